// The course of a game: every seat's chance of winning after each step, with all cards open, as known afterwards.
import { type Actor, type GameTypes, itemAt, type Random } from '@backroom/kit';
import { noKnowledge } from '../knowledge.ts';
import type { Mind } from '../mind.ts';
import { playOut } from '../playout.ts';
import { meanOf } from './judge.ts';

export interface Point<A, V = unknown> {
  /** The step that led here, counted from 0; -1 at the start. */
  readonly seq: number;
  /** The number of seat decisions so far: the move number. */
  readonly move: number;
  /** Null at the start. */
  readonly by: Actor | null;
  readonly action: A | null;
  /** The view before the action, of the acting seat or of a spectator. Words need it to name the action. */
  readonly view: V | null;
  /** By seat. They add up to 1; when the game is over they are its result. */
  readonly chances: readonly number[];
  /** The standard error of each; 0 if no playout was needed. */
  readonly errors: readonly number[];
}

export type Estimate = Pick<Point<unknown>, 'chances' | 'errors'>;

/** From the true state, played on by habit. No player could have known this at the time. */
export function estimate<T extends GameTypes>(
  { game, knowledge }: Mind<T>,
  state: T['state'],
  random: Random,
  iterations: number,
): Estimate {
  const exact = (chances: readonly number[]): Estimate => ({ chances, errors: chances.map(() => 0) });
  if (game.toAct(state) === 'over') return exact(noKnowledge(game).chances(state));
  if (knowledge.rests(state)) return exact(knowledge.chances(state));
  const played = Array.from({ length: Math.max(2, Math.round(iterations)) }, () =>
    playOut(game, knowledge, game.clone(state), random),
  );
  const bySeat = itemAt(played, 0).map((_, seat) => meanOf(played.map((chances) => itemAt(chances, seat))));
  return { chances: bySeat.map(([mean]) => mean), errors: bySeat.map(([, error]) => error) };
}
