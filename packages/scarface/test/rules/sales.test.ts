// Sales: SC-37, and goods for the Authorities, SC-43.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { sideOf } from '../../src/cards/index.ts';
import { face } from '../../src/events.ts';
import { redeal } from '../../src/redeal.ts';
import { view } from '../../src/view.ts';
import { city } from './city.ts';

test('SC-37 rulebook page 13: 3 alcohol for 14, then 1 alcohol and 1 gun of 2 thanks to a truck for 18, together 32', () => {
  const t = city().streets({ trucks: { south: 1 } });
  t.lots(
    { id: 'little-italy', district: 'west', owner: 0, alcohol: 3 },
    { id: 'back-of-the-yards', district: 'south', owner: 0, alcohol: 1 },
  );
  t.player().deals[0].gun = 1;
  t.musters({ influence: 3 }).acts('sales');
  t.picks({ tile: 'little-italy' });
  assert.equal(t.player().money, 10 + 14);
  t.picks({ tile: 'back-of-the-yards' });
  assert.equal(t.player().money, 10 + 32);
  assert.deepEqual(
    [t.lot('little-italy').alcohol, t.lot('back-of-the-yards').alcohol, t.player().deals[0].gun],
    [0, 0, 0],
  );
  assert.ok(t.done, 'a third sale finds no neighbourhood');
});

test('SC-37 one sale in a neighbourhood, and not more of them than Influence', () => {
  const t = city().lots(
    { id: 'little-italy', district: 'west', owner: 0, alcohol: 9 },
    { id: 'pilsen', district: 'south', owner: 0, alcohol: 9 },
  );
  t.musters({ influence: 1 }).acts('sales').picks({ tile: 'pilsen' });
  assert.ok(t.done);
  const more = city().lots({ id: 'little-italy', district: 'west', owner: 0, alcohol: 9 });
  more.musters({ influence: 5 }).acts('sales').picks({ tile: 'little-italy' });
  assert.ok(more.done);
  assert.deepEqual([more.player().money, more.lot('little-italy').alcohol], [24, 6]);
});

test('SC-37 goods come from that tile and from Deals, never from another neighbourhood', () => {
  const t = city().lots(
    { id: 'little-italy', district: 'west', owner: 0, alcohol: 2 },
    { id: 'the-loop', district: 'west', owner: 0, alcohol: 5 },
  );
  t.musters({ influence: 2 });
  assert.deepEqual(t.why('sales'), ['nothing-to-sell', 'SC-37']);
  t.player().deals[1].alcohol = 1;
  t.acts('sales');
  assert.deepEqual(t.options, [{ type: 'tile', tile: 'little-italy' }, { type: 'stop' }]);
});

test('SC-37 the seller chooses which good a truck spares, if they have both', () => {
  const t = city().streets({ trucks: { south: 1 } });
  t.lots({ id: 'back-of-the-yards', district: 'south', owner: 0, alcohol: 1, gun: 2 });
  t.musters({ influence: 1 }).acts('sales').picks({ tile: 'back-of-the-yards' });
  assert.deepEqual(t.options, [
    { type: 'good', good: 'alcohol' },
    { type: 'good', good: 'gun' },
  ]);
  t.picks({ good: 'gun' });
  assert.deepEqual([t.lot('back-of-the-yards').alcohol, t.lot('back-of-the-yards').gun], [0, 1]);
});

test('SC-37 enough trucks make a sale free of goods, and more do no harm; cars and rivals’ trucks spare nothing', () => {
  const t = city().streets({ trucks: { south: 2 } });
  t.lots({ id: 'pilsen', district: 'south', owner: 0 })
    .musters({ influence: 1 })
    .acts('sales')
    .picks({ tile: 'pilsen' });
  assert.equal(t.player().money, 20);
  const cars = city()
    .streets({ cars: { south: 2 } })
    .streets({ trucks: { south: 2 } }, 1);
  cars.lots({ id: 'pilsen', district: 'south', owner: 0 }).musters({ influence: 1 });
  assert.deepEqual(cars.why('sales'), ['nothing-to-sell', 'SC-37']);
});

test('SC-37, SC-95 graft: 2 dollars per police car after the profit; all there is, if that is less', () => {
  const t = city().police({ west: 2 }).lots({ id: 'little-italy', district: 'west', owner: 0, alcohol: 3 });
  t.musters({ influence: 1 }).acts('sales').picks({ tile: 'little-italy' });
  assert.equal(t.player().money, 10 + 14 - 4);
  assert.deepEqual(
    t.told('money').map((event) => event.type === 'money' && [event.reason, event.amount]),
    [
      ['sale', 14],
      ['graft', -4],
    ],
  );
});

test('SC-37 “sales take 1 good more”: a good of any kind on top, which a truck would spare', () => {
  const t = city().news('hottest-summer').lots({ id: 'pilsen', district: 'west', owner: 0, alcohol: 2 });
  t.musters({ influence: 1 });
  assert.deepEqual(t.why('sales'), ['nothing-to-sell', 'SC-37']);
  t.player().deals[0].gun = 1;
  t.acts('sales').picks({ tile: 'pilsen' });
  assert.deepEqual([t.player().money, t.lot('pilsen').alcohol, t.player().deals[0].gun], [10 + 10 + 7, 0, 0]);
  const truck = city()
    .news('hottest-summer')
    .streets({ trucks: { west: 1 } });
  truck.lots({ id: 'pilsen', district: 'west', owner: 0, alcohol: 2 }).musters({ influence: 1 });
  truck.acts('sales').picks({ tile: 'pilsen' });
  assert.equal(truck.player().money, 27);
});

test('SC-43 up to Influence goods from anywhere go to the Authorities for 6 dollars each', () => {
  const t = city().lots({ id: 'pilsen', district: 'west', owner: 0, gun: 2 });
  t.player().deals[0].alcohol = 1;
  t.musters({ influence: 2 }).acts('fence');
  t.picks({ good: 'gun', from: 'pilsen' }).picks({ good: 'alcohol', from: 'deal 0' });
  assert.ok(t.done);
  assert.deepEqual([t.player().money, t.lot('pilsen').gun, t.player().deals[0].alcohol], [22, 1, 0]);
  assert.deepEqual([t.player().authorities, t.player().headquarters, t.player().crime], [1, 3, 1]);
});

test('SC-37, SC-95 a player who cannot pay the graft in full proves it: the table learns it, and that nothing is left', () => {
  const t = city(3).has({ money: 0 });
  t.lots({ id: 'pilsen', district: 'west', owner: 0 });
  const { alcohol, gun, profit } = sideOf(t.lot('pilsen'));
  Object.assign(t.lot('pilsen'), { alcohol, gun });
  t.police({ west: Math.floor(profit / 2) + 1 });
  t.musters({ influence: 1 }).acts('sales').picks({ tile: 'pilsen' });
  const owed = 2 * (Math.floor(profit / 2) + 1);
  assert.deepEqual(t.told('short'), [{ type: 'short', seat: 0, reason: 'graft', owed, paid: profit }]);
  assert.deepEqual(face(t.told('short')[0], 2), t.told('short')[0]);
  assert.equal(t.player().money, 0);
  // A bot at the table knows the purse now, without a guess.
  assert.equal(redeal(view(t.s, 2), new Seeded('short')).players[0].money, 0);
});

test('SC-95 a bribe or graft that is paid in full tells nobody what is left', () => {
  const t = city().has({ money: 9 });
  t.lots({ id: 'pilsen', district: 'west', owner: 0 });
  const { alcohol, gun } = sideOf(t.lot('pilsen'));
  Object.assign(t.lot('pilsen'), { alcohol, gun });
  t.police({ west: 1 }).musters({ influence: 1 }).acts('sales').picks({ tile: 'pilsen' });
  assert.deepEqual(t.told('short'), []);
});

test('SC-95 a player who is moved by somebody else and cannot pay the bribe pays all there is, and proves it', () => {
  const t = city().has({ money: 1 }, 1);
  t.streets({ thugs: { west: 1 } }, 1).police({ central: 2 });
  t.does([{ do: 'drive-off', pieces: 1 }]).picks({ type: 'drive-off', to: 'central' });
  assert.deepEqual(t.told('short'), [{ type: 'short', seat: 1, reason: 'bribe', owed: 4, paid: 1 }]);
  assert.equal(t.player(1).money, 0);
});
