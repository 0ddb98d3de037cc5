// Where the seven districts lie, in a box of 1000 by 540: the lake above, north at the left. Each border between two districts
// is an edge that both share, and no other districts share one: so the map shows where a thug may walk. On a narrow screen
// the same map is turned: north is up and the lake to the right.
import { itemAt } from '@backroom/kit';
import type { District } from '../../src/vocabulary.ts';

type Point = readonly [x: number, y: number];

export const WIDTH = 1000;
export const HEIGHT = 540;

const shore: readonly Point[] = [
  [0, 46],
  [172, 34],
  [336, 44],
  [664, 30],
  [828, 44],
  [1000, 36],
];
const middle: readonly Point[] = [
  [0, 372],
  [170, 382],
  [334, 366],
  [500, 376],
  [666, 366],
  [830, 380],
  [1000, 370],
];
const end: readonly Point[] = [
  [0, HEIGHT],
  [506, HEIGHT],
  [1000, HEIGHT],
];

/** Clockwise from the upper left. */
export const OUTLINES: Readonly<Record<District, readonly Point[]>> = {
  'far-north': [itemAt(shore, 0), itemAt(shore, 1), itemAt(middle, 1), itemAt(middle, 0)],
  north: [itemAt(shore, 1), itemAt(shore, 2), itemAt(middle, 2), itemAt(middle, 1)],
  central: [itemAt(shore, 2), itemAt(shore, 3), itemAt(middle, 4), itemAt(middle, 3), itemAt(middle, 2)],
  south: [itemAt(shore, 3), itemAt(shore, 4), itemAt(middle, 5), itemAt(middle, 4)],
  'far-south': [itemAt(shore, 4), itemAt(shore, 5), itemAt(middle, 6), itemAt(middle, 5)],
  west: [itemAt(middle, 0), itemAt(middle, 1), itemAt(middle, 2), itemAt(middle, 3), itemAt(end, 1), itemAt(end, 0)],
  southwest: [
    itemAt(middle, 3),
    itemAt(middle, 4),
    itemAt(middle, 5),
    itemAt(middle, 6),
    itemAt(end, 2),
    itemAt(end, 1),
  ],
};

/** The water, to the edge of the box. */
export const LAKE: readonly Point[] = [[0, 0], [WIDTH, 0], ...shore.toReversed()];

/** Turned, a row of plates takes the height: Central with two rows of them keeps its share, with one it gives to the others. */
const SHARES = [0.66, 0.91] as const;
const upright = (x: number, share: number): number => {
  const off = x - WIDTH / 2;
  const central = 166;
  const shift = Math.min(1, Math.abs(off) / central) * central * (1 - share);
  const rest = Math.max(0, Math.abs(off) - central) * ((WIDTH / 2 - central * share) / (WIDTH / 2 - central) - 1);
  return x + Math.sign(off) * (rest - shift);
};

/** How the map lies: as drawn, or turned with one or two rows of plates in Central. */
export type Lie = 'flat' | 1 | 2;

/** Turned: what was up is right, what was left is up. */
export const placed = (points: readonly Point[], lie: Lie): readonly Point[] =>
  lie === 'flat' ? points : points.map(([x, y]) => [HEIGHT - y, Math.round(upright(x, itemAt(SHARES, lie - 1)))]);

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest upright box that surely lies inside, in hundredths of the map. */
export function boxOf(points: readonly Point[], lie: Lie): Box {
  const [width, height] = lie === 'flat' ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const inner = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const margin = (high - low) / 10;
    return [
      Math.max(...values.filter((value) => value <= low + margin)),
      Math.min(...values.filter((value) => value >= high - margin)),
    ];
  };
  const [left, right] = inner(xs);
  const [top, bottom] = inner(ys);
  return {
    left: (left / width) * 100,
    top: (top / height) * 100,
    width: ((right - left) / width) * 100,
    height: ((bottom - top) / height) * 100,
  };
}
