// The interface of a rule that only one card has. If it asks several questions, `step` of its frame counts them.
import type { SeatAction } from '../../actions.ts';
import type { Out } from '../../events.ts';
import type { FrameOf } from '../../frames.ts';
import type { State } from '../../state.ts';

type SpecialFrame = FrameOf<'special'>;

export interface Particular {
  can(s: State, seat: number): boolean;
  /** Goes on by itself. True: waits for a decision. False: something changed. */
  go(s: State, frame: SpecialFrame, out: Out): boolean;
  options(s: State, frame: SpecialFrame, list: SeatAction[]): void;
  take(s: State, frame: SpecialFrame, action: SeatAction, out: Out): void;
}
