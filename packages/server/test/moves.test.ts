// Most messages are moves, and go a shorter way past the schemas: what comes of them is the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { messageSchemas, readMessage } from '../src/border/messages.ts';

const message = fc.record(
  {
    t: fc.oneof({ weight: 8, arbitrary: fc.constant('act') }, fc.constantFrom('leave', 'Act', '', null, 7)),
    cid: fc.oneof(
      fc.stringMatching(/^[\w:.-]{1,64}$/),
      fc.constantFrom('', 'bot:1', 'a b', 'x'.repeat(64), 'x'.repeat(65), null, 3, ['a']),
    ),
    action: fc.jsonValue({ maxDepth: 3 }),
    more: fc.constant(1),
  },
  { requiredKeys: ['t'] },
);

test('a move is taken or refused just as its schema says', () => {
  let taken = 0;
  fc.assert(
    fc.property(message, (said) => {
      const text = JSON.stringify(said);
      const checked = v.safeParse(messageSchemas[String(said.t)] ?? v.never(), JSON.parse(text));
      const read = readMessage(text);
      assert.equal(read.ok, checked.success, text);
      if (!read.ok || !checked.success) return;
      assert.deepEqual(read.value, checked.output);
      taken++;
    }),
    { numRuns: 2000 },
  );
  assert.ok(taken > 100, 'some were moves');
});

test('a key that the language gives a meaning is one too many', () => {
  assert.equal(readMessage('{"t":"act","cid":"a","action":1,"__proto__":{}}').ok, false);
  assert.equal(readMessage('{"t":"act","cid":"a","__proto__":{"action":1}}').ok, false);
});
