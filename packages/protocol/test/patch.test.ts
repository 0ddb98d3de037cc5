// A patch carries a view from one step to the next without loss, and is shorter than the view.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { difference, differences, patched } from '../src/index.ts';

const data = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, 'red', 'blue'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '+', '0'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

test('a patch turns the old value into the new one, through JSON as well, and does not change the old value', () => {
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

test('equal values have no difference', () => {
  fc.assert(fc.property(data, (value) => assert.equal(difference(value, structuredClone(value)), undefined)));
});

test('a patch contains only what changed', () => {
  const before = { ring: [['red'], [], ['blue']], turn: 1, faceUp: ['red'] };
  const after = { ring: [[], [], ['blue', 'red']], turn: 2, faceUp: ['red', 'blue'] };
  assert.deepEqual(difference(before, { ...before, turn: 2 }), { turn: 2 });
  assert.deepEqual(difference(before.faceUp, after.faceUp), { '+': ['blue'] });
  assert.deepEqual(patched(before, difference(before, after)), after);
});

test('patches for several viewers equal those for each alone, and equal ones are one object', () => {
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c'), data, { noNullPrototype: true });
  const onlookers = fc.array(fc.tuple(record, record), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(record, record, onlookers, (openBefore, openAfter, own) => {
      const before = own.map(([mine]) => ({ ...openBefore, own: mine }));
      const after = own.map(([, mine]) => ({ ...openAfter, own: mine }));
      const patches = differences(before, after);
      for (const i of own.keys()) assert.deepEqual(patches[i], difference(before[i], after[i]));
      const twice = differences([...before, before[0]], [...after, { ...after[0] }]);
      if (!Array.isArray(twice[0])) assert.equal(twice.at(-1), twice[0]);
    }),
    { numRuns: 300 },
  );
});
