// Every action against every other under the same luck: many deals, each of them played on once for every action.
import type { Random, Seat } from '@backroom/kit';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';

export interface Weighing {
  /** The chance of winning of each action, in the order they were given in. */
  readonly chances: readonly number[];
  /** Where the best of them is. */
  readonly best: number;
  /** How far the best is ahead of the second best. */
  readonly lead: number;
  /** By how many standard errors the best is ahead of whichever rival it is least surely ahead of. */
  readonly sureness: number;
}

/** Thinks from the view alone. `actions`: at least two; `deals`: at least two. */
export function weigh<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  view: V,
  seat: Seat,
  actions: readonly A[],
  random: Random,
  deals: number,
): Weighing {
  const outcomes = actions.map(() => new Float64Array(deals));
  for (let i = 0; i < deals; i++) {
    const deal = game.redeal(view, random);
    for (const [a, action] of actions.entries()) {
      const state = game.clone(deal);
      game.apply(state, seat, action, null);
      outcomes[a][i] = playOut(game, knowledge, state, random)[seat];
    }
  }
  const chances = outcomes.map(mean);
  const best = chances.indexOf(Math.max(...chances));
  const rivals = outcomes.filter((_, a) => a !== best);
  return {
    chances,
    best,
    lead: chances[best] - Math.max(...rivals.map(mean)),
    sureness: Math.min(...rivals.map((rival) => surenessOf(outcomes[best], rival))),
  };
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of paired differences: luck that both actions share takes no part in it. */
function surenessOf(one: Float64Array, other: Float64Array): number {
  const differences = one.map((value, i) => value - other[i]);
  const middle = mean(differences);
  const variance = differences.reduce((sum, d) => sum + (d - middle) ** 2, 0) / (differences.length - 1);
  if (variance === 0) return middle > 0 ? Number.POSITIVE_INFINITY : 0;
  return middle / Math.sqrt(variance / differences.length);
}
