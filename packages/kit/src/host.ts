// What every host does between two decisions of seats.
import type { Game } from './game.ts';
import type { Step } from './log.ts';
import type { Random } from './random.ts';

export interface Sink<A, E> {
  readonly events: E[] | null;
  readonly steps: Step<A>[] | null;
}

/** Answers chance until a seat must decide or the game is over. */
export function settle<S, A, E, V, O>(game: Game<S, A, E, V, O>, state: S, random: Random, sink?: Sink<A, E>): void {
  while (game.toAct(state) === 'chance') {
    const action = game.chance(state, random);
    sink?.steps?.push({ by: 'chance', action });
    game.apply(state, 'chance', action, sink?.events ?? null);
  }
}

/** Lets table time pass, from one deadline to the next, answering chance in between. Gives the time left over. */
export function passTime<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  state: S,
  ms: number,
  random: Random,
  sink?: Sink<A, E>,
): number {
  let rest = ms;
  while (rest > 0) {
    const left = game.deadline(state);
    if (left === null) break;
    const step = Math.min(rest, left);
    const action = game.elapse(step);
    sink?.steps?.push({ by: 'clock', action });
    game.apply(state, 'clock', action, sink?.events ?? null);
    settle(game, state, random, sink);
    rest -= step;
  }
  return rest;
}
