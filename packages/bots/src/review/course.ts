// The course of a game: everybody's chance of winning after each step, seen with all cards open, as one sees it afterwards.
import type { Actor, Random } from '@backroom/kit';
import { noKnowledge } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';
import { meanOf } from './judge.ts';

export interface Point<A, V = unknown> {
  /** The step that led here, counted from 0; -1 at the start. */
  readonly seq: number;
  /** How many decisions of seats have been taken: what people call the number of a move. */
  readonly move: number;
  /** Null at the start. */
  readonly by: Actor | null;
  readonly action: A | null;
  /** What the seat that acted saw just before, or what a spectator did: words need it to name the action. */
  readonly view: V | null;
  /** By seat. They add up to 1; when the game is over they are its result. */
  readonly chances: readonly number[];
  /** The standard error of each: none where nothing had to be imagined. */
  readonly errors: readonly number[];
}

export type Estimate = Pick<Point<unknown>, 'chances' | 'errors'>;

/** From the true state, played on by habit. Nobody at the table could have known this then. */
export function estimate<S, A, E, V, O>(
  { game, knowledge }: Mind<S, A, E, V, O>,
  state: S,
  random: Random,
  iterations: number,
): Estimate {
  const exact = (chances: readonly number[]): Estimate => ({ chances, errors: chances.map(() => 0) });
  if (game.toAct(state) === 'over') return exact(noKnowledge(game).chances(state));
  if (knowledge.rests(state)) return exact(knowledge.chances(state));
  const played = Array.from({ length: Math.max(2, Math.round(iterations)) }, () =>
    playOut(game, knowledge, game.clone(state), random),
  );
  const bySeat = played[0].map((_, seat) => meanOf(played.map((chances) => chances[seat])));
  return { chances: bySeat.map(([mean]) => mean), errors: bySeat.map(([, error]) => error) };
}
