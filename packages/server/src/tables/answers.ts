// The answers a table has given lately: whoever asks again gets the same one. Of older ones no more is kept than that there
// was such a command; what it was answered stands in the record.
import type { Doer } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';

export type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;
export type Reply = (answer: Answer) => void;

interface Known {
  readonly by: Doer;
  /** Null while the answer is on its way to the disk, with those who wait for it. */
  seq: number | null;
  waiting: readonly Reply[];
}

/** Whoever was cut off asks again for what he sent last; with these at hand, nobody need look into the record for it. */
const KEPT = 32;
const NOBODY: readonly Reply[] = [];
const NOTHING: ReadonlyMap<string, Known> = new Map();

export class Answers {
  /** Of its own from the first command on: most tables wait for one, most of the time. */
  private byCid = NOTHING;
  /** Marks of all older ones: a few bytes each, so that a table does not grow with its match. */
  private readonly older: number[] = [];

  /** True if this command is known already: then the reply has been given, or will be. */
  isRepeat(cid: string, by: Doer, reply: Reply): boolean {
    const known = this.byCid.get(cid);
    if (known === undefined) return false;
    if (known.seq === null && known.by === by) known.waiting = [...known.waiting, reply];
    else reply(answerAgain(cid, by, known.by, known.seq ?? 0));
    return true;
  }

  /** It may have been answered long ago: the record tells. A new command looks so once in many millions. */
  mayBeOld(cid: string): boolean {
    return this.older.includes(markOf(cid));
  }

  /** From now on this command is on its way. */
  expect(cid: string, by: Doer, reply: Reply): void {
    this.know(cid, { by, seq: null, waiting: [reply] });
  }

  accept(cid: string, seq: number): void {
    const known = this.byCid.get(cid);
    if (known === undefined) return;
    const { waiting } = known;
    known.seq = seq;
    known.waiting = NOBODY;
    for (const reply of waiting) reply({ t: 'ok', cid, seq });
    this.tidy();
  }

  /** Answered earlier, by whoever kept this table then. */
  recall(cid: string, by: Doer, seq: number): void {
    this.know(cid, { by, seq, waiting: NOBODY });
    this.tidy();
  }

  private know(cid: string, known: Known): void {
    if (this.byCid === NOTHING) this.byCid = new Map();
    (this.byCid as Map<string, Known>).set(cid, known);
  }

  private tidy(): void {
    if (this.byCid.size <= KEPT) return;
    for (const [old, { seq: given }] of this.byCid) {
      if (given === null) continue;
      (this.byCid as Map<string, Known>).delete(old);
      this.older.push(markOf(old));
      if (this.byCid.size <= KEPT) return;
    }
  }
}

/** To a command that stands in the record already. */
export function answerAgain(cid: string, by: Doer, doer: Doer, seq: number): Answer {
  if (by === doer) return { t: 'ok', cid, seq };
  // Or else one seat could use up the ids of another, whose commands would then come to nothing.
  return { t: 'no', cid, code: 'malformed', why: 'another seat has used this id (cid) already' };
}

/** FNV-1a, less two bits: small whole numbers take the least room. */
function markOf(cid: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < cid.length; i++) mark = Math.imul(mark ^ cid.charCodeAt(i), 0x01000193);
  return mark & 0x3fffffff;
}
