// Where each car is on the screen, frame by frame, and how far along the ring that is.
import { type Geometry, NARROW, type Point, WIDE, way } from '../../../scheffeln/table/geometry.ts';

/** Where each car is on the screen: the middle of its wheels, in widths of the ring. Runs in the page. */
export const SPOTS_NOW = `(() => {
  const ring = document.querySelector('.sch-ring')?.getBoundingClientRect();
  return ring && Object.fromEntries([...document.querySelectorAll('.sch-car[data-pick]')].map((car) => {
    const box = car.getBoundingClientRect();
    return [car.dataset.pick.slice(4), [(box.left + box.width / 2 - ring.left) / ring.width, (box.bottom - ring.top) / ring.width]];
  }));
})()`;

/** Records every frame into `frames` until `isDriving` is false. Runs in the page. */
export const RECORD = `
globalThis.frames = [];
globalThis.isDriving = true;
{
  const look = () => {
    const cars = ${SPOTS_NOW};
    if (cars) frames.push({ at: document.timeline.currentTime, cars });
    if (isDriving) requestAnimationFrame(look);
  };
  look();
}`;

/** The place of each car by its label, as the state has it. Runs in the page. */
export const PLACES_NOW = `Object.fromEntries([...document.querySelectorAll('.sch-car[data-pick]')].map((car) => [
  car.dataset.pick.slice(4), car.getAttribute('aria-label').match(/ at ([A-H]), /)[1]]))`;

/** By colour: the middle of its wheels, in widths of the ring. */
export type Spots = Readonly<Record<string, readonly [number, number]>>;

export interface Frame {
  readonly at: number;
  readonly cars: Spots;
}

/** A point of the ring's own line, and how far along it that is, in places. */
interface Nearest {
  readonly along: number;
  readonly off: number;
}

/** For one size of the ring: where a point on the screen is along its line. */
export function rulerOf(g: Geometry): (at: readonly [number, number]) => Nearest {
  const stretches = Array.from({ length: 8 }, (_, place) => way(g, place, (place + 1) % 8, false));
  return ([x, y]) => {
    const point = { x: x * g.width, y: y * g.width };
    let best: Nearest = { along: 0, off: Number.POSITIVE_INFINITY };
    for (const [place, points] of stretches.entries()) {
      const lengths = points.slice(1).map((to, i) => Math.hypot(to.x - points[i].x, to.y - points[i].y));
      const whole = lengths.reduce((sum, one) => sum + one, 0);
      let gone = 0;
      for (const [i, length] of lengths.entries()) {
        const { share, off } = nearestOn(points[i], points[i + 1], point);
        if (off < best.off) best = { along: place + (gone + share * length) / whole, off };
        gone += length;
      }
    }
    return best;
  };
}

function nearestOn(a: Point, b: Point, point: Point): { share: number; off: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)));
  return { share, off: Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy) };
}

export const geometryAt = (width: number): Geometry => (width >= 1000 ? WIDE : NARROW);

/** How many places a car went on between two frames, from -4 to 4. */
export function step(from: number, to: number): number {
  const gone = (((to - from) % 8) + 8) % 8;
  return gone > 4 ? gone - 8 : gone;
}

export const placeOf = (letter: string): number => 'ABCDEFGH'.indexOf(letter);
