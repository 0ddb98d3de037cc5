// Timeouts of the worker pool, in milliseconds.

export interface Limits {
  /** For a worker to become ready. */
  readonly start: number;
  /** For an answer, beyond the time that the level takes. */
  readonly grace: number;
  /** The most time that a level may take, even if it asks for more. */
  readonly longest: number;
  /** For a job to wait until a worker is free. */
  readonly patience: number;
  /** For a worker without jobs, before it is stopped. */
  readonly idle: number;
  /** Before the next start, after two workers in a row died; doubled after each further death. */
  readonly pause: number;
  readonly longestPause: number;
}

export const LIMITS: Limits = {
  start: 15_000,
  grace: 500,
  longest: 10_000,
  patience: 10_000,
  idle: 60_000,
  pause: 200,
  longestPause: 30_000,
};
