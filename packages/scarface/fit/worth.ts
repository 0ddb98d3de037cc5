// Fits the weights of knowledge/worth.ts by intervention: at a random moment of a game by habit, every player gains or
// loses something. The change of their features is compared with their final total, less the table's mean. What they
// held before is included, so that it is not mistaken for the gift. One game in six is held out. Prints weights and
// errors.
//
//   node packages/scarface/fit/worth.ts [GAMES] [SEED]
import { Seeded } from '@backroom/kit';
import { habitBy } from '../knowledge/habit.ts';
import { HOLDINGS, holdingsOf } from '../knowledge/holdings.ts';
import { cyclesLeft } from '../knowledge/values.ts';
import { WEIGHTS } from '../knowledge/weights.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import type { State } from '../src/state.ts';
import { leastSquares } from './least-squares.ts';
import { meddle } from './meddling.ts';
import { lessMean, NORMAL, playOn, turnBegins } from './table.ts';

const GAMES = Number(process.argv[2] ?? 4000);
const SEED = process.argv[3] ?? 'worth';
const HELD_OUT = 6;
/** By number of players: the turns in a game, or a few more. */
const TURNS = [0, 0, 45, 60, 75];
const habits = [habitBy({ ...WEIGHTS, doubt: 2 })];
const N = HOLDINGS.length;

interface Row {
  /** First the gift, then what the player held before. */
  readonly held: Float64Array;
  readonly margin: number;
  readonly cycles: number;
  readonly game: number;
}

const held = (s: State, cycles: number): Float64Array[] =>
  s.players.map((_, seat) => holdingsOf(s, seat, cycles, new Float64Array(N)));

function playGame(game: number): Row[] {
  const random = new Seeded(`${SEED} ${game}`);
  const seats = [4, 4, 4, 2, 3][game % 5];
  const s = scarface.start(NORMAL, seats);
  let left = random.below(TURNS[seats]);
  playOn(s, habits, random, () => turnBegins(s) && left-- <= 0);
  if (s.stack.length === 0) return [];
  const cycles = cyclesLeft(s);
  const before = held(s, cycles);
  for (let seat = 0; seat < seats; seat++) meddle(s, seat, random);
  const after = held(s, cycles);
  playOn(s, habits, random, () => false);
  const margins = lessMean(finalCount(s).totals);
  const rows = margins.map((margin) => ({ held: new Float64Array(2 * N), margin, cycles, game }));
  for (let i = 0; i < N; i++) {
    const gifts = lessMean(after.map((own, seat) => own[i] - before[seat][i]));
    const had = lessMean(before.map((own) => own[i]));
    for (const [seat, row] of rows.entries()) {
      row.held[i] = gifts[seat];
      row.held[N + i] = had[seat];
    }
  }
  return rows;
}

const rows = Array.from({ length: GAMES }, (_, game) => playGame(game)).flat();
const seen = rows.filter(({ game }) => game % HELD_OUT !== 0);
const weights = leastSquares(
  seen.map((row) => row.held),
  seen.map(({ margin }) => margin),
  1e-3,
);
const off = (some: readonly number[]): string =>
  Math.sqrt(some.reduce((a, x) => a + x * x, 0) / some.length).toFixed(1);
for (const [least, most] of [
  [0, 0.6],
  [0.6, 1.5],
  [1.5, 2.5],
  [2.5, 3.5],
  [3.5, 9],
]) {
  const some = rows.filter(({ game, cycles }) => game % HELD_OUT === 0 && cycles >= least && cycles < most);
  const guess = ({ held: x }: Row): number => HOLDINGS.reduce((sum, _, i) => sum + weights[i] * (x[i] + x[N + i]), 0);
  console.error(
    `${least} to ${most} reorganisations to come: ${some.length} players, off by ${off(some.map((row) => row.margin - guess(row)))}, ` +
      `knowing nothing ${off(some.map((row) => row.margin))}`,
  );
}
for (const [i, holding] of HOLDINGS.entries()) console.log(`  ${holding}: ${weights[i].toFixed(2)},`);
