// All people of the game: 20 kinds of gang member (32 cards: four kinds are in every gang) and 60 Associates.
import type { Gang } from '../../vocabulary.ts';
import { ASSOCIATES_1 } from './associates-1.ts';
import { ASSOCIATES_2 } from './associates-2.ts';
import { ASSOCIATES_3 } from './associates-3.ts';
import { ASSOCIATES_4 } from './associates-4.ts';
import { ASSOCIATES_5 } from './associates-5.ts';
import { BOSSES } from './bosses.ts';
import { MEMBERS } from './members.ts';
import type { Person } from './person.ts';
import { RIGHT_HANDS } from './right-hands.ts';

const ALL = [
  ...MEMBERS,
  ...BOSSES,
  ...RIGHT_HANDS,
  ...ASSOCIATES_1,
  ...ASSOCIATES_2,
  ...ASSOCIATES_3,
  ...ASSOCIATES_4,
  ...ASSOCIATES_5,
];

export type PersonId = (typeof ALL)[number]['id'];

/** Every distinct card: gang members first, then Associates by level. */
export const PEOPLE: readonly Person<PersonId>[] = ALL;

/** The eight gang members of a gang (SC-6): the four that all gangs have, one of its own, its Boss and its Right-hands. */
export const gangMembers = (gang: Gang): readonly Person<PersonId>[] =>
  PEOPLE.filter((card) => card.role !== undefined && (card.gang ?? gang) === gang);
