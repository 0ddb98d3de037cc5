// The worker pool, with workers and time under control of the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FairnessKey, type JobFailure, LEVEL, LIMITS } from '@backroom/bots';
import { lastCall } from '@backroom/last-call';
import fc from 'fast-check';
import { choice, openPoolRig, type PoolRig, request } from './pool-rig.ts';

const thought = (text: string): unknown => ({ action: text, candidates: [], iterations: 1 });

/** Each worker answers its last job. */
function answerAll({ puppets }: PoolRig): void {
  for (const puppet of puppets) {
    const latest = puppet.posted.at(-1);
    if (latest !== undefined && !puppet.ended) puppet.say({ id: latest.id, answer: thought(latest.seed) });
  }
}

const ready = (table: PoolRig): void => {
  for (const puppet of table.puppets) puppet.say({ ready: true });
};

const kinds = (failures: readonly JobFailure[]): unknown[] =>
  failures.map(({ kind, answeredBy }) => [kind, answeredBy]);

const isLegal = (seed: string, { action }: { readonly action: unknown }): boolean =>
  choice(seed).legal.some((one) => lastCall.write(one as never) === lastCall.write(action as never));

test('each caller gets the answer to its own job; a worker runs one job at a time; the pool keeps its size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }), async (size, count) => {
      const table = openPoolRig(size);
      const answers = Array.from({ length: count }, (_, i) => table.pool.run(request(`q${i}`)));
      ready(table);
      for (let round = 0; round < count; round++) {
        for (const { posted } of table.puppets) assert.ok(posted.length <= round + 1);
        answerAll(table);
      }
      assert.deepEqual(
        (await Promise.all(answers)).map(({ action }) => action),
        answers.map((_, i) => `q${i}`),
      );
      assert.ok(table.puppets.length <= size);
      assert.deepEqual(table.failures, []);
      table.pool.close();
      assert.equal(table.clocks(), 0);
    }),
  );
});

test('workers start with the first job and stop when idle', async () => {
  const table = openPoolRig(2);
  assert.equal(table.puppets.length, 0);
  const answer = table.pool.run(request('a'));
  assert.equal(table.puppets.length, 1);
  ready(table);
  answerAll(table);
  await answer;
  table.pass(LIMITS.idle - 1);
  assert.equal(table.puppets[0].ended, false);
  table.pass(1);
  assert.equal(table.puppets[0].ended, true);
  assert.deepEqual(table.failures, []);
  void table.pool.run(request('b')).catch(() => {});
  assert.equal(table.puppets.length, 2);
});

/** The order in which one worker gets jobs that were queued before it was ready. */
function served(asked: readonly { readonly name: string; readonly fairnessKey: FairnessKey }[]): string[] {
  const table = openPoolRig(1);
  for (const { name, fairnessKey } of asked) void table.pool.run(request(name), { fairnessKey }).catch(() => {});
  ready(table);
  for (let i = 1; i < asked.length; i++) answerAll(table);
  const order = table.puppets[0].posted.map(({ seed }) => seed);
  table.pool.close();
  return order;
}

test('keys take turns: a table with many bots delays another table by one job, not by all', () => {
  const many = Array.from({ length: 5 }, (_, i) => ({ name: `many ${i}`, fairnessKey: ['many'] }));
  assert.deepEqual(served([...many, { name: 'single', fairnessKey: ['single'] }]).slice(0, 2), ['many 0', 'single']);
});

test('a person with many names and tables at one address delays an honest job by one job at most', () => {
  const paths = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(paths, fc.nat(9), (theirs, honest) => {
      const asked = theirs.map(([person, match], i) => ({
        name: `theirs ${i}`,
        fairnessKey: ['crowded', `p${person}`, `${person} ${match}`],
      }));
      const order = served([...asked, { name: 'honest', fairnessKey: ['home', `p${honest}`, 'one'] }]);
      assert.ok(order.indexOf('honest') <= 1, order.join(', '));
      // Within the crowded network its people take turns as well.
      const people = order
        .filter((name) => name !== 'honest')
        .map((name) => asked[Number(name.slice('theirs '.length))].fairnessKey[1]);
      const round = new Set(people).size;
      assert.equal(new Set(people.slice(0, round)).size, round, people.join(', '));
      assert.equal(people.length, theirs.length);
    }),
  );
});

test('a monitor is told how many jobs wait, and how long each has waited', async () => {
  const seen: { waiting: number; started: number[] } = { waiting: 0, started: [] };
  const table = openPoolRig(1, {}, (now) => ({
    now,
    waiting: (jobs) => {
      seen.waiting = jobs;
    },
    started: (waited) => void seen.started.push(waited),
  }));
  const leave = new AbortController();
  const answers = [table.pool.run(request('a')), table.pool.run(request('b'))];
  const gone = table.pool.run(request('c'), { signal: leave.signal });
  assert.equal(seen.waiting, 3);
  table.pass(20);
  ready(table);
  assert.deepEqual(seen, { waiting: 2, started: [20] });
  leave.abort(new Error('no longer wanted'));
  await assert.rejects(gone);
  assert.equal(seen.waiting, 1);
  table.pass(10);
  answerAll(table);
  assert.deepEqual(seen, { waiting: 0, started: [20, 30] });
  answerAll(table);
  await Promise.all(answers);
  table.pool.close();
});

test('a worker that misses its deadline and the grace is replaced; its late answer is ignored', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run(request('late'));
  ready(table);
  table.pass(LEVEL.sharp.turnMs + LIMITS.grace - 1);
  assert.deepEqual(table.failures, []);
  table.pass(1);
  assert.deepEqual(kinds(table.failures), [['late', 'fallback']]);
  assert.equal(table.puppets[0].ended, true);
  table.puppets[0].say({ id: 0, answer: thought('too late') });
  table.puppets[0].die('it was ended');
  assert.ok(isLegal('late', await answer));
  assert.equal(table.failures.length, 1);
  const next = table.pool.run(request('next'));
  ready(table);
  answerAll(table);
  assert.equal((await next).action, 'next');
});

test('a level with an endless time limit is bounded', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run({ ...request('endless'), ms: Number.POSITIVE_INFINITY });
  ready(table);
  table.pass(LIMITS.longest + LIMITS.grace);
  assert.ok(isLegal('endless', await answer));
});

test('if a worker dies, its provisional answer is played, and the host gets the failure without the view', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run(request('provisional'));
  ready(table);
  table.puppets[0].say({ id: 0, provisional: thought('noted') });
  table.puppets[0].die('no more');
  assert.equal((await answer).action, 'noted');
  assert.deepEqual(kinds(table.failures), [['crash', 'provisional']]);
  assert.equal(table.failures[0].why, 'no more');
  assert.equal(table.failures[0].job?.seed, 'provisional');
  assert.ok(!('view' in (table.failures[0].job ?? {})));
});

test('an answer to an unknown job is ignored', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run(request('asked'));
  ready(table);
  table.puppets[0].say({ id: 99, answer: thought('not asked') });
  answerAll(table);
  assert.equal((await answer).action, 'asked');
});

test('if a worker dies with an aborted job, the failure is reported without the job', async () => {
  const table = openPoolRig(1);
  const stop = new AbortController();
  const answer = table.pool.run(request('unwanted'), { signal: stop.signal });
  ready(table);
  stop.abort();
  await assert.rejects(answer);
  table.puppets[0].die('no more');
  assert.deepEqual(
    table.failures.map(({ job, kind }) => [job, kind]),
    [[null, 'crash']],
  );
});

test('a job that fails leaves its worker in place', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run(request('error'));
  ready(table);
  table.puppets[0].say({ id: 0, failed: 'broken-thought', why: 'it makes no sense' });
  assert.ok(isLegal('error', await answer));
  assert.deepEqual(kinds(table.failures), [['error', 'fallback']]);
  assert.equal(table.puppets[0].ended, false);
});

test('a view that cannot be cloned is an error of its job', async () => {
  const table = openPoolRig(1);
  const plain = request('uncrossable');
  const answer = table.pool.run({ ...plain, view: { ...(plain.view as object), extra: () => {} } });
  ready(table);
  assert.ok(isLegal('uncrossable', await answer));
  assert.deepEqual(kinds(table.failures), [['error', 'fallback']]);
});

test('a job that no worker can do is rejected: an unknown game, an invalid view', async () => {
  const table = openPoolRig(1);
  const answers = [{ game: 'whist' }, { view: {} }].map((wrong) =>
    assert.rejects(table.pool.run({ ...request('wrong'), ...wrong })),
  );
  ready(table);
  for (const id of [0, 1]) table.puppets[0].say({ id, failed: 'broken-thought', why: 'no' });
  await Promise.all(answers);
  assert.deepEqual(kinds(table.failures), [
    ['error', 'nothing'],
    ['error', 'nothing'],
  ]);
});

test('workers that keep dying are restarted with growing delays, and no job waits for them', async () => {
  const table = openPoolRig(2);
  const first = table.pool.run(request('first'));
  table.puppets[0].die('cannot start');
  assert.equal(table.puppets.length, 2, 'after one death the next worker starts at once');
  table.puppets[1].die('cannot start');
  assert.ok(isLegal('first', await first));
  assert.ok(isLegal('meanwhile', await table.pool.run(request('meanwhile'))));
  assert.match(table.failures.at(-1)?.why ?? '', /cannot start/);
  assert.equal(table.puppets.length, 2);
  for (let pause = LIMITS.pause, i = 0; i < 12; pause = Math.min(pause * 2, LIMITS.longestPause), i++) {
    table.pass(pause - 1);
    await table.pool.run(request('still pausing'));
    assert.equal(table.puppets.length, 2 + i);
    table.pass(1);
    void table.pool.run(request('again'));
    assert.equal(table.puppets.length, 3 + i);
    table.puppets[2 + i].die('cannot start');
  }
  table.pass(LIMITS.longestPause);
  const well = table.pool.run(request('well'));
  ready(table);
  answerAll(table);
  assert.equal((await well).action, 'well');
});

test('a worker that never becomes ready counts as dead', async () => {
  const table = openPoolRig(1);
  const answer = table.pool.run(request('slow'), {});
  table.pass(2 * LIMITS.start);
  assert.ok(isLegal('slow', await answer));
  assert.equal(table.puppets[0].ended, true);
});

test('when all workers are busy for long, waiting jobs get a fallback', async () => {
  const table = openPoolRig(1, { longest: 1e6 });
  void table.pool.run({ ...request('long'), ms: 1e6 });
  ready(table);
  const answer = table.pool.run(request('patient'));
  table.pass(LIMITS.patience);
  assert.ok(isLegal('patient', await answer));
  assert.deepEqual(kinds(table.failures), [['busy', 'fallback']]);
});

test('an aborted job gets no answer, waiting or running; nothing is reported, and the worker is soon free', async () => {
  const table = openPoolRig(1);
  const stop = new AbortController();
  const served = table.pool.run(request('served'), { signal: stop.signal });
  const waiting = table.pool.run(request('waiting'), { signal: stop.signal });
  const other = table.pool.run(request('other'));
  ready(table);
  stop.abort(new Error('the match has ended'));
  await assert.rejects(served, /the match has ended/);
  await assert.rejects(waiting, /the match has ended/);
  await assert.rejects(table.pool.run(request('after'), { signal: stop.signal }), /the match has ended/);
  answerAll(table);
  answerAll(table);
  assert.equal((await other).action, 'other');
  assert.deepEqual(table.failures, []);
  assert.deepEqual(
    table.puppets[0].posted.map(({ seed }) => seed),
    ['served', 'other'],
  );
});

test('a closed worker pool ends its workers, stops its timers, and answers no job', async () => {
  const table = openPoolRig(2);
  const answers = ['a', 'b', 'c'].map((seed) => assert.rejects(table.pool.run(request(seed)), /closed/));
  ready(table);
  table.pool.close();
  await Promise.all(answers);
  assert.ok(table.puppets.every(({ ended }) => ended));
  assert.equal(table.clocks(), 0);
  await assert.rejects(table.pool.run(request('after')), /closed/);
});
