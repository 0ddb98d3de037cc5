// What Scarface 1920 tells its bots.
import { type State, top } from '../state.ts';
import { habit } from './habit.ts';
import { chances } from './worth.ts';

/** The start of somebody's turn is a good place to judge. */
function rests(s: State): boolean {
  const frame = top(s);
  if (frame === undefined) return true;
  return frame.kind === 'turn' && frame.step === 'plan' && s.players[frame.seat].plan.length === 0;
}

export const knowledge = { rests, chances, habit };
