// What every host does between two decisions of seats.
import type { Game, GameTypes } from './game.ts';
import type { Step } from './log.ts';
import type { Random } from './random.ts';

export interface Sink<A, E> {
  readonly events: E[] | null;
  readonly steps: Step<A>[] | null;
}

/**
 * A clock runs, or several seats can take the same thing, and the first one has it. Seats that decide at the same time about different
 * things (a draft) are no race.
 */
export function isRace<T extends GameTypes>(game: Game<T>, state: T['state']): boolean {
  if (game.deadline(state) !== null) return true;
  const turn = game.toAct(state);
  if (typeof turn === 'string' || turn.length < 2) return false;
  const seen = new Set<string>();
  return turn.some((seat) => {
    const actions = game.legal(state, seat).map((action) => game.write(action));
    const isShared = actions.some((action) => seen.has(action));
    for (const action of actions) seen.add(action);
    return isShared;
  });
}

/** Answers chance until a seat must decide or the game is over. */
export function settle<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
  sink?: Sink<T['action'], T['event']>,
): void {
  while (game.toAct(state) === 'chance') {
    const action = game.chance(state, random);
    sink?.steps?.push({ by: 'chance', action });
    game.apply(state, 'chance', action, sink?.events ?? null);
  }
}

/** Lets table time pass, from one deadline to the next, answering chance in between. Returns the time left over. */
export function passTime<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  ms: number,
  random: Random,
  sink?: Sink<T['action'], T['event']>,
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
