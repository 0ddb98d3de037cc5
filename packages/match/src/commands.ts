// What people, bots and the house may want of a match, and the answer each of them gets: the deeds it becomes, or why not.
import type { Refusal, Seat } from '@backroom/kit';
import type { Claim, Deed, Doer, Request } from './deeds.ts';
import type { UndoOffer } from './undo.ts';

/** Who wants it. The host knows that from the connection, never from the message. */
export type Wisher = Seat | 'house';

/** Deeds that are wanted just as they will stand in the log. Those with a seat: for oneself, or by the house for anybody. */
type Plain = Extract<
  Deed,
  {
    readonly do:
      | 'sit'
      | 'rise'
      | 'share'
      | 'begin'
      | 'return'
      | 'order'
      | 'agree'
      | 'decline'
      | 'pause'
      | 'resume'
      | 'grace'
      | 'end'
      | 'disclose';
  }
>;

export type Command =
  | Plain
  /** `as`: who chose it. A bot's answer that comes after the seat's owner has returned is refused, and the other way round. */
  | {
      readonly do: 'act';
      readonly action: unknown;
      readonly as: 'person' | 'bot';
      readonly race: readonly Claim[] | null;
    }
  | { readonly do: 'leave'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  /** To withdraw what one has asked oneself is to decline it. */
  | { readonly do: 'ask'; readonly what: Exclude<Request, 'undo'> }
  /** With an offer just made by `undoOffer`: free of asking it is done, otherwise it is asked for. */
  | { readonly do: 'undo'; readonly offer: UndoOffer };

/** Why something is refused. A closed list: every one has its sentence in every language. */
export type Code =
  /** Not a command or deed at all: a field is missing, of the wrong type or out of range. */
  | 'malformed'
  /** The match is over. */
  | 'over'
  /** It belongs to a game that has begun, and this one has not. */
  | 'not-begun'
  /** It belongs before the beginning (sit, rise, share), and the game has begun. */
  | 'begun'
  /** The match is paused: it must be resumed first. */
  | 'paused'
  /** There is no pause to end. */
  | 'not-paused'
  /** The table has no such seat. */
  | 'no-such-seat'
  /** Somebody sits there already. */
  | 'taken'
  /** Nobody sits there. */
  | 'not-seated'
  /** Seats are still free, so the game cannot begin. */
  | 'seats-free'
  /** Only the seat itself, or only the house, may do this. */
  | 'not-yours'
  /** A stand-in plays this seat: its owner must return first. */
  | 'away'
  /** The seat's owner plays it: nobody is standing in, or no longer. */
  | 'not-away'
  /** A bot's seat: there is no person who could do this. */
  | 'bot-seat'
  /** Not this seat's decision now. */
  | 'not-your-turn'
  /** The rules do not allow this action here. `refusal` tells the rule, where the game shows it. */
  | 'illegal-action'
  /** The countdown, or this seat's clock, ran out before it came. */
  | 'too-late'
  /** The house is ahead of time: the clock has not run out, the share may still come. */
  | 'early'
  /** This seat pledged nothing, or has shared already. */
  | 'nothing-to-share'
  /** The order cannot be read, or asks for too much. */
  | 'bad-order'
  /** Another request is open: one at a time. */
  | 'asked-already'
  /** Nothing has been asked. */
  | 'nothing-asked'
  /** This seat has agreed already. */
  | 'agreed-already'
  /** What was asked has not been agreed to by all who must. */
  | 'not-agreed'
  /** It is so already: hands are open, the secret is told, the order stands. */
  | 'done-already'
  /** The step cannot be taken back: see the offer. */
  | 'undo-blocked'
  /** The offer was made for an earlier position. */
  | 'stale'
  /** Chance cannot have drawn this, table time cannot have passed so. */
  | 'impossible';

export interface Refused {
  readonly ok: false;
  readonly code: Code;
  /** A sentence for people who read logs and errors; players read the sentence of the code. */
  readonly why: string;
  /** The game's own reason, where it shows one for this action. */
  readonly refusal: Refusal<unknown> | null;
}

export interface Planned<A = unknown> {
  readonly by: Doer;
  readonly deed: Deed<A>;
}

export type Answer<A = unknown> = { readonly ok: true; readonly deeds: readonly Planned<A>[] } | Refused;

export const refuse = (code: Code, why: string): Refused => ({ ok: false, code, why, refusal: null });
