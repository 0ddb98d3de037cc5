// P28, P29, P31: a clock runs out once and never early, across restarts and changes of the time of day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steady } from '../../src/clock.ts';
import { seededFor } from './support/seed.ts';
import { runClocksOut } from './timers.ts';

test('P28: a clock runs out once, and never early', async (context) => {
  const random = seededFor(context);
  let fired = 0;
  for (let round = 0; round < 60; round++) {
    const timed = await runClocksOut(random.split(round), 0);
    fired += timed.fired;
    for (const late of timed.late) assert.equal(late, 0, 'with time to itself a server is not late');
  }
  context.diagnostic(`${fired} clocks`);
});

test('P31: time in which no server was open is charged to nobody', async (context) => {
  const random = seededFor(context);
  let fired = 0;
  for (let round = 0; round < 100; round++) {
    fired += (await runClocksOut(random.split(round), 1 + random.below(3))).fired;
  }
  context.diagnostic(`${fired} clocks`);
});

test('P29: the server’s time goes on steadily when the time of day is changed', () => {
  let wall = 1_700_000_000_000;
  let ticks = 5;
  const now = steady(
    () => wall,
    () => ticks,
  );
  const begun = now();
  assert.equal(begun, wall);
  for (const step of [3_600_000, -7_200_000, 86_400_000]) {
    wall += step;
    ticks += 10;
    assert.equal(now() - begun, ticks - 5);
  }
  ticks += 0.4;
  assert.ok(Number.isInteger(now()));
});
