// Real time, so that tests can bring their own.

export interface Clock {
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls back once after so long; gives a way to call it off. */
  after(ms: number, then: () => void): () => void;
}

export const WALL_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
