// A thug goes to the Underworld: SC-32 to SC-36. Sales are in sales.test.ts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../src/events.ts';
import { scarface } from '../../src/index.ts';
import { type City, city } from './city.ts';

test('SC-32 a thug goes from Headquarters to the Underworld; the Crime Rate rises by the thugs there, the new one included', () => {
  const t = city().has({ underworld: 2, crime: 1 }).musters({ influence: 1 });
  t.acts('recruit').picks({ type: 'stop' });
  assert.deepEqual([t.player().headquarters, t.player().underworld, t.player().crime], [3, 3, 4]);
});

test('SC-32 without a thug in Headquarters none of the five can be done', () => {
  const t = city().has({ headquarters: 0 }).musters({ influence: 5 });
  for (const [act, rule] of [
    ['recruit', 'SC-33'],
    ['job', 'SC-34'],
    ['dealer', 'SC-35'],
    ['hire', 'SC-36'],
    ['sales', 'SC-37'],
  ] as const)
    assert.deepEqual(t.why(act), ['no-thug', rule]);
});

test('SC-32, SC-18 a Raid that it causes waits until the option is done; then all in the Underworld are arrested', () => {
  const t = city()
    .federal('budget-cuts')
    .has({ crime: 10, underworld: 1 })
    .has({ underworld: 1 }, 1)
    .musters({ influence: 3 });
  t.acts('job');
  assert.equal(t.told('raid').length, 0);
  t.picks({ type: 'card' });
  const types = t.events.map((event) => event.type);
  assert.ok(types.indexOf('raid') > types.indexOf('took-job'));
  assert.deepEqual([t.player(0).underworld, t.player(0).prison, t.player(1).underworld], [0, 2, 0]);
  assert.ok(t.player(0).crime < 11);
});

test('SC-33 rulebook page 12: with 4 Influence three recruits become safe and one of them moves on', () => {
  const t = city().musters({ influence: 4 }).acts('recruit');
  for (let i = 0; i < 3; i++) t.picks({ type: 'recruit', to: 'safehouses' });
  t.picks({ type: 'recruit', to: 'headquarters' });
  assert.ok(t.done);
  const { recruits, safehouses, headquarters } = t.player();
  assert.deepEqual([recruits, safehouses, headquarters], [6 - 3, 2 + 3 - 1, 4 - 1 + 1]);
});

test('SC-33 no thug skips the Safehouses, and one may stop early', () => {
  const t = city().has({ safehouses: 0 }).musters({ influence: 4 }).acts('recruit');
  assert.deepEqual(t.options, [{ type: 'recruit', to: 'safehouses' }, { type: 'stop' }]);
  t.picks({ type: 'stop' });
  assert.ok(t.done);
});

test('SC-34 as many Jobs as Influence are drawn, one is kept face down, the rest go to the bottom', () => {
  const t = city().musters({ influence: 3 });
  const [a, b, c, ...rest] = t.s.jobs.cards;
  t.acts('job');
  assert.deepEqual(
    t.options,
    [a, b, c].map((card) => ({ type: 'card', card })),
  );
  t.picks({ card: b });
  assert.deepEqual(t.player().jobs, [b]);
  assert.deepEqual(t.s.jobs.cards, [...rest, a, c]);
  assert.deepEqual(scarface.view(t.s, 1).players[0].jobs, [null]);
  assert.deepEqual(scarface.view(t.s, 0).jobs.slice(-2), [a, c]);
  assert.deepEqual(scarface.view(t.s, 1).jobs.slice(-2), [null, null]);
});

test('SC-35 a Dealer becomes a Deal of its own, with its own storage', () => {
  const t = city().musters({ influence: 2 });
  t.s.dealers.cards.unshift('prescription-doctor', 'army-officer');
  t.s.dealers.seen.unshift(0, 0);
  t.acts('dealer').picks({ card: 'prescription-doctor' }).picks({ type: 'new-deal' });
  assert.deepEqual(
    t.player().deals.map((deal) => deal.cards),
    [['alcohol-dealer'], ['gun-dealer'], ['prescription-doctor']],
  );
  assert.equal(t.s.dealers.cards.at(-1), 'army-officer');
});

test('SC-35 or it is tucked beneath a Deal, never on top: the storage there stays that of the first card', () => {
  const t = city().musters({ influence: 1 });
  t.s.dealers.cards.unshift('prescription-doctor');
  t.s.dealers.seen.unshift(0);
  t.acts('dealer');
  assert.deepEqual(
    t.options.map((option) => option.type),
    ['new-deal', 'tuck', 'tuck'],
  );
  t.picks({ type: 'tuck', deal: 1 });
  assert.deepEqual(t.player().deals[1].cards, ['gun-dealer', 'prescription-doctor']);
  t.does([{ do: 'goods', good: 'alcohol', amount: 3 }]);
  t.picks({ at: 'deal 1' });
  assert.deepEqual(
    t.player().deals.map((deal) => deal.alcohol),
    [1, 1],
  );
});

/** The market from left to right, and the tops of the decks. */
function market(t: City): City {
  t.s.market = ['wwi-veteran', 'city-treasurer', t.s.market[2], t.s.market[3]];
  return t;
}

test('SC-36 an Associate of a level up to the Influence joins the discard pile, and the Ring is taken', () => {
  const t = market(city())
    .has({ discard: ['bagmen'] })
    .musters({ influence: 2 })
    .acts('hire');
  assert.ok(!t.options.some((option) => option.type === 'card' && option.card === 'city-treasurer'));
  if (t.options.some((option) => option.type === 'card' && option.card === 'wwi-veteran'))
    t.picks({ card: 'wwi-veteran' });
  assert.deepEqual(t.player().discard, ['bagmen', 'wwi-veteran']);
  assert.equal(t.s.ring, 0);
});

test('SC-36 nobody can be hired whose level is above the Influence', () => {
  const t = city();
  t.s.market = ['city-treasurer', '', '', t.s.market[3]];
  assert.deepEqual(t.musters({ influence: 2 }).why('hire'), ['nobody-to-hire', 'SC-36']);
  t.turn.influence = 3;
  assert.equal(t.why('hire'), null);
});

test('SC-36 the cards left of the gap shift right, the deck’s top card comes in, the next one is turned up', () => {
  const t = market(city());
  const [left, , right, high] = t.s.market;
  const [top, next] = t.s.low.cards;
  t.musters({ influence: 3 }).acts('hire').picks({ card: 'city-treasurer' });
  assert.deepEqual(t.s.market, [top, left, right, high]);
  assert.equal(t.s.low.cards[0], next);
  assert.equal(scarface.view(t.s, 1).low[0], next);
  assert.deepEqual(t.player().discard, ['city-treasurer']);
});

test('SC-36 for 1 alcohol (levels 1-3) the card comes to the hand, from a Deal or a neighbourhood', () => {
  const t = market(city()).lots({ id: 'pilsen', district: 'west', owner: 0, alcohol: 1 });
  t.player().deals[1].alcohol = 1;
  t.musters({ influence: 3 }).acts('hire').picks({ card: 'city-treasurer' }).picks({ type: 'to-hand' });
  assert.deepEqual(t.options, [
    { type: 'spend', good: 'alcohol', from: 'deal 1' },
    { type: 'spend', good: 'alcohol', from: 'pilsen' },
  ]);
  t.picks({ from: 'pilsen' });
  assert.ok(t.player().hand.includes('city-treasurer') && t.done);
  assert.deepEqual([t.lot('pilsen').alcohol, t.player().deals[1].alcohol], [0, 1]);
});

test('SC-36 for levels 4-5 it takes 2 alcohol, and guns do not do', () => {
  const t = market(city());
  const [, , , high] = t.s.market;
  const [top] = t.s.high.cards;
  t.player().deals[0].alcohol = 1;
  t.player().deals[1].gun = 1;
  t.musters({ influence: 5 }).acts('hire').picks({ card: high });
  assert.deepEqual(t.player().discard, [high]);
  assert.equal(t.s.market[3], top);
  const rich = market(city());
  rich.player().deals[0].alcohol = 2;
  rich.musters({ influence: 5 }).acts('hire').picks({ card: rich.s.market[3] }).picks({ type: 'to-hand' });
  assert.equal(rich.player().deals[0].alcohol, 0);
});

test('SC-36 in the order of the rulebook: where the card goes, then the market is refilled, then the Ring', () => {
  const t = market(city());
  t.player().deals[0].alcohol = 1;
  const [top] = t.s.low.cards;
  t.musters({ influence: 3 }).acts('hire').picks({ card: 'city-treasurer' });
  assert.deepEqual([t.s.market[1], t.s.low.cards[0], t.s.ring], ['', top, -1]);
  t.picks({ type: 'stop' });
  const wanted: readonly Event['type'][] = ['hired', 'joined', 'market', 'ring'];
  assert.deepEqual(
    t.events.map((event) => event.type).filter((type) => wanted.includes(type)),
    wanted,
  );
});

test('SC-36 the alcohol is spent before the next card of the market is seen', () => {
  const t = market(city());
  for (const deal of t.player().deals) deal.alcohol = 1;
  t.musters({ influence: 3 }).acts('hire').picks({ card: 'city-treasurer' }).picks({ type: 'to-hand' });
  assert.deepEqual([t.options.length, t.s.market[1], t.told('market').length], [2, '', 0]);
  t.picks({ from: 'deal 1' });
  assert.deepEqual([t.told('market').length, t.s.ring], [1, 0]);
});

test('SC-36 with an empty deck the gap stays on the left', () => {
  const t = market(city());
  t.s.low = { cards: [], seen: [] };
  const [left, , right] = t.s.market;
  t.musters({ influence: 3 }).acts('hire').picks({ card: 'city-treasurer' });
  assert.deepEqual(t.s.market.slice(0, 3), ['', left, right]);
});
