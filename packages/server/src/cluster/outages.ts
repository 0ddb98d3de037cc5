// Outages: times in which no node could work, because none was open or none reached the database. No player is charged for them. The
// database keeps the record (`beat` in store/postgres/schema.ts); every node has a copy, which each of its heartbeats updates.
import { NO_SIGN_FOR, type Outage } from '../store/cluster.ts';
import type { OutageRecord } from '../tables/services.ts';

/** The longest wait for a heartbeat; milliseconds. A command is refused within 5 s in all (P25). */
const ANSWERS_WITHIN = 3500;

export class Outages implements OutageRecord {
  /** The number of the last outage in the copy. */
  lastNo = 0;
  private readonly now: () => number;
  private readonly beat: () => Promise<void>;
  private readonly all: Outage[] = [];
  /** When the last answered heartbeat was sent. */
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;

  /** `beat`: writes a heartbeat, and passes the answer to `learn`. */
  constructor(now: () => number, beat: () => Promise<void>) {
    this.now = now;
    this.beat = beat;
  }

  within(from: number, to: number): number {
    let ms = 0;
    for (let i = this.all.length - 1; i >= 0; i--) {
      const { began, ended } = this.all[i] as Outage;
      if (ended <= from) break;
      ms += Math.max(0, Math.min(to, ended) - Math.max(from, began));
    }
    return Math.min(ms, Math.max(0, to - from));
  }

  isKnown(due: number | null): boolean {
    // A shorter gap is not an outage.
    if (this.now() - this.askedAt > NO_SIGN_FOR) return false;
    return due === null || due > this.now() || this.askedAt >= due;
  }

  async ask(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const error = new Error(`the database has not answered a heartbeat within ${ANSWERS_WITHIN} ms`);
      timer = setTimeout(() => reject(error), ANSWERS_WITHIN);
    });
    try {
      await Promise.race([this.send(), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends one heartbeat at a time. Callers during a heartbeat share the next one, which is sent after their call. */
  private send(): Promise<void> {
    this.next ??= this.asking
      .catch(() => {})
      .then(() => {
        this.next = null;
        this.asking = this.beat();
        return this.asking;
      });
    return this.next;
  }

  /** Takes the answer to a heartbeat that was sent at `askedAt`. Returns whether there was an outage. */
  learn(outages: readonly Outage[], askedAt: number): boolean {
    for (const { no, began, ended } of outages) {
      if (no <= this.lastNo) continue;
      this.lastNo = no;
      // If the database's clock was put forward, an outage may end in this node's future: cut it to the time that has passed here.
      this.all.push({ no, began, ended: Math.min(ended, this.now()) });
    }
    this.askedAt = Math.max(this.askedAt, askedAt);
    return outages.length > 0;
  }
}
