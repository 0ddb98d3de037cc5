// Runs a table's work one piece at a time. While one piece waits for the store, all others wait in the queue.

interface Waiting {
  readonly work: () => void;
  /** Called instead if the queue is closed before its turn. */
  readonly giveUp: () => void;
}

const SHRUG = (): void => {};

export class WorkQueue {
  private state: 'open' | 'closed' | 'over' = 'open';
  /** How many hold it. */
  private holds = 0;
  private readonly inLine: Waiting[] = [];

  /** The queue is free. */
  get isFree(): boolean {
    return this.holds === 0 && this.state === 'open';
  }

  get isHeld(): boolean {
    return this.holds > 0;
  }

  /** Accepts nothing new. */
  get isClosed(): boolean {
    return this.state !== 'open';
  }

  /** Runs nothing any more. */
  get isOver(): boolean {
    return this.state === 'over';
  }

  /** At once if the queue is free, otherwise in turn. */
  take(work: () => void, giveUp: () => void = SHRUG): void {
    if (this.isClosed) giveUp();
    else if (this.holds > 0) this.inLine.push({ work, giveUp });
    else work();
  }

  /** Runs next, before all that wait. Call it while the queue is held. */
  takeNext(work: () => void, giveUp: () => void = SHRUG): void {
    if (this.isOver) giveUp();
    else this.inLine.unshift({ work, giveUp });
  }

  /** Everything else waits until this is done. Call it only from work that is running. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.holds++;
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private release(): void {
    this.holds--;
    while (this.holds === 0 && !this.isOver) {
      const next = this.inLine.shift();
      if (next === undefined) break;
      next.work();
    }
  }

  /** Those who already wait still get a turn. */
  close(): void {
    if (this.state === 'open') this.state = 'closed';
  }

  end(): void {
    this.state = 'over';
    for (const { giveUp } of this.inLine.splice(0)) giveUp();
  }
}
