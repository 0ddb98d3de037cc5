import { itemAt } from '@backroom/kit';
import { type State, top } from '../src/state.ts';

/** The start of somebody's turn is a good place to judge. */
export function rests(s: State): boolean {
  const frame = top(s);
  if (frame === undefined) return true;
  return frame.kind === 'turn' && frame.step === 'plan' && itemAt(s.players, frame.seat).plan.length === 0;
}
