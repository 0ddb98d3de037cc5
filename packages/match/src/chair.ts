// A seat at the table as the log defines it: who plays it, its pledge, its clock, its standing order.
import { itemAt, type Seat } from '@backroom/kit';
import type { Holder, Order } from './deeds.ts';

export interface Clock {
  /** Milliseconds left in the bank. */
  bank: number;
  /** Time that the current decision took before `since`. */
  spent: number;
  /** When the clock started to run; null: it is stopped. */
  since: number | null;
}

export interface Chair {
  /** The owner of the seat; null: it is free. */
  owner: Holder | null;
  /** Who plays it now: its owner, or a stand-in. */
  holder: Holder | null;
  pledge: string | null;
  share: string | null;
  readonly clock: Clock;
  /** Must this seat decide now? */
  deciding: boolean;
  /** `times`: how many decisions it still serves. */
  order: Order | null;
}

export const freeChair = (bank: number): Chair => ({
  owner: null,
  holder: null,
  pledge: null,
  share: null,
  clock: { bank, spent: 0, since: null },
  deciding: false,
  order: null,
});

/** Does a person play this seat at this moment? */
export const present = (chair: Chair): boolean => chair.holder?.kind === 'person';

/** Does a stand-in play it for a person? */
export const away = (chair: Chair): boolean => chair.owner?.kind === 'person' && chair.holder?.kind === 'bot';

/** The chair of a seat that the match has. */
export const chairOf = ({ chairs }: { readonly chairs: readonly Chair[] }, seat: Seat): Chair => itemAt(chairs, seat);

export const seatsOf = (chairs: readonly Chair[], which: (chair: Chair) => boolean): Seat[] =>
  chairs.flatMap((chair, seat) => (which(chair) ? [seat] : []));
