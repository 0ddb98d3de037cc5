// The budget and the result of a search.
import type { TurnPlan } from './turn-plan.ts';

/** When to stop thinking: after `iterations`, or after `ms` milliseconds by the clock `now`. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
  /** This library reads no clock of its own. */
  readonly now?: () => number;
}

export interface Candidate<A> {
  readonly action: A;
  /** The thinker's chance of winning after it, as far as it could tell. */
  readonly chance: number;
  /** The number of playouts it got. */
  readonly tries: number;
}

export interface Thought<A> {
  readonly action: A;
  /** All candidates, best first. */
  readonly candidates: readonly Candidate<A>[];
  readonly iterations: number;
  /** The plan for the rest of this turn, if the game compares whole turns. */
  readonly plan?: TurnPlan;
}

/** Returns a function from the iterations done to the share of the budget used: 1 or more means all of it. */
export function meter({ iterations, ms, now }: Budget): (done: number) => number {
  const timed = ms !== undefined && now !== undefined;
  if (iterations === undefined && !timed) throw new RangeError('a budget needs iterations, or ms and a clock');
  const begun = timed ? now() : 0;
  return (done) =>
    Math.max(iterations === undefined ? 0 : done / iterations, timed ? (now() - begun) / Math.max(ms, 1e-9) : 0);
}
