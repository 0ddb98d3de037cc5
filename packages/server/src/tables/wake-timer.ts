// Wakes a table when something is due.
import type { Services } from './services.ts';

/** The longest possible timer; a longer wait sets it again. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** How much later another node wakes the table if the preferred one is gone; milliseconds. */
const AFTER_PREFERRED = 1000;
const NOTHING_SET = (): void => {};

export class WakeTimer {
  private readonly services: Services;
  private readonly ring: () => void;
  private stopTimer: () => void = NOTHING_SET;

  constructor(services: Services, ring: () => void) {
    this.services = services;
    this.ring = ring;
  }

  /** Null: nothing is due. */
  set(due: number | null, isPreferred: boolean): void {
    this.stop();
    if (due === null) return;
    const wait = Math.min(
      Math.max(0, Math.ceil(due - this.services.now()) + (isPreferred ? 0 : AFTER_PREFERRED)),
      LONGEST_TIMER,
    );
    this.stopTimer = this.services.later(wait, this.ring);
  }

  stop(): void {
    this.stopTimer();
    this.stopTimer = NOTHING_SET;
  }
}
