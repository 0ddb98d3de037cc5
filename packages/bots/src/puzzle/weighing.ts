// Compares all actions under the same luck: many deals, each of them played on once for every action.
import { type GameTypes, itemAt, type Random, type Seat } from '@backroom/kit';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';

export interface Weighing {
  /** The chance of winning of each action, in the order they were given in. */
  readonly chances: readonly number[];
  /** The index of the best action. */
  readonly best: number;
  /** How far the best is ahead of the second best. */
  readonly lead: number;
  /** The lead of the best action in standard errors, against the rival for which it is smallest. */
  readonly sureness: number;
}

/** Searches from the view alone. `actions`: at least two; `deals`: at least two. */
export function weigh<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  view: T['view'],
  seat: Seat,
  actions: readonly T['action'][],
  random: Random,
  deals: number,
): Weighing {
  const outcomes = actions.map((): number[] => []);
  for (let i = 0; i < deals; i++) {
    const deal = game.redeal(view, random);
    for (const [a, action] of actions.entries()) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      itemAt(outcomes, a).push(itemAt(playOut(game, knowledge, state, random), seat));
    }
  }
  const chances = outcomes.map(mean);
  const best = chances.indexOf(Math.max(...chances));
  const rivals = outcomes.filter((_, a) => a !== best);
  return {
    chances,
    best,
    lead: itemAt(chances, best) - Math.max(...rivals.map(mean)),
    sureness: Math.min(...rivals.map((rival) => surenessOf(itemAt(outcomes, best), rival))),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of paired differences, from which shared luck cancels out. */
function surenessOf(one: readonly number[], other: readonly number[]): number {
  const differences = one.map((value, i) => value - itemAt(other, i));
  const middle = mean(differences);
  const variance = differences.reduce((sum, d) => sum + (d - middle) * (d - middle), 0) / (differences.length - 1);
  if (variance === 0) return middle > 0 ? Number.POSITIVE_INFINITY : 0;
  return middle / Math.sqrt(variance / differences.length);
}
