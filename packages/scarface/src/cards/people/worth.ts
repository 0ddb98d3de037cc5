// What a gang member or an Associate is worth each time it is played, and the band that each level keeps to.
import type { PersonCard } from '../../language.ts';
import { worthOfEffects, worthOfPoints } from '../worth.ts';

/** How often the other card that a matching skill wants lies in the same Plan. */
const MATCHED = 0.6;

export const worthOfPerson = (card: PersonCard): number =>
  worthOfPoints(card.muscle + card.influence) +
  worthOfEffects(card.standard ?? []) +
  MATCHED * worthOfEffects(card.matching?.effects ?? []);

type Band = readonly [least: number, most: number];

const BY_LEVEL: readonly Band[] = [
  [5, 9],
  [7, 10],
  [9.5, 13],
  [13, 17.5],
  [17.5, 22.5],
  [22.5, 28],
];
const RIGHT_HAND: Band = [15, 18.5];
/** Without the values of the Boss Track. */
const BOSS: Band = [6, 8];

/** From how many to how many dollars a card of this kind may be worth. */
export function worthBand(card: PersonCard): Band {
  if (card.role === 'boss') return BOSS;
  if (card.role === 'underboss' || card.role === 'counselor') return RIGHT_HAND;
  const band = BY_LEVEL[card.level];
  if (band === undefined) throw new RangeError(`${card.id}: there is no level ${card.level}`);
  return band;
}
