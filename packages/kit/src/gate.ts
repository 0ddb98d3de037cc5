// The one gate between the outside and `apply`, which trusts its caller.
import type { Actor, Game } from './game.ts';
import { sameData } from './json.ts';

export type Admission<A> =
  | { readonly ok: true; readonly action: A }
  | { readonly ok: false; readonly code: 'over' | 'not-your-turn' | 'illegal-action'; readonly why: string };

/** Is this action allowed to this actor now? If so, gives the game's own copy of it. Changes nothing. */
export function admit<S, A, E, V, O>(game: Game<S, A, E, V, O>, state: S, by: Actor, action: unknown): Admission<A> {
  const turn = game.toAct(state);
  if (turn === 'over') return { ok: false, code: 'over', why: 'the game is over' };
  if (by === 'clock') return admitClock(game, state, action);
  if (by === 'chance') {
    if (turn !== 'chance') return { ok: false, code: 'not-your-turn', why: 'nothing is to be drawn now' };
    return game.possible(state, action as A)
      ? { ok: true, action: action as A }
      : { ok: false, code: 'illegal-action', why: 'chance cannot draw that here' };
  }
  if (turn === 'chance') return { ok: false, code: 'not-your-turn', why: 'a draw comes first' };
  const legal = game.legal(state, by);
  if (legal.length === 0) return { ok: false, code: 'not-your-turn', why: `seat ${by} has nothing to decide now` };
  // What is the game's own already, read from notation or admitted before, need not be compared.
  const listed = legal.includes(action as A) ? (action as A) : legal.find((one) => sameData(one, action));
  return listed === undefined
    ? { ok: false, code: 'illegal-action', why: `that is not among the ${legal.length} legal actions of seat ${by}` }
    : { ok: true, action: listed };
}

function admitClock<S, A, E, V, O>(game: Game<S, A, E, V, O>, state: S, action: unknown): Admission<A> {
  const left = game.deadline(state);
  if (left === null) return { ok: false, code: 'not-your-turn', why: 'no clock is running' };
  const ms = (action as { ms?: unknown } | null)?.ms;
  if (typeof ms === 'number' && Number.isInteger(ms) && ms > 0 && ms <= left) {
    const own = game.elapse(ms);
    if (sameData(own, action)) return { ok: true, action: own };
  }
  return { ok: false, code: 'illegal-action', why: `the clock can pass 1 to ${left} ms here` };
}
