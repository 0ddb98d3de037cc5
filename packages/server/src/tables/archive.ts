// For what needs the whole log: an undo, a replay, an answer that was given long ago. A table keeps none of it in memory.

import type { AnyGame } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import type { Store } from '../store/contract.ts';
import type { Keeping } from './keeping.ts';
import { entriesOf } from './record.ts';
import type { Turns } from './turns.ts';

export class Archive {
  private readonly store: Store;
  private readonly turns: Turns;
  private readonly keeping: Keeping;

  constructor(store: Store, turns: Turns, keeping: Keeping) {
    this.store = store;
    this.turns = turns;
    this.keeping = keeping;
  }

  /** With everything stored and nobody else at the table. */
  alone<T>(match: string, game: AnyGame, work: (entries: Entry[]) => Promise<T> | T): Promise<T> {
    if (this.turns.isClosed) return Promise.reject(new Error('the table is put away'));
    return new Promise((resolve, reject) => {
      const read = async (): Promise<T> => {
        await this.keeping.saved();
        const entries = entriesOf(game, await this.store.lines(match, 1));
        if (!entries.ok) throw new Error(entries.why);
        return work(entries.value);
      };
      this.turns.take(
        () => void this.turns.hold(read).then(resolve, reject),
        () => reject(new Error('the table is set up anew')),
      );
    });
  }
}
