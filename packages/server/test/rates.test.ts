// Rate limits: each address has its own, nobody gets more by waiting for others, and strangers cannot fill the memory.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { Gate, type Guard } from '../src/http/guard.ts';
import { Problem } from '../src/http/problem.ts';
import { Bucket, Buckets } from '../src/limits/rate.ts';

const RATE = { burst: 3, perSecond: 2 };
const SECOND = 1000;

/** How many of `tries` tries at one moment are let through. */
const taken = (buckets: Buckets, key: string, now: number, tries = 10): number =>
  Array.from({ length: tries }, () => buckets.take(key, now)).filter(Boolean).length;

test('a burst at once, then a steady rate, and never more than a burst', () => {
  const bucket = new Bucket(RATE, 0);
  const takeAll = (now: number): number => Array.from({ length: 10 }, () => bucket.take(now)).filter(Boolean).length;
  assert.deepEqual([0, 499, 500, 1000, 1001, 60_000].map(takeAll), [3, 0, 1, 1, 0, 3]);
  assert.equal(takeAll(59_000), 0, 'a clock that goes back fills nothing');
});

test('tokens that are given back can be taken again, and never exceed the burst', () => {
  const bucket = new Bucket(RATE, 0);
  bucket.giveBack();
  assert.deepEqual(
    [1, 2, 3, 4].map(() => bucket.take(0)),
    [true, true, true, false],
  );
  bucket.giveBack();
  assert.deepEqual([bucket.take(0), bucket.take(0)], [true, false]);
});

test('a bucket is full when nothing is missing', () => {
  const bucket = new Bucket(RATE, 0);
  assert.equal(bucket.isFull(0), true);
  bucket.take(0);
  assert.equal(bucket.isFull(499), false);
  assert.equal(bucket.isFull(500), true);
});

test('addresses are limited separately, in any order', () => {
  const visits = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 400 })));
  fc.assert(
    fc.property(visits, (all) => {
      const buckets = new Buckets(RATE);
      const alone = new Map<string, Bucket>();
      let now = 0;
      for (const [key, later] of all) {
        now += later;
        const own = alone.get(key) ?? new Bucket(RATE, now);
        alone.set(key, own);
        assert.equal(buckets.take(key, now), own.take(now));
        if (later > 200) buckets.sweep(now);
      }
    }),
  );
});

test('a second address does not lift the limit of the first, and neither does a sweep', () => {
  const buckets = new Buckets(RATE);
  assert.equal(taken(buckets, 'a', 0), 3);
  assert.equal(taken(buckets, 'b', 0), 3);
  buckets.sweep(0);
  assert.equal(taken(buckets, 'a', 0), 0);
  assert.equal(taken(buckets, 'b', 0), 0);
  assert.equal(buckets.size, 2);
});

test('at the limit full buckets are dropped first, then the least recently used one', () => {
  const buckets = new Buckets(RATE, 2);
  taken(buckets, 'busy', 0);
  buckets.take('idle', SECOND / 2);
  assert.equal(taken(buckets, 'new', SECOND), 3, 'a stranger is let in');
  assert.equal(buckets.size, 2);
  assert.equal(taken(buckets, 'busy', SECOND), 2, 'the full bucket was forgotten, not that of somebody busy');
  assert.equal(taken(buckets, 'newest', SECOND), 3);
  assert.equal(buckets.size, 2);
  assert.equal(taken(buckets, 'busy', SECOND), 0, 'the most recent visitor still has to wait');
});

test('with many strangers, no more buckets than the limit are kept', () => {
  const buckets = new Buckets(RATE, 50);
  for (let n = 0; n < 1000; n++) {
    buckets.take(`stranger ${n}`, n);
    assert.ok(buckets.size <= 50);
  }
  assert.equal(buckets.size, 50);
  buckets.sweep(SECOND * 60);
  assert.equal(buckets.size, 0);
});

test('work already done is charged to an empty bucket, and the debt is refilled first', () => {
  const bucket = new Bucket(RATE, 0);
  bucket.pay(0, 5);
  assert.equal(bucket.take(0), false);
  assert.equal(bucket.take(1499), false);
  assert.equal(bucket.take(1500), true, 'two are owed, and one is taken: 1.5 s');
  bucket.pay(1500, 1000);
  assert.equal(bucket.take(3499), false);
  assert.equal(bucket.take(3500), true, 'nobody owes more than a burst');
});

test('a charge to a full bucket is not paid with earlier time', () => {
  const bucket = new Bucket(RATE, 0);
  bucket.pay(60_000, 3);
  assert.equal(bucket.take(60_499), false);
  assert.equal(bucket.take(60_500), true);
});

test('tables are loaded from their logs at a limited rate: long logs cost more, and networks are charged separately', () => {
  let now = 0;
  const gate = new Gate({ changesPerSecond: 1, now: () => now } as Guard);
  const from = (ip: string) => ({ ip }) as FastifyRequest;
  const mayLoad = (ip: string): boolean => {
    try {
      gate.mayLoad(from(ip));
      return true;
    } catch (error) {
      assert.ok(error instanceof Problem && error.status === 429);
      return false;
    }
  };
  const inARow = (ip: string, entries: number): number => {
    for (let n = 0; n < 200; n++) {
      if (!mayLoad(ip)) return n;
      gate.hasLoaded(from(ip), entries);
    }
    return Number.POSITIVE_INFINITY;
  };
  assert.equal(inARow('192.0.2.1', 100), 60);
  assert.equal(inARow('192.0.2.2', 1000), 12);
  assert.equal(mayLoad('192.0.2.2'), false);
  now += 500;
  assert.equal(mayLoad('192.0.2.1'), true);
});
