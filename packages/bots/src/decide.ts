// A bot's decision: one seat's view in, an action out.
import { type Random, type Seat, shuffle } from '@backroom/kit';
import { thinkByHalving } from './halving.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import type { Candidate, Thought } from './thought.ts';

export interface Question<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly random: Random;
  /** Milliseconds from some moment on: for levels that are bound by time. */
  readonly now: () => number;
  /** Less or more time than the level takes of itself. */
  readonly ms?: number;
}

/** Thinks from the view alone. The seat must have something to decide. */
export function decide<S, A, E, V, O>(mind: Mind<S, A, E, V, O>, level: Level, question: Question<V>): Thought<A> {
  const { view, seat, random, now } = question;
  const legal = mind.game.legal(mind.game.redeal(view, random), seat);
  if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
  const noticed = notice(legal, level.attention, random);
  if (noticed.length === 1)
    return { action: noticed[0], candidates: [{ action: noticed[0], chance: Number.NaN, tries: 0 }], iterations: 0 };
  const budget = { iterations: level.iterations, ms: question.ms ?? level.ms, now };
  const thought = thinkByHalving(mind, view, seat, noticed, random, budget);
  return { ...thought, action: settleFor(thought.candidates, level.leniency, random) };
}

/** Some of the actions, in their order; at least two, if there are two. */
function notice<A>(legal: readonly A[], attention: number, random: Random): readonly A[] {
  const count = Math.max(Math.min(2, legal.length), Math.ceil(legal.length * attention));
  if (count >= legal.length) return legal;
  const chosen = shuffle(
    legal.map((_, i) => i),
    random,
  ).slice(0, count);
  return chosen.sort((a, b) => a - b).map((i) => legal[i]);
}

/** The best, or one that looks little worse: the likelier the closer. */
function settleFor<A>(candidates: readonly Candidate<A>[], leniency: number, random: Random): A {
  if (leniency === 0) return candidates[0].action;
  const weights = candidates.map(({ chance }) => Math.exp((chance - candidates[0].chance) / leniency));
  let left = (random.below(1 << 30) / (1 << 30)) * weights.reduce((sum, w) => sum + w, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return candidates[i].action;
  }
  return candidates[0].action;
}
