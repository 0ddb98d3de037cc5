// Appends that are not on disk yet, and callbacks that wait until there are none.
import type { Happening } from '@backroom/croupier';
import type { AnyMatch } from '@backroom/match';
import type { Alongside, Appended, Line, MatchRow, Store } from '../store/contract.ts';
import type { Recorder } from './record.ts';

const NOBODY: readonly (() => void)[] = [];
const NOTHING_ELSE: Alongside = {};

export class PendingWrites {
  private readonly store: Store;
  private readonly recorder: Recorder;
  private status: MatchRow['status'];
  private unsaved = 0;
  /** The seq of the last line that is known to be stored. */
  lastStored: number;
  /** Another node has appended lines that this table has not read yet. */
  isBehind = false;
  /** The timer that the store has; undefined: another node may have changed it. */
  private dueAt: number | null | undefined;
  /** Other nodes append to the log too. */
  private readonly isShared: boolean;
  private waiting = NOBODY;

  constructor(store: Store, recorder: Recorder, status: MatchRow['status'], lastStored: number, isShared: boolean) {
    this.store = store;
    this.lastStored = lastStored;
    this.isShared = isShared;
    this.recorder = recorder;
    this.status = status;
  }

  /** Everything that has happened is stored. */
  get isDone(): boolean {
    return this.unsaved === 0 && !this.isBehind;
  }

  /** The number of pending appends. */
  get underWay(): number {
    return this.unsaved;
  }

  /** The chain's hash after the last entry. */
  get head(): string {
    return this.recorder.head;
  }

  /** Atomic: all or nothing is stored. One of the two callbacks is called when the result is known. */
  keep(
    match: AnyMatch,
    happenings: readonly Happening[],
    kept: (appended: Appended) => void,
    failed: (error: unknown) => void,
  ): void {
    const after = this.recorder.head;
    const lines = happenings.map(({ entry }) => this.recorder.record(entry));
    this.unsaved++;
    this.store.append(match.id, lines, this.alongside(match, after)).then(
      (appended) => {
        this.unsaved--;
        // When behind, continue from the line before the first refused one.
        if (appended.ok && !this.isBehind) this.lastStored = Math.max(this.lastStored, lines.at(-1)?.seq ?? 0);
        kept(appended);
      },
      (error: unknown) => {
        this.unsaved--;
        failed(error);
      },
    );
  }

  /** The status for lists of matches, in the same commit; the log decides. */
  private alongside(match: AnyMatch, after: string): Alongside {
    const status = STATUS[match.phase];
    const isSameStatus = status === this.status;
    this.status = status;
    if (!this.isShared) return isSameStatus ? NOTHING_ELSE : { status };
    const dueAt = match.due();
    const isSameTime = dueAt === this.dueAt;
    this.dueAt = dueAt;
    return { after, ...(isSameStatus ? {} : { status }), ...(isSameTime ? {} : { dueAt }) };
  }

  /** Another node has stored everything up to this line. */
  followed({ seq, hash }: Line, phase: AnyMatch['phase']): void {
    this.recorder.head = hash;
    this.lastStored = seq;
    this.status = STATUS[phase];
    this.dueAt = undefined;
  }

  /** Resolves when nothing is pending, or never will be: see `letIn`. */
  async saved(): Promise<void> {
    while (!this.isDone)
      await new Promise<void>((resolve) => {
        this.waiting = [...this.waiting, resolve];
      });
  }

  /** Lets waiting callers check again. */
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
