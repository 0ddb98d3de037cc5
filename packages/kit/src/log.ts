// A match is a log; a game is a function from that log to a state.
import type { Actor, Game, GameTypes } from './game.ts';
import { admit } from './gate.ts';
import { type Parsed, parsed, refused } from './json.ts';

/** One action of a log, and whose it is. */
export interface Step<A> {
  readonly by: Actor;
  readonly action: A;
}

/** Replays a log from outside. Every step must be legal in its position. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  seats: number,
  steps: readonly Step<T['action']>[],
): Parsed<T['state']> {
  const state = game.start(options, seats);
  for (const [index, step] of steps.entries()) {
    const admission = admit(game, state, step.by, step.action);
    if (!admission.ok) return refused(`step ${index + 1}: ${admission.why}`);
    game.apply(state, step.by, admission.action, null);
  }
  return parsed(state);
}
