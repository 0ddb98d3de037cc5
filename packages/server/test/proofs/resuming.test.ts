// P10: a returning client sees what a new client sees.
import { test } from 'node:test';
import { cutAndResume } from './resuming.ts';
import { seededFor } from './support/seed.ts';

test('P10: after cuts at random points the resumed view is the fresh view, byte for byte, and no step is missed', async (context) => {
  const random = seededFor(context);
  let cuts = 0;
  for (let game = 0; game < 80; game++) {
    const resumed = await cutAndResume(random.split(game), 60).catch((error: unknown) => {
      throw new Error(`game ${game}`, { cause: error });
    });
    cuts += resumed.cuts;
  }
  context.diagnostic(`${cuts} cuts`);
});
