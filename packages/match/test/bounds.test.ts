// The limits of a log: a value at the limit is accepted, one beyond it is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import type { AnyMatch } from '../src/index.ts';
import { openMatch } from '../src/open.ts';
import { lapse } from '../src/orders.ts';
import { isDeed, isDoer } from '../src/shape.ts';
import { DEEPEST, writeJson } from '../src/written/json.ts';
import { readJson } from '../src/written/read-json.ts';
import { readTerms } from '../src/written/terms.ts';
import { termsFor } from './host.ts';

const nested = (depth: number): Json => {
  let x: Json = 1;
  for (let i = 0; i < depth; i++) x = i % 2 === 0 ? [x] : { x };
  return x;
};

test('data may be as deep as the bound, and no deeper', () => {
  const deepest = nested(DEEPEST);
  assert.deepEqual(readJson(writeJson(deepest)), { ok: true, value: deepest });
  assert.throws(() => writeJson(nested(DEEPEST + 1)), /nested deeper/);
  assert.equal(readJson(JSON.stringify(nested(DEEPEST + 1))).ok, false);
});

test('wide data is not deep, nor are brackets in a text', () => {
  const wide = { a: Array.from({ length: 10 * DEEPEST }, () => [{}]), b: '[{"'.repeat(10 * DEEPEST), c: '\\"[' };
  assert.deepEqual(readJson(writeJson(wide)), { ok: true, value: wide });
});

const order = (more: object) => ({ do: 'order', order: { actions: ['a'], unless: [], times: 1, ...more } });
const raced = (claim: object) => ({
  ...{ do: 'act', action: 1, ordered: false },
  race: [{ seat: 0, arrived: 0, credit: 0, ...claim }],
});

test('the credit of a claim is at most 250 ms', () => {
  assert.equal(isDeed(raced({ credit: 250 })), true);
  for (const credit of [251, -1, 0.5]) assert.equal(isDeed(raced({ credit })), false);
});

test('an order may have 16 actions, 16 exceptions, texts of 100 characters and 100 times', () => {
  const many = (count: number): string[] => Array.from({ length: count }, () => 'a');
  const within: readonly object[] = [
    { actions: many(16) },
    { unless: many(16) },
    { times: 100 },
    { actions: ['a'.repeat(100)] },
  ];
  const beyond: readonly object[] = [
    ...[{ actions: many(17) }, { unless: many(17) }, { times: 101 }, { actions: ['a'.repeat(101)] }],
    ...[{ actions: [] }, { times: 0 }, { actions: [''] }, { unless: [''] }],
  ];
  for (const more of within) assert.equal(isDeed(order(more)), true, JSON.stringify(more));
  for (const more of beyond) assert.equal(isDeed(order(more)), false, JSON.stringify(more));
});

test('one of many events can cancel an order', () => {
  const chairs = [{ order: { actions: ['a'], unless: ['show'], times: 1 } }, { order: null }];
  const match = { chairs, game: { face: (event: unknown) => event } } as unknown as AnyMatch;
  lapse(match, 1, [{ type: 'wave' }, { type: 'look' }]);
  assert.notEqual(match.chairs[0].order, null);
  lapse(match, 0, [{ type: 'show' }]);
  assert.notEqual(match.chairs[0].order, null, 'its own doing does not count');
  lapse(match, 1, [{ type: 'wave' }, { type: 'show' }, { type: 'look' }]);
  assert.equal(match.chairs[0].order, null);
});

test('an author is the host, chance, the clock or one of the seats', () => {
  for (const by of ['house', 'chance', 'clock', 0, 1]) assert.equal(isDoer(by, 2), true);
  for (const by of ['person', -1, 2, 0.5, null, undefined]) assert.equal(isDoer(by, 2), false);
});

test('a log that does not begin with the host opening the match is refused without an exception', () => {
  const open = { do: 'open', terms: {}, commitment: 'ab'.repeat(32) };
  const first = { seq: 1, at: 1, by: 'house', cid: null, deed: open };
  const why = (entry: unknown): string => {
    const opened = openMatch(lastCall, entry as never);
    return opened.ok ? '' : opened.why;
  };
  for (const entry of [
    undefined,
    null,
    7,
    { ...first, deed: null },
    { ...first, deed: { do: 'begin' } },
    { ...first, by: 0 },
  ])
    assert.match(why(entry), /begins with the host opening/);
  for (const more of [{ seq: 2 }, { at: -1 }, { cid: 'a' }])
    assert.match(why({ ...first, ...more }), /first entry has number 1/);
  assert.match(why(first), /terms lack/);
});

test('an unknown term is named by its first 40 characters', () => {
  const extra = 'x'.repeat(60);
  const terms = readTerms({ ...termsFor(lastCall, 2), [extra]: 1 } as never);
  assert.equal(terms.ok ? '' : terms.why, `the terms cannot have "${extra.slice(0, 40)}"`);
});
