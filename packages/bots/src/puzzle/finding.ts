// Finds puzzles: strong bots play a game against each other, and every position of it is searched deeply.
import { type GameTypes, itemAt, type Json, type Seat, Seeded, settle, shuffle } from '@backroom/kit';
import { decide } from '../decide.ts';
import { thinkByHalving } from '../halving.ts';
import { LEVEL } from '../levels.ts';
import type { Mind } from '../mind.ts';
import { thinkByTree } from '../tree.ts';
import { findersOf, gradeOf } from './grading.ts';
import type { Puzzle } from './puzzle.ts';
import { weigh } from './weighing.ts';

/** The requirements for a puzzle, and how deeply positions are searched. */
export interface Care {
  /** The fewest actions to choose from. */
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
  /** The most puzzles from one game: positions of one game resemble each other. */
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
export function findPuzzles<T extends GameTypes>(
  mind: Mind<T>,
  options: T['options'],
  seats: number,
  seed: string,
  care: Care = CARE,
): Puzzle[] {
  const random = new Seeded(seed);
  const found: Puzzle[] = [];
  // Shuffled, so that early rounds are not preferred.
  for (const { view, seat, step } of shuffle(positionsOf(mind, options, seats, random), random.split('order'))) {
    const puzzle = puzzleAt(mind, options, view, seat, random.split(`step ${step}`), care);
    if (puzzle !== null) found.push(puzzle);
    if (found.length === care.most) break;
  }
  return found;
}

/** The view of the seat to move at every decision of a game. In a race no single seat is to move. */
function positionsOf<T extends GameTypes>(
  mind: Mind<T>,
  options: T['options'],
  seats: number,
  random: Seeded,
): Position<T['view']>[] {
  const { game } = mind;
  const chance = random.split('chance');
  const player = random.split('players');
  const level = { ...LEVEL.underboss, ms: Number.POSITIVE_INFINITY };
  const state = game.start(options, seats);
  const met: Position<T['view']>[] = [];
  for (let step = 0; ; step++) {
    settle(game, state, chance);
    const turn = game.toAct(state);
    if (typeof turn === 'string') return met;
    const seat = itemAt(turn, player.below(turn.length));
    const view = game.view(state, seat);
    if (turn.length === 1) met.push({ view, seat, step });
    game.apply(state, seat, decide(mind, level, { view, seat, random: player, now: () => 0 }).action, null);
  }
}

/** The puzzle in a seat's position, or null. Searches from the view alone. */
export function puzzleAt<T extends GameTypes>(
  mind: Mind<T>,
  options: T['options'],
  view: T['view'],
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
  const [first = 0, second = 0] = glance.candidates.map(({ chance }) => chance).sort((a, b) => b - a);
  // The first look is not precise: half the lead is enough for a closer look.
  if (first - second < care.lead / 2) return null;
  const search = thinkByHalving(mind, view, seat, actions, random.split('search'), budget(care.search));
  if (search.action !== glance.action) return null;
  const { chances, best, lead, sureness } = weigh(mind, view, seat, actions, random.split('weigh'), care.deals);
  const [least, most] = care.chance;
  if (actions[best] !== search.action || lead < care.lead || sureness < care.sureness) return null;
  const chance = itemAt(chances, best);
  if (chance < least || chance > most) return null;
  // The tree searches good replies for all seats: an action that works only against habit is not a solution.
  const tree = thinkByTree(mind, view, seat, actions, random.split('tree'), budget(care.tree));
  if (game.write(tree.action) !== game.write(actions[best])) return null;
  return {
    grade: gradeOf(findersOf(mind, view, seat, actions[best], random.split('grade'))),
    options: options as Json,
    seat,
    solution: game.write(actions[best]),
    chances: Object.fromEntries(
      actions.map((action, i) => [game.write(action), Number(itemAt(chances, i).toFixed(3))]),
    ),
    state: game.save(deal),
  };
}
