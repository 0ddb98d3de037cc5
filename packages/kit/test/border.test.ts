// Input from outside: data, options, notation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actionNotation,
  choice,
  describeOptions,
  everyOptions,
  flag,
  readOptions,
  type Schema,
  sameData,
} from '@backroom/kit';
import fc from 'fast-check';

test('sameData compares JSON and ignores the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      assert.ok(sameData(a, JSON.parse(JSON.stringify(a))));
      const sorted = (x: unknown): string =>
        JSON.stringify(x, (_, value) =>
          value && typeof value === 'object' && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
            : value,
        );
      assert.equal(sameData(a, b), sorted(a) === sorted(b));
    }),
  );
  assert.equal(sameData({ a: 1 }, { a: 1, b: undefined }), false);
  assert.equal(sameData({ a: 1 }, [1]), false);
  assert.equal(sameData({}, Object.create({ a: 1 })), true);
  assert.equal(sameData({ toString: 1 }, {}), false);
});

interface Sample {
  readonly size: 'small' | 'large';
  readonly quick: boolean;
}

const schema: Schema<Sample> = {
  fields: { size: choice(['small', 'large'], 'small', 'how large'), quick: flag(false, 'how quick') },
  conflict: (o) => (o.size === 'large' && o.quick ? 'large is never quick' : null),
};

test('options: defaults fill in, mistakes are named', () => {
  const why = (x: unknown): string => {
    const read = readOptions(schema, x);
    return read.ok ? '' : read.why;
  };
  assert.deepEqual(readOptions(schema, undefined), { ok: true, value: { size: 'small', quick: false } });
  assert.deepEqual(readOptions(schema, { quick: true }), { ok: true, value: { size: 'small', quick: true } });
  assert.match(why({ sise: 'large' }), /no option "sise".*size, quick/);
  assert.match(why({ size: 'huge' }), /option size must be one of "small", "large"/);
  assert.match(why({ size: 'large', quick: true }), /never quick/);
  assert.match(why([]), /object/);
  assert.match(why(JSON.parse('{"__proto__":1}')), /no option "__proto__"/);
});

test('options: every valid combination, and a schema for forms', () => {
  assert.equal(everyOptions(schema).length, 3);
  assert.deepEqual(describeOptions(schema), {
    type: 'object',
    properties: {
      size: { enum: ['small', 'large'], default: 'small', description: 'how large' },
      quick: { enum: [false, true], default: false, description: 'how quick' },
    },
    additionalProperties: false,
  });
});

test('a notation reads what it has written, and refuses two actions with the same text', () => {
  const { read } = actionNotation([1, 2, 3], (n) => `number ${n}`);
  assert.deepEqual(read('number 2'), { ok: true, value: 2 });
  assert.equal(read('number 4').ok, false);
  assert.equal(read('toString').ok, false);
  assert.throws(() => actionNotation([1, 2], () => 'same'));
});
