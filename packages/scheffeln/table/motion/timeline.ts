// When each thing of the news is shown: one after the other, in milliseconds at walking pace, without touching the page.
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { BUSINESSES, type Car, PLACES } from '../../src/vocabulary.ts';
import { type Geometry, type Point, spot, way } from '../geometry.ts';
import { ringAfter } from '../standing.ts';

/** A stretch of a car's drive. `level`: how many cars stand beneath it there. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

interface Cue {
  readonly at: number;
  readonly event: Event;
}

export interface Timeline {
  readonly length: number;
  readonly drives: ReadonlyMap<Car, readonly Stretch[]>;
  readonly cues: readonly Cue[];
}

const PACE: Partial<Record<Event['type'], number>> = {
  played: 220,
  discarded: 220,
  exchanged: 380,
  chose: 320,
  grabbed: 160,
  turned: 170,
  took: 420,
  'mafia-took': 420,
  blocked: 220,
  revealed: 60,
  dealt: 260,
};

const start = 180;
const perPlace = 230;

export function timelineOf(g: Geometry, before: View['ring'], news: readonly Event[]): Timeline {
  const drives = new Map<Car, Stretch[]>();
  const cues: Cue[] = [];
  let ring = before;
  let now = 0;
  for (const event of news) {
    cues.push({ at: now, event });
    if (event.type === 'drove' || event.type === 'evaded') {
      const from = BUSINESSES.indexOf(event.from);
      const to = BUSINESSES.indexOf(event.to);
      const back = event.type === 'drove' && event.back;
      const places = back ? (from - to + PLACES) % PLACES : (to - from + PLACES) % PLACES;
      const took = event.type === 'evaded' ? 620 : start + perPlace * (places || PLACES);
      const moving = event.type === 'drove' && event.rider !== null ? [event.car, event.rider] : [event.car];
      const after = ringAfter(ring, event);
      const line = event.type === 'evaded' ? hop(g, from, to) : swerve(g, way(g, from, to, back));
      for (const car of moving) {
        const leaving = ring[from].indexOf(car);
        const arriving = after[to].indexOf(car);
        const level = (i: number): number =>
          i === 0 ? leaving : i === line.length - 1 ? arriving : moving.indexOf(car);
        const points = line.map(({ x, y }, i) => ({ x, y: y - level(i) * g.car.step }));
        drives.set(car, [...(drives.get(car) ?? []), { from: now, to: now + took, points }]);
      }
      ring = after;
      now += took;
    } else now += PACE[event.type] ?? 0;
  }
  return { length: now, drives, cues };
}

/** Whoever overtakes pulls out towards the eye. */
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
