// The gang: upgrades, the Boss Track and the last resort, SC-47 to SC-49.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GANG_BOARDS, gangBoard } from '../../src/cards/index.ts';
import { bossRow } from '../../src/rules/strength.ts';
import { districtNumber, GANGS, STATS } from '../../src/vocabulary.ts';
import { type City, city } from './city.ts';

const RICH = { money: 99, gang: 'outfit' } as const;
const levels = (stat: (typeof STATS)[number], level: number): number[] =>
  STATS.map((name) => (name === stat ? level : 1));
const upgrades = (t: City): string[] => t.options.flatMap((option) => (option.type === 'stat' ? [option.stat] : []));

test('SC-47 rulebook page 16: Recruitment to level 2 asks 2 Muscle and costs 4 dollars and 1 Crime Rate', () => {
  for (const gang of GANGS) {
    const t = city().has({ gang, crime: 3 });
    t.musters({ muscle: 2 }).acts('upgrade').picks({ stat: 'recruitment' });
    const [bonus] = gangBoard(gang).bonuses;
    assert.deepEqual(t.player().stats, levels('recruitment', 2));
    assert.equal(t.player().money, 10 - 4 + (typeof bonus === 'number' ? bonus : 0));
    assert.deepEqual([t.player().crime, t.player().boss], [4, 1]);
  }
});

test('SC-47 Muscle, Influence and the price must all be met', () => {
  assert.deepEqual(
    city()
      .has({ ...RICH })
      .musters({ muscle: 1 })
      .why('upgrade'),
    ['no-upgrade', 'SC-47'],
  );
  assert.deepEqual(
    city()
      .has({ ...RICH, money: 3 })
      .musters({ muscle: 2 })
      .why('upgrade'),
    ['no-upgrade', 'SC-47'],
  );
  const t = city()
    .has({ ...RICH })
    .musters({ muscle: 2 })
    .acts('upgrade');
  assert.deepEqual(upgrades(t), ['recruitment', 'vehicles']);
});

test('SC-47 the bonus under the cube helps to pay for nothing: it comes after the price', () => {
  const t = city().has({ ...RICH, money: 3 });
  assert.equal(gangBoard('outfit').bonuses[0], 2);
  assert.deepEqual(t.musters({ muscle: 2 }).why('upgrade'), ['no-upgrade', 'SC-47']);
});

test('SC-47 in order: the price, the bonus under the cube, the cube on the stat, the Crime Rate', () => {
  const t = city()
    .has({ ...RICH })
    .musters({ muscle: 2 })
    .acts('upgrade')
    .picks({ stat: 'recruitment' });
  assert.deepEqual(
    t.events.slice(-4).map((event) => (event.type === 'money' ? event.reason : event.type)),
    ['upgrade', 'boss-track', 'upgraded', 'crime'],
  );
});

test('SC-47 level 2 before level 3, and no further', () => {
  const t = city()
    .has({ ...RICH, stats: [1, 1, 3, 1, 1, 1] })
    .musters({ muscle: 9, influence: 9 })
    .acts('upgrade');
  assert.ok(!upgrades(t).includes('recruitment'));
  t.picks({ stat: 'lawyers' });
  assert.deepEqual(t.player().stats, [1, 2, 3, 1, 1, 1]);
});

test('SC-47 rulebook page 17: of the Right-hands the Counselor comes to the hand for 2 alcohol', () => {
  const t = city().has({ ...RICH, boss: gangBoard('outfit').bonuses.indexOf('right-hand') });
  t.has({ aside: ['outfit-underboss', 'outfit-counselor'] });
  for (const deal of t.player().deals) deal.alcohol = 1;
  t.musters({ influence: 2 }).acts('upgrade').picks({ stat: 'lawyers' }).picks({ card: 'outfit-counselor' });
  t.picks({ type: 'to-hand' });
  assert.ok(t.player().hand.includes('outfit-counselor'));
  assert.deepEqual(t.player().aside, ['outfit-underboss']);
  assert.deepEqual(
    t.player().deals.map((deal) => deal.alcohol),
    [0, 0],
  );
  assert.equal(t.s.ring, -1, 'the Ring comes with Associates only');
});

test('SC-47 or to the discard pile, for nothing; with 1 alcohol there is no choice', () => {
  const t = city().has({ ...RICH, boss: gangBoard('outfit').bonuses.indexOf('right-hand') });
  t.player().deals[0].alcohol = 1;
  t.has({ aside: ['outfit-underboss'] })
    .musters({ influence: 2 })
    .acts('upgrade')
    .picks({ stat: 'lawyers' });
  assert.deepEqual([t.player().discard, t.player().deals[0].alcohol], [['outfit-underboss'], 1]);
});

test('SC-47, SC-13 the figure advances: on a higher row the Boss is worth more', () => {
  for (const { gang, rows } of GANG_BOARDS) {
    const t = city().has({ gang, money: 99, boss: rows[1].from - 1 });
    const before = bossRow(t.player());
    t.musters({ muscle: 2 }).acts('upgrade').picks({ stat: 'recruitment' });
    assert.deepEqual(bossRow(t.player()), rows[1]);
    assert.ok(rows[1].muscle + rows[1].influence > before.muscle + before.influence);
  }
});

test('SC-47 a Raid that the price causes waits until the upgrade is complete', () => {
  const t = city()
    .federal('budget-cuts')
    .has({ ...RICH, crime: 10 })
    .streets({ thugs: { west: 1, south: 1 } });
  t.musters({ muscle: 2 }).acts('upgrade').picks({ stat: 'vehicles' });
  assert.equal(t.told('raid').length, 0);
  t.picks({ piece: 'truck', district: 'south' });
  assert.equal(t.told('raid').length, 1);
});

test('SC-48 one thug for each card of the Plan leaves the game, from any area', () => {
  const t = city().has({ headquarters: 1, safehouses: 1, recruits: 1, prison: 1, underworld: 1, authorities: 1 });
  t.streets({ thugs: { west: 1 } });
  t.player().deals[1].thug = 1;
  t.plans('bagmen', 'rum-runners').acts('dismiss');
  assert.deepEqual(
    t.options.map((option) => option.type === 'thug' && option.from),
    ['recruits', 'safehouses', 'headquarters', 'underworld', 'authorities', 'prison', 'west', 'deal 1'],
  );
  t.picks({ from: 'recruits' }).picks({ from: 'deal 1' });
  assert.deepEqual([t.player().recruits, t.player().deals[1].thug, t.player().headquarters], [0, 0, 1]);
  assert.ok(t.done);
});

test('SC-48 it can always be chosen; a Plan without cards removes nobody', () => {
  const t = city().musters({});
  assert.equal(t.why('dismiss'), null);
  t.acts('dismiss');
  assert.deepEqual([t.player().headquarters, t.player().recruits, t.player().safehouses], [4, 6, 2]);
});

test('SC-49 the stats in numbers: hands of 3, Lawyers of 1 to 3, Dealer’s Supply of 0 to 2', () => {
  for (const { values } of GANG_BOARDS) {
    assert.equal(values.hand[0], 3);
    assert.deepEqual(
      [values.lawyers, values.supply],
      [
        [1, 2, 3],
        [0, 1, 2],
      ],
    );
  }
});

test('SC-49 Vehicles: a car or truck enters a district where one is present, bribes paid', () => {
  const t = city()
    .has({ ...RICH, money: 9 })
    .police({ west: 1, south: 3 });
  t.streets({ thugs: { west: 1, south: 1 } })
    .musters({ muscle: 2 })
    .acts('upgrade')
    .picks({ stat: 'vehicles' });
  assert.deepEqual(
    t.options.map((option) => option.type === 'vehicle' && [option.piece, option.district]),
    [
      ['car', 'west'],
      ['car', 'south'],
      ['truck', 'west'],
      ['truck', 'south'],
    ],
  );
  t.picks({ piece: 'truck', district: 'west' });
  assert.deepEqual([t.player().trucks[districtNumber('west')], t.player().trucksLeft], [1, 1]);
  assert.equal(t.player().money, 9 - 5 + 2 - 2);
});

test('SC-49 Vehicles: where the bribe cannot be paid none is put', () => {
  const t = city()
    .has({ ...RICH, money: 5 })
    .police({ west: 2 })
    .streets({ thugs: { west: 1 } });
  t.musters({ muscle: 2 }).acts('upgrade').picks({ stat: 'vehicles' });
  assert.ok(t.done, 'nobody is asked where it should go');
  assert.deepEqual([t.player().carsLeft, t.player().stats[4]], [3, 2]);
});

test('SC-49, SC-41 Nightclubs: an own neighbourhood is flipped and gets a Nightclub token; one on a tile, four tokens at most', () => {
  const t = city()
    .has({ ...RICH })
    .lots(
      { id: 'pilsen', district: 'west', owner: 0, tokens: [1, 1, 1, 0] },
      { id: 'cicero', district: 'south', owner: 0, night: 1, tokens: [1, 0, 0, 1] },
      { id: 'the-loop', district: 'central', owner: 1 },
      { id: 'uptown', district: 'north', owner: 0 },
    );
  t.musters({ influence: 2 }).acts('upgrade').picks({ stat: 'nightclubs' });
  assert.deepEqual(
    t.options.map((option) => option.type === 'tile' && option.tile),
    ['pilsen', 'uptown'],
  );
  const left = t.s.tokens[3];
  t.picks({ tile: 'pilsen' });
  assert.deepEqual([t.lot('pilsen').night, t.lot('pilsen').tokens, t.s.tokens[3]], [1, [1, 1, 1, 1], left - 1]);
});

test('SC-49 losing a level takes the rightmost cube: level 3 before level 2, the Boss Track untouched', () => {
  const t = city().has({ stats: levels('hand', 3), boss: 2 });
  t.does([{ do: 'downgrade', levels: 1 }]);
  assert.deepEqual([t.player().stats, t.player().boss], [levels('hand', 2), 2]);
  t.does([{ do: 'downgrade', levels: 2 }]);
  assert.deepEqual(t.player().stats, levels('hand', 1));
});
