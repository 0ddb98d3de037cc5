// Whole turns, for bots that compare them: where a turn ends, and players who play it differently.
import { exp, itemAt, type Random } from '@backroom/kit';
import type { State } from '../src/state.ts';
import { ACTS, type Act } from '../src/vocabulary.ts';
import { type Habit, habitBy } from './habit.ts';
import { NONE, type Urges } from './planning.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { outlook } from './worth.ts';

/** The error of a guess in dollars, per point of leniency: 240 for lookout, 24 for underboss, none for kingpin. */
export const DOUBT = 2000;

/** The seat whose turn frame is at the bottom of the stack; -1 in a draft and when the game is over. */
function turnOf(s: State): number {
  const frame = s.stack[0];
  if (frame === undefined) return -1;
  return frame.kind === 'turn' || frame.kind === 'settle' || frame.kind === 'enforcer' ? frame.seat : -1;
}

/** Each weight is multiplied by at most e to this power, up or down. */
const SPREAD = 0.7;
/** The largest error in guesses of a Plan and of small choices, in dollars. */
const WAVERING = 12;
/** Half of all opinions prefer one action by up to this many dollars. */
const SOFT_SPOT = 24;

const share = (random: Random): number => random.below(1024) / 1024;

/** `always`: urges that everybody has besides their own opinion. */
export function opinionWith(always: Urges, random: Random, leniency: number): Habit {
  const weights: Record<keyof Weights, number> = { ...WEIGHTS };
  for (const name of Object.keys(WEIGHTS) as (keyof Weights)[]) weights[name] *= exp(SPREAD * (2 * share(random) - 1));
  weights.doubt = WAVERING * share(random) + DOUBT * leniency;
  weights.whim = WAVERING * share(random);
  if (random.below(2) === 0) return habitBy(weights, always);
  const act: Act = itemAt(ACTS, random.below(ACTS.length));
  return habitBy(weights, { ...always, [act]: SOFT_SPOT * share(random) + (always[act] ?? 0) });
}

const opinion = (random: Random, leniency: number): Habit => opinionWith(NONE, random, leniency);

/**
 * Found by playing candidates of 24 positions out to the end of the game a hundred times each: choosing by playouts of
 * 24 turns gained twice as much as by 6 turns, and by 14 candidates half as much again as by 10. With this turn it
 * makes 24: among two, three or four everybody has had as many turns, and chances favour nobody.
 */
export const turns = { turnOf, opinion, outlook, candidates: 24, horizon: 23, trust: 0 };
