// The messages between a host and its workers, and how a worker handles invalid ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JOB_HANDLERS, type Job, LEVEL, openJobRunner, parseJob, type WorkerReply } from '@backroom/bots';
import { Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import fc from 'fast-check';
import { choice, mind, mindFor, openPoolRig, request } from './pool-rig.ts';

function desk(): { take: (message: unknown) => void; replies: WorkerReply[] } {
  const replies: WorkerReply[] = [];
  const take = openJobRunner({ mindFor, now: () => 0, post: (reply) => replies.push(structuredClone(reply)) });
  return { take, replies };
}

const job = (seed: string): Job<'decide'> => ({ ...request(seed), id: 7 });

test('a worker says that it is ready, notes a legal action, then gives the thought', () => {
  const { take, replies } = desk();
  take(job('x'));
  assert.deepEqual(replies[0], { ready: true });
  const { provisional } = replies[1] as { provisional: { action: unknown } };
  assert.ok(
    choice('x').legal.some((one) => lastCall.write(one as never) === lastCall.write(provisional.action as never)),
  );
  assert.deepEqual(replies[2], { id: 7, answer: JOB_HANDLERS.decide.work(mind, job('x'), () => 0) });
});

test('only the fields of a job are sent to a worker', async () => {
  const table = openPoolRig(1);
  const { state } = choice('canary');
  const sloppy = { ...request('canary'), state, canary: 'the whole deal' };
  void table.pool.run(sloppy).catch(() => {});
  table.puppets[0].say({ ready: true });
  const [message] = table.puppets[0].posted;
  assert.deepEqual(Object.keys(message).sort(), ['game', 'id', 'kind', 'level', 'seat', 'seed', 'view']);
  assert.deepEqual(message, { ...request('canary'), id: 0 });
  table.pool.close();
});

test('the message to a worker does not change when everything hidden from the seat is redealt', () => {
  for (let i = 0; i < 20; i++) {
    const { state, seat } = choice(`deal ${i}`);
    const other = lastCall.redeal(lastCall.view(state as never, seat), new Seeded(`other ${i}`));
    assert.notDeepEqual(other, state);
    const posted = [state, other].map((world) => {
      const table = openPoolRig(1);
      void table.pool.run({ ...request('same'), view: lastCall.view(world as never, seat), seat }).catch(() => {});
      table.puppets[0].say({ ready: true });
      table.pool.close();
      return table.puppets[0].posted;
    });
    assert.deepEqual(posted[0], posted[1]);
  }
});

test('a worker answers every message once, even malformed ones, and keeps running', () => {
  const wrong = fc.oneof(
    fc.anything(),
    fc.record({
      id: fc.nat(),
      game: fc.constantFrom(lastCall.id, 'whist'),
      kind: fc.constantFrom('decide', 'hint', 'x'),
    }),
    fc
      .tuple(fc.constantFrom<keyof Job>('id', 'game', 'kind', 'view', 'seat', 'level', 'seed', 'ms'), fc.anything())
      .map(([field, value]) => ({ ...job('x'), [field]: value })),
  );
  fc.assert(
    fc.property(wrong, (message) => {
      const { take, replies } = desk();
      take(message);
      const answers = replies.filter((reply) => 'answer' in reply || 'failed' in reply);
      assert.equal(answers.length, 1);
      take(job('fine'));
      assert.ok('answer' in (replies.at(-1) ?? {}));
    }),
    { numRuns: 300 },
  );
});

test('each field of a job is checked: wrong ones are refused with a sentence', () => {
  assert.ok(parseJob(job('x')).ok);
  assert.ok(parseJob({ ...job('x'), level: LEVEL.kingpin, ms: 5, temperament: 'greedy', grudge: null }).ok);
  for (const wrong of [
    { id: -1 },
    { game: 5 },
    { kind: 'toString' },
    { view: null },
    { seat: 0.5 },
    { level: 'god' },
    { level: { ...LEVEL.kingpin, ms: Number.NaN } },
    { temperament: 'sleepy' },
    { grudge: 'all' },
    { seed: 1 },
    { plan: [{ among: 1 }] },
    { plan: new Array(10_000).fill({ among: 1, action: 'x' }) },
    { ms: -1 },
  ]) {
    const reading = parseJob({ ...job('x'), ...wrong });
    assert.equal(reading.ok, false, JSON.stringify(wrong));
    assert.ok(!reading.ok && reading.why.includes(' '));
  }
});
