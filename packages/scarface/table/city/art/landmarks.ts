// One picture for each district, in boxes of 160 by 100 that stand on their lower edge. Paints: far and near walls, dark openings,
// lit windows, and a neon sign.
import type { District } from '../../../src/vocabulary.ts';
import { box, disc, roof, windows } from './outlines.ts';

export type Paint = 'far' | 'near' | 'dark' | 'light' | 'neon';
export type Landmark = readonly (readonly [paint: Paint, outline: string])[];

/** Bungalows under trees. */
const farNorth: Landmark = [
  ['far', `${disc(22, 66, 15)}${box(20, 70, 4, 30)}${disc(140, 68, 14)}${box(138, 72, 4, 28)}`],
  [
    'near',
    `${box(38, 66, 38, 34)}${roof(33, 66, 48, 20)}${box(64, 46, 6, 14)}${box(86, 72, 40, 28)}${roof(82, 72, 48, 18)}`,
  ],
  ['light', `${box(45, 74, 9, 9)}${box(93, 79, 10, 8)}`],
  ['dark', `${box(61, 78, 9, 22)}${box(111, 81, 9, 19)}${box(49, 74, 1.2, 9)}${box(97.4, 79, 1.2, 8)}`],
];

/** A shop with an awning below flats. */
const north: Landmark = [
  ['far', `${box(24, 36, 26, 64)}${box(112, 44, 26, 56)}`],
  ['near', `${box(44, 28, 72, 72)}${box(40, 24, 80, 6)}`],
  [
    'light',
    `${windows({ at: [52, 36], columns: 5, rows: 2, step: [12, 14], size: [8, 9] }, 2)}${box(50, 80, 24, 14)}${box(86, 80, 24, 14)}`,
  ],
  ['dark', `${windows({ at: [52, 36], columns: 5, rows: 2, step: [12, 14], size: [8, 9] }, 3)}${box(76, 80, 8, 20)}`],
  ['neon', 'M42 66h76l5 11H37z'],
  ['near', 'M53 66h10l-1 11H50zM75 66h10l1 11H74zM97 66h10l4 11H99z'],
];

/** Towers with stepped tops. */
const central: Landmark = [
  ['far', `${box(30, 40, 24, 60)}${box(36, 32, 12, 8)}${box(106, 34, 26, 66)}${box(112, 27, 14, 8)}`],
  [
    'near',
    `${box(56, 24, 44, 76)}${box(63, 14, 30, 10)}${box(70, 6, 16, 8)}${roof(73, 6, 10, 9)}${box(14, 62, 28, 38)}${box(122, 58, 26, 42)}`,
  ],
  [
    'light',
    `${windows({ at: [61, 30], columns: 5, rows: 6, step: [7.4, 10], size: [4, 6] }, 3)}${windows({ at: [18, 67], columns: 4, rows: 3, step: [6, 10], size: [3.4, 5] }, 2)}${windows({ at: [126, 63], columns: 3, rows: 3, step: [7, 11], size: [3.6, 5] }, 3)}`,
  ],
  ['dark', `${box(72, 90, 12, 10)}`],
];

/** A theatre with a marquee; its sign is a note. */
const south: Landmark = [
  ['far', `${box(16, 50, 30, 50)}${box(116, 54, 28, 46)}`],
  ['near', `${box(40, 34, 80, 66)}${box(34, 30, 92, 6)}`],
  [
    'light',
    `${windows({ at: [46, 42], columns: 2, rows: 3, step: [8, 10], size: [5, 6] }, 2)}${windows({ at: [101, 42], columns: 2, rows: 3, step: [8, 10], size: [5, 6] }, 3)}${windows({ at: [38, 78], columns: 15, rows: 1, step: [5.7, 1], size: [2.6, 3] })}`,
  ],
  ['dark', `${box(64, 38, 32, 36)}${box(70, 86, 20, 14)}`],
  ['neon', `${disc(74, 66, 5)}${disc(88, 63, 5)}${box(77, 46, 2.6, 20)}${box(91, 43, 2.6, 20)}M77 46l16.6-4v6L77 52z`],
  ['near', box(36, 76, 88, 2)],
];

/** A mill with chimneys and smoke. */
const farSouth: Landmark = [
  [
    'far',
    `${disc(46, 12, 6)}${disc(56, 8, 8)}${disc(68, 9, 6)}${disc(104, 16, 5)}${disc(113, 12, 7)}${disc(124, 13, 5)}`,
  ],
  [
    'near',
    `M36 100V58l20-14v14l20-14v14l20-14v14l20-14v56z${box(38, 16, 7, 42)}${box(96, 20, 7, 34)}${box(118, 62, 30, 38)}${box(14, 70, 22, 30)}`,
  ],
  [
    'light',
    `${windows({ at: [42, 66], columns: 5, rows: 2, step: [14, 12], size: [8, 6] }, 2)}${windows({ at: [123, 68], columns: 3, rows: 2, step: [8, 11], size: [4, 5] }, 2)}`,
  ],
  ['dark', `${box(68, 86, 16, 14)}${box(20, 80, 9, 20)}`],
];

/** A church among terraced houses. */
const west: Landmark = [
  ['far', `${box(92, 62, 56, 38)}${roof(90, 62, 20, 10)}${roof(110, 62, 20, 10)}${roof(129, 62, 20, 10)}`],
  [
    'near',
    `${box(46, 56, 46, 44)}${roof(42, 56, 54, 18)}${box(22, 34, 22, 66)}${roof(20, 34, 26, 28)}${box(32.2, -2, 1.8, 10)}${box(29, 1, 8, 1.8)}`,
  ],
  [
    'light',
    `M28 58a5 5 0 0 1 10 0v14H28z${disc(69, 68, 6)}${windows({ at: [97, 70], columns: 5, rows: 1, step: [10, 1], size: [4.6, 7] }, 2)}`,
  ],
  [
    'dark',
    `M62 100V86a7 7 0 0 1 14 0v14z${windows({ at: [97, 84], columns: 5, rows: 1, step: [10, 1], size: [4.6, 16] }, 2)}`,
  ],
];

/** The gate of the stockyards, with a water tower. */
const southwest: Landmark = [
  [
    'far',
    `${box(126, 40, 20, 14)}${roof(124, 40, 24, 9)}M128 54h2l-4 46h-2zM142 54h2l4 46h-2z${box(125, 74, 22, 1.6)}`,
  ],
  [
    'near',
    `M34 100V50h76v50H92V82a20 16 0 0 0-40 0v18z${box(28, 40, 18, 60)}${roof(26, 40, 22, 16)}${box(98, 40, 18, 60)}${roof(96, 40, 22, 16)}${roof(34, 50, 76, 16)}${box(6, 80, 24, 20)}`,
  ],
  ['light', `${box(34, 52, 6, 10)}${box(104, 52, 6, 10)}${disc(72, 52, 4.5)}`],
  ['dark', `${box(10, 86, 6, 6)}${box(20, 86, 6, 6)}`],
];

export const LANDMARKS: Readonly<Record<District, Landmark>> = {
  'far-north': farNorth,
  north,
  central,
  south,
  'far-south': farSouth,
  west,
  southwest,
};
