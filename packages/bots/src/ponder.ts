// Thinking on while others think: from its own view a seat imagines what it will see when its turn comes, and sorts out
// beforehand what is worth thinking about there.
import { type Game, isRecord, type Random, type Seat } from '@backroom/kit';
import { thinkByHalving } from './halving.ts';
import type { Mind } from './mind.ts';
import { type Budget, meter } from './thought.ts';

/** One view that may come, and the actions worth thinking about there, in notation. */
export interface Foreseen {
  /** The view in canonical form. */
  readonly key: string;
  readonly shortlist: readonly string[];
}

/** How many turns are imagined to find out which views are likely. */
const IMAGINED = 150;
/** At most so many views are kept, whatever the game: this bounds memory. */
const MOST_VIEWS = 16;
/** Of all imagined turns, the kept views must account for so many: where anything may come, pondering is vain. */
const ENOUGH = 0.4;
/** Of a view's actions, this share is worth thinking about. */
const WORTH = 0.5;
/** Nobody is left out of a shortlist after fewer tries: a hasty judgement is worse than none. */
const FEWEST_TRIES = 30;
/** Far more steps than it takes until one's turn. */
const MOST_STEPS = 1000;

/** Views are built field by field in one order, so that their JSON is the same for the same view. */
const keyOf = (view: unknown): string => JSON.stringify(view);

/** From the view alone, while it is not the seat's turn. Empty where what comes cannot be foreseen. */
export function ponder<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  random: Random,
  budget: Budget,
): Foreseen[] {
  const { game } = mind;
  const used = meter(budget);
  const coming = new Map<string, { readonly view: V; count: number }>();
  for (let i = 0; i < IMAGINED; i++) {
    const next = nextTurn(mind, game.redeal(view, random), seat, random);
    if (next === null) continue;
    const key = keyOf(next);
    const known = coming.get(key);
    if (known === undefined) coming.set(key, { view: next, count: 1 });
    else known.count++;
  }
  const likely = [...coming].toSorted(([, a], [, b]) => b.count - a.count).slice(0, MOST_VIEWS);
  const covered = likely.reduce((sum, [, { count }]) => sum + count, 0);
  if (covered < ENOUGH * IMAGINED) return [];
  let iterations = 0;
  const foreseen: Foreseen[] = [];
  for (const [i, [key, { view: ahead, count }]] of likely.entries()) {
    const left = likely.slice(i).reduce((sum, [, one]) => sum + one.count, 0);
    const share = part(budget, (1 - used(iterations)) * (count / left));
    if (share === null) break;
    const legal = game.legal(game.redeal(ahead, random), seat);
    if (legal.length < 3) continue;
    const thought = thinkByHalving(mind, ahead, seat, legal, random, share);
    iterations += thought.iterations;
    if (thought.candidates.some(({ tries }) => tries < FEWEST_TRIES)) continue;
    const worth = Math.max(2, Math.ceil(legal.length * WORTH));
    foreseen.push({ key, shortlist: thought.candidates.slice(0, worth).map(({ action }) => game.write(action)) });
  }
  return foreseen;
}

/** The actions worth thinking about, if this view was foreseen. */
export function shortlistFor<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  foreseen: readonly Foreseen[],
  view: V,
  legal: readonly A[],
): readonly A[] {
  const key = keyOf(view);
  const shortlist = foreseen.find((one) => one.key === key)?.shortlist ?? [];
  const listed = legal.filter((action) => shortlist.includes(game.write(action)));
  return listed.length === 0 ? legal : listed;
}

export const isForeseen = (x: unknown): x is readonly Foreseen[] =>
  Array.isArray(x) && x.every((one) => isRecord(one) && typeof one.key === 'string' && Array.isArray(one.shortlist));

/** What the seat sees when it is to act next; null if the game ends before. */
function nextTurn<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  state: S,
  seat: Seat,
  random: Random,
): V | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const turn = game.toAct(state);
    if (turn === 'over') return null;
    if (turn === 'chance') game.apply(state, 'chance', game.chance(state, random), null);
    else if (turn.includes(seat)) return game.view(state, seat);
    else game.apply(state, turn[0], knowledge.habit(state, turn[0], random), null);
  }
  return null;
}

/** A part of a budget; null when too little is left to be worth it. */
function part({ iterations, ms, now }: Budget, share: number): Budget | null {
  if (share <= 0) return null;
  return {
    ...(iterations === undefined ? {} : { iterations: iterations * share }),
    ...(ms === undefined || now === undefined ? {} : { ms: ms * share, now }),
  };
}
