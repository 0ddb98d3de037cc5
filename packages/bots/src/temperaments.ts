// The names of the temperaments. A file of their own, so that code which seats bots does not load the search.
import { itemAt, type Random, shuffle } from '@backroom/kit';

/** Cautious bots avoid risks, greedy ones take what they can get at once, vengeful ones remember who hurt them. */
export const TEMPERAMENTS = ['cautious', 'greedy', 'vengeful'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export const isTemperament = (name: unknown): name is Temperament => TEMPERAMENTS.includes(name as Temperament);

/** A mix of temperaments for `seats` seats. */
export function shuffledTemperaments(seats: number, random: Random): Temperament[] {
  const order = shuffle([...TEMPERAMENTS], random);
  return Array.from({ length: seats }, (_, seat) => itemAt(order, seat % order.length));
}
