// The keys of a replay, and its speed.
import type { Tempo } from '@backroom/kit';
import type { FilmFrame } from './film.ts';

/** How many steps Page Up and Page Down go. */
const LEAP = 10;

/** The step that a key leads to, or null. */
export function stepBy(key: string, step: number, last: number): number | null {
  const within = (to: number): number => Math.min(last, Math.max(0, to));
  switch (key) {
    case 'ArrowRight':
      return within(step + 1);
    case 'ArrowLeft':
      return within(step - 1);
    case 'PageDown':
      return within(step + LEAP);
    case 'PageUp':
      return within(step - LEAP);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The log entry that an address names behind its #, or null. */
export const entryIn = (hash: string): number | null => (/^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : null);

/** The entry at which a replay opens: the table is set up, and nobody has moved yet. */
export function openingEntry(beats: readonly Pick<FilmFrame, 'seq' | 'kind' | 'by'>[]): number {
  const firstMove = beats.findIndex(({ kind, by }) => kind === 'game' && typeof by === 'number');
  return beats[Math.max(0, firstMove - 1)]?.seq ?? 0;
}

/** The shortest time for a step, in milliseconds. Without animations the steps still follow each other calmly. */
export const pauseAt = (tempo: Tempo): number => 1800 / Math.max(1, tempo);

/** The same moment for another viewer: the step of the same entry, or the last one before it. */
export function sameMoment(beats: readonly { readonly seq: number }[], seq: number): number {
  return Math.max(
    0,
    beats.findLastIndex((beat) => beat.seq <= seq),
  );
}
