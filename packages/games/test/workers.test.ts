// Real worker threads, with every kind of failure.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { AnyMind, JobFailure, Limits } from '@backroom/bots';
import { openThreadPool } from '@backroom/bots/node';
import { findOffer, mindFor } from '@backroom/games';
import { openBotWorkers } from '@backroom/games/node';
import type { AnyGame } from '@backroom/kit';
import { PLANTED } from './planting.ts';
import { decisions, inThisThread, poseAt, position } from './posed.ts';

const options = (): { failures: JobFailure[]; limits: Partial<Limits>; onFailure: (failure: JobFailure) => void } => {
  const failures: JobFailure[] = [];
  return { failures, limits: GENEROUS, onFailure: (failure) => failures.push(failure) };
};

const GENEROUS = { start: 60_000, grace: 60_000, patience: 120_000 };
const scheffeln = findOffer('scheffeln')?.game as AnyGame;

const isLegal = (game: AnyGame, state: unknown, seat: number, action: unknown): boolean =>
  game.legal(state, seat).some((one) => game.write(one) === game.write(action));

test('eight bots at once, on any number of cores: each decides as this thread does, to the last digit', async () => {
  const posed = decisions(8);
  const { failures, ...rest } = options();
  const pool = openBotWorkers({ size: 2, ...rest });
  const thoughts = await Promise.all(posed.map((request) => pool.run(request)));
  pool.close();
  assert.deepEqual(failures, []);
  assert.deepEqual(thoughts, posed.map(inThisThread));
});

test('eight bots of the strongest level at once, bound by time: all actions are legal', async () => {
  const positions = Array.from({ length: 8 }, (_, i) => position(scheffeln, `kingpin ${i}`));
  const { failures, ...rest } = options();
  const pool = openBotWorkers(rest);
  await Promise.all(
    positions.map(async (at, i) => {
      const { action } = await pool.run({ ...poseAt(at, `${i}`), level: 'kingpin' });
      assert.ok(isLegal(at.game, at.state, at.seat, action));
    }),
  );
  pool.close();
  assert.deepEqual(failures, []);
});

test('hints come from a worker as well', async () => {
  const at = position(scheffeln, 'hint');
  const { failures, ...rest } = options();
  const pool = openBotWorkers(rest);
  const hints = await pool.run({ ...poseAt(at, 'hint'), kind: 'hint' });
  pool.close();
  assert.deepEqual(failures, []);
  assert.ok(hints.length > 1);
  for (const { action, reasons } of hints) {
    assert.ok(isLegal(at.game, at.state, at.seat, action));
    assert.ok(reasons.length > 0);
  }
});

describe('a worker that fails costs one answer, and the host is told', () => {
  const failures: JobFailure[] = [];
  /** The host must not use knowledge: it may be what has just hung a worker. */
  const poisoned: AnyMind['knowledge'] = new Proxy({} as AnyMind['knowledge'], {
    get: (_, name) => assert.fail(`the host asked for ${String(name)}`),
  });
  const pool = openThreadPool({
    entry: new URL('./planted.ts', import.meta.url),
    size: 1,
    mindFor: (game) => (game in PLANTED ? { game: scheffeln, knowledge: poisoned } : mindFor(game)),
    onFailure: (failure) => failures.push(failure),
    // A short timeout for jobs that hang; a long one for jobs that should answer, on a busy machine too.
    limits: { start: 60_000, grace: 2500, pause: 1 },
  });
  after(() => pool.close());

  for (const [game, kind, answeredBy] of [
    ['hangs', 'late', 'provisional'],
    ['hangs at once', 'late', 'fallback'],
    ['bursts', 'crash', 'provisional'],
    ['exits', 'crash', 'provisional'],
    ['throws', 'error', 'provisional'],
  ] as const) {
    test(`a worker that ${game}: reported as ${kind}, answered by ${answeredBy}, and the next job succeeds`, async () => {
      const at = position(scheffeln, game);
      const failing = { ...poseAt(at, 'planted'), game, ms: game.startsWith('hangs') ? 0 : 20_000 };
      const { action, iterations } = await pool.run(failing);
      assert.ok(isLegal(at.game, at.state, at.seat, action));
      assert.equal(iterations, 0);
      assert.deepEqual(
        failures.splice(0).map((failure) => [failure.job?.game, failure.kind, failure.answeredBy]),
        [[game, kind, answeredBy]],
      );
      const fine = poseAt(at, 'fine');
      assert.deepEqual(await pool.run({ ...fine, ms: 60_000 }), inThisThread(fine));
      assert.deepEqual(failures, []);
    });
  }
});
