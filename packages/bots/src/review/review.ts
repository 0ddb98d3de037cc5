// A review judges every step of a finished game.
import { admit, type GameTypes, itemAt, type Seat, Seeded, type Step } from '@backroom/kit';
import type { Mind } from '../mind.ts';
import { estimate, type Point } from './course.ts';
import { judge, type MoveJudgement } from './judge.ts';
import { type Summary, summarise } from './summary.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** A decision of a seat, judged from that seat's view at that moment and from nothing else. */
export interface Decision<A, V> extends MoveJudgement<A> {
  readonly seq: number;
  readonly move: number;
  readonly seat: Seat;
  /** What the seat saw: words need it to name the actions. */
  readonly view: V;
}

/** Plain data: a worker may send it. */
export interface Review<A, V> {
  /** The chances of the whole table, with everything open: at the start, and after each step that changed something. */
  readonly course: readonly Point<A, V>[];
  readonly decisions: readonly Decision<A, V>[];
  readonly turningPoints: readonly TurningPoint<A, V>[];
  /** By seat. */
  readonly summaries: readonly Summary[];
}

export interface Thoroughness {
  /** The same seed and the same iterations give the same review, on any machine. */
  readonly seed: string;
  /** Playouts for each decision, in total. */
  readonly iterations: number;
  /** Judge the decisions of this seat only. */
  readonly seat?: Seat;
}

/** What this step adds to the review. */
export interface Progress<A, V> {
  readonly done: number;
  readonly of: number;
  /** Null after a step that changed nothing, such as a tick of the clock. */
  readonly point: Point<A, V> | null;
  readonly decision: Decision<A, V> | null;
}

/** A quarter of the iterations goes to the open table, the rest to the decision. */
const OPEN = 0.25;

/** The whole review at once. Throws a RangeError if a step is not legal. */
export function review<T extends GameTypes>(
  mind: Mind<T>,
  options: T['options'],
  seats: number,
  steps: readonly Step<T['action']>[],
  thoroughness: Thoroughness,
): Review<T['action'], T['view']> {
  const reviewed = reviewing(mind, options, seats, steps, thoroughness);
  for (;;) {
    const next = reviewed.next();
    if (next.done === true) return next.value;
  }
}

/** Step by step: between two steps the caller may show the partial review, do something else, or stop. */
export function* reviewing<T extends GameTypes>(
  mind: Mind<T>,
  options: T['options'],
  seats: number,
  steps: readonly Step<T['action']>[],
  { seed, iterations, seat: only }: Thoroughness,
): Generator<Progress<T['action'], T['view']>, Review<T['action'], T['view']>, undefined> {
  const { game } = mind;
  const luck = new Seeded(seed);
  const state = game.start(options, seats);
  const of = steps.length;
  const seen = (seq: number) => estimate(mind, state, luck.split(`table ${seq}`), iterations * OPEN);
  const course: Point<T['action'], T['view']>[] = [
    { seq: -1, move: 0, by: null, action: null, view: null, ...seen(-1) },
  ];
  const decisions: Decision<T['action'], T['view']>[] = [];
  let move = 0;
  yield { done: 0, of, point: itemAt(course, 0), decision: null };
  for (const [seq, { by, action: given }] of steps.entries()) {
    const admission = admit(game, state, by, given);
    if (!admission.ok) throw new RangeError(`step ${seq + 1}: ${admission.why}`);
    const { action } = admission;
    if (typeof by === 'number') move++;
    const view = game.view(state, typeof by === 'number' ? by : null);
    let decision: Decision<T['action'], T['view']> | null = null;
    if (typeof by === 'number' && (only ?? by) === by) {
      const judgement = judge(mind, view, by, action, luck.split(`decision ${seq}`), iterations * (1 - OPEN));
      decision = { seq, move, seat: by, view, ...judgement };
      decisions.push(decision);
    }
    const events: T['event'][] = [];
    game.apply(state, by, action, events);
    const isTick = by === 'clock' && events.length === 0;
    const point = isTick ? null : { seq, move, by, action, view, ...seen(seq) };
    if (point !== null) course.push(point);
    yield { done: seq + 1, of, point, decision };
  }
  return {
    course,
    decisions,
    turningPoints: turningPoints(course),
    summaries: summarise(seats, course, decisions),
  };
}
