// The short form of `npm run soak -- adversary`: one visitor attacks, honest players go on. How fast is measured by the
// long form on a quiet machine; here it is proved that the server holds its bounds and keeps no right beyond its end.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { inFolder } from '../store/made-up.ts';
import { manySeats } from './adversary/seats.ts';
import { FAULTS, shutDown } from './adversary/shutdown.ts';
import { besiege, broken, brokenAnywhere, LIMITS, type Outcome } from './adversary/suite.ts';
import { ServerProcess } from './support/process.ts';

test('P34: everything that an attack breaks is named', () => {
  const held: Outcome = {
    ...{ attack: 'x', note: '', rightsKept: 0, moves: 100, p50: 1, p99: 5, quiet99: 1, memory: 10 },
    ...{ botAnswers: 5, bot99: 100, fallbacks: 0, troubles: [] },
  };
  assert.deepEqual(broken(held), []);
  const worse: Partial<Outcome>[] = [
    ...[{ rightsKept: 1 }, { memory: LIMITS.memory + 1 }, { moves: 0 }, { botAnswers: 0 }, { troubles: ['a move'] }],
  ];
  for (const one of worse) assert.equal(brokenAnywhere({ ...held, ...one }).length, 1, JSON.stringify(one));
  const slower: Partial<Outcome>[] = [
    { p99: LIMITS.p99 + 1 },
    { bot99: LIMITS.bot + 1 },
    { moves: 9 },
    { fallbacks: LIMITS.fallbacks + 1 },
  ];
  for (const one of slower) {
    assert.equal(broken({ ...held, ...one }).length, 1, JSON.stringify(one));
    assert.deepEqual(brokenAnywhere({ ...held, ...one }), [], 'not on a busy machine');
  }
});

// Most of the time they wait for a process to start or to end: they wait together.
describe('P34: servers of their own', { concurrency: true }, () => {
  test('P34: attacks from one address leave memory bounded, keep no ended right, and honest players can move', (context) =>
    inFolder(async (folder) => {
      const outcomes = await besiege({ folder, ms: 800, part: 0.05, matches: 2000, crowd: 12 });
      for (const outcome of outcomes) {
        context.diagnostic(JSON.stringify(outcome));
        assert.deepEqual(brokenAnywhere(outcome), []);
      }
    }));

  test('P34: a person with 600 seats finds them all, and none is left after their deletion', (context) =>
    inFolder(async (folder) => {
      const got = await manySeats(new ServerProcess(join(folder, 'seats.db')), 600, 50);
      context.diagnostic(JSON.stringify(got));
      const { missing, second, kept } = got;
      assert.deepEqual({ missing, second, kept }, { missing: 0, second: 0, kept: 0 });
    }));

  // A dead database thread and a disk that does not answer: shutdown.test.ts.
  for (const [name, fault] of Object.entries(FAULTS).slice(0, 3))
    test(`P34: SIGTERM with ${name} ends the server within ${LIMITS.shutdown / 1000} s`, (context) =>
      inFolder(async (folder) => {
        const ended = await shutDown(join(folder, 'fault.db'), fault, LIMITS.shutdown);
        context.diagnostic(JSON.stringify(ended));
        assert.ok(ended !== null, 'it ends');
        // By its own clock: a busy machine takes its time to deliver a signal, and to tell that a process is gone.
        assert.ok(ended.told !== null && ended.told <= LIMITS.shutdown, `${ended.told} ms`);
      }));
});
