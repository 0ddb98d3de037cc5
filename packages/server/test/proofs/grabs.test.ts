// P30: where arrival decides, a longer line is a handicap only as far as the table says. Figures are printed, also the bad ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grab } from './grabs.ts';
import { seededFor } from './support/seed.ts';

const LINES = [20, 60, 120, 200];
const honest = LINES.map((roundTrip) => ({ roundTrip, shown: roundTrip }));

test('P30: with the window the shares of four equals over unequal lines come together', async (context) => {
  const random = seededFor(context);
  const strict = await grab(honest, 0, 150, random.split('strict'));
  const fair = await grab(honest, 150, 150, random.split('fair'));
  context.diagnostic(`round trips ${LINES} ms: strict order ${strict} %, with the window ${fair} %`);
  const spread = (shares: readonly number[]): number => Math.max(...shares) - Math.min(...shares);
  assert.ok(spread(fair) < spread(strict));
  // Nobody within the cap is shut out, and nobody has it all.
  for (const won of fair.slice(0, 3)) assert.ok(won > 10 && won < 50, `${fair}`);
});

test('P30: in strict order a lie about one’s line wins nothing; what it wins within the window is printed', async (context) => {
  const random = seededFor(context);
  const equal = [20, 20, 20, 20].map((roundTrip) => ({ roundTrip, shown: roundTrip }));
  const faking = [{ roundTrip: 20, shown: 2000 }, ...equal.slice(1)];
  const [share] = await grab(faking, 150, 150, random.split('fake'));
  const [strict] = await grab(faking, 0, 150, random.split('strict'));
  context.diagnostic(`a quarter is fair: the liar wins ${share} % with the window, ${strict} % without`);
  assert.ok(strict < 40, 'in strict order a lie wins nothing');
});
