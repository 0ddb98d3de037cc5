// SC-110: reorganising, what he loses by cards and Raids, and upgrades that go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RIVAL } from '../../src/enforcer/board.ts';
import { STATS } from '../../src/vocabulary.ts';
import { Alone, HE } from './alone.ts';

test('SC-110 he reorganises when his play-deck is empty, and otherwise takes actions', () => {
  const t = new Alone();
  t.turns('quiet-word');
  assert.deepEqual(t.told('reorganised'), []);
  t.turns();
  assert.deepEqual(t.told('reorganised'), [{ type: 'reorganised', seat: HE }]);
  assert.deepEqual(t.told('rival-plan'), []);
});

test('SC-110 reorganising 1: he sells everywhere he can, in the order of his sales', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE, { alcohol: 2 });
  t.tile(4, 'little-italy', HE, { alcohol: 3 });
  t.turns();
  assert.deepEqual(
    t.told('sold').map(({ tile }) => tile),
    ['little-italy', 'pilsen'],
  );
});

test('SC-110 reorganising 2, worked example: with 4 Jobs and 2 News he steals 8 dollars from you', () => {
  const t = new Alone();
  t.he.jobs = t.s.jobs.cards.splice(0, 4);
  t.s.headlines = ['us-is-voted-dry', 'evidence-room-empty'];
  t.tile(3, 'pilsen', HE, { tokens: [1, 1, 0, 0] });
  t.turns();
  assert.deepEqual(t.told('stolen'), [{ type: 'stolen', seat: HE, from: 0, amount: 8 }]);
  assert.deepEqual([t.me.money, t.he.money], [12, 20 + 8 + 4]);
});

test('SC-110 reorganising 2: he cannot steal more than you have', () => {
  const t = new Alone();
  t.he.jobs = t.s.jobs.cards.splice(0, 4);
  t.me.money = 3;
  t.turns();
  assert.deepEqual([t.me.money, t.he.money], [0, 23]);
});

test('SC-110 reorganising 3: thugs come home, and from Prison as many as his own side of the board says', () => {
  const t = new Alone();
  Object.assign(t.he, { headquarters: 0, authorities: 2, prison: 5, safehouses: 0, recruits: 0, underworld: 1 });
  t.he.deals[0].thug = 1;
  t.he.stats[1] = 2;
  t.turns();
  assert.deepEqual(
    [t.he.headquarters, t.he.authorities, t.he.prison, t.he.underworld],
    [3 + RIVAL.lawyers[1], 0, 5 - RIVAL.lawyers[1], 1],
  );
});

test('SC-110 reorganising 4: his recruitment, from Safehouses first', () => {
  const t = new Alone();
  Object.assign(t.he, { safehouses: 1, recruits: 4 });
  t.he.stats[2] = 3;
  t.turns();
  assert.equal(t.told('recruited').length, RIVAL.recruitment[2]);
  assert.deepEqual(
    t
      .told('recruited')
      .slice(0, 2)
      .map(({ to }) => to),
    ['headquarters', 'safehouses'],
  );
});

test('SC-110 reorganising 5 and 6: his discard pile is his new deck, and time goes on', () => {
  const t = new Alone();
  t.solo.discard = ['ledger-work', 'new-faces', 'night-drive'];
  const { time } = t.s;
  t.turns();
  assert.deepEqual([...t.solo.deck].sort(), ['ledger-work', 'new-faces', 'night-drive']);
  assert.deepEqual(t.solo.discard, []);
  assert.equal(t.s.time, time + 1);
});

const everywhere = (): Alone => {
  const t = new Alone();
  Object.assign(t.he, { underworld: 1, authorities: 1, headquarters: 1, prison: 1, safehouses: 3, recruits: 3 });
  t.he.deals[0].thug = 1;
  t.he.thugs = [0, 1, 0, 1, 0, 0, 0];
  t.solo.numbers = [7, 6, 5, 4, 3, 2, 1];
  return t;
};

/** He loses all thugs but one: if he lost all of them, his rules would not have to decide the order. */
const lost = (how: 'prison' | 'hit' | 'kill', seat: number): string[] => {
  const t = everywhere();
  const thugs = how === 'prison' ? 5 : 6;
  t.suffers({ do: 'harm', how, thugs, whose: seat === HE ? 'self' : 'rivals', reach: 'anywhere' }, seat);
  assert.ok(t.whys.includes('loses-by-the-chart'));
  assert.deepEqual([t.he.safehouses, how === 'hit' ? 3 : t.he.recruits], [3, 3]);
  return t.told('harmed').map(({ from }) => from);
};

test('SC-110 thugs put in Prison: Underworld, Authorities, Deals, districts (lower numbers first), Headquarters', () => {
  for (const seat of [0, HE])
    assert.deepEqual(lost('prison', seat), ['underworld', 'authorities', 'deal 0', 'west', 'far-north']);
});

test('SC-110 thugs hit or killed: Underworld, Prison, Authorities, Deals, districts, Headquarters; never Safehouses or Recruits', () => {
  for (const how of ['hit', 'kill'] as const)
    assert.deepEqual(lost(how, 0), ['underworld', 'prison', 'authorities', 'deal 0', 'west', 'far-north']);
});

test('SC-110 removing upgrades: level 3 before level 2, from the stat with the number of his district upwards', () => {
  const t = new Alone();
  t.solo.at = 3;
  t.he.stats = [2, 3, 2, 1, 2, 3];
  t.suffers({ do: 'downgrade', levels: 5 });
  assert.deepEqual(
    t.told('downgraded').map(({ stat }) => stat),
    ['nightclubs', 'lawyers', 'vehicles', 'nightclubs', 'hand'],
  );
  assert.deepEqual(t.he.stats, [1, 2, 2, 1, 1, 1]);
  assert.deepEqual(t.whys.slice(0, 3), ['next-stat', 'level-three-first', 'next-stat']);
});

test('SC-110 harm in his district: as many thugs as the line says, or all that are there, leave it', () => {
  for (const harm of ['prison', 'hit', 'kill'] as const) {
    const t = new Alone();
    t.solo.at = 2;
    t.me.thugs[2] = 3;
    t.me.thugs[3] = 1;
    const { prison, recruits } = t.me;
    assert.ok(t.does({ harm, thugs: 2, where: 'here' }));
    assert.deepEqual([t.me.thugs[2], t.me.thugs[3]], [1, 1]);
    assert.ok(t.does({ harm, thugs: 2, where: 'here' }));
    assert.deepEqual([t.me.thugs[2], t.me.thugs[3]], [0, 1]);
    assert.ok(!t.does({ harm, thugs: 2, where: 'here' }), 'nobody is left there');
    assert.equal(t.me.prison - prison, harm === 'prison' ? 3 : 0);
    assert.equal(t.me.recruits - recruits, harm === 'hit' ? 3 : 0);
  }
});

test('SC-110 removing upgrades: of equal levels the stat with the number of his district goes first, then the next', () => {
  for (let at = 0; at < 6; at++) {
    const t = new Alone();
    t.solo.at = at;
    t.he.stats = [2, 2, 2, 2, 2, 2];
    t.suffers({ do: 'downgrade', levels: 6 });
    const order = t.told('downgraded').map(({ stat }) => stat);
    assert.deepEqual(order, [...STATS.slice(at), ...STATS.slice(0, at)]);
    assert.deepEqual(
      t.told('because').map(({ why }) => why),
      ['district-number', 'next-stat', 'next-stat', 'next-stat', 'next-stat', 'only-one'],
    );
  }
});

test('SC-110 he takes no bargain that a card offers', () => {
  const t = new Alone();
  t.suffers({ do: 'may', cost: { money: 1 }, then: [{ do: 'money', amount: 50 }] });
  assert.equal(t.he.money, 20);
  assert.deepEqual(t.whys, ['declines']);
});
