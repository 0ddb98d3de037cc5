// A patch carries a view from one step to the next without loss, and is shorter than the view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { difference, patched } from '../src/index.ts';

const data = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, 'red', 'blue'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '+', '0'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

test('a patch turns the old into the new, through JSON as well, and changes nothing of the old', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const kept = structuredClone(before);
      const patch = difference(before, after);
      assert.deepEqual(patched(before, patch), after);
      if (patch !== undefined) assert.deepEqual(patched(before, JSON.parse(JSON.stringify(patch))), after);
      assert.deepEqual(before, kept);
    }),
    { numRuns: 5000 },
  );
});

test('nothing changed, nothing to say', () => {
  fc.assert(fc.property(data, (value) => assert.equal(difference(value, structuredClone(value)), undefined)));
});

test('one place changed, one place said', () => {
  const before = { ring: [['red'], [], ['blue']], turn: 1, faceUp: ['red'] };
  const after = { ring: [[], [], ['blue', 'red']], turn: 2, faceUp: ['red', 'blue'] };
  assert.deepEqual(difference(before, { ...before, turn: 2 }), { turn: 2 });
  assert.deepEqual(difference(before.faceUp, after.faceUp), { '+': ['blue'] });
  assert.deepEqual(patched(before, difference(before, after)), after);
});
