// Moves take a fast path past the schemas: the result is the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLIENT_MESSAGES } from '@backroom/protocol/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { readMessage } from '../src/input/messages.ts';

const cid = fc.stringMatching(/^[\w.-]{1,64}$/);
const action = fc.jsonValue({ maxDepth: 3 });
const move = fc.record({ t: fc.constant('act'), cid, action });
const nearlyMove = fc.record(
  {
    t: fc.oneof({ weight: 8, arbitrary: fc.constant('act') }, fc.constantFrom('leave', 'Act', '', null, 7)),
    cid: fc.oneof(
      fc.stringMatching(/^[\w:.-]{1,64}$/),
      fc.constantFrom('', 'bot:1', 'a b', 'x'.repeat(64), 'x'.repeat(65), null, 3, ['a']),
    ),
    action,
    more: fc.constant(1),
  },
  { requiredKeys: ['t'] },
);
const check = (said: unknown): boolean => {
  const text = JSON.stringify(said);
  const { t } = said as { t: unknown };
  const checked = v.safeParse(
    (CLIENT_MESSAGES as Readonly<Record<string, v.GenericSchema>>)[String(t)] ?? v.never(),
    JSON.parse(text),
  );
  const read = readMessage(text);
  assert.equal(read.ok, checked.success, text);
  if (read.ok && checked.success) assert.deepEqual(read.value, checked.output);
  return read.ok;
};

test('every move is accepted as its schema reads it', () => {
  fc.assert(
    fc.property(move, (said) => assert.ok(check(said))),
    { numRuns: 500 },
  );
});

test('what is nearly a move is accepted or refused just as its schema says', () => {
  fc.assert(
    fc.property(nearlyMove, (said) => void check(said)),
    { numRuns: 1500 },
  );
  assert.equal(check({ t: 'act', cid: 'a', action: 1, more: 1 }), false);
  assert.equal(check({ t: 'act', cid: 'bot:1', action: 1 }), false);
  assert.equal(check({ t: 'leave', cid: 'a' }), true);
});

test('a key with a special meaning in the language is refused', () => {
  assert.equal(readMessage('{"t":"act","cid":"a","action":1,"__proto__":{}}').ok, false);
  assert.equal(readMessage('{"t":"act","cid":"a","__proto__":{"action":1}}').ok, false);
});
