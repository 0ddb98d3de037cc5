// Thugs, vehicles and neighbourhoods: SC-44 to SC-46, and the police, SC-95.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defenceAgainst } from '../../src/rules/strength.ts';
import { DISTRICTS, districtNumber } from '../../src/vocabulary.ts';
import { type City, city } from './city.ts';

const targets = (t: City): string[] => t.options.flatMap((option) => (option.type === 'tile' ? [option.tile] : []));

test('SC-44 up to Muscle thugs go to one district where one is present by thug, vehicle or marker', () => {
  const t = city().streets({ thugs: { north: 1 }, trucks: { west: 1 } });
  t.lots({ id: 'pilsen', district: 'south', owner: 0 }, { id: 'cicero', district: 'central', owner: 1 });
  t.musters({ muscle: 3 }).acts('send');
  assert.deepEqual(
    t.options.map((option) => option.type === 'district' && option.district),
    ['north', 'west', 'south'],
  );
  t.picks({ district: 'south' });
  assert.deepEqual(t.options, [{ type: 'district', district: 'south' }, { type: 'stop' }]);
  t.picks({ district: 'south' }).picks({ type: 'stop' });
  assert.deepEqual([t.player().thugs[districtNumber('south')], t.player().headquarters], [2, 2]);
});

test('SC-44, SC-95 a bribe of 2 dollars per police car for each; a player who cannot pay cannot place', () => {
  const t = city()
    .has({ money: 5 })
    .police({ north: 1 })
    .streets({ thugs: { north: 1 } });
  t.musters({ muscle: 4 }).acts('send').picks({ district: 'north' });
  assert.ok(t.done, 'for a third there is no money');
  assert.deepEqual([t.player().money, t.player().thugs[districtNumber('north')]], [1, 3]);
  const poor = city()
    .has({ money: 3 })
    .police({ north: 2 })
    .streets({ thugs: { north: 1 } })
    .musters({ muscle: 4 });
  assert.deepEqual(poor.why('send'), ['nowhere-to-send', 'SC-44']);
});

test('SC-45 thugs walk to a district next door, vehicles drive anywhere, all out of one district', () => {
  const t = city().streets({ thugs: { 'far-north': 1 }, cars: { 'far-north': 1 }, trucks: { south: 1 } });
  t.musters({ muscle: 3 }).acts('move').picks({ type: 'district', district: 'far-north' });
  const to = (piece: string) => t.options.flatMap((o) => (o.type === 'move' && o.piece === piece ? [o.to] : []));
  assert.deepEqual(to('thug'), ['north', 'west']);
  assert.deepEqual(
    to('car'),
    DISTRICTS.filter((district) => district !== 'far-north'),
  );
  assert.deepEqual(to('truck'), []);
});

test('SC-45 a thug rides along with a vehicle to its district, and each counts against Muscle', () => {
  const t = city().streets({ thugs: { 'far-north': 3 }, cars: { 'far-north': 1 } });
  t.musters({ muscle: 3 }).acts('move').picks({ type: 'move', piece: 'car', to: 'far-south' });
  t.picks({ piece: 'thug', to: 'far-south' }).picks({ piece: 'thug', to: 'far-south' });
  assert.ok(t.done);
  const far = districtNumber('far-south');
  assert.deepEqual(
    [t.player().thugs[far], t.player().cars[far], t.player().thugs[districtNumber('far-north')]],
    [2, 1, 1],
  );
});

test('SC-45, SC-95 each thug and each vehicle that moves in pays the police, or stays', () => {
  const t = city()
    .has({ money: 3 })
    .police({ north: 1 })
    .streets({ thugs: { 'far-north': 1 }, cars: { 'far-north': 1 } });
  t.musters({ muscle: 2 }).acts('move').picks({ piece: 'car', to: 'north' });
  assert.equal(t.player().money, 1);
  assert.ok(!t.options.some((option) => option.type === 'move' && option.to === 'north'));
});

test('SC-45 without Muscle, or without anything on the streets, there is nothing to move', () => {
  assert.deepEqual(city().musters({ muscle: 1 }).why('move'), ['nothing-to-move', 'SC-45']);
  assert.deepEqual(
    city()
      .streets({ cars: { west: 1 } })
      .musters({})
      .why('move'),
    ['no-muscle', 'SC-45'],
  );
});

test('SC-46 rulebook page 15: 3 printed + 2 rival + 1 rival thug + 1 police - 1 own thug = 6', () => {
  const t = city()
    .police({ west: 1 })
    .streets({ thugs: { west: 1 } })
    .streets({ thugs: { west: 1 } }, 1);
  t.lots({ id: 'cicero', district: 'west', owner: 1 });
  assert.equal(defenceAgainst(t.s, 0, t.lot('cicero')), 6);
  assert.deepEqual(t.musters({ muscle: 5 }).why('seize'), ['nothing-to-seize', 'SC-46']);
  t.turn.muscle = 6;
  t.acts('seize');
  assert.deepEqual([t.lot('cicero').owner, t.player(0).markers, t.player(1).markers], [0, 6, 7]);
});

test('SC-46 cars fight on both sides, trucks and the pieces of others do not', () => {
  const t = city(3).lots({ id: 'cicero', district: 'west', owner: 1 });
  t.streets({ cars: { west: 2 }, trucks: { west: 1 } });
  t.streets({ cars: { west: 1 }, trucks: { west: 2 } }, 1).streets({ cars: { west: 3 }, thugs: { west: 3 } }, 2);
  assert.equal(defenceAgainst(t.s, 0, t.lot('cicero')), 3 + 2 + 1 - 2);
});

test('SC-46 a free neighbourhood has its printed defence and the police; the Nightclub side has its own', () => {
  const t = city()
    .police({ west: 1 })
    .lots({ id: 'cicero', district: 'west' }, { id: 'pilsen', district: 'west', night: 1 });
  assert.equal(defenceAgainst(t.s, 0, t.lot('cicero')), 4);
  assert.equal(defenceAgainst(t.s, 0, t.lot('pilsen')), 4);
});

test('SC-46 only where one is present, and never one’s own', () => {
  const t = city().streets({ thugs: { west: 1 } });
  t.lots(
    { id: 'cicero', district: 'west' },
    { id: 'pilsen', district: 'south' },
    { id: 'the-loop', district: 'west', owner: 0 },
  );
  t.musters({ muscle: 9 }).acts('seize');
  assert.deepEqual([t.lot('cicero').owner, t.lot('pilsen').owner], [0, -1]);
});

test('SC-46 goods stay with the tile: the new controller has them, and a Nightclub goes on', () => {
  const t = city().streets({ thugs: { west: 1 } });
  t.lots({ id: 'pilsen', district: 'west', owner: 1, alcohol: 3, gun: 1, night: 1, tokens: [1, 0, 0, 1] });
  t.has({ stats: [1, 1, 1, 1, 1, 2] }, 1)
    .musters({ muscle: 9 })
    .acts('seize');
  assert.deepEqual([t.lot('pilsen').alcohol, t.lot('pilsen').gun, t.lot('pilsen').night], [3, 1, 1]);
  assert.deepEqual(t.player(1).stats, [1, 1, 1, 1, 1, 2], 'SC-49: the cube stays');
  t.turn.acted = 0;
  t.turn.influence = 1;
  t.acts('sales').picks({ tile: 'pilsen' });
  assert.equal(t.player().money, 10 + 18);
});

const SEVEN = ['little-italy', 'bronzeville', 'the-loop', 'cicero', 'bridgeport', 'greektown', 'chinatown'];

/** Seven markers on tiles, an eighth tile in reach. */
const stretched = (): City =>
  city()
    .lots(...SEVEN.map((id) => ({ id, district: 'south', owner: 0 }) as const), {
      id: 'pilsen',
      district: 'west',
      owner: 1,
    })
    .streets({ thugs: { west: 1 } })
    .musters({ muscle: 9 })
    .acts('seize');

test('SC-46 with all seven markers out, one moves from another tile', () => {
  const t = stretched();
  assert.deepEqual(targets(t), SEVEN);
  t.picks({ tile: 'greektown' });
  assert.deepEqual([t.lot('greektown').owner, t.lot('pilsen').owner, t.player().markers], [-1, 0, 0]);
  assert.equal(t.player(1).markers, 7);
});

test('SC-46 or the player declines, and nothing is seized', () => {
  const t = stretched();
  t.picks({ type: 'stop' });
  assert.deepEqual([t.lot('pilsen').owner, t.player().markers, t.told('seized').length], [1, 0, 0]);
  assert.ok(t.done);
});

test('SC-95 a piece that a rival moves pays all its owner has, and still goes', () => {
  const t = city()
    .has({ money: 3 }, 1)
    .police({ north: 2 })
    .streets({ cars: { west: 1 } }, 1);
  t.does([{ do: 'drive-off', pieces: 1 }]).picks({ to: 'north' });
  assert.deepEqual([t.player(1).money, t.player(1).cars[districtNumber('north')], t.player(0).money], [0, 1, 10]);
});

test('SC-95 a police car moves to any district, and nobody who stands there pays', () => {
  const t = city()
    .police({ 'far-north': 1 })
    .streets({ thugs: { 'far-south': 2 } });
  t.does([{ do: 'police', cars: 1 }]);
  assert.deepEqual(
    t.options.map((option) => option.type === 'police' && option.to),
    DISTRICTS.filter((district) => district !== 'far-north'),
  );
  t.picks({ to: 'far-south' });
  assert.deepEqual([t.player().money, t.s.police[districtNumber('far-south')]], [10, 1]);
});
