// Counts every sequence of decisions up to a depth: golden numbers that change when any rule changes by accident.
import type { Game, GameTypes } from './game.ts';
import { settle } from './host.ts';
import { Seeded } from './random.ts';

/** The number of sequences of `depth` seat decisions from a state. Chance draws the same at the same depth. */
export function perft<T extends GameTypes>(game: Game<T>, state: T['state'], depth: number, seed: string): number {
  const here = game.clone(state);
  settle(game, here, new Seeded(`${seed}/${depth}`));
  const turn = game.toAct(here);
  if (depth === 0) return 1;
  if (typeof turn === 'string') return 0;
  let count = 0;
  for (const seat of turn) {
    const actions = game.legal(here, seat);
    if (depth === 1) {
      count += actions.length;
      continue;
    }
    for (const action of actions) {
      const next = game.clone(here);
      game.apply(next, seat, action, null);
      count += perft(game, next, depth - 1, seed);
    }
  }
  return count;
}
