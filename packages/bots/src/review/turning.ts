// Turning points: the few steps at which the chances of the table swung most.
import { type Actor, itemAt, type Seat } from '@backroom/kit';
import type { Point } from './course.ts';
import { CLEAR } from './judge.ts';

/** How one seat's chance changed. */
export interface Swing {
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

export interface TurningPoint<A, V = unknown> {
  readonly seq: number;
  readonly move: number;
  readonly by: Actor;
  readonly action: A;
  /** As in the course. */
  readonly view: V;
  /** How much chance of winning moved between seats, from 0 to 1. */
  readonly size: number;
  /** The seats that gained or lost noticeably, largest change first. The largest gain and the largest loss are always here. */
  readonly gains: readonly Swing[];
  readonly losses: readonly Swing[];
}

const MOST = 5;
/** A smaller change is not a turning point, even in a quiet game. */
const LEAST = 0.08;
/** A seat that gains or loses less is not mentioned beside others. */
const NOTICEABLE = 0.05;

/** In the order in which they happened. */
export function turningPoints<A, V>(course: readonly Point<A, V>[]): TurningPoint<A, V>[] {
  return course
    .flatMap((point, i) => (i === 0 ? [] : turn(itemAt(course, i - 1), point)))
    .sort((a, b) => b.size - a.size || a.seq - b.seq)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq);
}

/** A change within the error of the estimates is not a turning point. */
function turn<A, V>(from: Point<A, V>, point: Point<A, V>): TurningPoint<A, V>[] {
  const { seq, move, by, action, view, chances, errors } = point;
  if (by === null || action === null || view === null) return [];
  const swings = chances
    .map((after, seat): Swing => ({ seat, before: itemAt(from.chances, seat), after }))
    .sort((a, b) => b.after - b.before - (a.after - a.before));
  const gained = swings.reduce((sum, swing) => sum + Math.max(0, changeOf(swing)), 0);
  const most = itemAt(swings, 0);
  const [before, after] = [itemAt(from.errors, most.seat), itemAt(errors, most.seat)];
  const error = Math.sqrt(before * before + after * after);
  if (gained < LEAST || changeOf(most) < CLEAR * error) return [];
  const noticeable = (swing: Swing, i: number): boolean => i === 0 || Math.abs(changeOf(swing)) >= NOTICEABLE;
  const gains = swings.filter((swing) => changeOf(swing) > 0).filter(noticeable);
  const losses = swings
    .filter((swing) => changeOf(swing) < 0)
    .reverse()
    .filter(noticeable);
  return [{ seq, move, by, action, view, size: gained, gains, losses }];
}

const changeOf = ({ before, after }: Swing): number => after - before;
