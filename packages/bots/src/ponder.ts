// Pondering, in another seat's turn: from its own view a bot predicts the views that it may get at its next turn, and finds the
// actions that are worth searching there.
import { type Game, type GameTypes, isRecord, itemAt, type Random, type Seat } from '@backroom/kit';
import { thinkByHalving } from './halving.ts';
import type { Mind } from './mind.ts';
import { type Budget, meter } from './thought.ts';

/** One view that may come, and the actions worth thinking about there, in notation. */
export interface Foreseen {
  /** The view in canonical form. */
  readonly key: string;
  readonly shortlist: readonly string[];
}

/** How many turns are simulated to find the likely views. */
const IMAGINED = 150;
/** The most views that are kept, in any game: this bounds memory. */
const MOST_VIEWS = 16;
/** The kept views must cover this share of the simulated turns. If too much is possible, pondering is useless. */
const ENOUGH = 0.4;
/** The share of a view's actions that goes on the shortlist. */
const WORTH = 0.5;
/** An action is not dropped from a shortlist after fewer tries: a hasty judgement is worse than none. */
const FEWEST_TRIES = 30;
/** Far more steps than it takes until the seat's next turn. */
const MOST_STEPS = 1000;

/** Views are built field by field in one order, so that their JSON is the same for the same view. */
const keyOf = (view: unknown): string => JSON.stringify(view);

/** From the view alone, while it is not the seat's turn. Empty if the next view cannot be predicted. */
export function ponder<T extends GameTypes>(
  mind: Mind<T>,
  view: T['view'],
  seat: Seat,
  random: Random,
  budget: Budget,
): Foreseen[] {
  const { game } = mind;
  const used = meter(budget);
  const coming = new Map<string, { readonly view: T['view']; count: number }>();
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
export function shortlistFor<T extends GameTypes>(
  game: Game<T>,
  foreseen: readonly Foreseen[],
  view: T['view'],
  legal: readonly T['action'][],
): readonly T['action'][] {
  const key = keyOf(view);
  const shortlist = foreseen.find((one) => one.key === key)?.shortlist ?? [];
  const listed = legal.filter((action) => shortlist.includes(game.write(action)));
  return listed.length === 0 ? legal : listed;
}

export const isForeseen = (x: unknown): x is readonly Foreseen[] =>
  Array.isArray(x) && x.every((one) => isRecord(one) && typeof one.key === 'string' && Array.isArray(one.shortlist));

/** The seat's view when it must act next; null if the game ends before. */
function nextTurn<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  state: T['state'],
  seat: Seat,
  random: Random,
): T['view'] | null {
  for (let step = 0; step < MOST_STEPS; step++) {
    const turn = game.toAct(state);
    if (turn === 'over') return null;
    if (turn === 'chance') game.apply(state, 'chance', game.chance(state, random), null);
    else if (turn.includes(seat)) return game.view(state, seat);
    else {
      const other = itemAt(turn, 0);
      game.apply(state, other, knowledge.habit(state, other, random), null);
    }
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
