// For changes that need the log: an undo, an old answer. A table does not keep the log in memory. Work that only reads
// the whole log goes through `History`, which delays nobody.

import type { AnyGame } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import type { Store } from '../store/contract.ts';
import type { PendingWrites } from './pending-writes.ts';
import { readEntries } from './record.ts';
import { inSlices, type NextSlice } from './slices.ts';
import type { WorkQueue } from './work-queue.ts';

export class WholeLog {
  private readonly store: Store;
  private readonly workQueue: WorkQueue;
  private readonly pendingWrites: PendingWrites;
  private readonly nextSlice: NextSlice;

  constructor(store: Store, workQueue: WorkQueue, pendingWrites: PendingWrites, nextSlice: NextSlice) {
    this.store = store;
    this.nextSlice = nextSlice;
    this.workQueue = workQueue;
    this.pendingWrites = pendingWrites;
  }

  /** Reads the whole log, with everything stored and exclusive access to the table. */
  alone<T>(match: string, game: AnyGame, work: (entries: Entry[]) => Promise<T> | T): Promise<T> {
    return this.exclusively(async () => {
      const lines = await this.store.lines(match, 1);
      const entries = await inSlices(readEntries(game, lines), this.nextSlice);
      if (!entries.ok) throw new Error(entries.why);
      return work(entries.value);
    });
  }

  /** With everything stored. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.workQueue.isClosed) return Promise.reject(new Error('the table is unloaded'));
    return new Promise((resolve, reject) => {
      const run = async (): Promise<T> => {
        await this.pendingWrites.saved();
        return work();
      };
      this.workQueue.take(
        () => void this.workQueue.hold(run).then(resolve, reject),
        () => reject(new Error('the table is being loaded again')),
      );
    });
  }
}
