// Five levels, from one that a child beats to the best we have. A weaker one errs as people do: it overlooks actions, looks
// at fewer continuations, forgets what was played, and is not strict with itself among actions that look alike. None plays
// badly on purpose.

export const LEVELS = ['lookout', 'runner', 'sharp', 'underboss', 'kingpin'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface Level {
  /** The share of its actions that it notices. */
  readonly attention: number;
  /** The share of what has been played that it remembers, in games that ask for memory. */
  readonly memory: number;
  /** How many continuations it imagines at most. */
  readonly iterations: number;
  /** How long it thinks at most. */
  readonly ms: number;
  /** How much worse, in chance of winning, an action may look and still be chosen now and then. */
  readonly leniency: number;
}

export const LEVEL: Readonly<Record<LevelName, Level>> = {
  lookout: { attention: 0.3, memory: 0.3, iterations: 8, ms: 50, leniency: 0.12 },
  runner: { attention: 0.5, memory: 0.7, iterations: 24, ms: 50, leniency: 0.05 },
  sharp: { attention: 0.7, memory: 1, iterations: 80, ms: 50, leniency: 0.025 },
  underboss: { attention: 0.85, memory: 1, iterations: 250, ms: 50, leniency: 0.012 },
  kingpin: { attention: 1, memory: 1, iterations: 400_000, ms: 100, leniency: 0 },
};

export const isLevel = (name: unknown): name is LevelName => LEVELS.includes(name as LevelName);
