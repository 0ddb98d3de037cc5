// The interface of every kind of frame. machine.ts has one for each kind.
import type { SeatAction } from './actions.ts';
import type { Out } from './events.ts';
import type { FrameKind, FrameOf } from './frames.ts';
import type { State } from './state.ts';

export interface FrameRule<K extends FrameKind> {
  /**
   * Runs by itself. True: waits for a decision of `frame.seat`, which has a choice. False: something changed
   * (it removed itself, or put others on top), and the machine looks again.
   */
  go(s: State, frame: FrameOf<K>, out: Out): boolean;
  /** The options, in canonical order. The machine takes a single option by itself, unless `asks` or `asksForOne` says otherwise. */
  options(s: State, frame: FrameOf<K>, list: SeatAction[]): void;
  take(s: State, frame: FrameOf<K>, action: SeatAction, out: Out): void;
  /** Asks even if there is only one answer, because the answer is a step of its own (a turn, a draft). */
  readonly asks?: true;
  /** Asks a person even if there is only one answer, because others must not learn that there is only one. */
  readonly asksForOne?: true;
}

/** A frame that never waits for anybody. */
export const noChoice = {
  options(): void {},
  take(): void {
    throw new TypeError('this frame asks nothing');
  },
};
