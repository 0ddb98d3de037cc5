// Which addresses share a limit, and that a limit stays in force when many others come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Buckets } from '../src/limits/rate.ts';
import { AddressBuckets, networkOf, subnetsOf, VISITORS_PER_48 } from '../src/limits/subnets.ts';

const group = fc.integer({ min: 0, max: 0xffff });
const hex = (groups: readonly number[]): string => groups.map((one) => one.toString(16)).join(':');
/** The same address in the other ways in which it may be written. */
const spellings = (groups: readonly number[]): string[] => {
  const long = groups.map((one) => one.toString(16).padStart(4, '0')).join(':');
  const short = new URL(`http://[${long}]`).hostname.slice(1, -1);
  return [long, long.toUpperCase(), hex(groups), short, `${short}%eth0`];
};

test('an IPv6 address in any notation counts to its /64 and to its /48', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), fc.array(group, { minLength: 4 }), (groups, other) => {
      fc.pre(groups.slice(0, 5).some((one) => one !== 0));
      const { visitor, site } = subnetsOf(hex(groups));
      assert.equal(visitor, `${hex(groups.slice(0, 4))}::/64`);
      assert.equal(site, `${hex(groups.slice(0, 3))}::/48`);
      assert.equal(networkOf(hex(groups)), site);
      const neighbour = [...groups.slice(0, 4), ...other.slice(0, 4)];
      for (const text of [...spellings(groups), ...spellings(neighbour)])
        assert.deepEqual(subnetsOf(text), { visitor, site }, text);
      const next = groups.with(3, groups[3] ^ 1);
      assert.equal(subnetsOf(hex(next)).site, site);
      assert.notEqual(subnetsOf(hex(next)).visitor, visitor);
    }),
  );
});

test('an IPv4 address counts as itself, also in IPv6 form', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a, b, c, d] = address.split('.').map(Number);
      const mapped = `::ffff:${hex([(a << 8) | b, (c << 8) | d])}`;
      for (const text of [address, `::ffff:${address}`, `::FFFF:${address}`, mapped])
        assert.deepEqual(subnetsOf(text), { visitor: address, site: null }, text);
      assert.equal(networkOf(`::ffff:${address}`), address);
    }),
  );
});

test('a /48 counts as ten visitors at most, and ten of its networks have their full share', () => {
  const rate = { burst: 5, perSecond: 1 };
  const buckets = new AddressBuckets(rate);
  let taken = 0;
  for (let n = 0; n < 65_536; n++) if (buckets.take(`2001:db8:7:${n.toString(16)}::1`, 0)) taken++;
  assert.equal(taken, rate.burst * VISITORS_PER_48);
  assert.ok(buckets.take('2001:db8:8::1', 0), 'the next /48 is not theirs');
  // One noisy network does not use up the share of its neighbours.
  const noisy = new AddressBuckets(rate);
  for (let n = 0; n < 1000; n++) noisy.take('2001:db8:7:1::1', 0);
  for (let net = 2; net <= VISITORS_PER_48; net++)
    for (let n = 0; n < rate.burst; n++) assert.ok(noisy.take(`2001:db8:7:${net}::${n}`, 0));
  assert.equal(noisy.take('2001:db8:7:11::1', 0), false);
});

test('a limit stays in force when more visitors come than can be counted', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 0.001 }, 10);
  assert.ok(buckets.take('loud', 0));
  assert.ok(buckets.take('second', 0));
  assert.equal(buckets.take('loud', 0), false);
  for (let n = 0; n < 100; n++) {
    assert.ok(buckets.take(`stranger ${n}`, n), 'everybody new has their share');
    assert.equal(buckets.take('loud', n), false, 'an active visitor is not dropped');
    assert.ok(buckets.size <= 10);
  }
});

test('full buckets are dropped first, in a search at most once a second', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, 10);
  for (let n = 0; n < 10; n++) buckets.take(`early ${n}`, 0);
  assert.ok(buckets.take('late', 1000));
  assert.equal(buckets.size, 1);
});
