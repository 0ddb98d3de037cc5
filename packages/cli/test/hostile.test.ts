// Requests made of the protocol's own words in wrong places: each gets an answer, and an error changes nothing (P12).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EngineSession } from '../src/engine/engine-session.ts';

const word = fc.constantFrom(
  'hello',
  'new',
  'act',
  'tick',
  'view',
  'suggest',
  'load',
  'redeal',
  'end',
  'scheffeln',
  'm1',
  'm2',
  'red',
  'A',
  'move',
  'exchange',
  'grab',
  'choose',
  'joker',
  'basic',
  'speed',
  '__proto__',
  'constructor',
  'toString',
  '',
);
const junk = fc.oneof(
  word,
  fc.integer({ min: -2, max: 9 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);
const action = fc.record(
  { type: fc.oneof(word, junk), card: junk, take: junk, car: junk, to: junk, character: junk },
  { requiredKeys: [] },
);
const options = fc.record(
  { mode: junk, movementCards: junk, run: junk, mafia: junk, studyLimitMs: junk },
  { requiredKeys: [] },
);
const request = fc.record(
  {
    id: junk,
    cmd: fc.oneof({ weight: 9, arbitrary: word }, junk),
    game: fc.oneof({ weight: 3, arbitrary: fc.constant('scheffeln') }, junk),
    match: fc.oneof({ weight: 3, arbitrary: fc.constant('m1') }, junk),
    seat: junk,
    seats: junk,
    ms: junk,
    level: junk,
    seed: junk,
    action: fc.oneof(action, junk),
    options: fc.oneof(options, junk),
    state: junk,
  },
  { requiredKeys: [] },
);

const ask = (engine: EngineSession, body: unknown) =>
  engine.answer(JSON.stringify(body)) as Record<string, unknown> & { ok: boolean };

test('P12 malformed, mistyped and misplaced requests are answered, and errors change nothing', () => {
  const seed = Number(process.env.BACKROOM_SEED ?? 20_1920);
  let refused = 0;
  fc.assert(
    fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
      const engine = new EngineSession('test');
      ask(engine, { cmd: 'new', game: 'scheffeln', seats: 3, seed: 'hostile' });
      const look = () => JSON.stringify([0, 1, 2].map((seat) => ask(engine, { cmd: 'view', match: 'm1', seat })));
      for (const body of requests) {
        const before = look();
        const answer = ask(engine, body);
        assert.equal(typeof answer.ok, 'boolean');
        if (answer.ok) continue;
        refused++;
        const { code, message } = answer.error as { code: string; message: string };
        assert.match(
          code,
          /^(bad-request|unknown-command|unknown-game|unknown-match|bad-options|bad-state|not-your-turn|illegal-action|over)$/,
        );
        assert.doesNotMatch(message, /fault in the engine/);
        assert.equal(look(), before);
      }
    }),
    { numRuns: 1500, seed },
  );
  assert.ok(refused > 3000);
  assert.equal(Object.keys(Object.prototype).length, 0, 'nothing was written on the prototype of all objects');
});
