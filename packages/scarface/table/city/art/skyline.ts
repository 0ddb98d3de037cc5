// The shore at night as a strip of 1000 by 60: a far row of houses and a near one, with lit windows.
import { box, roof, windows } from './outlines.ts';

type Tower = readonly [x: number, width: number, height: number];

const FAR: readonly Tower[] = [
  [20, 34, 17],
  [64, 26, 24],
  [108, 40, 15],
  [190, 30, 21],
  [236, 44, 27],
  [300, 26, 31],
  [352, 34, 36],
  [404, 26, 43],
  [452, 34, 38],
  [520, 38, 46],
  [580, 30, 35],
  [632, 40, 28],
  [700, 34, 22],
  [760, 46, 17],
  [836, 30, 20],
  [896, 44, 14],
];

const NEAR: readonly Tower[] = [
  [0, 40, 12],
  [44, 24, 17],
  [84, 44, 10],
  [150, 34, 14],
  [206, 26, 20],
  [262, 34, 17],
  [322, 26, 25],
  [372, 28, 30],
  [424, 26, 34],
  [478, 44, 41],
  [548, 28, 31],
  [604, 30, 24],
  [664, 36, 15],
  [724, 30, 17],
  [790, 42, 11],
  [858, 28, 13],
  [932, 60, 10],
];

const BOTTOM = 60;
const towers = (row: readonly Tower[]): string =>
  row.map(([x, width, height]) => box(x, BOTTOM - height, width, height)).join('');

const lights = NEAR.map(([x, width, height], i) =>
  windows(
    {
      at: [x + 4, BOTTOM - height + 3],
      columns: Math.floor((width - 5) / 6),
      rows: Math.floor((height - 3) / 6),
      step: [6, 6],
      size: [2.4, 3.2],
    },
    2 + (i % 3),
  ),
).join('');

/** What stands out: a spire, stepped tops, a dome, masts. */
const tops = [
  box(494, 12, 12, 8),
  box(498, 5, 4, 8),
  roof(498, 5, 4, 6),
  box(429, 21, 16, 6),
  roof(376, 30, 20, 7),
  box(530, 8, 18, 7),
  'M206 40a13 9 0 0 1 26 0z',
  box(88, 42, 2.5, 9),
  box(120, 43, 2.5, 8),
  box(799, 38, 5, 12),
  box(812, 41, 5, 9),
  box(944, 40, 4, 11),
].join('');

export const SKYLINE: readonly (readonly [paint: string, outline: string])[] = [
  ['far', towers(FAR)],
  ['near', towers(NEAR) + tops],
  ['light', lights],
];
