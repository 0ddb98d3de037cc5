// Five levels, from one that a child beats to the strongest. Weaker levels err as people do: they overlook actions,
// look at fewer continuations, forget played cards, and choose more freely among actions that look alike. No level
// plays badly on purpose.

export const LEVELS = ['lookout', 'runner', 'sharp', 'underboss', 'kingpin'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface Level {
  /** The share of its actions that it notices. */
  readonly attention: number;
  /** The share of played cards that it remembers, in games that need memory. */
  readonly memory: number;
  /** The most playouts for a decision. */
  readonly iterations: number;
  /** The most playouts of whole turns, in games that compare those; 0: it compares single actions there too. */
  readonly playouts: number;
  /**
   * The longest search, in milliseconds: for a single decision, and for a whole turn, whose later decisions then take
   * no time.
   */
  readonly ms: number;
  readonly turnMs: number;
  /** How much worse, in chance of winning, an action may look and still be chosen now and then. */
  readonly leniency: number;
}

export const LEVEL: Readonly<Record<LevelName, Level>> = {
  lookout: { attention: 0.3, memory: 0.3, iterations: 8, playouts: 0, ms: 50, turnMs: 200, leniency: 0.12 },
  runner: { attention: 0.5, memory: 0.7, iterations: 24, playouts: 0, ms: 50, turnMs: 200, leniency: 0.05 },
  sharp: { attention: 0.7, memory: 1, iterations: 80, playouts: 16, ms: 50, turnMs: 200, leniency: 0.025 },
  underboss: { attention: 0.85, memory: 1, iterations: 250, playouts: 100, ms: 50, turnMs: 200, leniency: 0.012 },
  kingpin: { attention: 1, memory: 1, iterations: 400_000, playouts: 200, ms: 100, turnMs: 400, leniency: 0 },
};

export const isLevel = (name: unknown): name is LevelName => LEVELS.includes(name as LevelName);
