// What a game may tell its bots. All of it is optional: without any, playouts are random and go to the end.
import type { AnyGame, Game, Random, Seat } from '@backroom/kit';
import type { Traits } from './temperament.ts';

/** `V`: a seat's view, `E`: an event. What playouts use looks at neither. */
export interface Knowledge<S, A, V = unknown, E = unknown> {
  /** Is this a good place to stop a playout and judge? The end always is. */
  rests(state: S): boolean;
  /** Each seat's chance of winning, between 0 and 1, at a place of rest. They add up to 1. */
  chances(state: S): readonly number[];
  /** A sensible action at little cost: how people are taken to play in a playout. */
  habit(state: S, seat: Seat, random: Random): A;
  /**
   * Why one would, or would not: reasons as data, most telling first, for the game's words to make sentences of.
   * `imagined`: places of rest that the action led to, each from another deal of what the seat cannot see.
   */
  explain?(view: V, seat: Seat, action: A, imagined: readonly S[]): readonly unknown[];
  /** What an action is like, for bots with a temperament. From the view alone. */
  traits?(view: V, seat: Seat, action: A): Traits;
  /** Who hurt the seat last, by all that it has seen happen (the faces of events, in order); null: nobody. */
  grudge?(seen: readonly E[], seat: Seat): Seat | null;
  /** The view of somebody who remembers only that share of what one has to remember. */
  forgetful?(view: V, memory: number, random: Random): V;
  /**
   * What somebody who knows the game thinks of at once, the more roughly the more lenient he is with himself: no level
   * overlooks it. For games whose turns are chains of small decisions among many, where whoever overlooks the sensible ones
   * would play at random.
   */
  natural?(state: S, seat: Seat, random: Random, leniency: number): A;
  /** By how much chance of winning something else must look better than what is natural to be done instead; 0 if not said. */
  readonly trust?: number;
  /** The share of a level's leniency that fits a decision of this game; all of it where a game says nothing. */
  readonly leniency?: number;
  /** How many steps one has to follow in the head before one can judge an action; 1 where a game says nothing. */
  steps?(view: V): number;
}

/** What is known of any game. */
export function noKnowledge<S, A, E, V, O>(game: Game<S, A, E, V, O>): Knowledge<S, A> {
  return {
    rests: () => false,
    chances: (state) => sharesOf(game, state),
    habit: game.sample,
  };
}

/** At the end: the winners share. Before it: nobody can tell. */
function sharesOf(game: AnyGame, state: unknown): number[] {
  const seats = game.seated(state);
  const result = game.result(state);
  if (result === null) return new Array<number>(seats).fill(1 / seats);
  return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
}
