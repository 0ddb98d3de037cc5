// P8: no byte sent to a viewer depends on what is hidden from them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGame } from './secrecy.ts';
import { seededFor } from './support/seed.ts';

test('P8: 50 games: all bytes to a seat or a spectator are the same when what is hidden from it changes', async (context) => {
  const random = seededFor(context);
  let [frames, compared, toldApart, withBots] = [0, 0, 0, 0];
  // Bots decide something in 23 of 50 games' pairs, give or take five: a few more games if it was in ten or fewer.
  for (let game = 0; game < 50 || (withBots <= 10 && game < 250); game++) {
    const result = await compareGame(random.split(game), 8).catch((error: unknown) => {
      throw new Error(`game ${game}`, { cause: error });
    });
    frames += result.frames;
    compared += result.compared;
    toldApart += result.toldApart;
    withBots += result.withBots;
  }
  context.diagnostic(
    `${compared} pairs of worlds, ${withBots} with bots, ${frames} messages; ${toldApart} told apart by the rules`,
  );
  assert.ok(compared > 100);
  assert.ok(withBots > 10);
});
