// What a table has sent to the disk and not heard of yet, and those who wait until there is nothing of the kind.
import type { Happening } from '@backroom/croupier';
import type { AnyMatch } from '@backroom/match';
import type { Alongside, Appended, MatchRow, Store } from '../store/contract.ts';
import type { Recorder } from './record.ts';

const NOBODY: readonly (() => void)[] = [];

export class Keeping {
  private readonly store: Store;
  private readonly recorder: Recorder;
  private status: MatchRow['status'];
  private unsaved = 0;
  private waiting = NOBODY;

  constructor(store: Store, recorder: Recorder, status: MatchRow['status']) {
    this.store = store;
    this.recorder = recorder;
    this.status = status;
  }

  /** Everything that has happened is kept. */
  get isDone(): boolean {
    return this.unsaved === 0;
  }

  /** The chain's hash after the last entry. */
  get head(): string {
    return this.recorder.head;
  }

  /** In one piece: all of it is kept, or none. One of the two is called, when it is known. */
  keep(
    match: AnyMatch,
    happenings: readonly Happening[],
    kept: (appended: Appended) => void,
    failed: (error: unknown) => void,
  ): void {
    const lines = happenings.map(({ entry }) => this.recorder.record(entry));
    this.unsaved++;
    this.store.append(match.id, lines, this.alongside(match)).then(
      (appended) => {
        this.unsaved--;
        kept(appended);
      },
      (error: unknown) => {
        this.unsaved--;
        failed(error);
      },
    );
  }

  /** For lists of matches, in the same commit; the log is what counts. */
  private alongside({ phase }: AnyMatch): Alongside {
    const status = STATUS[phase];
    if (status === this.status) return {};
    this.status = status;
    return { status };
  }

  /** Resolves when nothing is on its way any more, or never will be: see `letIn`. */
  async saved(): Promise<void> {
    while (this.unsaved > 0)
      await new Promise<void>((resolve) => {
        this.waiting = [...this.waiting, resolve];
      });
  }

  /** Those who wait look again. */
  letIn(): void {
    const { waiting } = this;
    this.waiting = NOBODY;
    for (const enter of waiting) enter();
  }
}

const STATUS: Readonly<Record<AnyMatch['phase'], MatchRow['status']>> = {
  gathering: 'gathering',
  sharing: 'gathering',
  playing: 'playing',
  paused: 'playing',
  over: 'over',
};
