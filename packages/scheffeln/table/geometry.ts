// The geometry of the table: two streets of four businesses, joined by a bend at each end into one ring. A to D go from
// left to right above, E to H back from right to left below; every car stands in front of its house.
import { itemAt } from '@backroom/kit';
import { PLACES } from '../src/vocabulary.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Half of the free width at each bend. */
  readonly bend: number;
  readonly cell: number;
  readonly car: {
    readonly width: number;
    readonly height: number /** How far up a second car stands. */;
    readonly step: number;
  };
  /** Heights of the two streets: where wheels touch the ground. */
  readonly streets: readonly [number, number];
  readonly row: number;
  readonly plaza: { readonly y: number; readonly height: number };
}

const geometry = (width: number, bend: number, row: number, plaza: number, carWidth: number): Geometry => ({
  width,
  height: 2 * row + plaza + 18,
  bend,
  cell: (width - 4 * bend) / 4,
  car: { width: carWidth, height: (carWidth * 56) / 150, step: (carWidth * 46) / 150 },
  streets: [row, 2 * row + plaza],
  row,
  plaza: { y: row + 16, height: plaza - 10 },
});

/** For a phone and for everything wider. */
export const NARROW = geometry(720, 17, 222, 118, 148);
export const WIDE = geometry(1160, 22, 262, 130, 186);

/** Where the car that stands lowest at a place touches the ground. */
export function spot({ bend, cell, streets }: Geometry, place: number): Point {
  const column = place < 4 ? place : PLACES - 1 - place;
  return { x: 2 * bend + (column + 0.5) * cell, y: streets[place < 4 ? 0 : 1] };
}

/** The corners between two neighbours going clockwise: only the ends of the streets have any. */
function corners({ width, bend, streets: [above, below] }: Geometry, place: number): Point[] {
  if (place === 3)
    return [
      { x: width - bend, y: above },
      { x: width - bend, y: below },
    ];
  if (place === 7)
    return [
      { x: bend, y: below },
      { x: bend, y: above },
    ];
  return [];
}

/** The path from one place to another along the ring; the whole ring if they are the same. */
export function way(g: Geometry, from: number, to: number, back: boolean): Point[] {
  if (back) return way(g, to, from, false).reverse();
  const steps = (to - from + PLACES) % PLACES || PLACES;
  const points = [spot(g, from)];
  for (let i = 0; i < steps; i++) {
    const place = (from + i) % PLACES;
    points.push(...corners(g, place), spot(g, (place + 1) % PLACES));
  }
  return points;
}

/** A car at the upper street looks to the right, at the lower one to the left. */
export const looksLeft = (place: number): boolean => place >= 4;

/** The line of a path, with rounded corners. */
export function lineOf(points: readonly Point[], radius = 26): string {
  return points
    .map(({ x, y }, i) => {
      if (i === 0) return `M${x} ${y}`;
      const next = points[i + 1];
      const last = itemAt(points, i - 1);
      if (next === undefined || (last.y === y && next.y === y)) return `L${x} ${y}`;
      const inX = x + Math.sign(last.x - x) * radius;
      const inY = y + Math.sign(last.y - y) * radius;
      const outX = x + Math.sign(next.x - x) * radius;
      const outY = y + Math.sign(next.y - y) * radius;
      return `L${last.y === y ? inX : x} ${last.y === y ? y : inY}Q${x} ${y} ${next.y === y ? outX : x} ${next.y === y ? y : outY}`;
    })
    .join('');
}
