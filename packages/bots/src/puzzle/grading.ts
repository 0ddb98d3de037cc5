// How hard a puzzle is: the weakest level whose search finds its solution.
import { type GameTypes, itemAt, type Random, type Seat } from '@backroom/kit';
import { thinkByHalving } from '../halving.ts';
import { LEVEL, LEVELS } from '../levels.ts';
import type { Mind } from '../mind.ts';
import { GRADES, type Grade } from './puzzle.ts';

/** How often each finds it, from 0 to 1. */
export interface Finders {
  /** At first glance: by the game's habit. */
  readonly glance: number;
  /** With the iterations of each level below the highest, over all actions: lookout, runner, sharp, underboss. */
  readonly levels: readonly number[];
}

/** A level that finds the solution this often counts as finding it. */
const RELIABLE = 2 / 3;
/** Higher for habit, which errs now and then but does not waver between unequal actions. */
const OBVIOUS = 3 / 4;

/**
 * The grade is the place, among the five levels, of the weakest that finds the solution two times in three; a solution
 * that habit finds is one grade easier. A finder with more success never makes a puzzle harder.
 */
export function gradeOf({ glance, levels }: Finders): Grade {
  const weakest = levels.findIndex((share) => share >= RELIABLE);
  const place = weakest < 0 ? GRADES.length - 1 : weakest;
  return itemAt(GRADES, Math.max(0, glance >= OBVIOUS ? place - 1 : place));
}

const SEARCHES = 48;

/** Lets each level search many times. Searches from the view alone. */
export function findersOf<T extends GameTypes>(
  mind: Mind<T>,
  view: T['view'],
  seat: Seat,
  solution: T['action'],
  random: Random,
): Finders {
  const { game, knowledge } = mind;
  const actions = game.legal(game.redeal(view, random), seat);
  const wanted = game.write(solution);
  const share = (search: () => T['action']): number => {
    let found = 0;
    for (let i = 0; i < SEARCHES; i++) if (game.write(search()) === wanted) found++;
    return found / SEARCHES;
  };
  return {
    glance: share(() => knowledge.habit(game.redeal(view, random), seat, random)),
    levels: LEVELS.slice(0, -1).map((level) =>
      share(() => thinkByHalving(mind, view, seat, actions, random, { iterations: LEVEL[level].iterations }).action),
    ),
  };
}
