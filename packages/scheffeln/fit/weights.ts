// Fits the weights of knowledge/weights.ts. Kingpins with ITERATIONS iterations play against each other; each decision gives an example:
// the value that the search found for every action. For each number of cards in hand, the weights that choose the most
// valuable actions are found by gradient ascent on the mean value of a softmax choice. Prints the table's entry for that number of seats.
//
//   npm run fit:weights -- SEATS [POSITIONS] [ITERATIONS] [SEED]
import { thinkByHalving } from '@backroom/bots';
import { Seeded, settle } from '@backroom/kit';
import { standingOf } from '../knowledge/habit.ts';
import { knowledge } from '../knowledge/index.ts';
import { earnsAfter } from '../knowledge/prospect.ts';
import { meaningOf, type SeatAction } from '../src/actions.ts';
import { scheffeln } from '../src/index.ts';
import { drive } from '../src/moving.ts';
import { STANDARD } from '../src/options.ts';
import { layout, type State, topToken } from '../src/state.ts';
import { CARDS } from '../src/vocabulary.ts';

const { AT, CHARACTER, HAND, HELD, PHASE, PLAY } = layout;
const [SEATS = 4, POSITIONS = 3000, ITERATIONS = 4000] = process.argv.slice(2, 5).map(Number);
const SEED = process.argv[5] ?? 'habit';
const ROUNDS = 400;

/** In the order of `features`. */
const NAMES = [
  'top',
  'alone0',
  'alone1',
  'alone2',
  'covered',
  'place',
  'drive',
  'next',
  'rivalsNext',
  'ownCard',
  'rivalCard',
  'twin',
  'exchange',
  'left',
];
/** Makes all features about equally large, so that one step fits them all. */
const UNITS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 3, 6, 1];
/** Features left out, by cards in hand: they say nothing there, or too little for their cost. */
const UNUSED: Readonly<Record<number, readonly string[]>> = {
  2: ['rivalCard', 'twin'],
  3: ['rivalsNext'],
  4: ['rivalsNext', 'next'],
};

interface Example {
  readonly held: number;
  readonly values: readonly number[];
  readonly features: readonly (readonly number[])[];
}

const LIKELY = [1, 1, 0.7, 0.5, 0];
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;

function featuresOf(s: State, seat: number, action: SeatAction): number[] {
  const { type, card, piece } = meaningOf(action);
  const after = s.slice();
  if (type === 'move') drive(after, piece, false);
  const old = s[CHARACTER + seat];
  const own = type === 'exchange' ? piece : old;
  const cards = s.slice(HAND + seat * CARDS.length, HAND + (seat + 1) * CARDS.length);
  cards[card]--;
  const left = cards.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const rivals = Array.from({ length: SEATS }, (_, other) => other).filter((other) => other !== seat);
  const cars = rivals.map((other) => s[CHARACTER + other]);
  const token = (car: number): number => after[topToken(after, after[AT + car])] / 1000;
  const nexts = left.map((kind) => earnsAfter(after, own, kind) / 1000);
  const size = cards.reduce((sum, count) => sum + count, 0);
  const standing = [0, 0, 0, 0, 0];
  standing[standingOf(after, own)] = token(own);
  return [
    ...standing,
    after[AT + own],
    earnsAfter(after, own, own) / 1000,
    mean(nexts),
    size === 1 ? mean(cars.map((car) => earnsAfter(after, car, left[0]) / 1000)) : 0,
    left.includes(own) ? 1 : 0,
    left.some((kind) => cars.includes(kind)) ? 1 : 0,
    size - left.length,
    type === 'exchange' ? 1 : 0,
    type === 'exchange' ? LIKELY[standingOf(after, old)] * token(old) : 0,
  ].map((feature, i) => feature * UNITS[i]);
}

function playGame(seed: string): Example[] {
  const random = new Seeded(seed);
  const s = scheffeln.start(STANDARD, SEATS);
  const met: Example[] = [];
  for (;;) {
    settle(scheffeln, s, random);
    const turn = scheffeln.toAct(s);
    if (typeof turn === 'string') return met;
    const [seat] = turn;
    const legal = scheffeln.legal(s, seat);
    if (legal.length === 1) {
      scheffeln.apply(s, seat, legal[0], null);
      continue;
    }
    const mind = { game: scheffeln, knowledge };
    const thought = thinkByHalving(mind, scheffeln.view(s, seat), seat, legal, random, { iterations: ITERATIONS });
    if (s[PHASE] === PLAY) {
      const actions = thought.candidates.map(({ action }) => action as SeatAction);
      const features = actions.map((action) => featuresOf(s, seat, action));
      met.push({ held: s[HELD + seat], values: thought.candidates.map(({ chance }) => chance), features });
    }
    scheffeln.apply(s, seat, thought.action, null);
  }
}

const scoreOf = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, feature, i) => sum + weights[i] * feature, 0);

/** How much winning chance the action with the best score loses against the best action, on average. */
const regretOf = (examples: readonly Example[], weights: readonly number[]): number =>
  mean(
    examples.map(({ values, features }) => {
      const scores = features.map((list) => scoreOf(weights, list));
      return values[0] - values[scores.indexOf(Math.max(...scores))];
    }),
  );

function slopeOf(examples: readonly Example[], weights: readonly number[]): number[] {
  const slope = weights.map(() => 0);
  for (const { values, features } of examples) {
    const scores = features.map((list) => scoreOf(weights, list));
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const sum = odds.reduce((a, b) => a + b, 0);
    const expected = odds.reduce((total, odd, k) => total + (odd / sum) * values[k], 0);
    for (const [k, list] of features.entries()) {
      const pull = ((odds[k] / sum) * (values[k] - expected)) / examples.length;
      for (const [i, feature] of list.entries()) slope[i] += pull * feature;
    }
  }
  // A light pull to nothing keeps weights that decide nothing small.
  return slope.map((x, i) => x - 2e-5 * weights[i]);
}

/** Adam (Kingma and Ba). */
function fit(examples: readonly Example[], unused: readonly string[]): number[] {
  const weights = NAMES.map(() => 0);
  const [trend, size] = [NAMES.map(() => 0), NAMES.map(() => 0)];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [i, slope] of slopeOf(examples, weights).entries()) {
      if (unused.includes(NAMES[i])) continue;
      trend[i] = 0.9 * trend[i] + 0.1 * slope;
      size[i] = 0.99 * size[i] + 0.01 * slope * slope;
      weights[i] += (0.05 * (trend[i] / (1 - 0.9 ** round))) / (Math.sqrt(size[i] / (1 - 0.99 ** round)) + 1e-9);
    }
  }
  return weights;
}

const examples: Example[] = [];
for (let game = 0; examples.length < POSITIONS; game++) examples.push(...playGame(`${SEED} ${game}`));
for (const held of [2, 3, 4]) {
  const some = examples.filter((example) => example.held === held);
  const unused = UNUSED[held] ?? [];
  const kept = Math.floor(some.length * 0.75);
  const tested = regretOf(some.slice(kept), fit(some.slice(0, kept), unused));
  const weights = fit(some, unused);
  const percent = (x: number): string => (100 * x).toFixed(2);
  console.error(
    `${held} cards: ${some.length} positions; loses ${percent(regretOf(some, weights))} points, ${percent(tested)} on held-out positions`,
  );
  console.log(NAMES.map((name, i) => `${name}: ${(weights[i] * UNITS[i]).toFixed(2)}`).join(', '));
}
