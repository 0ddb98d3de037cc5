// What bots are called at a table: the regulars of the house.
import { type Seat, Seeded, shuffle } from '@backroom/kit';

const REGULARS = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;

/** No two bots of a match share a name. */
export function nameOfBot(match: string, seat: Seat): string {
  return shuffle([...REGULARS], new Seeded(match))[seat % REGULARS.length];
}
