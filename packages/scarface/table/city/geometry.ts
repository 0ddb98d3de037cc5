// Where the seven districts lie, in a box of 1000 by 540: the lake above, north at the left. Each border between two districts
// is an edge that both share, and no other districts share one: so the map shows where a thug may walk. On a narrow screen
// the same map is turned: north is up and the lake to the right.
import { itemAt } from '@backroom/kit';
import type { District } from '../../src/vocabulary.ts';

type Point = readonly [x: number, y: number];

const WIDTH = 1000;
const HEIGHT = 540;

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

/** How the map lies: as drawn, in a low window, or turned with one or two rows of plates in Central. */
export type Lie = 'flat' | 'low' | 1 | 2;

export const isTurned = (lie: Lie): lie is 1 | 2 => lie === 1 || lie === 2;

/** Flat, the shore lies lower: behind it is room for the houses along it. A low window has none. */
const ALONG_SHORE = 60;
const LOWERED = 24;
const lowered = (y: number): number => (y > 0 && y < ALONG_SHORE ? y + LOWERED : y);

/** Turned: what was up is right, what was left is up. */
export function placed(points: readonly Point[], lie: Lie): readonly Point[] {
  if (isTurned(lie)) return points.map(([x, y]) => [HEIGHT - y, Math.round(upright(x, itemAt(SHARES, lie - 1)))]);
  return lie === 'low' ? points : points.map(([x, y]) => [x, lowered(y)]);
}

export const sizeOf = (lie: Lie): Point => (isTurned(lie) ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT]);

const lineOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

export const pathOf = (points: readonly Point[]): string => `${lineOf(points)}Z`;

/** The river: five of the eleven borders. It comes from the lake and parts in two. */
const RIVER: readonly (readonly Point[])[] = [
  [itemAt(shore, 2), itemAt(middle, 2)],
  [itemAt(middle, 0), itemAt(middle, 1), itemAt(middle, 2), itemAt(middle, 3), itemAt(end, 1)],
];

/** The other borders: streets. */
const STREETS: readonly (readonly Point[])[] = [
  [itemAt(shore, 1), itemAt(middle, 1)],
  [itemAt(shore, 3), itemAt(middle, 4)],
  [itemAt(shore, 4), itemAt(middle, 5)],
  [itemAt(middle, 3), itemAt(middle, 4), itemAt(middle, 5), itemAt(middle, 6)],
];

const linesOf = (lines: readonly (readonly Point[])[], lie: Lie): string =>
  lines.map((line) => lineOf(placed(line, lie))).join('');

export const riverOf = (lie: Lie): string => linesOf(RIVER, lie);
export const streetsOf = (lie: Lie): string => linesOf(STREETS, lie);
export const shoreOf = (lie: Lie): string => lineOf(placed(shore, lie));

/** A bridge over a stretch of the river, in hundredths of the map. `turn`: in degrees. */
export interface Bridge {
  readonly left: number;
  readonly top: number;
  readonly turn: number;
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Where no plate and no name is. */
export function bridgesOf(lie: Lie): readonly Bridge[] {
  const turned = isTurned(lie);
  const [width, height] = sizeOf(lie);
  const spots: readonly (readonly [at: Point, turn: number])[] = [
    [between(itemAt(shore, 2), itemAt(middle, 2), turned ? 0.3 : 0.88), 0],
    [between(itemAt(middle, 0), itemAt(middle, 1), turned ? 0.5 : 0.86), 90],
    [between(itemAt(middle, 1), itemAt(middle, 2), 0.5), 90],
    [between(itemAt(middle, 2), itemAt(middle, 3), turned ? 0.65 : 0.5), 90],
    [between(itemAt(middle, 3), itemAt(end, 1), 0.3), 0],
  ];
  // Turned, the name of the Southwest Side takes all the room beside the last one.
  return spots.slice(0, turned ? -1 : undefined).map(([at, turn]) => {
    const [x, y] = itemAt(placed([at], lie), 0);
    return { left: (x / width) * 100, top: (y / height) * 100, turn: turned ? turn + 90 : turn };
  });
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest upright box that surely lies inside, in hundredths of the map. */
export function boxOf(points: readonly Point[], lie: Lie): Box {
  const [width, height] = sizeOf(lie);
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
