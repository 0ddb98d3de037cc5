// Fits the weights of knowledge/weights.ts: in every game each of four players uses slightly changed random weights.
// Weights move towards those that earned more than the table's mean. Prints them.
//
//   node packages/scarface/fit/habit.ts [GAMES] [STEPS]
import { itemAt, Seeded } from '@backroom/kit';
import { habitBy } from '../knowledge/habit.ts';
import { WEIGHTS, type Weights } from '../knowledge/weights.ts';
import { scarface } from '../src/index.ts';
import { finalCount } from '../src/rules/final.ts';
import { lessMean, NORMAL, playOn } from './table.ts';

const GAMES = Number(process.argv[2] ?? 1500);
const STEPS = Number(process.argv[3] ?? 8);
const SEATS = 4;

/** The size of a trial change, the step per dollar gained, and the largest step. */
const SWAY = 0.3;
const PACE = 0.06;
const MOST = 0.3;

const names = (Object.keys(WEIGHTS) as (keyof Weights)[]).filter((name) => name !== 'doubt');
let weights: Weights = WEIGHTS;

for (let step = 0; step < STEPS; step++) {
  const gains = new Map<keyof Weights, number>(names.map((name) => [name, 0]));
  for (let game = 0; game < GAMES; game++) {
    const random = new Seeded(`fit ${step} ${game}`);
    const signs = Array.from({ length: SEATS }, () => names.map(() => 2 * random.below(2) - 1));
    const habits = signs.map((own) =>
      habitBy({
        ...weights,
        ...Object.fromEntries(names.map((name, i) => [name, weights[name] * Math.exp(SWAY * itemAt(own, i))])),
      }),
    );
    const s = scarface.start(NORMAL, SEATS);
    playOn(s, habits, random, () => false);
    for (const [seat, margin] of lessMean(finalCount(s).totals).entries())
      for (const [i, name] of names.entries())
        gains.set(name, (gains.get(name) ?? 0) + (itemAt(itemAt(signs, seat), i) * margin) / (GAMES * SEATS));
  }
  const pace = PACE * Math.max(0.35, 1 - step / STEPS);
  const moved = (name: keyof Weights): number =>
    weights[name] * Math.exp(Math.max(-MOST, Math.min(MOST, pace * (gains.get(name) ?? 0))));
  weights = { ...weights, ...Object.fromEntries(names.map((name) => [name, moved(name)])) };
  console.error(`step ${step + 1}: ${names.map((name) => `${name} ${gains.get(name)?.toFixed(1)}`).join(', ')}`);
}
for (const name of names) console.log(`  ${name}: ${Number(weights[name].toPrecision(2))},`);
