// The positions of the lesson, one task each.
import type { Json, LessonStep } from '@backroom/kit';

export const STEPS = ['ring', 'drive', 'cover', 'payday', 'exchange', 'winning'] as const;
export type StepName = (typeof STEPS)[number];

export const LEARNER = 0;

const OPTIONS = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

/** Four tokens for each business, the open one first. */
const STACKS: readonly (readonly number[])[] = [
  [1500, 0, 500, 2000],
  [3500, 2000, 2500, 4000],
  [5500, 4000, 4500, 6000],
  [7500, 6000, 6500, 8000],
  [9500, 8000, 8500, 10_000],
  [11_500, 10_000, 10_500, 12_000],
  [13_500, 12_000, 12_500, 14_000],
  [15_500, 14_000, 14_500, 16_000],
];

interface Player {
  readonly character: string | null;
  readonly hand: readonly string[];
  readonly tokens?: readonly number[];
}

interface Sketch {
  readonly phase: 'choose' | 'play';
  /** Cars at A to H; where there are two, the lower one first. */
  readonly ring: readonly (readonly string[])[];
  readonly stacks?: readonly (readonly number[])[];
  readonly learner: Player;
  readonly rival: Player;
}

const seatOf = ({ character, hand, tokens = [] }: Player): Json => ({
  character,
  hand,
  money: tokens.reduce((sum, value) => sum + value, 0),
  tokens,
});

const positionOf = ({ phase, ring, stacks = STACKS, learner, rival }: Sketch): Json => ({
  options: OPTIONS,
  phase,
  round: 1,
  start: LEARNER,
  turn: LEARNER,
  ring,
  stacks,
  seats: [seatOf(learner), seatOf(rival)],
});

export const LESSON: Readonly<Record<StepName, LessonStep>> = {
  ring: {
    state: positionOf({
      phase: 'choose',
      ring: [['red'], ['orange'], ['green'], ['blue'], ['purple'], ['white'], ['brown'], ['yellow']],
      learner: { character: null, hand: ['red', 'yellow', 'green', 'brown'] },
      rival: { character: null, hand: ['blue', 'white', 'purple', 'orange'] },
    }),
    offered: ['choose red', 'choose yellow', 'choose blue'],
    wanted: ['choose yellow'],
    guided: true,
  },
  drive: {
    state: positionOf({
      phase: 'play',
      ring: [['red'], ['orange'], ['green'], ['purple'], ['yellow'], [], ['blue', 'white'], ['brown']],
      learner: { character: 'yellow', hand: ['red', 'yellow'] },
      rival: { character: 'blue', hand: ['green', 'orange'] },
    }),
    offered: ['move red', 'move yellow'],
    wanted: ['move yellow'],
    guided: true,
  },
  cover: {
    state: positionOf({
      phase: 'play',
      ring: [['red'], ['orange'], ['green'], ['purple'], ['white'], ['yellow'], ['blue'], ['brown']],
      learner: { character: 'yellow', hand: ['yellow', 'white'] },
      rival: { character: 'blue', hand: ['green', 'orange'] },
    }),
    offered: ['move yellow', 'move white'],
    wanted: ['move yellow'],
  },
  payday: {
    state: positionOf({
      phase: 'play',
      ring: [['red'], ['orange'], ['green'], [], ['white'], [], ['yellow', 'blue'], ['brown', 'purple']],
      learner: { character: 'yellow', hand: ['blue'] },
      rival: { character: 'blue', hand: [] },
    }),
    offered: ['move blue'],
    wanted: ['move blue'],
    refused: ['exchange blue > brown'],
  },
  exchange: {
    state: positionOf({
      phase: 'play',
      ring: [['green', 'red'], ['orange'], [], ['purple'], ['brown'], ['white'], ['blue'], ['yellow']],
      learner: { character: 'green', hand: ['orange', 'brown'] },
      rival: { character: 'blue', hand: ['purple', 'white'] },
    }),
    offered: ['move orange', 'exchange orange > red', 'exchange orange > yellow', 'exchange orange > purple'],
    wanted: ['exchange orange > yellow'],
    refused: ['exchange orange > blue', 'exchange orange > green'],
  },
  winning: {
    state: positionOf({
      phase: 'play',
      ring: [['red'], ['orange'], ['green'], ['white'], ['purple'], ['brown'], ['yellow'], ['blue']],
      stacks: STACKS.with(6, [13_500, 12_000]).with(7, [16_000]),
      learner: { character: 'yellow', hand: ['yellow', 'red'], tokens: [14_000, 15_500] },
      rival: { character: 'blue', hand: ['purple'], tokens: [14_500, 12_500, 14_000] },
    }),
    offered: ['move yellow', 'move red'],
    wanted: ['move yellow'],
    afterwards: [
      [1, 'move purple'],
      [LEARNER, 'move red'],
    ],
  },
};
