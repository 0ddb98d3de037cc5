// How hard a puzzle is: who finds its solution, from a lookout's few thoughts to a kingpin's many.
import type { Random, Seat } from '@backroom/kit';
import { thinkByHalving } from '../halving.ts';
import { LEVEL, LEVELS } from '../levels.ts';
import type { Mind } from '../mind.ts';
import { GRADES, type Grade } from './puzzle.ts';

/** How often each finds it, from 0 to 1. */
export interface Finders {
  /** At first glance: by the game's habit. */
  readonly glance: number;
  /** By as many thoughts as each level below the highest has, over all actions: lookout, runner, sharp, underboss. */
  readonly levels: readonly number[];
}

/** Who finds it this often can be said to find it. */
const RELIABLE = 2 / 3;
/** Higher, because habit slips now and then but never wavers between unequal actions. */
const OBVIOUS = 3 / 4;

/**
 * The grade is the place, among the five levels, of the weakest that finds the solution two times in three; a solution
 * that meets the eye at first glance is one grade easier. Whoever finds a puzzle more often never makes it harder.
 */
export function gradeOf({ glance, levels }: Finders): Grade {
  const weakest = levels.findIndex((share) => share >= RELIABLE);
  const place = weakest < 0 ? GRADES.length - 1 : weakest;
  return GRADES[Math.max(0, glance >= OBVIOUS ? place - 1 : place)];
}

const SEARCHES = 48;

/** Lets each of them look for the action many times. Thinks from the view alone. */
export function findersOf<S, A, E, V, O>(
  mind: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  solution: A,
  random: Random,
): Finders {
  const { game, knowledge } = mind;
  const actions = game.legal(game.redeal(view, random), seat);
  const wanted = game.write(solution);
  const share = (search: () => A): number => {
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
