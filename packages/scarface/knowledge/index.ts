// What Scarface 1920 tells its bots.
import type { Random, Seat } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';
import type { State } from '../src/state.ts';
import { habit, habitBy } from './habit.ts';
import { explain } from './reasons.ts';
import { rests } from './resting.ts';
import { grudge, traits } from './traits.ts';
import { DOUBT, turns } from './turns.ts';
import { WEIGHTS } from './weights.ts';
import { chances } from './worth.ts';

/** A turn is a chain of some twenty small decisions, so each gets a tenth of a level's usual leniency. */
const LENIENCY = 0.1;

/** Habit plans a whole turn; the judgement at its end is rough. Another action must look clearly better. */
const TRUST = 0.1;

const natural = (s: State, seat: Seat, random: Random, leniency: number): SeatAction =>
  habitBy({ ...WEIGHTS, doubt: WEIGHTS.doubt + DOUBT * leniency })(s, seat, random);

export const knowledge = {
  ...{ rests, chances, habit, explain, traits, grudge, natural, turns },
  leniency: LENIENCY,
  trust: TRUST,
};
