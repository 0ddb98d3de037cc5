// P7: a match always comes to its end; nobody who is absent can hold it up.
import { test } from 'node:test';
import { abandon } from './progress.ts';
import { seededFor } from './support/seed.ts';

test('P7: left by everybody at a random moment, with or without a message, 60 matches end by themselves', async (context) => {
  const random = seededFor(context);
  let steps = 0;
  for (let match = 0; match < 60; match++) {
    steps += await abandon(random.split(match)).catch((error: unknown) => {
      throw new Error(`match ${match}`, { cause: error });
    });
  }
  context.diagnostic(`${steps} steps`);
});
