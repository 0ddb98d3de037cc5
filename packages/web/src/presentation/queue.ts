// Plays beats one after the other. Later beats do not cancel queued ones; the more beats wait, the faster they play.
import type { ToBeats } from '@backroom/kit';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame.
export type AnyBeats = ToBeats<any, any>;

export interface Queued {
  /** At normal speed; 0: at once. */
  readonly ms: number;
  /** Something to read: its time does not depend on the speed, skipping stops before it, and skipping it ends nothing else. */
  readonly isPause: boolean;
  /** Shows it for `ms` milliseconds. Not called if it takes no time. */
  begin(ms: number): void;
}

export interface Around {
  later(ms: number, what: () => void): () => void;
  /** 2: twice as fast. 0: everything takes no time. */
  speed(): number;
  /** Everything has been shown. */
  idle(): void;
}

/** When more milliseconds of beats than this wait, the queue plays faster. */
const EASY_BACKLOG_MS = 6000;
const MOST_HASTE = 4;
/** If more than this waits, the oldest beats end at once. */
const MOST_WAITING = 300;

export class PresentationQueue {
  private readonly around: Around;
  private waiting: Queued[] = [];
  private stop: (() => void) | null = null;
  private isPausing = false;
  private isHeld = false;

  constructor(around: Around) {
    this.around = around;
  }

  get isIdle(): boolean {
    return this.stop === null && this.waiting.length === 0;
  }

  push(beats: readonly Queued[]): void {
    this.waiting = [...this.waiting, ...beats].slice(-MOST_WAITING);
    if (this.stop === null) this.next();
  }

  /** The page is hidden: new beats wait until it is visible. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.stop === null && this.waiting.length > 0) this.next();
  }

  /** Ends a pause; otherwise skips to the next pause, or to the end. */
  skip(): void {
    if (this.stop === null) return;
    if (this.isPausing) return this.end();
    const pause = this.waiting.findIndex(({ isPause }) => isPause);
    this.waiting = pause < 0 ? [] : this.waiting.slice(pause);
    this.end();
  }

  close(): void {
    this.stop?.();
    this.stop = null;
    this.waiting = [];
  }

  private end(): void {
    this.stop?.();
    this.stop = null;
    this.next();
  }

  private next(): void {
    if (this.isHeld) return;
    const backlog = this.waiting.reduce((sum, { ms, isPause }) => sum + (isPause ? 0 : ms), 0);
    for (let beat = this.waiting.shift(); beat !== undefined; beat = this.waiting.shift()) {
      const ms = this.allotted(beat, backlog);
      if (ms === 0) continue;
      this.stop = this.around.later(ms, () => this.end());
      this.isPausing = beat.isPause;
      return beat.begin(ms);
    }
    this.around.idle();
  }

  private allotted({ ms, isPause }: Queued, backlog: number): number {
    const speed = this.around.speed();
    if (speed === 0 || ms === 0) return 0;
    if (isPause) return ms;
    const haste = Math.min(MOST_HASTE, Math.max(1, backlog / EASY_BACKLOG_MS));
    return Math.round(ms / speed / haste);
  }
}
