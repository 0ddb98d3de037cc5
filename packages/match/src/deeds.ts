// What may stand in a match's log. The game's own steps are three of these deeds; the rest is what people at a table do.
import type { Seat } from '@backroom/kit';
import type { Terms } from './terms.ts';

/** Who did it: a seat, chance, the clock, or the house (the host of the match, on somebody's behalf or its own). */
export type Doer = Seat | 'chance' | 'clock' | 'house';

/** Who plays a seat. Who a person is stands in no log: names can be forgotten, and replays still verify. */
export type Holder =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string; readonly temperament: string | null };

/** One claim of a race: when it arrived, and how much of that is forgiven, so that a longer line is no handicap. Milliseconds. */
export interface Claim {
  readonly seat: Seat;
  readonly arrived: number;
  readonly credit: number;
}

/** An order given in advance: the first of these actions that is legal is played, unless one of the events came first. */
export interface Order {
  /** In the game's notation, best first. */
  readonly actions: readonly string[];
  /** Types of events which, once seen, make the order lapse. */
  readonly unless: readonly string[];
  /** How many decisions it serves. */
  readonly times: number;
}

export type Request = 'undo' | 'pause' | 'resume' | 'end' | 'open-hands';

export type Deed<A = unknown> =
  // The house opens the table: everything that the match will rest on, and the promise of its secret.
  | { readonly do: 'open'; readonly terms: Terms; readonly commitment: string }
  // A seat is taken. `pledge`: the hash of the entropy that this seat will add to the shuffle, if it adds any.
  | { readonly do: 'sit'; readonly seat: Seat; readonly holder: Holder; readonly pledge: string | null }
  // A seat is free again, before the game begins.
  | { readonly do: 'rise'; readonly seat: Seat }
  | { readonly do: 'share'; readonly share: string }
  | { readonly do: 'begin' }
  // The game. `race`: all who claimed something within the window, where arrival decides; they are served in this order.
  | { readonly do: 'act'; readonly action: A; readonly race: readonly Claim[] | null; readonly ordered: boolean }
  | { readonly do: 'draw'; readonly action: A }
  | { readonly do: 'wait'; readonly action: A }
  // Somebody leaves: a bot plays on in the same seat, until its owner returns.
  | { readonly do: 'leave'; readonly seat: Seat; readonly why: 'left' | 'late' | 'removed'; readonly standIn: Holder }
  | { readonly do: 'return'; readonly seat: Seat }
  // A standing order is nobody else's business until the game is over. `null` withdraws it.
  | { readonly do: 'order'; readonly order: Order | null }
  // What needs the others' agreement. `to`: the step at which an undo would arrive.
  | { readonly do: 'ask'; readonly what: Request; readonly to: number | null }
  | { readonly do: 'agree' }
  | { readonly do: 'decline' }
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'open-hands' }
  // Time since the entry before that nobody is charged for: the house was away.
  | { readonly do: 'grace'; readonly ms: number }
  | { readonly do: 'end'; readonly why: 'agreed' | 'house' }
  // After the end: the secret that the commitment was for.
  | { readonly do: 'disclose'; readonly secret: string };

/** One line of the log, chained to the line before it. */
export interface Entry<A = unknown> {
  readonly seq: number;
  /** Milliseconds since 1970 by the host's clock; never less than in the entry before. Clocks of seats are read from it. */
  readonly at: number;
  readonly by: Doer;
  /** Made by whoever sent the command: the same one twice is one deed. Null for the house, chance and the clock. */
  readonly cid: string | null;
  readonly deed: Deed<A>;
}
