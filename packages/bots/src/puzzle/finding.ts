// Finding puzzles: good players play a game among themselves, and every position of it is looked at hard.
import { type Json, type Seat, Seeded, settle, shuffle } from '@backroom/kit';
import { decide } from '../decide.ts';
import { thinkByHalving } from '../halving.ts';
import { LEVEL } from '../levels.ts';
import type { Mind } from '../mind.ts';
import { thinkByTree } from '../tree.ts';
import { findersOf, gradeOf } from './grading.ts';
import type { Puzzle } from './puzzle.ts';
import { weigh } from './weighing.ts';

/** What a position has to show, and how hard it is looked at. */
export interface Care {
  /** At least so many actions. */
  readonly actions: number;
  /** The best action's chance of winning: neither lost nor won yet. */
  readonly chance: readonly [least: number, most: number];
  /** How far the best must be ahead of the second best, in chance of winning and in standard errors. */
  readonly lead: number;
  readonly sureness: number;
  /** Iterations of a first look, of a deep search, and of a search by another method, which must all agree. */
  readonly glance: number;
  readonly search: number;
  readonly tree: number;
  /** Common deals for weighing every action against every other. */
  readonly deals: number;
  /** At most so many puzzles from one game: positions of one game resemble each other. */
  readonly most: number;
}

export const CARE: Care = {
  actions: 4,
  chance: [0.15, 0.97],
  lead: 0.03,
  sureness: 4,
  glance: 1000,
  search: 10_000,
  tree: 6000,
  deals: 2000,
  most: 3,
};

interface Position<V> {
  readonly view: V;
  readonly seat: Seat;
  readonly step: number;
}

/** Plays one game and gives the puzzles in it. The same arguments give the same puzzles. */
export function findPuzzles<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  options: O,
  seats: number,
  seed: string,
  care: Care = CARE,
): Puzzle[] {
  const random = new Seeded(seed);
  const found: Puzzle[] = [];
  // In any order, so that early rounds are not preferred.
  for (const { view, seat, step } of shuffle(positionsOf(mind, options, seats, random), random.split('order'))) {
    const puzzle = puzzleAt(mind, options, view, seat, random.split(`step ${step}`), care);
    if (puzzle !== null) found.push(puzzle);
    if (found.length === care.most) break;
  }
  return found;
}

/** What the seat to move saw at every decision of a game. Where hands race, nobody is to move in particular. */
function positionsOf<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  options: O,
  seats: number,
  random: Seeded,
): Position<V>[] {
  const { game } = mind;
  const chance = random.split('chance');
  const player = random.split('players');
  const level = { ...LEVEL.underboss, ms: Number.POSITIVE_INFINITY };
  const state = game.start(options, seats);
  const met: Position<V>[] = [];
  for (let step = 0; ; step++) {
    settle(game, state, chance);
    const turn = game.toAct(state);
    if (typeof turn === 'string') return met;
    const seat = turn[player.below(turn.length)];
    const view = game.view(state, seat);
    if (turn.length === 1) met.push({ view, seat, step });
    game.apply(state, seat, decide(mind, level, { view, seat, random: player, now: () => 0 }).action, null);
  }
}

/** The puzzle that a seat has before it, or null. Thinks from the view alone. */
export function puzzleAt<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  options: O,
  view: V,
  seat: Seat,
  random: Seeded,
  care: Care = CARE,
): Puzzle | null {
  const { game } = mind;
  const deal = game.redeal(view, random.split('deal'));
  const actions = game.legal(deal, seat);
  if (actions.length < Math.max(2, care.actions)) return null;
  const budget = (iterations: number) => ({ iterations });
  const glance = thinkByHalving(mind, view, seat, actions, random.split('glance'), budget(care.glance));
  const [first, second] = glance.candidates.map(({ chance }) => chance).sort((a, b) => b - a);
  // A glance is not precise; half the lead is worth a closer look.
  if (first - second < care.lead / 2) return null;
  const search = thinkByHalving(mind, view, seat, actions, random.split('search'), budget(care.search));
  if (search.action !== glance.action) return null;
  const { chances, best, lead, sureness } = weigh(mind, view, seat, actions, random.split('weigh'), care.deals);
  const [least, most] = care.chance;
  if (actions[best] !== search.action || lead < care.lead || sureness < care.sureness) return null;
  if (chances[best] < least || chances[best] > most) return null;
  // Everybody, not only the seat itself, looks for good answers there: what only works against habit is no solution.
  const tree = thinkByTree(mind, view, seat, actions, random.split('tree'), budget(care.tree));
  if (game.write(tree.action) !== game.write(actions[best])) return null;
  return {
    grade: gradeOf(findersOf(mind, view, seat, actions[best], random.split('grade'))),
    options: options as Json,
    seat,
    solution: game.write(actions[best]),
    chances: Object.fromEntries(actions.map((action, i) => [game.write(action), Number(chances[i].toFixed(3))])),
    state: game.save(deal),
  };
}
