// The names of the temperaments, by themselves: whoever seats bots need not know how they think.
import { type Random, shuffle } from '@backroom/kit';

/** One minds what may go wrong, one what lies nearest, one who hurt it last. */
export const TEMPERAMENTS = ['cautious', 'greedy', 'vengeful'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export const isTemperament = (name: unknown): name is Temperament => TEMPERAMENTS.includes(name as Temperament);

/** For so many seats, as mixed as can be. */
export function shuffledTemperaments(seats: number, random: Random): Temperament[] {
  const order = shuffle([...TEMPERAMENTS], random);
  return Array.from({ length: seats }, (_, seat) => order[seat % order.length]);
}
