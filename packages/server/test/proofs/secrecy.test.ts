// P8: no byte that somebody is sent depends on what is hidden from him.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGame } from './secrecy.ts';
import { seededFor } from './support/seed.ts';

test('P8: 50 games: all bytes to a seat or a spectator are the same whatever is hidden from it', async (context) => {
  const random = seededFor(context);
  let [frames, compared, toldApart, withBots] = [0, 0, 0, 0];
  for (let game = 0; game < 50; game++) {
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
