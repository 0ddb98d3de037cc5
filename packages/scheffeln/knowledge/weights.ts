// What counts for an action in a playout, fitted by `fit/weights.ts` (docs/bots.md). Only the order of actions matters, not the unit.

export interface Weights {
  /** For each thousand dollars of the token beneath the own car: on top of another car; alone, with 0, 1, or 2 and more cars that could drive onto it; beneath another car. */
  readonly top: number;
  readonly alone: readonly [number, number, number];
  readonly covered: number;
  /** For each place, from the least valuable business on. */
  readonly place: number;
  /** For each thousand dollars that the own car would earn after a drive of its own. */
  readonly drive: number;
  /** For each thousand dollars that it would earn after a card that is left in the hand, on average. */
  readonly next: number;
  /** With the last card only: for each thousand dollars that the rivals would earn after it, on average. */
  readonly rivalsNext: number;
  /** A card of the own car, and one of a rival's car, is left in the hand. */
  readonly ownCard: number;
  readonly rivalCard: number;
  /** For each card left in the hand of which there is another one. */
  readonly twin: number;
  /** The action is an Exchange; and for each thousand dollars that the old car would earn. */
  readonly exchange: number;
  readonly left: number;
}

/** By seats (two, three, four), then by the cards in hand (two, three, four). */
export const WEIGHTS: readonly (readonly Weights[])[] = [
  [
    {
      top: 0.33,
      alone: [0.02, 0.11, -1.43],
      covered: 1.17,
      place: 0.55,
      drive: 0.64,
      next: 2.27,
      rivalsNext: -1.89,
      ownCard: 0.2,
      rivalCard: 0,
      twin: 0,
      exchange: -7.51,
      left: -0.35,
    },
    {
      top: 1.04,
      alone: [0.67, 0, -2.06],
      covered: 0.63,
      place: 2.42,
      drive: 1.5,
      next: 1.88,
      rivalsNext: 0,
      ownCard: 7.09,
      rivalCard: 6.02,
      twin: -15.98,
      exchange: -7.28,
      left: -1.34,
    },
    {
      top: 1.92,
      alone: [0.22, -0.55, -2.91],
      covered: -0.17,
      place: 0.33,
      drive: 1.81,
      next: 0,
      rivalsNext: 0,
      ownCard: 2.52,
      rivalCard: 8.84,
      twin: -11.24,
      exchange: -26.66,
      left: 1.55,
    },
  ],
  [
    {
      top: 0.04,
      alone: [-0.18, -0.9, -1.51],
      covered: 1.08,
      place: -0.3,
      drive: 0.92,
      next: 2.33,
      rivalsNext: -2.05,
      ownCard: -2.19,
      rivalCard: 0,
      twin: 0,
      exchange: -2.92,
      left: -0.51,
    },
    {
      top: -0.23,
      alone: [-1.19, -2.18, -1.94],
      covered: -1.14,
      place: 0.84,
      drive: 2.41,
      next: 0.71,
      rivalsNext: 0,
      ownCard: 12.83,
      rivalCard: 4.74,
      twin: -5.92,
      exchange: -4.83,
      left: -0.73,
    },
    {
      top: 0.64,
      alone: [-2.42, -0.55, -2.9],
      covered: -0.96,
      place: 0.18,
      drive: 2.23,
      next: 0,
      rivalsNext: 0,
      ownCard: -7.24,
      rivalCard: 2.65,
      twin: -4.1,
      exchange: -14.96,
      left: 0.91,
    },
  ],
  [
    {
      top: 0.09,
      alone: [-0.18, -0.77, -0.94],
      covered: 1.51,
      place: -0.95,
      drive: 1.12,
      next: 2.48,
      rivalsNext: -2.25,
      ownCard: -1.21,
      rivalCard: 0,
      twin: 0,
      exchange: -2.14,
      left: -0.76,
    },
    {
      top: 1.88,
      alone: [0.16, -1.13, -1.92],
      covered: -0.31,
      place: 0.66,
      drive: 3.19,
      next: -2.01,
      rivalsNext: 0,
      ownCard: 12.48,
      rivalCard: 3.57,
      twin: -5.08,
      exchange: -3.47,
      left: -0.24,
    },
    {
      top: 1.76,
      alone: [0, -1.13, -2.3],
      covered: 0.68,
      place: -2.24,
      drive: 1.63,
      next: 0,
      rivalsNext: 0,
      ownCard: -7.85,
      rivalCard: 9.74,
      twin: -5.72,
      exchange: -0.79,
      left: 0.86,
    },
  ],
];
