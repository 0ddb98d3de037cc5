// A turn: SC-10, SC-11 and SC-16 to SC-18. Its Plan and skills are in plan.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '@backroom/kit';
import { scarface } from '../../src/index.ts';
import { city } from './city.ts';

test('SC-10 with cards in hand an action must be taken: the turn cannot end without one', () => {
  const t = city().plans('bagmen');
  assert.ok(!t.options.some((option) => option.type === 'end-turn'));
  t.acts('recruit').picks({ type: 'stop' });
  assert.ok(t.options.some((option) => option.type === 'end-turn'));
  assert.ok(!t.options.some((option) => option.type === 'act'));
});

test('SC-10 with an empty hand and cards in the deck, the turn only ends and the hand is drawn', () => {
  const t = city().has({ hand: [], deck: ['bagmen', 'card-sharps'], discard: ['rum-runners'] }, 1);
  t.passes();
  assert.equal(t.asked, 0);
  assert.deepEqual(t.player(1).hand, ['bagmen', 'card-sharps']);
  assert.deepEqual(t.player(1).discard, ['rum-runners']);
  assert.deepEqual([t.told('no-cards').length, t.told('reorganised').length, t.s.time], [1, 0, 0]);
});

test('SC-10 with neither hand nor deck, the player reorganises', () => {
  const t = city().has({ hand: [], deck: [], discard: ['bagmen', 'rum-runners'] }, 1);
  t.passes().picks({ type: 'stop' });
  assert.deepEqual([t.told('reorganised').length, t.s.time, t.asked], [1, 1, 0]);
  assert.equal(t.player(1).hand.length, 2);
});

for (const [players, dollars] of [
  [2, 1],
  [3, 2],
  [4, 3],
]) {
  test(`SC-11 the Family Ring pays ${dollars} in each of its holder's turns with ${players} players`, () => {
    const t = city(players);
    t.s.ring = 1;
    t.passes();
    assert.deepEqual([t.player(0).money, t.player(1).money], [10, 10 + dollars]);
    for (let seat = 1; seat < players; seat++) t.passes();
    assert.deepEqual([t.player(0).money, t.player(1).money], [10, 10 + dollars]);
  });
}

test('SC-11 a player who takes the Ring in their own turn is paid in that turn, and only once a turn', () => {
  const t = city(4).musters({ influence: 5 });
  t.acts('hire').picks({ type: 'card' });
  if (t.options.some((option) => option.type === 'to-hand')) t.picks({ type: 'stop' });
  assert.deepEqual([t.s.ring, t.player().money], [0, 13]);
  t.s.ring = 1;
  t.does([{ do: 'ring' }]);
  assert.equal(t.player().money, 13);
});

test('SC-11 a player who gets the Ring in the turn of another is paid when their own begins', () => {
  const t = city(2);
  t.does([{ do: 'ring' }], 1);
  assert.equal(t.player(1).money, 10);
  t.passes();
  assert.equal(t.player(1).money, 11);
});

test('SC-11 the Ring pays also in a turn of reorganising, and in one that only ends', () => {
  for (const deck of [[], ['bagmen']]) {
    const t = city().has({ hand: [], deck, discard: ['rum-runners'] }, 1);
    t.s.ring = 1;
    t.passes();
    assert.equal(t.player(1).money, 11);
  }
});

test('SC-16 as much of an effect as possible is done: 5 dollars of a purse of 3', () => {
  const t = city().has({ money: 3 });
  t.does([
    { do: 'pay', amount: 5 },
    { do: 'money', amount: 1 },
  ]);
  assert.equal(t.player().money, 1);
});

test('SC-16 a card beats the rules: during the police strike nobody pays a bribe', () => {
  const t = city()
    .news('police-strike')
    .has({ money: 0 })
    .police({ west: 3 })
    .streets({ thugs: { west: 1 } });
  t.musters({ muscle: 1 }).acts('send');
  assert.deepEqual([t.player().headquarters, t.player().money], [3, 0]);
});

test('SC-16 money is hidden from everybody else until the game is over', () => {
  const t = city(3);
  assert.deepEqual(
    scarface.view(t.s, 1).players.map((p) => p.money),
    [null, 10, null],
  );
  t.s.stack.length = 0;
  assert.deepEqual(
    scarface.view(t.s, null).players.map((p) => p.money),
    [10, 10, 10],
  );
});

test('SC-17 the Plan goes to the discard pile, the hand is drawn up to its size, and nothing is shuffled', () => {
  const t = city().has({ hand: ['bagmen', 'bodyguards', 'card-sharps'], deck: ['rum-runners'], discard: ['capone'] });
  t.plans('bagmen', 'bodyguards').acts('job').picks({ type: 'card' }).ends();
  assert.deepEqual(t.player().discard, ['capone', 'bagmen', 'bodyguards']);
  assert.deepEqual(t.player().hand, ['card-sharps', 'rum-runners']);
  assert.deepEqual(t.player().deck, []);
  assert.equal(t.told('shuffled').length, 0);
});

test('SC-17 with a Hand Size of 4 the fourth card is drawn; a hand that is larger is kept', () => {
  const t = city().has({
    hand: ['bagmen'],
    deck: ['rum-runners', 'bodyguards', 'card-sharps', 'capone'],
    stats: [2, 1, 1, 1, 1, 1],
  });
  t.passes();
  assert.equal(t.player().hand.length, 4);
  const big = city().has({
    hand: ['bagmen', 'rum-runners', 'bodyguards', 'card-sharps', 'capone'],
    deck: ['street-muggers'],
  });
  big.passes();
  assert.equal(big.player().hand.length, 5);
});

test('SC-17 one’s own discard pile may be looked at; of another only the top card lies in sight', () => {
  const t = city().has({ discard: ['bagmen', 'capone'] });
  const [own] = scarface.view(t.s, 0).players;
  const [other] = scarface.view(t.s, 1).players;
  assert.deepEqual(own.discard, ['bagmen', 'capone']);
  assert.deepEqual([other.discard, other.discardTop], [null, 'capone']);
});

test('SC-18 a Plan that brings the Crime Rate to 11 causes a Raid at once; then the turn goes on', () => {
  const t = city().federal('budget-cuts').has({ crime: 9, money: 30 });
  t.plans('bodyguards', 'bagmen', 'card-sharps', 'rum-runners');
  assert.equal(t.told('raid').length, 1);
  assert.deepEqual([t.player().crime, t.player().money], [11 - 2, 20]);
  assert.deepEqual([t.asked, t.turn.step, t.turn.acted], [0, 'act', 0]);
  assert.equal(t.player().plan.length, 4);
});

test('SC-18 a skill that brings a rival to 11 causes a Raid as soon as it is complete', () => {
  const t = city().federal('budget-cuts').has({ crime: 10 }, 1);
  t.does([
    { do: 'crime', by: 1, who: 'rivals' },
    { do: 'money', amount: 4 },
  ]);
  const types = t.events.map((event) => event.type);
  assert.ok(types.indexOf('raid') > types.indexOf('money'));
  assert.deepEqual([t.asked, t.player(1).crime], [0, 9]);
});

test('SC-16 an empty purse is not betrayed by the choice between paying and discarding, nor by a payment', () => {
  for (const money of [0, 1, 9]) {
    const t = city().has({ money, hand: ['bagmen', 'card-sharps'] }, 1);
    const pay = { do: 'pay', amount: 2 } as const;
    t.does([
      { do: 'each', who: 'rivals', effects: [{ do: 'choose', options: [[pay], [{ do: 'discard', cards: 1 }]] }] },
    ]);
    assert.deepEqual(
      t.options.map((option) => option.type === 'option' && option.option),
      [0, 1],
    );
    t.picks({ option: 0 });
    assert.equal(t.player(1).money, Math.max(0, money - 2));
    assert.equal(t.told('money').length, 1);
  }
});

test('SC-16 a purse is not betrayed by an offer to pay: every player is asked, and a short one can only decline', () => {
  for (const money of [2, 3]) {
    const t = city().has({ money, crime: 5 }, 1);
    const offer = { do: 'may', cost: { money: 3 }, then: [{ do: 'crime', by: -2 }] } as const;
    t.does([{ do: 'each', who: 'rivals', effects: [offer] }]);
    assert.equal(t.asked, 1);
    assert.deepEqual(
      t.options.map(({ type }) => type),
      money < 3 ? ['stop'] : ['yes', 'stop'],
    );
    assert.deepEqual(scarface.view(t.s, 0).stack, scarface.view(t.s, null).stack);
    t.picks({ type: money < 3 ? 'stop' : 'yes' });
    assert.deepEqual([t.player(1).money, t.player(1).crime], money < 3 ? [2, 5] : [0, 3]);
  }
});

test('SC-16 nobody is asked for an offer that is open to see as impossible', () => {
  const t = city().has({ money: 9, crime: 5, headquarters: 0 }, 1);
  const offer = { do: 'may', cost: { money: 3, thugs: 1 }, then: [{ do: 'crime', by: -2 }] } as const;
  t.does([{ do: 'each', who: 'rivals', effects: [offer] }]);
  assert.equal(t.asked, 0);
});

test('SC-11 with `ringByHand` its holder takes the money once, at any time of their turn', () => {
  const t = city(4).has({ money: 0 });
  Object.assign(t.s, { ring: 0, options: { ...t.s.options, ringByHand: true } });
  t.picks({ type: 'ring' });
  assert.equal(t.player().money, 3);
  assert.ok(!t.options.some(({ type }) => type === 'ring'));
  t.passes().passes();
  assert.deepEqual(t.told('money').length, 1);
});

test('SC-11 a table can be opened with `ringByHand`, and without it nobody has to take the money', () => {
  for (const wish of [true, false]) {
    const read = readOptions(scarface.options, wish ? { ringByHand: true } : {});
    assert.ok(read.ok && read.value.ringByHand === wish);
  }
});

test('SC-11 with `ringByHand` the money may be forgotten, and is not paid later', () => {
  const t = city().has({ money: 0 });
  Object.assign(t.s, { ring: 0, options: { ...t.s.options, ringByHand: true } });
  t.passes().passes();
  assert.deepEqual([t.asked, t.player().money], [0, 0]);
  t.picks({ type: 'ready' }).acts('dismiss').picks({ type: 'ring' });
  assert.equal(t.player().money, 1);
});

test('SC-11 with `ringByHand` a turn without cards waits for the money too', () => {
  const t = city().has({ money: 0, hand: [], deck: ['bagmen'] }, 1);
  Object.assign(t.s, { ring: 1, options: { ...t.s.options, ringByHand: true } });
  t.passes();
  assert.equal(t.asked, 1);
  t.picks({ type: 'ring' });
  assert.deepEqual([t.asked, t.player(1).money], [0, 1]);
});
