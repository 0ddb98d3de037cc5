// The path of each car in one move, as data: this file does not touch the page.
import { itemAt } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { BUSINESSES, type Car } from '../../src/vocabulary.ts';
import { type Geometry, type Point, spot, way } from '../geometry.ts';
import { ringAfter } from '../standing.ts';

type Drive = Extract<Event, { type: 'drove' | 'evaded' }>;

/** A car and the one it carries take the same way; each begins and ends at its own height in the pile. */
export function pathsOf(g: Geometry, ring: View['ring'], event: Drive): ReadonlyMap<Car, readonly Point[]> {
  const from = BUSINESSES.indexOf(event.from);
  const to = BUSINESSES.indexOf(event.to);
  const moving = event.type === 'drove' && event.rider !== null ? [event.car, event.rider] : [event.car];
  const after = ringAfter(ring, event);
  const line = event.type === 'evaded' ? hop(g, from, to) : swerve(g, way(g, from, to, event.back));
  const paths = new Map<Car, readonly Point[]>();
  for (const car of moving) {
    const [leaving, arriving] = [itemAt(ring, from).indexOf(car), itemAt(after, to).indexOf(car)];
    const level = (i: number): number => (i === 0 ? leaving : i === line.length - 1 ? arriving : moving.indexOf(car));
    paths.set(
      car,
      line.map(({ x, y }, i) => ({ x, y: y - level(i) * g.car.step })),
    );
  }
  return paths;
}

/** An overtaking car pulls out towards the viewer. */
const swerve = (g: Geometry, points: readonly Point[]): Point[] =>
  points.map((point, i) => {
    const stays = i === 0 || i === points.length - 1 || point.x === g.bend || point.x === g.width - g.bend;
    return stays ? point : { x: point.x, y: point.y + 9 };
  });

/** Over the roofs. */
function hop(g: Geometry, from: number, to: number): Point[] {
  const [a, b] = [spot(g, from), spot(g, to)];
  const top = Math.min(a.y, b.y) - 150;
  return [a, { x: a.x + (b.x - a.x) * 0.3, y: top }, { x: a.x + (b.x - a.x) * 0.7, y: top }, b];
}

interface Stop {
  /** Between 0 and 1. */
  readonly at: number;
  readonly point: Point;
  readonly easing: string;
}

/** Even speed along the path, with acceleration at the start and braking at the end. */
export function stopsOf(points: readonly Point[]): readonly Stop[] {
  const lengths = points.map((p, i) => {
    const last = points[i - 1] ?? p;
    return Math.hypot(p.x - last.x, p.y - last.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => {
    gone += itemAt(lengths, i);
    const easing = i === points.length - 2 ? 'ease-out' : i === 0 ? 'ease-in' : 'linear';
    return { at: Math.min(1, gone / whole), point, easing };
  });
}
