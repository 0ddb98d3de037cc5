// What every kind of frame can do. One of these for each kind is in machine.ts.
import type { SeatAction } from './actions.ts';
import type { Out } from './events.ts';
import type { FrameKind, FrameOf } from './frames.ts';
import type { State } from './state.ts';

export interface Rule<K extends FrameKind> {
  /**
   * Goes on by itself. True: waits for a decision of `frame.seat`, which has something to choose from. False: something changed
   * (it took itself off, or put others on top), and the machine looks again.
   */
  go(s: State, frame: FrameOf<K>, out: Out): boolean;
  /** What may be chosen, in canonical order. A choice of one is no choice: the machine takes it, unless `asks` says otherwise. */
  options(s: State, frame: FrameOf<K>, list: SeatAction[]): void;
  take(s: State, frame: FrameOf<K>, action: SeatAction, out: Out): void;
  /** Asked even when there is one answer only, because the answer is a deed of its own (a turn, a draft). */
  readonly asks?: true;
}

/** A frame that never waits for anybody. */
export const noChoice = {
  options(): void {},
  take(): void {
    throw new TypeError('nobody is asked here');
  },
};
