// What crosses between a host and its workers, and what a worker makes of what it should not have got.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CRAFTS, type Errand, LEVEL, openDesk, parseErrand, type Reply } from '@backroom/bots';
import { Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import fc from 'fast-check';
import { choice, mind, mindFor, office, request } from './office.ts';

function desk(): { take: (message: unknown) => void; replies: Reply[] } {
  const replies: Reply[] = [];
  const take = openDesk({ mindFor, now: () => 0, post: (reply) => replies.push(structuredClone(reply)) });
  return { take, replies };
}

const errand = (seed: string): Errand<'decide'> => ({ ...request(seed), id: 7 });

test('a worker says that it is ready, notes a legal action, then gives the thought', () => {
  const { take, replies } = desk();
  take(errand('x'));
  assert.deepEqual(replies[0], { ready: true });
  const { note } = replies[1] as { note: { action: unknown } };
  assert.ok(choice('x').legal.some((one) => lastCall.write(one as never) === lastCall.write(note.action as never)));
  assert.deepEqual(replies[2], { id: 7, answer: CRAFTS.decide.work(mind, errand('x'), () => 0) });
});

test('only the fields of an errand cross, whatever else the asker holds', async () => {
  const table = office(1);
  const { state } = choice('canary');
  const sloppy = { ...request('canary'), state, canary: 'the whole deal' };
  void table.bureau.ask(sloppy).catch(() => {});
  table.puppets[0].say({ ready: true });
  const [message] = table.puppets[0].posted;
  assert.deepEqual(Object.keys(message).sort(), ['game', 'id', 'kind', 'level', 'seat', 'seed', 'view']);
  assert.deepEqual(message, { ...request('canary'), id: 0 });
  table.bureau.close();
});

test('what crosses does not change when everything that the seat cannot see is dealt anew', () => {
  for (let i = 0; i < 20; i++) {
    const { state, seat } = choice(`deal ${i}`);
    const other = lastCall.redeal(lastCall.view(state as never, seat), new Seeded(`other ${i}`));
    assert.notDeepEqual(other, state);
    const posted = [state, other].map((world) => {
      const table = office(1);
      void table.bureau.ask({ ...request('same'), view: lastCall.view(world as never, seat), seat }).catch(() => {});
      table.puppets[0].say({ ready: true });
      table.bureau.close();
      return table.puppets[0].posted;
    });
    assert.deepEqual(posted[0], posted[1]);
  }
});

test('whatever arrives, a worker answers it once and lives on', () => {
  const wrong = fc.oneof(
    fc.anything(),
    fc.record({
      id: fc.nat(),
      game: fc.constantFrom(lastCall.id, 'whist'),
      kind: fc.constantFrom('decide', 'hint', 'x'),
    }),
    fc
      .tuple(fc.constantFrom<keyof Errand>('id', 'game', 'kind', 'view', 'seat', 'level', 'seed', 'ms'), fc.anything())
      .map(([field, value]) => ({ ...errand('x'), [field]: value })),
  );
  fc.assert(
    fc.property(wrong, (message) => {
      const { take, replies } = desk();
      take(message);
      const answers = replies.filter((reply) => 'answer' in reply || 'failed' in reply);
      assert.equal(answers.length, 1);
      take(errand('fine'));
      assert.ok('answer' in (replies.at(-1) ?? {}));
    }),
    { numRuns: 300 },
  );
});

test('each field of an errand is looked at: the wrong ones are refused with a sentence', () => {
  assert.ok(parseErrand(errand('x')).ok);
  assert.ok(parseErrand({ ...errand('x'), level: LEVEL.kingpin, ms: 5, temperament: 'greedy', grudge: null }).ok);
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
    { ms: -1 },
  ]) {
    const reading = parseErrand({ ...errand('x'), ...wrong });
    assert.equal(reading.ok, false, JSON.stringify(wrong));
    assert.ok(!reading.ok && reading.why.includes(' '));
  }
});
