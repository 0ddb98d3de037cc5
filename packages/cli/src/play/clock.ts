// Real time, so that tests can bring their own.

export interface WallClock {
  /** Milliseconds since an arbitrary moment. */
  now(): number;
  /** Calls `then` once after `ms` milliseconds. Returns the function that cancels it. */
  after(ms: number, then: () => void): () => void;
}

export const WALL_CLOCK: WallClock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
