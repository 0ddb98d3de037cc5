import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, Seeded, shuffle } from '@backroom/kit';
import fc from 'fast-check';

/** Chi-square against equal shares, in units of its own spread: fair sources stay well below 5. */
function unfairness(counts: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const share = total / counts.length;
  const chi = counts.reduce((sum, n) => sum + (n - share) ** 2 / share, 0);
  const freedom = counts.length - 1;
  return Math.abs(chi - freedom) / Math.sqrt(2 * freedom);
}

test('the same seed always gives the same stream', () => {
  const random = new Seeded('backroom');
  assert.deepEqual(
    Array.from({ length: 6 }, () => random.next()),
    [825758233, 517665023, 278691555, 3884661947, 541075373, 1283404897],
  );
});

test('below(n) stays below n and is fair for small and large n', () => {
  for (const n of [1, 2, 3, 7, 24, 52, 1000, 40_000]) {
    const random = new Seeded(`below ${n}`);
    const buckets = new Array<number>(Math.min(n, 100)).fill(0);
    for (let i = 0; i < 100_000; i++) {
      const x = random.below(n);
      assert.ok(Number.isInteger(x) && x >= 0 && x < n);
      buckets[Math.floor((x * buckets.length) / n)]++;
    }
    if (n > 1) assert.ok(unfairness(buckets) < 5, `n = ${n}`);
  }
});

test('split gives an independent stream, regardless of earlier draws', () => {
  const parent = new Seeded('parent');
  const early = parent.split('child').next();
  for (let i = 0; i < 10; i++) parent.next();
  assert.equal(parent.split('child').next(), early);
  assert.notEqual(parent.split('other').next(), early);
  const streams = new Set(Array.from({ length: 5000 }, (_, i) => parent.split(i).next()));
  assert.ok(streams.size > 4995);
});

test('shuffle makes every order equally likely and changes only the given part of the list', () => {
  const random = new Seeded('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 48_000; i++) {
    const order = shuffle([1, 2, 3, 4], random).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  assert.equal(counts.size, 24);
  assert.ok(unfairness([...counts.values()]) < 5);
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(10), fc.nat(10), (list, a, b) => {
      const [from, end] = [Math.min(a, b, list.length), Math.min(Math.max(a, b), list.length)];
      const shuffled = shuffle(list.slice(), new Seeded('part'), from, end);
      assert.deepEqual(shuffled.slice(0, from), list.slice(0, from));
      assert.deepEqual(shuffled.slice(end), list.slice(end));
      assert.deepEqual(shuffled.toSorted(), list.toSorted());
    }),
  );
});

test('pick takes each item about as often', () => {
  const random = new Seeded('pick');
  const counts = [0, 0, 0];
  for (let i = 0; i < 30_000; i++) counts[pick([0, 1, 2], random)]++;
  assert.ok(unfairness(counts) < 5);
});
