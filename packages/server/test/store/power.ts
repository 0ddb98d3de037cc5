// P2: what a disk may hold after the power failed. Everything up to the last completed sync is there; of what came after it,
// each write may be there, be missing, or be torn at a sector with rubbish behind the tear.
import type { Random } from '@backroom/kit';
import type { Happening } from './trace.ts';

const SECTOR = 512;

type Write = Extract<Happening, { readonly kind: 'write' }>;
type Change = Write | Extract<Happening, { readonly kind: 'truncate' } | { readonly kind: 'unlink' }>;

/** The contents of a file after what happened so far, or null where there is none. */
export function imageAfterCut(
  before: Buffer | null,
  happenings: readonly Happening[],
  file: string,
  random: Random,
): Buffer | null {
  const disk = openDisk(before, happenings);
  const pending: Change[] = [];
  let covered = 0;
  for (const happening of happenings) {
    if (happening.kind === 'acknowledged' || happening.file !== file) continue;
    if (happening.kind === 'sync begins') covered = pending.length;
    else if (happening.kind === 'sync ends') pending.splice(0, covered).forEach(disk.change);
    else pending.push(happening);
  }
  for (const change of pending) {
    const luck = random.below(3);
    if (luck === 0) disk.change(change);
    else if (luck === 1 && change.kind === 'write') disk.change(torn(change, random));
  }
  return disk.image();
}

/** One buffer for all that will ever be written, and how much of it is the file. */
function openDisk(before: Buffer | null, happenings: readonly Happening[]) {
  const ends = happenings.map((one) => (one.kind === 'write' ? one.offset + one.bytes.length : 0));
  const room = Buffer.alloc(ends.reduce((most, end) => Math.max(most, end), before?.length ?? 0));
  before?.copy(room);
  let size = before?.length ?? null;
  return {
    change(change: Change): void {
      if (change.kind === 'unlink') size = null;
      else if (change.kind === 'truncate') {
        room.fill(0, change.size);
        size = change.size;
      } else {
        change.bytes.copy(room, change.offset);
        size = Math.max(size ?? 0, change.offset + change.bytes.length);
      }
    },
    image: (): Buffer | null => (size === null ? null : room.subarray(0, size)),
  };
}

function torn(change: Write, random: Random): Write {
  const bytes = Buffer.from(change.bytes);
  const first = (SECTOR - (change.offset % SECTOR)) % SECTOR;
  const tear = Math.min(bytes.length, first + SECTOR * random.below(1 + Math.ceil(bytes.length / SECTOR)));
  for (let index = tear; index < bytes.length; index++) bytes[index] = random.below(256);
  return { ...change, bytes };
}
