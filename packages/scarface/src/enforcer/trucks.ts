// What trucks spare the Enforcer: the kind of which a sale takes more, alcohol if it takes as much of both (SC-110).
import type { Good } from '../vocabulary.ts';

export const sparedKind = (alcohol: number, gun: number): Good => (gun > alcohol ? 'gun' : 'alcohol');

/** The goods left to spend after `spare` goods are spared. */
export function afterTrucks(alcohol: number, gun: number, spare: number): { alcohol: number; gun: number } {
  const left = { alcohol, gun };
  for (let i = 0; i < spare && left.alcohol + left.gun > 0; i++) left[sparedKind(left.alcohol, left.gun)]--;
  return left;
}
