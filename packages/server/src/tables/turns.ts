// At a table one thing happens after the other. While something is done that has to wait for the record, everything else
// stands in line.

interface Waiting {
  readonly work: () => void;
  /** Instead, if there are no more turns when it would be its turn. */
  readonly giveUp: () => void;
}

const SHRUG = (): void => {};

export class Turns {
  private state: 'open' | 'closed' | 'over' = 'open';
  private held = false;
  private readonly inLine: Waiting[] = [];

  /** Nothing is being waited for. */
  get isFree(): boolean {
    return !this.held && this.state === 'open';
  }

  get isHeld(): boolean {
    return this.held;
  }

  /** Nobody new gets a turn. */
  get isClosed(): boolean {
    return this.state !== 'open';
  }

  /** Nobody at all gets one any more. */
  get isOver(): boolean {
    return this.state === 'over';
  }

  /** At once if it is free, or else when it is. */
  take(work: () => void, giveUp: () => void = SHRUG): void {
    if (this.isClosed) giveUp();
    else if (this.held) this.inLine.push({ work, giveUp });
    else work();
  }

  /** Everything else waits until this is done. To be called by whoever has the turn. */
  async hold<T>(work: () => Promise<T>): Promise<T> {
    this.held = true;
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private release(): void {
    this.held = false;
    while (!this.held && !this.isOver) {
      const next = this.inLine.shift();
      if (next === undefined) break;
      next.work();
    }
  }

  /** Who stands in line still gets a turn. */
  close(): void {
    if (this.state === 'open') this.state = 'closed';
  }

  end(): void {
    this.state = 'over';
    for (const { giveUp } of this.inLine.splice(0)) giveUp();
  }
}
