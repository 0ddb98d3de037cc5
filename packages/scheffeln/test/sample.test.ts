// Sampling without a list must be as fair as drawing from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { type State, scheffeln } from '@backroom/scheffeln';
import { given } from './table.ts';

const DRAWS = 60_000;

/** Chi-square of the samples against equal shares, and how many kinds there are. */
function unevenness(state: State): { chi: number; kinds: number } {
  const random = new Seeded('sampling');
  const counts = new Map(scheffeln.legal(state, 0).map((action) => [scheffeln.write(action), 0]));
  for (let i = 0; i < DRAWS; i++) {
    const text = scheffeln.write(scheffeln.sample(state, 0, random));
    counts.set(text, (counts.get(text) ?? Number.NaN) + 1);
  }
  const share = DRAWS / counts.size;
  return { chi: [...counts.values()].reduce((sum, n) => sum + (n - share) ** 2 / share, 0), kinds: counts.size };
}

for (const [what, state] of [
  ['four colours', given({ seats: ['red: red blue green white', 'orange: brown'] })],
  ['two of a colour', given({ seats: ['red: red red green', 'orange: brown', 'blue: brown'] })],
  ['the last card', given({ seats: ['red: purple', 'orange: brown'] })],
  ['RUN cards', given({ options: { run: true }, seats: ['red: red joker nasty', 'orange: brown'] })],
  ['characters', given({ phase: 'choose', seats: ['-: red red red blue', '-: white white brown brown'] })],
] as const) {
  test(`sampling is uniform: ${what}`, () => {
    const { chi, kinds } = unevenness(state);
    // A fair sampler exceeds this with a chance of about one in ten thousand; the seed is fixed.
    const freedom = kinds - 1;
    assert.ok(
      chi <= freedom + 4 * Math.sqrt(2 * freedom) + 8,
      `chi-square ${chi.toFixed(1)} with ${freedom} degrees of freedom`,
    );
  });
}
