// The names of the bots at a table.
import { itemAt, type Seat, Seeded, shuffle } from '@backroom/kit';

const REGULARS = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;

/** No two bots of a match share a name. */
export function nameOfBot(match: string, seat: Seat): string {
  return itemAt(shuffle([...REGULARS], new Seeded(match)), seat % REGULARS.length);
}
