// A bot's decision: one seat's view in, an action out.
import { exp, type Random, type Seat, shuffle } from '@backroom/kit';
import { type Trusted, thinkByHalving } from './halving.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { type Foreseen, shortlistFor } from './ponder.ts';
import { leanings, type Mood, revenge } from './temperament.ts';
import type { Candidate, Thought } from './thought.ts';

export interface Question<V> extends Mood<V> {
  /** Milliseconds from some moment on: for levels that are bound by time. */
  readonly now: () => number;
  /** Less or more time than the level takes of itself. */
  readonly ms?: number;
  /** What pondering gave: if it foresaw this view, only what is worth it is thought about. */
  readonly foreseen?: readonly Foreseen[] | undefined;
}

/** Thinks from the view alone. The seat must have something to decide. */
export function decide<S, A, E, V, O>(mind: Mind<S, A, E, V, O>, level: Level, question: Question<V>): Thought<A> {
  const { view, seat, random, now } = question;
  const imagined = mind.game.redeal(view, random);
  const legal = mind.game.legal(imagined, seat);
  if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
  const worth = shortlistFor(mind.game, question.foreseen ?? [], view, legal);
  const natural = naturalOf(mind, imagined, seat, worth, random, level.leniency);
  const noticed = notice(worth, level.attention, random, [revenge(mind, question, worth), natural]);
  if (noticed.length === 1)
    return { action: noticed[0], candidates: [{ action: noticed[0], chance: Number.NaN, tries: 0 }], iterations: 0 };
  const budget = { iterations: level.iterations, ms: question.ms ?? level.ms, now };
  const recalled = recall(mind, view, level.memory, random);
  const trusted = trustIn(mind, natural);
  const thought = thinkByHalving(mind, recalled, seat, noticed, random, budget, trusted);
  const leniency = level.leniency * (mind.knowledge.leniency ?? 1);
  const manner = leanings(mind, { ...question, view: recalled }, leniency, thought.candidates);
  const leans = thought.candidates.map(({ action }, i) => manner[i] + (action === natural ? (trusted?.trust ?? 0) : 0));
  return { ...thought, action: settleFor(thought.candidates, leans, leniency, random) };
}

/** How far the game trusts it. */
export const trustIn = <S, A, E, V, O>({ knowledge }: Mind<S, A, E, V, O>, natural: A | null): Trusted<A> | null =>
  natural === null ? null : { action: natural, trust: knowledge.trust ?? 0 };

/** What anybody would think of, as it stands in the list; null where the game names nothing. */
export function naturalOf<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  state: S,
  seat: Seat,
  actions: readonly A[],
  random: Random,
  leniency: number,
): A | null {
  if (knowledge.natural === undefined) return null;
  const notation = game.write(knowledge.natural(state, seat, random, leniency));
  return actions.find((action) => game.write(action) === notation) ?? null;
}

/** What the seat saw, as far as it remembers. */
function recall<S, A, E, V, O>({ knowledge }: Mind<S, A, E, V, O>, view: V, memory: number, random: Random): V {
  return memory >= 1 || knowledge.forgetful === undefined ? view : (knowledge.forgetful(view, memory, random) as V);
}

/** Some of the actions, in their order; at least two, if there are two; and what catches the eye, if anything does. */
function notice<A>(
  legal: readonly A[],
  attention: number,
  random: Random,
  striking: readonly (A | null)[],
): readonly A[] {
  const count = Math.max(Math.min(2, legal.length), Math.ceil(legal.length * attention));
  if (count >= legal.length) return legal;
  const chosen = shuffle(
    legal.map((_, i) => i),
    random,
  ).slice(0, count);
  return legal.filter((action, i) => chosen.includes(i) || striking.includes(action));
}

/** The best, or one that looks little worse: the likelier the closer. What suits the temperament looks that much better. */
function settleFor<A>(
  candidates: readonly Candidate<A>[],
  leans: readonly number[],
  leniency: number,
  random: Random,
): A {
  if (leniency === 0) return strictlyBest(candidates, leans);
  const looks = candidates.map(({ chance }, i) => chance + leans[i]);
  const weights = looks.map((look) => exp((look - looks[0]) / leniency));
  let left = (random.below(1 << 30) / (1 << 30)) * weights.reduce((sum, w) => sum + w, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return candidates[i].action;
  }
  return candidates[0].action;
}

/** An action with fewer of the best one's tries than this share is not known well enough to be preferred to it. */
const WELL_TRIED = 0.25;

/** An action that was given up earlier had fewer tries: it never counts as better than one that outlasted it. */
function strictlyBest<A>(candidates: readonly Candidate<A>[], leans: readonly number[]): A {
  let [best, most, chance] = [candidates[0].action, Number.NEGATIVE_INFINITY, 1];
  for (const [i, candidate] of candidates.entries()) {
    if (candidate.tries < WELL_TRIED * candidates[0].tries) break;
    chance = Math.min(chance, candidate.chance);
    if (chance + leans[i] <= most) continue;
    most = chance + leans[i];
    best = candidate.action;
  }
  return best;
}
