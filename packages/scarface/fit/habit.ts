// Fits the weights of src/knowledge/weights.ts: in every game each of four players goes by weights that are a little more or
// less than ours, at random; those that went with more dollars than the table's mean are moved that way. Prints them.
//
//   node packages/scarface/fit/habit.ts [GAMES] [STEPS]
import { Seeded } from '@backroom/kit';
import { scarface } from '../src/index.ts';
import { habitBy } from '../src/knowledge/habit.ts';
import { WEIGHTS, type Weights } from '../src/knowledge/weights.ts';
import { finalCount } from '../src/rules/final.ts';
import { lessMean, NORMAL, playOn } from './table.ts';

const GAMES = Number(process.argv[2] ?? 1500);
const STEPS = Number(process.argv[3] ?? 8);
const SEATS = 4;

/** How far weights are moved for a try, and for good by each dollar that it brought; at most so far at once. */
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
        ...Object.fromEntries(names.map((name, i) => [name, weights[name] * Math.exp(SWAY * own[i])])),
      }),
    );
    const s = scarface.start(NORMAL, SEATS);
    playOn(s, habits, random, () => false);
    for (const [seat, margin] of lessMean(finalCount(s).totals).entries())
      for (const [i, name] of names.entries())
        gains.set(name, (gains.get(name) ?? 0) + (signs[seat][i] * margin) / (GAMES * SEATS));
  }
  const pace = PACE * Math.max(0.35, 1 - step / STEPS);
  const moved = (name: keyof Weights): number =>
    weights[name] * Math.exp(Math.max(-MOST, Math.min(MOST, pace * (gains.get(name) ?? 0))));
  weights = { ...weights, ...Object.fromEntries(names.map((name) => [name, moved(name)])) };
  console.error(`step ${step + 1}: ${names.map((name) => `${name} ${gains.get(name)?.toFixed(1)}`).join(', ')}`);
}
for (const name of names) console.log(`  ${name}: ${Number(weights[name].toPrecision(2))},`);
