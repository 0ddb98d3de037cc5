// P4: simultaneous commands are taken one after the other, and each is answered.
import { test } from 'node:test';
import { interleave } from './interleavings.ts';
import { seededFor } from './support/seed.ts';

test('P4: 1,000 interleavings of 2 to 6 seats: one answer each, and history is a sequence that the rules allow', async (context) => {
  const random = seededFor(context);
  let commands = 0;
  let accepted = 0;
  for (let round = 0; round < 1000; round++) {
    const ordered = await interleave(random.split(round)).catch((error: unknown) => {
      throw new Error(`round ${round}`, { cause: error });
    });
    commands += ordered.commands;
    accepted += ordered.accepted;
  }
  context.diagnostic(`${commands} commands, ${accepted} accepted`);
});
