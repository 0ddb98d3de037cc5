// What thinking costs, and what it gives.

/** When to stop thinking: after so many iterations, or so many milliseconds by the clock given with them. */
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
  /** How many times it was tried in the mind. */
  readonly tries: number;
}

export interface Thought<A> {
  readonly action: A;
  /** All that were considered, best first. */
  readonly candidates: readonly Candidate<A>[];
  readonly iterations: number;
}

/** How much of a budget has been used after so many iterations: 1 or more means all of it. */
export function meter({ iterations, ms, now }: Budget): (done: number) => number {
  const timed = ms !== undefined && now !== undefined;
  if (iterations === undefined && !timed) throw new RangeError('a budget needs iterations, or ms and a clock');
  const begun = timed ? now() : 0;
  return (done) =>
    Math.max(iterations === undefined ? 0 : done / iterations, timed ? (now() - begun) / Math.max(ms, 1e-9) : 0);
}
