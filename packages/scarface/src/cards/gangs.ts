// The four gang boards: Boss Track, bonuses under its cubes, and what each upgrade asks for. Every gang pays less where its
// character lies and more elsewhere, so that the boards are worth the same (test/content.test.ts).
import type { GangBoard, Price } from '../language.ts';
import type { Gang } from '../vocabulary.ts';

const price = (muscle: number, influence: number, money: number, crime: number): Price => ({
  muscle,
  influence,
  money,
  crime,
});

/** The Boss rises where the cubes leave gaps; the gangs differ in what he is good at, not in how fast. */
const rows = (...values: readonly (readonly [muscle: number, influence: number])[]): GangBoard['rows'] =>
  values.map(([muscle, influence], row) => ({ from: [0, 2, 5, 8, 11][row] ?? 0, muscle, influence }));

const board = (gang: Gang, boss: string, rest: Pick<GangBoard, 'rows' | 'bonuses' | 'prices'>): GangBoard => ({
  gang,
  boss,
  underboss: `${gang}-underboss`,
  counselor: `${gang}-counselor`,
  ...rest,
  values: {
    hand: [3, 4, 5],
    lawyers: [1, 2, 3],
    recruitment: [2, 3, 4],
    supply: [0, 1, 2],
    vehicles: [0, 1, 2],
    nightclubs: [0, 1, 2],
  },
});

/** Capone: the authorities, and a gang that grows. */
const outfit = board('outfit', 'capone', {
  rows: rows([1, 1], [1, 2], [2, 2], [2, 3], [2, 4]),
  bonuses: [2, null, 'right-hand', null, null, 4, 'right-hand', 3, 4, 5, 6, 8],
  prices: {
    hand: [price(0, 2, 6, 1), price(1, 3, 11, 2)],
    lawyers: [price(0, 2, 3, 0), price(0, 4, 7, 1)],
    recruitment: [price(2, 0, 4, 1), price(2, 2, 8, 1)],
    supply: [price(1, 1, 6, 1), price(2, 2, 12, 2)],
    vehicles: [price(2, 0, 5, 1), price(3, 1, 8, 1)],
    nightclubs: [price(0, 2, 6, 1), price(1, 3, 12, 2)],
  },
});

/** St. Clair: the streets. */
const wolves = board('wolves', 'st-clair', {
  rows: rows([1, 1], [2, 1], [3, 1], [3, 2], [4, 2]),
  bonuses: [2, null, 'right-hand', 3, null, 'right-hand', 4, null, 4, 5, 6, 8],
  prices: {
    hand: [price(1, 1, 6, 1), price(3, 1, 11, 2)],
    lawyers: [price(0, 2, 4, 0), price(1, 3, 9, 1)],
    recruitment: [price(2, 0, 4, 1), price(4, 0, 8, 1)],
    supply: [price(2, 0, 6, 1), price(3, 1, 11, 2)],
    vehicles: [price(2, 0, 3, 0), price(4, 0, 7, 1)],
    nightclubs: [price(1, 1, 6, 1), price(2, 2, 12, 2)],
  },
});

/** Rothstein: businesses, money, politicians. */
const gems = board('gems', 'rothstein', {
  rows: rows([1, 1], [1, 2], [1, 3], [2, 3], [2, 4]),
  bonuses: [null, 'right-hand', 3, null, 'right-hand', 4, 2, null, 4, 5, 6, 8],
  prices: {
    hand: [price(0, 2, 5, 0), price(0, 4, 11, 2)],
    lawyers: [price(0, 2, 4, 0), price(0, 4, 7, 1)],
    recruitment: [price(2, 0, 4, 1), price(1, 3, 9, 1)],
    supply: [price(1, 1, 5, 1), price(1, 3, 12, 2)],
    vehicles: [price(2, 0, 4, 1), price(2, 2, 8, 1)],
    nightclubs: [price(0, 2, 5, 0), price(0, 4, 9, 2)],
  },
});

/** O'Banion: alcohol. */
const northside = board('northside', 'obanion', {
  rows: rows([1, 1], [2, 1], [2, 2], [3, 2], [3, 3]),
  bonuses: [2, null, 3, 'right-hand', null, 4, null, 'right-hand', 4, 5, 6, 8],
  prices: {
    hand: [price(1, 1, 6, 1), price(2, 2, 12, 2)],
    lawyers: [price(0, 2, 5, 0), price(1, 3, 9, 1)],
    recruitment: [price(2, 0, 4, 1), price(3, 1, 9, 1)],
    supply: [price(2, 0, 5, 1), price(3, 1, 11, 2)],
    vehicles: [price(2, 0, 5, 1), price(3, 1, 8, 1)],
    nightclubs: [price(1, 1, 6, 1), price(2, 2, 11, 2)],
  },
});

export const GANG_BOARDS: readonly GangBoard[] = [outfit, wolves, gems, northside];
