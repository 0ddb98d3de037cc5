// The shuffle is the one that docs/fairness.md describes, favours nothing, and cannot be shifted. Everything is
// computed a second time with Node's own cryptography.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { commitmentTo, drawStream, isHex32, keyOf, type Primitives, pledgeOf, portable, Stream } from '../src/index.ts';
import { hex } from './arbitrary.ts';
import { native } from './native.ts';
import { countOrders, strayOf } from './statistics.ts';

const KEY = native.sha256('a key for tests');

test('commitment, pledge and key are hashes of the lines that the document names', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
  fc.assert(
    fc.property(
      hex,
      id,
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.option(hex, { nil: null })),
      (secret, match, rules, shares) => {
        const terms = { match, game: 'scheffeln', rules };
        assert.equal(
          commitmentTo(secret, terms, 'backroom-2'),
          native.sha256(`backroom-2\n${match}\nscheffeln\n${rules}\n${secret}`),
        );
        assert.equal(pledgeOf(secret), native.sha256(`pledge\n${secret}`));
        const lines = ['key', match, ...shares.map((share) => share ?? '')].join('\n');
        assert.equal(keyOf(secret, match, shares), native.hmac(secret, lines));
        assert.ok(isHex32(keyOf(secret, match, shares)));
      },
    ),
  );
});

test('whose share it is matters, and whether it was given', () => {
  const [secret, a, b] = ['secret', 'a', 'b'].map(native.sha256);
  const hands = [[a, b], [b, a], [a], [a, null], [null, a], [], [null], [null, null], [a, a]];
  const keys = hands.map((shares) => keyOf(secret, 'm', shares));
  assert.equal(new Set(keys).size, hands.length);
});

test('a stream is HMAC in counter mode, read as big-endian words, without those that would favour small numbers', () => {
  fc.assert(
    fc.property(hex, fc.nat(5000), fc.array(sizes, { minLength: 1, maxLength: 40 }), (key, n, asked) => {
      const ours = drawStream(key, n);
      const theirs = reference(key, `draw:${n}`);
      for (const size of asked) assert.equal(ours.below(size), theirs(size));
    }),
  );
});

/** Sizes of all kinds, the awkward ones more often. */
const sizes = fc.oneof(
  fc.constantFrom(1, 2, 3, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32),
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 2 ** 32 }),
);

/** The same from the document's words, with big numbers and Node's HMAC. */
function reference(key: string, label: string): (size: number) => number {
  const words: bigint[] = [];
  let block = 0;
  const next = (): bigint => {
    if (words.length === 0) {
      const bytes = Buffer.from(native.hmac(key, `${label}\n${block}`), 'hex');
      block += 1;
      for (let i = 0; i < 32; i += 4) words.push(BigInt(bytes.readUInt32BE(i)));
    }
    return words.shift() as bigint;
  };
  return (size) => {
    const n = BigInt(size);
    for (;;) {
      const word = next();
      if (word < (2n ** 32n / n) * n) return Number(word % n);
    }
  };
}

test('no remainder is favoured: words beyond the last whole multiple are discarded', () => {
  const scripted = (...words: string[]): Primitives => ({ ...portable, hmac: () => words.join('').padEnd(64, '0') });
  // 2^32 is 4 more than a multiple of 6, and 2^30 more than 3 * 2^30.
  assert.equal(new Stream(KEY, 'x', scripted('ffffffff', 'fffffffc', 'fffffffb')).below(6), 5);
  assert.equal(new Stream(KEY, 'x', scripted('c0000000', 'ffffffff', '00000007')).below(3 * 2 ** 30), 7);
  assert.equal(new Stream(KEY, 'x', scripted('ffffffff')).below(2 ** 32), 2 ** 32 - 1);
  for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1]) {
    assert.throws(() => new Stream(KEY, 'x').below(n), RangeError, String(n));
  }
});

test('sizes that are not a power of two are uniform too', () => {
  for (const size of [3 * 2 ** 30, 2 ** 31 + 1, 5, 6, 7, 24, 52, 1000]) {
    const counts = new Array<number>(Math.min(size, 1000)).fill(0);
    const stream = new Stream(KEY, `size ${size}`);
    for (let i = 0; i < 20_000; i++) counts[Math.floor((stream.below(size) * counts.length) / size)] += 1;
    assert.ok(Math.abs(strayOf(counts)) < 3.09, `${size}: ${strayOf(counts)}`);
  }
});

test('P11: a hundred thousand shuffles give every order equally often', () => {
  const stray = strayOf(countOrders(KEY, 100_000));
  assert.ok(Math.abs(stray) < 3.09, `${stray} standard deviations`);
});

test('a biased shuffle would be noticed', () => {
  const counts = countOrders(KEY, 20_000).map((n, order) => (order < 12 ? Math.round(n * 1.3) : n));
  assert.ok(strayOf(counts) > 3.09);
});

test('draws are independent of each other', () => {
  const pairs = new Array<number>(64).fill(0);
  for (let n = 0; n < 20_000; n++) {
    pairs[drawStream(KEY, n).below(8) * 8 + drawStream(KEY, n + 1).below(8)] += 1;
  }
  assert.ok(Math.abs(strayOf(pairs)) < 3.09, `${strayOf(pairs)}`);
  // Block 1 of draw 1 is not block 11 of another, nor block 0 of draw 11.
  const words = (n: number) => {
    const stream = drawStream(KEY, n);
    return Array.from({ length: 8 * 12 }, () => stream.next());
  };
  const all = [1, 11, 111].flatMap(words);
  assert.ok(new Set(all).size > all.length - 2);
});

test('a host may bring its own cryptography: the results are the same', () => {
  fc.assert(
    fc.property(hex, fc.string({ unit: 'grapheme' }), (key, text) => {
      assert.equal(portable.sha256(text), native.sha256(text));
      assert.equal(portable.hmac(key, text), native.hmac(key, text));
    }),
  );
});

test('SHA-256 is right at every length around its blocks, and with long and short keys', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    assert.equal(portable.sha256(text), native.sha256(text), `${length}`);
    const key = 'ab'.repeat(length);
    assert.equal(portable.hmac(key, text), native.hmac(key, text), `${length}`);
  }
});
