// A bot's decision: one seat's view in, an action out.
import { exp, type GameTypes, itemAt, type Random, type Seat, shuffle } from '@backroom/kit';
import { type Trusted, thinkByHalving } from './halving.ts';
import type { Turns } from './knowledge.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { type Foreseen, shortlistFor } from './ponder.ts';
import { leanings, type Mood, revenge } from './temperament.ts';
import type { Candidate, Thought } from './thought.ts';
import { planned, type TurnPlan } from './turn-plan.ts';
import { chanceOf, mean, type TurnArm, thinkByTurns } from './turn-search.ts';

export interface DecisionRequest<V> extends Mood<V> {
  /** A clock in milliseconds, for levels that are limited by time. */
  readonly now: () => number;
  /** Multiplies the level's own time limit. */
  readonly ms?: number;
  /** The result of pondering: if it foresaw this view, only its shortlist is searched. */
  readonly foreseen?: readonly Foreseen[] | undefined;
  /** The plan of the seat's last decision: followed without a new search while it fits. */
  readonly plan?: TurnPlan | undefined;
}

/** Searches from the view alone. The seat must have something to decide. */
export function decide<T extends GameTypes>(
  mind: Mind<T>,
  level: Level,
  question: DecisionRequest<T['view']>,
): Thought<T['action']> {
  const { view, seat, random, now } = question;
  const imagined = mind.game.redeal(view, random);
  const legal = mind.game.legal(imagined, seat);
  if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
  const { turns } = mind.knowledge;
  if (turns !== undefined && level.playouts > 0) return decideTurn(mind, turns, level, question, legal);
  const worth = shortlistFor(mind.game, question.foreseen ?? [], view, legal);
  const natural = naturalOf(mind, imagined, seat, worth, random, level.leniency);
  const noticed = notice(worth, level.attention, random, [revenge(mind, question, worth), natural]);
  if (noticed.length === 1) return unthought(noticed[0]);
  const budget = { iterations: level.iterations, ms: question.ms ?? level.ms, now };
  const recalled = recall(mind, view, level.memory, random);
  const trusted = trustIn(mind, natural);
  const thought = thinkByHalving(mind, recalled, seat, noticed, random, budget, trusted);
  const leniency = level.leniency * (mind.knowledge.leniency ?? 1);
  const manner = leanings(mind, { ...question, view: recalled }, leniency, thought.candidates);
  const leans = thought.candidates.map(
    ({ action }, i) => itemAt(manner, i) + (action === natural ? (trusted?.trust ?? 0) : 0),
  );
  return { ...thought, action: settleFor(thought.candidates, leans, leniency, random) };
}

/** A level that compares whole turns follows its plan, or makes a new one when a hidden card was revealed. */
function decideTurn<T extends GameTypes>(
  mind: Mind<T>,
  turns: Turns<T['state'], T['action']>,
  level: Level,
  question: DecisionRequest<T['view']>,
  legal: readonly T['action'][],
): Thought<T['action']> {
  const { seat, random, now } = question;
  const next = planned(mind.game, question.plan ?? [], legal);
  if (next !== null) return { ...unthought(next.action), plan: next.rest };
  if (legal.length === 1) return unthought(legal[0]);
  const view = recall(mind, question.view, level.memory, random);
  const budget = { iterations: level.playouts, ms: question.ms ?? level.turnMs, now };
  const { arms, playouts } = thinkByTurns(mind, turns, view, seat, legal, random, budget, level.leniency);
  const leniency = level.leniency * (mind.knowledge.leniency ?? 1);
  const leans = arms.map((arm) => leaning(mind, { ...question, view }, leniency, arm));
  const candidates = arms.map((arm) => ({ action: arm, chance: mean(arm), tries: arm.tries }));
  const { action, plan } = settleFor(candidates, leans, leniency, random);
  return { action, candidates: bestOfEach(arms), iterations: playouts, plan: plan.slice(1) };
}

const unthought = <A>(action: A): Thought<A> => ({
  action,
  candidates: [{ action, chance: Number.NaN, tries: 0 }],
  iterations: 0,
});

/** The temperament's bonus for a whole turn: that of its most typical action. The natural turn gets the game's trust on top. */
function leaning<T extends GameTypes>(
  mind: Mind<T>,
  mood: Mood<T['view']>,
  leniency: number,
  { action, plan, natural, ...tried }: TurnArm<T['action']>,
): number {
  const { traits, turns } = mind.knowledge;
  const trust = natural ? (turns?.trust ?? 0) : 0;
  if (mood.temperament === undefined) return trust;
  const later = traits === undefined ? [] : plan.slice(1).map((step) => mind.game.read(step.action));
  const actions = [action, ...later.flatMap((read) => (read.ok ? [read.value] : []))];
  const asCandidates = actions.map((one) => ({ action: one, chance: mean(tried), tries: tried.tries }));
  const leans = leanings(mind, mood, leniency, asCandidates);
  return trust + leans.reduce((most, lean) => (Math.abs(lean) > Math.abs(most) ? lean : most), 0);
}

/** Each first action with the best turn that begins with it, best first. */
function bestOfEach<A>(arms: readonly TurnArm<A>[]): Candidate<A>[] {
  const first = arms.filter((arm, i) => arms.findIndex(({ action }) => action === arm.action) === i);
  return first.map((arm) => ({ action: arm.action, chance: chanceOf(arm), tries: arm.tries }));
}

/** The bonus for the natural choice, as the game sets it. */
export const trustIn = <T extends GameTypes>(
  { knowledge }: Mind<T>,
  natural: T['action'] | null,
): Trusted<T['action']> | null => (natural === null ? null : { action: natural, trust: knowledge.trust ?? 0 });

/** The natural action, as it stands in the list; null: the game names none. */
export function naturalOf<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  state: T['state'],
  seat: Seat,
  actions: readonly T['action'][],
  random: Random,
  leniency: number,
): T['action'] | null {
  if (knowledge.natural === undefined) return null;
  const notation = game.write(knowledge.natural(state, seat, random, leniency));
  return actions.find((action) => game.write(action) === notation) ?? null;
}

/** The view, without what this level has forgotten. */
function recall<T extends GameTypes>(
  { knowledge }: Mind<T>,
  view: T['view'],
  memory: number,
  random: Random,
): T['view'] {
  return memory >= 1 || knowledge.forgetful === undefined
    ? view
    : (knowledge.forgetful(view, memory, random) as T['view']);
}

/** The actions that the level notices, in their order: at least two if there are two, and always the natural one. */
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

/** The best action, or one that looks little worse: the closer, the likelier. The temperament's bonus is added before. */
function settleFor<A>(
  candidates: readonly Candidate<A>[],
  leans: readonly number[],
  leniency: number,
  random: Random,
): A {
  if (leniency === 0) return strictlyBest(candidates, leans);
  const looks = candidates.map(({ chance }, i) => chance + itemAt(leans, i));
  const weights = looks.map((look) => exp((look - itemAt(looks, 0)) / leniency));
  let left = (random.below(1 << 30) / (1 << 30)) * weights.reduce((sum, w) => sum + w, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return itemAt(candidates, i).action;
  }
  return itemAt(candidates, 0).action;
}

/** An action needs this share of the best one's tries before it can be preferred to it. */
const WELL_TRIED = 0.25;

/** An action that was dropped earlier had fewer tries: it never counts as better than one that was kept longer. */
function strictlyBest<A>(candidates: readonly Candidate<A>[], leans: readonly number[]): A {
  let [best, most, chance] = [itemAt(candidates, 0).action, Number.NEGATIVE_INFINITY, 1];
  for (const [i, candidate] of candidates.entries()) {
    if (candidate.tries < WELL_TRIED * itemAt(candidates, 0).tries) break;
    chance = Math.min(chance, candidate.chance);
    if (chance + itemAt(leans, i) <= most) continue;
    most = chance + itemAt(leans, i);
    best = candidate.action;
  }
  return best;
}
