// The type of a table rule, and checks that several rules share.
import { type Chair, chairOf, present } from '../chair.ts';
import { type Refused, refuse } from '../commands.ts';
import type { Deed, Doer } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';

/** The game's own copy of an action, found by the rule that allowed it: `apply` trusts no other. */
export interface Own {
  action: unknown;
}

interface Case<D extends Deed> {
  readonly match: AnyMatch;
  readonly by: Doer;
  readonly deed: D;
  /** The time of the deed. */
  readonly at: number;
  readonly own: Own;
}

export type DeedRule<N extends Deed['do']> = (one: Case<Extract<Deed, { readonly do: N }>>) => Refused | null;

export const OVER = refuse('over', 'the match is over');
export const HOST_ONLY = refuse('not-yours', 'only the host can do this');

/** The game must have begun; with 'playing' it must not be paused either. */
export function inGame(match: AnyMatch, how: 'playing' | 'begun'): Refused | null {
  if (match.phase === 'gathering' || match.phase === 'sharing') return refuse('not-begun', 'the game has not begun');
  return how === 'playing' && match.phase === 'paused' ? refuse('paused', 'the match is paused') : null;
}

/** The seat exists, and the author is that seat itself or the host. */
export function ownSeat(match: AnyMatch, by: Doer, seat: number): Refused | null {
  if (seat >= match.chairs.length) return refuse('no-such-seat', `there are ${match.chairs.length} seats, from 0`);
  return by === seat || by === 'house' ? null : refuse('not-yours', 'only this seat or the host can do this');
}

/** A person plays this seat now. */
export function byPerson(chair: Chair): Refused | null {
  if (present(chair)) return null;
  if (chair.owner === null) return refuse('not-seated', 'nobody sits there');
  return chair.owner.kind === 'person'
    ? refuse('away', 'a stand-in plays this seat; its owner must return first')
    : refuse('bot-seat', 'a bot plays this seat');
}

/** The author is a seat, played by a person now. */
export const personActs = (match: AnyMatch, by: Doer): Refused | null =>
  typeof by === 'number' ? byPerson(chairOf(match, by)) : refuse('not-yours', 'only a seat can do this');
