// Rules that one card alone has, removing thugs, and what is counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideOf } from '../src/cards/index.ts';
import { countOf, holds } from '../src/operations/reckon.ts';
import { push } from '../src/state.ts';
import { DISTRICTS } from '../src/vocabulary.ts';
import { given } from './given.ts';

test('amnesty: everybody’s thugs leave Prison, for two dollars a rival’s thug', () => {
  const t = given().has({ prison: 1 }).has({ prison: 2 }, 1).has({ prison: 1 }, 2);
  t.does([{ do: 'special', rule: 'amnesty' }]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).prison),
    [0, 0, 0],
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).headquarters),
    [5, 6, 5],
  );
  assert.equal(t.player().money, 16);
  assert.equal(t.can({ do: 'special', rule: 'amnesty' }), false);
});

test('copy-skill: the standard skill of somebody in the market, but never another copy', () => {
  const t = given();
  t.s.market = ['bookmaker', 'retired-boxer', 'landlady', 'master-forger'];
  t.does([{ do: 'special', rule: 'copy-skill' }]);
  assert.deepEqual(t.options, [
    { type: 'card', card: 'bookmaker' },
    { type: 'card', card: 'landlady' },
  ]);
  t.picks({ card: 'bookmaker' });
  assert.equal(t.player().money, 13);
  t.s.market = ['', '', '', 'master-forger'];
  assert.equal(t.can({ do: 'special', rule: 'copy-skill' }), false);
});

test('swap-police: all police cars of two districts change places', () => {
  const t = given();
  t.s.police = [2, 1, 0, 0, 0, 0, 0];
  t.does([{ do: 'special', rule: 'swap-police' }])
    .picks({ district: 'central' })
    .picks({ district: 'far-north' });
  assert.deepEqual(t.s.police, [1, 2, 0, 0, 0, 0, 0]);
  assert.equal(t.told('police').length, 3);
});

test('double-sale: one sale, its profit twice', () => {
  const t = given();
  Object.assign(t.tile(), { alcohol: 9, gun: 9 });
  t.does([{ do: 'special', rule: 'double-sale' }]);
  while (!t.done) t.picks({});
  assert.equal(t.told('sold').length, 1);
  assert.equal(t.player().money, 10 + 2 * sideOf(t.tile()).profit);
});

test('buy-out: a rival’s tile for the profit it shows, where one is present', () => {
  const t = given(2).has({ money: 50 });
  const tile = t.tile(1);
  const { profit } = sideOf(tile);
  t.player().thugs.fill(0);
  t.player().cars.fill(0);
  t.player().trucks.fill(0);
  if (t.tile().district !== tile.district) assert.equal(t.can({ do: 'special', rule: 'buy-out' }), false);
  t.player().thugs[tile.district] = 1;
  t.does([{ do: 'special', rule: 'buy-out' }]);
  assert.deepEqual([tile.owner, t.player().markers, t.player(1).markers], [0, 5, 7]);
  assert.deepEqual([t.player().money, t.player(1).money], [50 - profit, 10 + profit]);
});

test('SC-48: thugs are removed from any area, Recruits and Safehouses too', () => {
  const t = given().has({ thugs: DISTRICTS.map((_, d) => (d === 2 ? 1 : 0)) });
  t.player().deals[0].thug = 1;
  push(t.s, { kind: 'dismiss', seat: 0, left: 2 });
  assert.deepEqual(
    t.options.map((one) => 'from' in one && one.from),
    ['recruits', 'safehouses', 'headquarters', 'north', 'deal 0'],
  );
  t.picks({ from: 'recruits' }).picks({ from: 'deal 0' });
  assert.deepEqual([t.player().recruits, t.player().deals[0].thug], [5, 0]);
  assert.ok(t.done);
});

test('counts: what is on the table, the Plan, the gang and the streets', () => {
  const t = given().has({
    plan: ['bagmen', 'bookmaker'],
    discard: ['barber'],
    deck: ['bouncer'],
    stats: [2, 3, 1, 1, 1, 1],
  });
  t.s.police = DISTRICTS.map((_, d) => (d === t.tile().district ? 3 : 0));
  t.tile().tokens = [1, 1, 0, 1];
  const counted = {
    'plan-cards': 2,
    'plan-gambling': 1,
    'plan-corruption': 1,
    'plan-vice': 0,
    associates: 3,
    upgrades: 3,
    'policed-neighbourhoods': 1,
    'districts-controlled': 1,
    'districts-present': 1,
    businesses: 3,
    casinos: 1,
    dealers: 2,
    'vehicles-on-streets': 1,
    'hand-cards': 3,
    money: 10,
    'crime-rate': 1,
  } as const;
  for (const [count, n] of Object.entries(counted))
    assert.equal(countOf(t.s, 0, count as keyof typeof counted), n, count);
});

test('conditions: at least, at most, more than every rival, a stat, a district, the Ring', () => {
  const t = given().has({ stats: [1, 2, 1, 1, 1, 1], crime: 3 });
  const yes = (when: Parameters<typeof holds>[2]): boolean => holds(t.s, 0, when);
  assert.deepEqual([yes({ count: 'crime-rate', least: 3 }), yes({ count: 'crime-rate', least: 4 })], [true, false]);
  assert.deepEqual([yes({ count: 'crime-rate', most: 3 }), yes({ count: 'crime-rate', most: 2 })], [true, false]);
  assert.equal(yes({ count: 'crime-rate', mostOfAll: true }), true);
  assert.equal(yes({ count: 'neighbourhoods', mostOfAll: true }), false, 'as many as a rival is not more');
  assert.deepEqual([yes({ stat: 'lawyers', level: 2 }), yes({ stat: 'lawyers', level: 3 })], [true, false]);
  const home = DISTRICTS[t.tile().district];
  assert.deepEqual(
    DISTRICTS.filter((controls) => yes({ controls })),
    [home],
  );
  assert.equal(yes({ ring: true }), false);
});
