// Reorganising, SC-70, the time it takes, SC-5, and the end of a round, SC-80.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event } from '../../src/events.ts';
import { scarface } from '../../src/index.ts';
import { type City, city } from './city.ts';

/** Seat 1 has no cards left, nothing to sell, and the next turn: it is asked only what the test is about. */
const spent = (t: City): City => {
  t.has({ hand: [], deck: [], discard: ['bagmen', 'rum-runners', 'card-sharps', 'bodyguards'] }, 1);
  return t.passes();
};

/** Answers every question with its last option, which declines if possible. */
function declines(t: City): City {
  while (!t.done && t.s.stack.length > 0)
    t.picks(t.options[t.options.length - 1] as unknown as Record<string, unknown>);
  return t;
}

test('SC-70 sells in all own neighbourhoods, without a thug and without a limit, graft included', () => {
  const t = city()
    .police({ south: 1 })
    .lots(
      { id: 'little-italy', district: 'west', owner: 1, alcohol: 3 },
      { id: 'pilsen', district: 'south', owner: 1, alcohol: 2 },
    );
  spent(t).picks({ tile: 'little-italy' }).picks({ tile: 'pilsen' });
  assert.equal(t.player(1).money, 10 + 14 + 10 - 2);
  assert.deepEqual([t.player(1).headquarters, t.player(1).crime], [4, 1]);
});

test('SC-70 2 dollars for each business token on own neighbourhoods', () => {
  const t = city().lots(
    { id: 'pilsen', district: 'south', owner: 1, tokens: [2, 0, 1, 1], night: 1 },
    { id: 'cicero', district: 'south', owner: 0, tokens: [1, 1, 0, 0] },
  );
  declines(spent(t));
  assert.equal(t.player(1).money, 10 + 2 * 4);
});

test('SC-70 thugs come back from Authorities and Deals, then as many from Prison as there are Lawyers', () => {
  for (const level of [1, 2, 3]) {
    const t = city().has(
      { authorities: 2, prison: 4, underworld: 1, headquarters: 0, stats: [1, level, 1, 1, 1, 1] },
      1,
    );
    t.streets({ thugs: { west: 2 } }, 1);
    t.player(1).deals[0].thug = 1;
    spent(t);
    while (t.asked === 1 && t.options.some((option) => option.type === 'recruit')) t.picks({ type: 'stop' });
    const p = t.player(1);
    assert.deepEqual([p.headquarters, p.authorities, p.prison, p.deals[0].thug], [3 + level, 0, 4 - level, 0]);
    assert.deepEqual([p.underworld, p.thugs[3]], [1, 2], 'in the Underworld and on the streets they stay');
  }
});

test('SC-70 Recruitment steps as the stat says, to be taken or not', () => {
  const t = spent(city());
  t.picks({ to: 'safehouses' }).picks({ to: 'headquarters' });
  assert.deepEqual([t.player(1).recruits, t.player(1).safehouses, t.player(1).headquarters], [5, 2, 5]);
  assert.equal(t.asked, 0);
});

test('SC-70 the discard pile is shuffled into a new deck, and at the end of the turn a hand is drawn', () => {
  const t = declines(spent(city()));
  const p = t.player(1);
  assert.deepEqual([p.discard.length, p.hand.length, p.deck.length], [0, 3, 1]);
  assert.deepEqual([...p.hand, ...p.deck].sort(), ['bagmen', 'bodyguards', 'card-sharps', 'rum-runners']);
  assert.equal(t.told('shuffled').length, 1);
});

test('SC-70 in order: sales, businesses, thugs, recruits, the deck, the time, then the end of the turn', () => {
  const t = city()
    .has({ prison: 1 }, 1)
    .lots({ id: 'pilsen', district: 'south', owner: 1, alcohol: 2, tokens: [1, 0, 0, 0] });
  spent(t).picks({ tile: 'pilsen' }).picks({ to: 'headquarters' }).picks({ type: 'stop' });
  const steps: readonly Event['type'][] = [
    'reorganised',
    'sold',
    'money',
    'released',
    'recruited',
    'shuffled',
    'time',
    'drew',
  ];
  const told = t.events.filter((event) => steps.includes(event.type) && (!('seat' in event) || event.seat === 1));
  assert.deepEqual(
    told.map((event) => (event.type === 'money' ? event.reason : event.type)),
    ['reorganised', 'sold', 'sale', 'business', 'released', 'recruited', 'shuffled', 'time', 'drew'],
  );
});

for (const [players, spaces] of [
  [2, 4],
  [3, 5],
  [4, 6],
]) {
  test(`SC-5, SC-70 with ${players} players the ${spaces}th reorganisation ends the round`, () => {
    const t = city(players);
    for (let n = 1; n <= spaces; n++) {
      assert.equal(t.told('round-end').length, 0);
      assert.equal(t.s.time, n - 1);
      spent(t);
      declines(t);
      while (t.asked !== 0) t.passes();
    }
    assert.deepEqual([t.told('round-end').length, t.s.round, t.s.time], [1, 2, 0]);
  });
}

test('SC-70 with the marker on “Extra! Extra!” already, it stays there and the round ends', () => {
  const t = city();
  t.s.time = 4;
  declines(spent(t));
  assert.deepEqual([t.s.round, t.s.time, t.told('time').length], [2, 0, 0]);
});

/** The round ends in the turn of seat 1. */
const lastTurn = (t: City): City => {
  t.s.time = 3;
  return declines(spent(t.federal('budget-cuts')));
};

test('SC-80 in order: Raid, Ness, market, News; then the turn ends and the next player is asked', () => {
  const t = lastTurn(city());
  const steps: readonly Event['type'][] = ['time', 'round-end', 'raid', 'ness', 'market', 'news', 'drew', 'turn'];
  const told = t.events.map((event) => event.type).filter((type) => steps.includes(type));
  assert.deepEqual(told.slice(told.indexOf('time')), steps);
  assert.equal(t.asked, 0);
  assert.equal(t.player(1).hand.length, 3);
});

test('SC-80 Ness moves up one and pushes every player who is not above him, up to level 6', () => {
  const t = city().has({ crime: 1 }).has({ crime: 5 }, 1);
  lastTurn(t);
  assert.deepEqual([t.s.ness, t.player(0).crime, t.player(1).crime], [1, 2, 3]);
  const top = city().has({ crime: 7 });
  top.s.ness = 6;
  lastTurn(top);
  assert.deepEqual([top.s.ness, top.player(0).crime], [6, 7]);
});

test('SC-80 the Associates on the two marked spaces go to the bottom; the others shift; new ones come', () => {
  const t = city();
  const [a, b, c, high] = t.s.market;
  const [low, lowNext] = t.s.low.cards;
  const [nextHigh, highNext] = t.s.high.cards;
  lastTurn(t);
  assert.deepEqual(t.s.market, [low, a, b, nextHigh]);
  assert.deepEqual([t.s.low.cards.at(-1), t.s.high.cards.at(-1)], [c, high]);
  const seen = scarface.view(t.s, null);
  assert.deepEqual([seen.low[0], seen.high[0]], [lowNext, highNext]);
});

test('SC-80 the next News replaces the active one', () => {
  const t = city();
  t.s.news.cards[0] = 'police-strike';
  t.news('building-boom').has({ money: 2, gang: 'outfit' });
  const price = (): readonly string[] | null => t.why('upgrade');
  lastTurn(t);
  assert.equal(t.s.headlines.at(-1), 'police-strike');
  t.has({ money: 2 }).musters({ muscle: 2 });
  assert.deepEqual(price(), ['no-upgrade', 'SC-47']);
});

test('SC-80, SC-90 after three rounds “Prohibition Ends at Last!” ends the game at once', () => {
  const t = city();
  for (let round = 1; round <= 3; round++) {
    assert.deepEqual([t.s.round, scarface.result(t.s)], [round, null]);
    if (round > 1) while (t.asked !== 0) t.passes();
    lastTurn(t);
  }
  assert.equal(t.s.headlines.at(-1), 'prohibition-ends');
  assert.equal(scarface.toAct(t.s), 'over');
  assert.equal(t.told('over').length, 1);
  assert.deepEqual([t.player(1).hand, t.s.headlines.length], [[], 4], 'no hand is drawn any more');
});
