// The one gate between the outside and `apply`, which trusts its caller.
import type { Actor, Game, GameTypes } from './game.ts';
import { sameData } from './json.ts';

export type Admission<A> =
  | { readonly ok: true; readonly action: A }
  | { readonly ok: false; readonly code: 'over' | 'not-your-turn' | 'illegal-action'; readonly why: string };

/** Checks whether the actor may take this action now. If so, returns the game's own copy of it. Changes nothing. */
export function admit<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  by: Actor,
  action: unknown,
): Admission<T['action']> {
  const turn = game.toAct(state);
  if (turn === 'over') return { ok: false, code: 'over', why: 'the game is over' };
  if (by === 'clock') return admitClock(game, state, action);
  if (by === 'chance') {
    if (turn !== 'chance') return { ok: false, code: 'not-your-turn', why: 'nothing is to be drawn now' };
    return game.possible(state, action as T['action'])
      ? { ok: true, action: action as T['action'] }
      : { ok: false, code: 'illegal-action', why: 'chance cannot draw that here' };
  }
  if (turn === 'chance') return { ok: false, code: 'not-your-turn', why: 'a draw comes first' };
  const legal = game.legal(state, by);
  if (legal.length === 0) return { ok: false, code: 'not-your-turn', why: `seat ${by} has nothing to decide now` };
  // An action that was read from notation or admitted before is already the game's own object: skip the comparison.
  const listed = legal.includes(action as T['action'])
    ? (action as T['action'])
    : legal.find((one) => sameData(one, action));
  return listed === undefined
    ? { ok: false, code: 'illegal-action', why: `that is not among the ${legal.length} legal actions of seat ${by}` }
    : { ok: true, action: listed };
}

function admitClock<T extends GameTypes>(game: Game<T>, state: T['state'], action: unknown): Admission<T['action']> {
  const left = game.deadline(state);
  if (left === null) return { ok: false, code: 'not-your-turn', why: 'no clock is running' };
  const ms = (action as { ms?: unknown } | null)?.ms;
  if (typeof ms === 'number' && Number.isInteger(ms) && ms > 0 && ms <= left) {
    const own = game.elapse(ms);
    if (sameData(own, action)) return { ok: true, action: own };
  }
  return { ok: false, code: 'illegal-action', why: `the clock can pass 1 to ${left} ms here` };
}
