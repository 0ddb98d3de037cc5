// How long a host waits for whom, in milliseconds.

export interface Limits {
  /** For a worker to become ready. */
  readonly start: number;
  /** For an answer, beyond the time that the level takes. */
  readonly grace: number;
  /** The most that a level may take, whatever it says of itself. */
  readonly longest: number;
  /** For an errand to wait until a worker is free. */
  readonly patience: number;
  /** For a worker without errands, before it is let go. */
  readonly idle: number;
  /** Before the next one is hired, when two in a row were lost; twice that after each further loss. */
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
