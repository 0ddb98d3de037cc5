// Counts every sequence of decisions up to a depth: golden numbers that change when any rule changes by accident.
import type { Game } from './game.ts';
import { settle } from './host.ts';
import { Seeded } from './random.ts';

/** How many sequences of so many seat decisions lead on from a state. Chance draws the same at the same depth. */
export function perft<S, A, E, V, O>(game: Game<S, A, E, V, O>, state: S, depth: number, seed: string): number {
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
