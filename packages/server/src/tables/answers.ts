// The answers a table has given lately: whoever asks again gets the same one. Older ones are found in the record.
import type { Doer } from '@backroom/match';
import type { FromServer } from '@backroom/protocol';

export type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;
export type Reply = (answer: Answer) => void;

/** Enough for any match that people play; whoever goes beyond is answered from the record. */
const KEPT = 1000;

export class Answers {
  /** Null while the answer is on its way to the disk, with those who wait for it. */
  private readonly byCid = new Map<string, { by: Doer; seq: number | null; waiting: Reply[] }>();

  /** True if this command is known already: then the reply has been given, or will be. */
  isRepeat(cid: string, by: Doer, reply: Reply): boolean {
    const known = this.byCid.get(cid);
    if (known === undefined) return false;
    // Or else one seat could use up the ids of another, whose commands would then come to nothing.
    if (known.by !== by) reply({ t: 'no', cid, code: 'malformed', why: 'another seat has used this id (cid) already' });
    else if (known.seq === null) known.waiting.push(reply);
    else reply({ t: 'ok', cid, seq: known.seq });
    return true;
  }

  /** From now on this command is on its way. */
  expect(cid: string, by: Doer, reply: Reply): void {
    this.byCid.set(cid, { by, seq: null, waiting: [reply] });
  }

  accept(cid: string, seq: number): void {
    const known = this.byCid.get(cid);
    if (known === undefined) return;
    known.seq = seq;
    for (const reply of known.waiting.splice(0)) reply({ t: 'ok', cid, seq });
    this.tidy();
  }

  /** Answered earlier, by whoever kept this table then. */
  recall(cid: string, by: Doer, seq: number): void {
    this.byCid.set(cid, { by, seq, waiting: [] });
    this.tidy();
  }

  private tidy(): void {
    for (const [old, { seq: given }] of this.byCid) {
      if (this.byCid.size <= KEPT) break;
      if (given !== null) this.byCid.delete(old);
    }
  }
}
