// What Scarface 1920 tells its bots.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';
import { type State, top } from '../state.ts';
import { habit, habitBy } from './habit.ts';
import { explain } from './reasons.ts';
import { grudge, traits } from './traits.ts';
import { WEIGHTS } from './weights.ts';
import { chances } from './worth.ts';

/** The start of somebody's turn is a good place to judge. */
function rests(s: State): boolean {
  const frame = top(s);
  if (frame === undefined) return true;
  return frame.kind === 'turn' && frame.step === 'plan' && s.players[frame.seat].plan.length === 0;
}

/** A turn is a chain of some twenty small decisions: what a level may waste in one of them is a tenth of the usual. */
const LENIENCY = 0.1;

/** Habit plans a whole turn at once; the judgement at its end is rough. Only what looks clearly better is done instead. */
const TRUST = 0.1;

/** Dollars that a guess may be out by, for each point of leniency: 240 for lookout, 24 for underboss, none for kingpin. */
const DOUBT = 2000;

const natural = (s: State, seat: Seat, random: Random, leniency: number): SeatAction =>
  habitBy({ ...WEIGHTS, doubt: WEIGHTS.doubt + DOUBT * leniency })(s, seat, random);

export const knowledge = {
  ...{ rests, chances, habit, explain, traits, grudge, natural },
  leniency: LENIENCY,
  trust: TRUST,
};
