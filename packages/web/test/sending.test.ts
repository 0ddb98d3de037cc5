// A second click while the first is on its way: a double click is one move, and in a draft nobody is asked twice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Sending } from '../src/table/sending.ts';

const TAKE = { type: 'take', what: 1 };
const OTHER = { type: 'take', what: 2 };

test('a position is answered once, and again after a refusal', () => {
  const sending = new Sending();
  assert.ok(sending.begin(TAKE, 7, false));
  assert.ok(!sending.begin(TAKE, 7, false));
  assert.ok(!sending.begin(OTHER, 7, false));
  sending.refused(TAKE);
  assert.ok(sending.begin(OTHER, 7, false));
  sending.accepted(OTHER, 8);
  assert.ok(!sending.begin(TAKE, 7, false), 'accepted, and not shown yet');
  assert.ok(sending.begin(TAKE, 8, false));
});

test('when others act first, the player’s choice still counts as made until it is shown', () => {
  const sending = new Sending();
  assert.ok(sending.begin(TAKE, 7, false));
  assert.ok(!sending.isBehind(7), 'the position of the click itself');
  for (const seq of [8, 9]) {
    assert.ok(sending.isBehind(seq));
    assert.ok(!sending.begin(OTHER, seq, false));
  }
  sending.accepted(TAKE, 10);
  assert.ok(sending.isBehind(9));
  assert.ok(!sending.isBehind(10));
  assert.ok(sending.begin(OTHER, 10, false));
});

test('a refusal leaves the newer position to the player', () => {
  const sending = new Sending();
  assert.ok(sending.begin(TAKE, 7, false));
  sending.refused(TAKE);
  assert.ok(!sending.isBehind(8));
  assert.ok(sending.begin(OTHER, 8, false));
});

test('in a race the next thing is taken at once, and the same one not twice', () => {
  const sending = new Sending();
  assert.ok(sending.begin(TAKE, 7, true));
  assert.ok(!sending.begin(OTHER, 7, true), 'one position, one move');
  assert.ok(!sending.begin(TAKE, 8, true));
  assert.ok(sending.begin(OTHER, 8, true));
  sending.accepted(TAKE, 9);
  assert.ok(!sending.begin(OTHER, 9, true), 'the answer to the first says nothing about the second');
  sending.accepted(OTHER, 10);
  assert.ok(sending.begin(OTHER, 10, true));
});
