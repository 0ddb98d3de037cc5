// The host's side of thinking, with workers and time in the test's hands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVEL, LIMITS, type Trouble } from '@backroom/bots';
import { lastCall } from '@backroom/last-call';
import fc from 'fast-check';
import { choice, type Office, office, request } from './office.ts';

const thought = (text: string): unknown => ({ action: text, candidates: [], iterations: 1 });

/** Each worker answers what it was given last. */
function answerAll({ puppets }: Office): void {
  for (const puppet of puppets) {
    const latest = puppet.posted.at(-1);
    if (latest !== undefined && !puppet.ended) puppet.say({ id: latest.id, answer: thought(latest.seed) });
  }
}

const ready = (table: Office): void => {
  for (const puppet of table.puppets) puppet.say({ ready: true });
};

const kinds = (troubles: readonly Trouble[]): unknown[] => troubles.map(({ kind, by }) => [kind, by]);

const isLegal = (seed: string, { action }: { readonly action: unknown }): boolean =>
  choice(seed).legal.some((one) => lastCall.write(one as never) === lastCall.write(action as never));

test('each asker gets the answer to its own question, one errand at a time to each worker, never more workers than allowed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 }), async (size, count) => {
      const table = office(size);
      const answers = Array.from({ length: count }, (_, i) => table.bureau.ask(request(`q${i}`)));
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
      assert.deepEqual(table.troubles, []);
      table.bureau.close();
      assert.equal(table.clocks(), 0);
    }),
  );
});

test('nobody is hired before there is an errand, and whoever has none for long is let go', async () => {
  const table = office(2);
  assert.equal(table.puppets.length, 0);
  const answer = table.bureau.ask(request('a'));
  assert.equal(table.puppets.length, 1);
  ready(table);
  answerAll(table);
  await answer;
  table.pass(LIMITS.idle - 1);
  assert.equal(table.puppets[0].ended, false);
  table.pass(1);
  assert.equal(table.puppets[0].ended, true);
  assert.deepEqual(table.troubles, []);
  void table.bureau.ask(request('b')).catch(() => {});
  assert.equal(table.puppets.length, 2);
});

test('parties take turns: a table with many bots makes another one wait for one errand, not for all', () => {
  const table = office(1);
  for (let i = 0; i < 5; i++) void table.bureau.ask(request(`many ${i}`), { party: 'many' });
  void table.bureau.ask(request('single'), { party: 'single' });
  ready(table);
  answerAll(table);
  const order = table.puppets[0].posted.map(({ seed }) => seed);
  assert.deepEqual(order, ['many 0', 'single']);
});

test('a worker that does not answer within its time and the grace is replaced; its answer comes too late for anybody', async () => {
  const table = office(1);
  const answer = table.bureau.ask(request('late'));
  ready(table);
  table.pass(LEVEL.sharp.ms + LIMITS.grace - 1);
  assert.deepEqual(table.troubles, []);
  table.pass(1);
  assert.deepEqual(kinds(table.troubles), [['late', 'fallback']]);
  assert.equal(table.puppets[0].ended, true);
  table.puppets[0].say({ id: 0, answer: thought('too late') });
  table.puppets[0].die('it was ended');
  assert.ok(isLegal('late', await answer));
  assert.equal(table.troubles.length, 1);
  const next = table.bureau.ask(request('next'));
  ready(table);
  answerAll(table);
  assert.equal((await next).action, 'next');
});

test('a level that claims to take for ever is bounded all the same', async () => {
  const table = office(1);
  const answer = table.bureau.ask({ ...request('endless'), ms: Number.POSITIVE_INFINITY });
  ready(table);
  table.pass(LIMITS.longest + LIMITS.grace);
  assert.ok(isLegal('endless', await answer));
});

test('what a worker noted before it was lost is played, and the host is told without the view', async () => {
  const table = office(1);
  const answer = table.bureau.ask(request('note'));
  ready(table);
  table.puppets[0].say({ id: 0, note: thought('noted') });
  table.puppets[0].die('no more');
  assert.equal((await answer).action, 'noted');
  assert.deepEqual(kinds(table.troubles), [['crash', 'note']]);
  assert.equal(table.troubles[0].why, 'no more');
  assert.equal(table.troubles[0].errand?.seed, 'note');
  assert.ok(!('view' in (table.troubles[0].errand ?? {})));
});

test("an answer to a question that was not asked is nobody's", async () => {
  const table = office(1);
  const answer = table.bureau.ask(request('asked'));
  ready(table);
  table.puppets[0].say({ id: 99, answer: thought('not asked') });
  answerAll(table);
  assert.equal((await answer).action, 'asked');
});

test('a worker that is lost with an errand that nobody wants any more is told without it', async () => {
  const table = office(1);
  const stop = new AbortController();
  const answer = table.bureau.ask(request('unwanted'), { signal: stop.signal });
  ready(table);
  stop.abort();
  await assert.rejects(answer);
  table.puppets[0].die('no more');
  assert.deepEqual(
    table.troubles.map(({ errand, kind }) => [errand, kind]),
    [[null, 'crash']],
  );
});

test('an errand that fails leaves its worker in place', async () => {
  const table = office(1);
  const answer = table.bureau.ask(request('error'));
  ready(table);
  table.puppets[0].say({ id: 0, failed: 'broken-thought', why: 'it makes no sense' });
  assert.ok(isLegal('error', await answer));
  assert.deepEqual(kinds(table.troubles), [['error', 'fallback']]);
  assert.equal(table.puppets[0].ended, false);
});

test('a view that does not cross is an error of its errand', async () => {
  const table = office(1);
  const plain = request('uncrossable');
  const answer = table.bureau.ask({ ...plain, view: { ...(plain.view as object), extra: () => {} } });
  ready(table);
  assert.ok(isLegal('uncrossable', await answer));
  assert.deepEqual(kinds(table.troubles), [['error', 'fallback']]);
});

test('who cannot be answered by anybody is told so: an unknown game, a view that makes no sense', async () => {
  const table = office(1);
  const answers = [{ game: 'whist' }, { view: {} }].map((wrong) =>
    assert.rejects(table.bureau.ask({ ...request('wrong'), ...wrong })),
  );
  ready(table);
  for (const id of [0, 1]) table.puppets[0].say({ id, failed: 'broken-thought', why: 'no' });
  await Promise.all(answers);
  assert.deepEqual(kinds(table.troubles), [
    ['error', 'nothing'],
    ['error', 'nothing'],
  ]);
});

test('workers that are lost again and again are hired ever more seldom, and nobody waits for them meanwhile', async () => {
  const table = office(2);
  const first = table.bureau.ask(request('first'));
  table.puppets[0].die('cannot start');
  assert.equal(table.puppets.length, 2, 'once is bad luck: the next one is hired at once');
  table.puppets[1].die('cannot start');
  assert.ok(isLegal('first', await first));
  assert.ok(isLegal('meanwhile', await table.bureau.ask(request('meanwhile'))));
  assert.match(table.troubles.at(-1)?.why ?? '', /cannot start/);
  assert.equal(table.puppets.length, 2);
  for (let pause = LIMITS.pause, i = 0; i < 12; pause = Math.min(pause * 2, LIMITS.longestPause), i++) {
    table.pass(pause - 1);
    await table.bureau.ask(request('still pausing'));
    assert.equal(table.puppets.length, 2 + i);
    table.pass(1);
    void table.bureau.ask(request('again'));
    assert.equal(table.puppets.length, 3 + i);
    table.puppets[2 + i].die('cannot start');
  }
  table.pass(LIMITS.longestPause);
  const well = table.bureau.ask(request('well'));
  ready(table);
  answerAll(table);
  assert.equal((await well).action, 'well');
});

test('a worker that never becomes ready is lost too', async () => {
  const table = office(1);
  const answer = table.bureau.ask(request('slow'), {});
  table.pass(2 * LIMITS.start);
  assert.ok(isLegal('slow', await answer));
  assert.equal(table.puppets[0].ended, true);
});

test('when all are busy for long, whoever waits gets a fallback', async () => {
  const table = office(1, { longest: 1e6 });
  void table.bureau.ask({ ...request('long'), ms: 1e6 });
  ready(table);
  const answer = table.bureau.ask(request('patient'));
  table.pass(LIMITS.patience);
  assert.ok(isLegal('patient', await answer));
  assert.deepEqual(kinds(table.troubles), [['busy', 'fallback']]);
});

test('whoever no longer wants an answer gets none, waiting or served; nothing is told, and the worker is soon free', async () => {
  const table = office(1);
  const stop = new AbortController();
  const served = table.bureau.ask(request('served'), { signal: stop.signal });
  const waiting = table.bureau.ask(request('waiting'), { signal: stop.signal });
  const other = table.bureau.ask(request('other'));
  ready(table);
  stop.abort(new Error('the match has ended'));
  await assert.rejects(served, /the match has ended/);
  await assert.rejects(waiting, /the match has ended/);
  await assert.rejects(table.bureau.ask(request('after'), { signal: stop.signal }), /the match has ended/);
  answerAll(table);
  answerAll(table);
  assert.equal((await other).action, 'other');
  assert.deepEqual(table.troubles, []);
  assert.deepEqual(
    table.puppets[0].posted.map(({ seed }) => seed),
    ['served', 'other'],
  );
});

test('a closed bureau ends its workers, stops its clocks, and answers nobody', async () => {
  const table = office(2);
  const answers = ['a', 'b', 'c'].map((seed) => assert.rejects(table.bureau.ask(request(seed)), /closed/));
  ready(table);
  table.bureau.close();
  await Promise.all(answers);
  assert.ok(table.puppets.every(({ ended }) => ended));
  assert.equal(table.clocks(), 0);
  await assert.rejects(table.bureau.ask(request('after')), /closed/);
});
