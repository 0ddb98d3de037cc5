// Real worker threads, and workers that fail in every way we could think of.
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { AnyMind, Limits, Trouble } from '@backroom/bots';
import { openThreads } from '@backroom/bots/node';
import { findOffer, mindFor } from '@backroom/games';
import { openThinkers } from '@backroom/games/node';
import type { AnyGame } from '@backroom/kit';
import { PLANTED } from './planting.ts';
import { decisions, inThisThread, poseAt, position } from './posed.ts';

const house = (): { troubles: Trouble[]; limits: Partial<Limits>; onTrouble: (trouble: Trouble) => void } => {
  const troubles: Trouble[] = [];
  return { troubles, limits: GENEROUS, onTrouble: (trouble) => troubles.push(trouble) };
};

const GENEROUS = { start: 60_000, grace: 60_000, patience: 120_000 };
const scheffeln = findOffer('scheffeln')?.game as AnyGame;

const isLegal = (game: AnyGame, state: unknown, seat: number, action: unknown): boolean =>
  game.legal(state, seat).some((one) => game.write(one) === game.write(action));

test('eight bots at once, on however many cores: each gets the thought that this thread thinks, to the last digit', async () => {
  const posed = decisions(8);
  const { troubles, ...rest } = house();
  const bureau = openThinkers({ size: 2, ...rest });
  const thoughts = await Promise.all(posed.map((request) => bureau.ask(request)));
  bureau.close();
  assert.deepEqual(troubles, []);
  assert.deepEqual(thoughts, posed.map(inThisThread));
});

test('eight bots of the strongest level at once, bound by time: all actions are legal', async () => {
  const positions = Array.from({ length: 8 }, (_, i) => position(scheffeln, `kingpin ${i}`));
  const { troubles, ...rest } = house();
  const bureau = openThinkers(rest);
  await Promise.all(
    positions.map(async (at, i) => {
      const { action } = await bureau.ask({ ...poseAt(at, `${i}`), level: 'kingpin' });
      assert.ok(isLegal(at.game, at.state, at.seat, action));
    }),
  );
  bureau.close();
  assert.deepEqual(troubles, []);
});

test('hints come from a worker as well', async () => {
  const at = position(scheffeln, 'hint');
  const { troubles, ...rest } = house();
  const bureau = openThinkers(rest);
  const hints = await bureau.ask({ ...poseAt(at, 'hint'), kind: 'hint' });
  bureau.close();
  assert.deepEqual(troubles, []);
  assert.ok(hints.length > 1);
  for (const { action, reasons } of hints) {
    assert.ok(isLegal(at.game, at.state, at.seat, action));
    assert.ok(reasons.length > 0);
  }
});

describe('a worker that fails costs one answer, and the host is told', () => {
  const troubles: Trouble[] = [];
  /** In the host, knowledge is not to be touched: it may be what has just hung a worker. */
  const poisoned: AnyMind['knowledge'] = new Proxy({} as AnyMind['knowledge'], {
    get: (_, name) => assert.fail(`the host asked for ${String(name)}`),
  });
  const bureau = openThreads({
    entry: new URL('./planted.ts', import.meta.url),
    size: 1,
    mindFor: (game) => (game in PLANTED ? { game: scheffeln, knowledge: poisoned } : mindFor(game)),
    onTrouble: (trouble) => troubles.push(trouble),
    // What hangs is waited for: a short while. What should answer has as much again as it takes on a busy machine.
    limits: { start: 60_000, grace: 2500, pause: 1 },
  });
  after(() => bureau.close());

  for (const [game, kind, by] of [
    ['hangs', 'late', 'note'],
    ['hangs at once', 'late', 'fallback'],
    ['bursts', 'crash', 'note'],
    ['exits', 'crash', 'note'],
    ['throws', 'error', 'note'],
  ] as const) {
    test(`one that ${game}: told as ${kind}, answered by ${by}, and the next errand is fine`, async () => {
      const at = position(scheffeln, game);
      const failing = { ...poseAt(at, 'planted'), game, ms: game.startsWith('hangs') ? 0 : 20_000 };
      const { action, iterations } = await bureau.ask(failing);
      assert.ok(isLegal(at.game, at.state, at.seat, action));
      assert.equal(iterations, 0);
      assert.deepEqual(
        troubles.splice(0).map((trouble) => [trouble.errand?.game, trouble.kind, trouble.by]),
        [[game, kind, by]],
      );
      const fine = poseAt(at, 'fine');
      assert.deepEqual(await bureau.ask({ ...fine, ms: 60_000 }), inThisThread(fine));
      assert.deepEqual(troubles, []);
    });
  }
});
