// Commands of people, bots and the host, and the result of each: the deeds that it becomes, or a refusal.
import type { Refusal, Seat } from '@backroom/kit';
import type { Claim, Deed, Doer, Request } from './deeds.ts';
import type { UndoOffer } from './undo.ts';

/** Who sends the command. The host knows this from the connection, never from the message. */
export type Wisher = Seat | 'house';

/** Commands that become one deed unchanged. Those with a seat: for one's own seat, or by the host for any seat. */
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
  /** `as`: who chose it. A bot's answer after the seat's owner has returned is refused, and the reverse. */
  | {
      readonly do: 'act';
      readonly action: unknown;
      readonly as: 'person' | 'bot';
      readonly race: readonly Claim[] | null;
    }
  | { readonly do: 'leave'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  /** The asker withdraws a request by declining it. */
  | { readonly do: 'ask'; readonly what: Exclude<Request, 'undo'> }
  /** With an offer just made by `undoOffer`. A free undo is done at once, otherwise a request is made. */
  | { readonly do: 'undo'; readonly offer: UndoOffer };

/** Why a command is refused. A closed list: every code has its sentence in every language. */
export type CommandErrorCode =
  /** Not a command or deed at all: a field is missing, of the wrong type or out of range. */
  | 'malformed'
  /** The match is over. */
  | 'over'
  /** It needs a game that has begun, and this one has not. */
  | 'not-begun'
  /** It is only allowed before the beginning (sit, rise, share), and the game has begun. */
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
  /** Only the seat itself, or only the host, may do this. */
  | 'not-yours'
  /** A stand-in plays this seat: its owner must return first. */
  | 'away'
  /** The seat's owner plays it: there is no stand-in, or no longer. */
  | 'not-away'
  /** A bot's seat: there is no person who could do this. */
  | 'bot-seat'
  /** Not this seat's decision now. */
  | 'not-your-turn'
  /** The rules do not allow this action here. `refusal` names the rule, if the game shows it. */
  | 'illegal-action'
  /** The countdown, or this seat's clock, ran out before the command arrived. */
  | 'too-late'
  /** The host acts too early: the clock has not run out, or the share may still come. */
  | 'early'
  /** This seat pledged nothing, or has shared already. */
  | 'nothing-to-share'
  /** The order cannot be read, or asks for too much. */
  | 'bad-order'
  /** Another request is open: one at a time. */
  | 'asked-already'
  /** No request is open. */
  | 'nothing-asked'
  /** This seat has agreed already. */
  | 'agreed-already'
  /** Not all whose agreement is needed have agreed. */
  | 'not-agreed'
  /** It is already so: hands are open, the secret is disclosed, the order is in force. */
  | 'done-already'
  /** The step cannot be taken back; the offer says why. */
  | 'undo-blocked'
  /** The offer was made for an earlier position. */
  | 'stale'
  /** Chance cannot have drawn this, or this much table time cannot have passed. */
  | 'impossible';

export interface Refused {
  readonly ok: false;
  readonly code: CommandErrorCode;
  /** A sentence for people who read logs and errors; players read the sentence of the code. */
  readonly why: string;
  /** The game's own reason, where it shows one for this action. */
  readonly refusal: Refusal<unknown> | null;
}

export interface Planned<A = unknown> {
  readonly by: Doer;
  readonly deed: Deed<A>;
}

export type CommandResult<A = unknown> = { readonly ok: true; readonly deeds: readonly Planned<A>[] } | Refused;

export const refuse = (code: CommandErrorCode, why: string): Refused => ({ ok: false, code, why, refusal: null });
