// What a game may tell its bots. All of it is optional; without it, playouts are random and go to the end of the game.
import type { AnyGame, Game, GameTypes, Random, Seat } from '@backroom/kit';
import type { Traits } from './temperament.ts';

/** Chooses an action for the seat. The seat must have something to decide. */
export type Policy<S, A> = (state: S, seat: Seat, random: Random) => A;

/** For games whose turns are chains of many small decisions: bots compare whole turns instead of single actions. */
export interface Turns<S, A> {
  /** Whose turn it is; -1 when it is nobody's. A turn ends when this changes. */
  turnOf(state: S): number;
  /**
   * A player for one turn, as sensible as habit, but with randomly drawn preferences. The more lenient, the rougher its guesses.
   * Its turns are the candidates that a bot compares.
   */
  opinion(random: Random, leniency: number): Policy<S, A>;
  /**
   * How well the seat stands where a playout stops, from 0 to 1. Like `chances`, but at the end of the game it measures the lead,
   * which tells more about a turn than the bare win or loss.
   */
  outlook(state: S, seat: Seat): number;
  /** The most candidates, including the natural turn. */
  readonly candidates: number;
  /** Another turn is played instead of the natural one only if it looks better by this much chance of winning. */
  readonly trust: number;
  /** How many turns are played on by habit after each candidate. */
  readonly horizon: number;
}

/** The action to compare with: the best one, or the second best if this is the best. */
export interface Instead<S> {
  readonly than: 'best' | 'next';
  readonly imagined: readonly S[];
}

/** `V`: a seat's view, `E`: an event. Playouts use neither. */
export interface Knowledge<S, A, V = unknown, E = unknown> {
  /** Is this a good place to stop a playout and judge? The end always is. */
  rests(state: S): boolean;
  /** Each seat's chance of winning, between 0 and 1, in a quiet position. They add up to 1. */
  chances(state: S): readonly number[];
  /** A sensible action at little cost: how everybody plays in a playout. */
  habit(state: S, seat: Seat, random: Random): A;
  /**
   * Reasons for and against an action, as data, most important first. The game's words turn them into sentences.
   * `imagined`: the quiet positions that the action led to, each from another redeal. Where whole turns are compared, these are the
   * positions at the seat's next turn, and `instead` has those of another action on the same deals.
   */
  explain?(view: V, seat: Seat, action: A, imagined: readonly S[], instead?: Instead<S>): readonly unknown[];
  /** Traits of an action, for bots with a temperament. From the view alone. */
  traits?(view: V, seat: Seat, action: A): Traits;
  /** The seat that hurt this one last, from the events it has seen, in order; null: none. */
  grudge?(seen: readonly E[], seat: Seat): Seat | null;
  /** The view of a player who remembers only that share of what is no longer on the table. */
  forgetful?(view: V, memory: number, random: Random): V;
  /**
   * The natural action: what an experienced player thinks of at once; the more lenient, the rougher. No level overlooks it. For
   * games whose turns are chains of many small decisions, where a player who overlooks the sensible actions would play at random.
   */
  natural?(state: S, seat: Seat, random: Random, leniency: number): A;
  /** Another action is taken instead of the natural one only if it looks better by this much chance of winning. Default: 0. */
  readonly trust?: number;
  /** The share of a level's leniency that fits a decision of this game. Default: all of it. */
  readonly leniency?: number;
  /** The actions that halving compares share their deals only, not the draws of their playouts. For references that played so. */
  readonly separateLuck?: boolean;
  /** Given if bots should compare whole turns. Requires `natural`. */
  readonly turns?: Turns<S, A>;
  /** How many steps a player must think ahead to judge an action. Default: 1. */
  steps?(view: V): number;
  /** How long the page takes to show these events at normal speed, in milliseconds. Default: 0. */
  showing?(events: readonly E[]): number;
}

/** Knowledge that holds for every game. */
export function noKnowledge<T extends GameTypes>(game: Game<T>): Knowledge<T['state'], T['action']> {
  return {
    rests: () => false,
    chances: (state) => sharesOf(game, state),
    habit: game.sample,
  };
}

/** At the end the winners share the chance. Before it, all seats have the same. */
function sharesOf(game: AnyGame, state: unknown): number[] {
  const seats = game.seated(state);
  const result = game.result(state);
  if (result === null) return new Array<number>(seats).fill(1 / seats);
  return Array.from({ length: seats }, (_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
}
