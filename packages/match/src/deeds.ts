// What a match's log may contain. Three of these deeds are the game's own steps; the others are done at the table.
import type { Seat } from '@backroom/kit';
import type { Shuffle } from './fair/promise.ts';
import type { Terms } from './terms.ts';

/** The author: a seat, chance, the clock, or the host (for itself or on behalf of somebody). */
export type Doer = Seat | 'chance' | 'clock' | 'house';

/** Who plays a seat. The log does not identify people: names can be deleted, and replays still verify. */
export type Holder =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly level: string; readonly temperament: string | null };

/** One claim of a race: when it arrived, and the credit for its slower connection. Milliseconds. */
export interface Claim {
  readonly seat: Seat;
  readonly arrived: number;
  readonly credit: number;
}

/** An order given in advance: plays the first of these actions that is legal, unless one of the events came first. */
export interface Order {
  /** In the game's notation, best first. */
  readonly actions: readonly string[];
  /** Types of events that cancel the order once its seat has seen one. */
  readonly unless: readonly string[];
  /** For how many decisions it is used. */
  readonly times: number;
}

export type Request = 'undo' | 'pause' | 'resume' | 'end' | 'open-hands';

/** The host opens the table: everything that the match depends on, and the commitment to its secret. */
export interface Opening {
  readonly do: 'open';
  readonly terms: Terms;
  /** Missing in old logs: backroom-1. */
  readonly shuffle?: Exclude<Shuffle, 'backroom-1'>;
  readonly commitment: string;
}

export type Deed<A = unknown> =
  | Opening
  // Take a seat. `pledge`: the hash of the entropy that this seat will add to the shuffle, if any.
  | { readonly do: 'sit'; readonly seat: Seat; readonly holder: Holder; readonly pledge: string | null }
  // Free a seat, before the game begins.
  | { readonly do: 'rise'; readonly seat: Seat }
  | { readonly do: 'share'; readonly share: string }
  | { readonly do: 'begin' }
  // The game. `race`: all claims within the window, if arrival decides; served in this order.
  | { readonly do: 'act'; readonly action: A; readonly race: readonly Claim[] | null; readonly ordered: boolean }
  | { readonly do: 'draw'; readonly action: A }
  | { readonly do: 'wait'; readonly action: A }
  // A player leaves: a bot plays the seat until its owner returns.
  | { readonly do: 'leave'; readonly seat: Seat; readonly why: 'left' | 'late' | 'removed'; readonly standIn: Holder }
  | { readonly do: 'return'; readonly seat: Seat }
  // Other seats do not see a standing order before the end. `null` withdraws it.
  | { readonly do: 'order'; readonly order: Order | null }
  // Needs the agreement of the others. `to`: the step to which an undo would go back.
  | { readonly do: 'ask'; readonly what: Request; readonly to: number | null }
  | { readonly do: 'agree' }
  | { readonly do: 'decline' }
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'open-hands' }
  // Time since the previous entry that is charged to nobody: the host was away.
  | { readonly do: 'grace'; readonly ms: number }
  | { readonly do: 'end'; readonly why: 'agreed' | 'house' }
  // After the end: the secret behind the commitment.
  | { readonly do: 'disclose'; readonly secret: string };

/** One line of the log, chained to the line before it. */
export interface Entry<A = unknown> {
  readonly seq: number;
  /** Milliseconds since 1970 by the host's clock; never less than in the previous entry. Clocks of seats use it. */
  readonly at: number;
  readonly by: Doer;
  /** The sender's id for the command: a repeated id is the same deed. Null for the host, chance and the clock. */
  readonly cid: string | null;
  readonly deed: Deed<A>;
}
