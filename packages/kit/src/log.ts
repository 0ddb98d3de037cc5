// A match is a log; a game is a function from that log to a state.
import type { Actor, Game } from './game.ts';
import { admit } from './gate.ts';
import { type Parsed, parsed, refused } from './json.ts';

/** The part of an entry that decides the state. */
export interface Step<A> {
  readonly by: Actor;
  readonly action: A;
}

/** One line of a match's log, chained to the line before it. */
export interface Entry<A> extends Step<A> {
  readonly seq: number;
  /** The command's id, made by whoever sent it: a retry of the same id changes nothing. Null for chance and clock. */
  readonly cid: string | null;
  /** Milliseconds since 1970, by the host's clock. For people; no rule reads it. */
  readonly at: number;
  /** Hash of the entry before. */
  readonly prev: string;
}

/** Plays a log that may come from anywhere: every step must have been possible where it stands. */
export function replay<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  options: O,
  seats: number,
  steps: readonly Step<A>[],
): Parsed<S> {
  const state = game.start(options, seats);
  for (const [index, step] of steps.entries()) {
    const admission = admit(game, state, step.by, step.action);
    if (!admission.ok) return refused(`step ${index + 1}: ${admission.why}`);
    game.apply(state, step.by, admission.action, null);
  }
  return parsed(state);
}
