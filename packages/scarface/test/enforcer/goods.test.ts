// SC-110: goods management.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasRoom, withChosen } from '../../src/enforcer/goods.ts';
import { afterTrucks } from '../../src/enforcer/trucks.ts';
import { Alone, HE } from './alone.ts';

test('SC-110 supplies: of goods to choose he first takes the kind he got less of, alcohol if equal, then by turns', () => {
  assert.deepEqual(withChosen(3, 2, 1), { alcohol: 3, gun: 3 });
  assert.deepEqual(withChosen(1, 2, 1), { alcohol: 2, gun: 2 });
  assert.deepEqual(withChosen(2, 2, 1), { alcohol: 3, gun: 2 });
  assert.deepEqual(withChosen(4, 0, 3), { alcohol: 5, gun: 2 });
});

test('SC-110 storage 1: on his Deals first, the kind he has less of there, then by turns, up to the limit', () => {
  const t = new Alone();
  t.deals('prescription-doctor', 'gun-runner'); // room for 4 and 1
  t.he.deals[0].alcohol = 1;
  t.tile(3, 'pilsen', HE);
  t.does({ goods: 6 });
  // Guns, alcohol, guns, alcohol; the rest to the neighbourhood.
  assert.deepEqual(
    t.told('stored').map(({ good, at }) => `${good} ${at}`),
    ['gun deal 0', 'alcohol deal 0', 'gun deal 0', 'alcohol deal 1', 'alcohol pilsen', 'gun pilsen'],
  );
  assert.deepEqual(t.whys, ['takes-what-he-has-less-of', 'stores-on-deals', 'stores-for-a-sale', 'stores-surplus']);
});

test('SC-110 storage 2: what a sale takes, by descending profit, alcohol before guns', () => {
  const t = new Alone();
  t.he.deals = [];
  const poor = t.tile(3, 'little-italy', HE); // 3 alcohol for 14
  const rich = t.tile(4, 'cicero', HE); // 2 alcohol and 1 gun for 17
  t.does({ goods: 6 });
  assert.deepEqual([rich.alcohol, poor.alcohol], [2, 1]);
  assert.deepEqual([rich.gun, poor.gun], [2, 1]);
});

test('SC-110 storage and surplus: one at a time and evenly, so that no neighbourhood has more than another', () => {
  const t = new Alone();
  t.he.deals = [];
  const a = t.tile(3, 'the-loop', HE, { alcohol: 3, gun: 2 }); // surplus of 2 alcohol
  const b = t.tile(4, 'chinatown', HE, { gun: 2 }); // no alcohol needed
  t.does({ goods: 6 });
  // Three alcohol: two to Chinatown until both have two too many, then one to The Loop.
  assert.deepEqual([a.alcohol, b.alcohol], [4, 2]);
  assert.deepEqual([a.gun, b.gun], [4, 3]);
});

test('SC-110 storage: what finds no room is lost', () => {
  const t = new Alone();
  t.does({ goods: 3 });
  assert.equal(t.told('stored').length, 2);
  assert.equal(t.told('good-gone').length, 1);
});

test('SC-110 storage: he has room while a Deal is not full, or a neighbourhood is his', () => {
  const t = new Alone();
  assert.equal(hasRoom(t.s, HE), true);
  t.does({ goods: 2 });
  assert.equal(t.told('stored').length, 2);
  assert.equal(hasRoom(t.s, HE), false, 'both Deals hold what they can');
  t.tile(3, 'pilsen', HE);
  assert.equal(hasRoom(t.s, HE), true);
});

test('SC-110 storage: each reason is told once for the goods that follow it, with the kind', () => {
  const t = new Alone();
  t.he.deals = [];
  t.tile(3, 'the-loop', HE);
  t.does({ goods: 9 });
  assert.equal(t.told('stored').length, 9);
  assert.deepEqual(
    t.told('because').map((event) => ('good' in event ? `${event.why} ${event.good}` : event.why)),
    [
      'takes-what-he-has-less-of alcohol',
      'stores-for-a-sale alcohol',
      'stores-surplus alcohol',
      'stores-for-a-sale gun',
      'stores-surplus gun',
    ],
  );
});

test('SC-110 truck bonus: one kind: that; both: the greater amount, alcohol if equal', () => {
  assert.deepEqual(afterTrucks(3, 0, 1), { alcohol: 2, gun: 0 });
  assert.deepEqual(afterTrucks(0, 2, 1), { alcohol: 0, gun: 1 });
  assert.deepEqual(afterTrucks(1, 2, 1), { alcohol: 1, gun: 1 });
  assert.deepEqual(afterTrucks(1, 1, 1), { alcohol: 0, gun: 1 });
  assert.deepEqual(afterTrucks(1, 1, 5), { alcohol: 0, gun: 0 });
});

test('SC-110 truck bonus: it cannot be turned to what he lacks', () => {
  const t = new Alone();
  // 1 alcohol and 2 guns; a truck spares a gun, so that without alcohol there is no sale.
  const tile = t.tile(3, 'the-loop', HE, { gun: 2 });
  t.he.trucks[3] = 1;
  assert.ok(!t.does({ act: 'sales' }, 1));
  Object.assign(tile, { alcohol: 1, gun: 1 });
  assert.ok(t.does({ act: 'sales' }, 1));
  assert.deepEqual([tile.alcohol, tile.gun], [0, 0]);
  assert.ok(t.whys.includes('truck-spares-the-greater'));
});

test('SC-110 spending on a sale: goods in the neighbourhood before goods on his Deals', () => {
  const t = new Alone();
  const tile = t.tile(3, 'pilsen', HE, { alcohol: 2 });
  t.he.deals[0].alcohol = 1;
  t.does({ act: 'sales' }, 1);
  assert.deepEqual([tile.alcohol, t.he.deals[0].alcohol], [0, 1]);
  assert.deepEqual(t.whys.slice(1), ['spends-where-he-sells', 'spends-where-he-sells']);
  tile.alcohol = 1;
  t.does({ act: 'sales' }, 1);
  assert.deepEqual([tile.alcohol, t.he.deals[0].alcohol], [0, 0]);
});

test('SC-110 other spending 1: surplus first, and guns if there is as much of both', () => {
  const t = new Alone();
  const tile = t.tile(3, 'pilsen', HE, { alcohol: 3, gun: 1 }); // one alcohol and one gun too many
  t.tile(4, 'little-italy', HE, { alcohol: 1 });
  t.suffers({ do: 'lose-goods', amount: 1 });
  assert.deepEqual([tile.alcohol, tile.gun], [3, 0]);
  t.suffers({ do: 'lose-goods', amount: 1 });
  assert.deepEqual([tile.alcohol, tile.gun], [2, 0]);
});

test('SC-110 other spending 2 and 3: then the smallest profit, ascending, and his Deals last', () => {
  const t = new Alone();
  t.tile(3, 'the-loop', HE, { alcohol: 1 });
  t.tile(4, 'pilsen', HE, { alcohol: 1 });
  t.he.deals[0].gun = 1;
  t.he.deals[1].alcohol = 1;
  t.suffers({ do: 'lose-goods', amount: 3 });
  assert.deepEqual(
    t.told('spent').map(({ from }) => from),
    ['pilsen', 'the-loop', 'deal 0'],
  );
  assert.deepEqual(t.whys, ['spends-least-profit', 'spends-least-profit', 'spends-from-deals-last']);
});
