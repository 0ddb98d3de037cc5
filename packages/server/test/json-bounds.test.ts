// Text from outside is parsed only within its bounds, and everything within them is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJson } from '../src/input/json.ts';

const BOUNDS = { longest: 40, deepest: 3 };
const read = (text: string): unknown => {
  const outcome = readJson(text, BOUNDS);
  return outcome.ok ? outcome.value : outcome.why;
};

test('the longest allowed text is accepted, one character more is not', () => {
  assert.equal(read(`"${'x'.repeat(38)}"`), 'x'.repeat(38));
  assert.equal(read(`"${'x'.repeat(39)}"`), 'longer than 40 characters');
});

test('the deepest allowed nesting is accepted, one level more is not; brackets in texts do not count', () => {
  assert.deepEqual(read('[[[1]]]'), [[[1]]]);
  assert.deepEqual(read('[[],[{}],{"a":[1]}]'), [[], [{}], { a: [1] }]);
  assert.equal(read('[[[[1]]]]'), 'nested deeper than 3');
  assert.equal(read('[{"a":[{}]}]'), 'nested deeper than 3');
  assert.deepEqual(read('["[[[[", "{{{{"]'), ['[[[[', '{{{{']);
  assert.deepEqual(read('["\\"[[[[", 1]'), ['"[[[[', 1]);
  assert.equal(read('["\\\\", [[[1]]]]'), 'nested deeper than 3', 'a text that ends in a backslash has ended');
});

test('text that is not JSON is refused', () => {
  for (const text of ['', '{', '[1,]', "'x'", '"\n"', 'undefined']) assert.equal(read(text), 'not JSON', text);
});
