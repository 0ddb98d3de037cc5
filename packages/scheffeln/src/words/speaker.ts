import type { Names, Seat } from '@backroom/kit';
import type { Catalogue } from './catalogue.ts';
import type { Numbers } from './numbers.ts';

/** A language at a table: with the names of those who sit there. */
export interface Speaker {
  readonly texts: Catalogue;
  readonly numbers: Numbers;
  who(seat: Seat): string;
}

export const speakerAt = (texts: Catalogue, numbers: Numbers, names: Names): Speaker => ({
  texts,
  numbers,
  who: (seat) => names[seat] || texts.seat(numbers.number(seat + 1)),
});
