// Grants a table the time of an outage (cluster/outages.ts), before anything else happens there. If the record of outages may be
// incomplete, it asks the database first: a clock that ran out during an outage must not count.
import type { OutageRecord } from './services.ts';
import type { Table } from './table.ts';
import type { WorkQueue } from './work-queue.ts';

const GONE = new Error('the table is being loaded again');

export class Downtime {
  private readonly table: Table;
  private readonly outages: OutageRecord;
  private readonly workQueue: WorkQueue;
  private readonly now: () => number;
  private readonly grant: (ms: number) => void;

  constructor(
    table: Table,
    outages: OutageRecord,
    workQueue: WorkQueue,
    now: () => number,
    grant: (ms: number) => void,
  ) {
    this.table = table;
    this.outages = outages;
    this.workQueue = workQueue;
    this.now = now;
    this.grant = grant;
  }

  /** Grants the time, then runs `work`: at once, or after the database has answered and before the rest of the queue. */
  excuse(work: () => void, failed: (error: unknown) => void): void {
    if (this.isKnown) return this.grantAndDo(work, failed);
    const asked = this.workQueue.hold(async () => {
      await this.ask();
      this.workQueue.takeNext(
        () => this.grantAndDo(work, failed),
        () => failed(GONE),
      );
    });
    asked.catch(failed);
  }

  /** Whether all outages that may have to be granted are known. */
  get isKnown(): boolean {
    return !this.hasClock || this.outages.isKnown(this.table.match.due());
  }

  ask(): Promise<void> {
    return this.outages.ask();
  }

  /** Counts from the last entry. The grant is an entry itself, so no node grants the same time twice. */
  private grantAndDo(work: () => void, failed: (error: unknown) => void): void {
    const ms = this.hasClock ? this.outages.within(this.table.match.at, this.now()) : 0;
    if (ms > 0) this.grant(ms);
    if (this.workQueue.isOver) failed(GONE);
    else work();
  }

  private get hasClock(): boolean {
    const { match, isResting } = this.table;
    if (isResting || match.phase !== 'playing') return false;
    return match.terms.pace !== null || match.game.deadline(match.state) !== null;
  }
}
