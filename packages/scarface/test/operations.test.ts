// What each operation of the card language does, and when it can do nothing (SC-16).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DISTRICTS, MOST_TOKENS } from '../src/vocabulary.ts';
import { given } from './given.ts';

const nowhere = (): number[] => DISTRICTS.map(() => 0);
const only = (district: number, n = 1): number[] => DISTRICTS.map((_, d) => (d === district ? n : 0));

test('money: from the bank, for each of something, up to a limit', () => {
  const t = given();
  t.tile().tokens = [2, 0, 0, 0];
  t.does([{ do: 'money', amount: { each: 'speakeasies', times: 3, most: 5 } }]);
  assert.equal(t.player().money, 15);
  assert.equal(t.can({ do: 'money', amount: { each: 'casinos' } }), false);
});

test('pay: as far as there is money; a rival is asked even with an empty purse', () => {
  const t = given().has({ money: 2 });
  t.does([{ do: 'pay', amount: 5 }]);
  assert.equal(t.player().money, 0);
  assert.equal(t.can({ do: 'pay', amount: 5 }), true, 'an empty purse is hidden too (SC-16)');
  t.has({ money: 0 }, 1).does([{ do: 'pay', amount: 5, who: 'rival' }]);
  assert.deepEqual(t.options, [
    { type: 'seat', seat: 1 },
    { type: 'seat', seat: 2 },
  ]);
  t.picks({ seat: 2 });
  assert.equal(t.player(2).money, 5);
  t.does([{ do: 'pay', amount: 1, who: 'everyone' }], 2);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).money),
    [0, 0, 4],
  );
});

test('steal: from one rival, or from each, as much as there is', () => {
  const t = given().has({ money: 1 }, 1);
  t.does([{ do: 'steal', amount: 3, from: 'rivals' }]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).money),
    [14, 0, 7],
  );
  t.does([{ do: 'steal', amount: 3, from: 'rival' }]).picks({ seat: 1 });
  assert.equal(t.player().money, 14);
});

test('goods: of one kind, or of the player’s choice, and stored', () => {
  const t = given();
  // The Deals are full from the start, so all goes to the one tile.
  t.does([{ do: 'goods', good: 'gun', amount: 1 }]);
  t.does([{ do: 'goods', good: 'any', amount: 1 }]).picks({ good: 'alcohol' });
  assert.deepEqual([t.tile().alcohol, t.tile().gun], [1, 1]);
  assert.ok(t.done);
});

test('lose-goods: the loser chooses; not more than there are', () => {
  const t = given();
  for (const deal of t.player(1).deals) Object.assign(deal, { alcohol: 1, gun: 0 });
  for (const deal of t.player(2).deals) Object.assign(deal, { alcohol: 0, gun: 0 });
  t.does([{ do: 'lose-goods', amount: 1, who: 'rivals' }]);
  assert.equal(t.asked, 1);
  t.picks({ from: 'deal 1' });
  assert.deepEqual(
    t.player(1).deals.map((deal) => deal.alcohol),
    [1, 0],
  );
  t.does([{ do: 'lose-goods', amount: 3, good: 'alcohol', who: 'rivals' }]);
  assert.ok(t.done);
  assert.equal(t.can({ do: 'lose-goods', amount: 1, who: 'rivals' }), false);
});

test('boost: for this turn, and only in one’s own', () => {
  const t = given();
  t.does([{ do: 'boost', muscle: 2, influence: 1 }]);
  assert.deepEqual([t.turn.muscle, t.turn.influence], [2, 1]);
  t.does([{ do: 'boost', muscle: 2 }], 1);
  assert.equal(t.turn.muscle, 2);
  assert.equal(t.can({ do: 'boost', muscle: 2 }, 1), false);
});

test('crime: up to the top, down to one above Ness, of oneself or of rivals (SC-40)', () => {
  const t = given().has({ crime: 5 }).has({ crime: 9 }, 1);
  t.s.ness = 3;
  t.does([
    { do: 'crime', by: -3 },
    { do: 'crime', by: 1, who: 'rivals' },
  ]);
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).crime),
    [4, 10, 4],
  );
  assert.equal(t.can({ do: 'crime', by: -1 }), false);
});

test('recruit: steps, as many as wanted (SC-33)', () => {
  const t = given();
  t.does([{ do: 'recruit', steps: 2 }])
    .picks({ to: 'headquarters' })
    .picks({ type: 'stop' });
  assert.deepEqual([t.player().safehouses, t.player().headquarters], [1, 5]);
  t.has({ recruits: 0, safehouses: 0 });
  assert.equal(t.can({ do: 'recruit', steps: 2 }), false);
});

test('release: some thugs or all of them leave Prison', () => {
  const t = given().has({ prison: 3, headquarters: 0 });
  t.does([{ do: 'release', thugs: 1 }]);
  assert.deepEqual([t.player().prison, t.player().headquarters], [2, 1]);
  t.does([{ do: 'release', thugs: 'all' }]);
  assert.equal(t.player().headquarters, 3);
  assert.equal(t.can({ do: 'release', thugs: 'all' }), false);
});

test('SC-97 harm: to Prison, to Recruits, or out of the game; the card’s player chooses', () => {
  const t = given().has({ underworld: 1, thugs: only(2) }, 1);
  t.does([{ do: 'harm', how: 'hit', thugs: 1, whose: 'rival', reach: 'anywhere' }]).picks({ seat: 1 });
  assert.equal(t.asked, 0);
  assert.deepEqual(
    t.options.map((one) => 'from' in one && one.from),
    ['headquarters', 'underworld', 'north'],
  );
  t.picks({ from: 'north' });
  assert.equal(t.player(1).recruits, 7);
  t.does([{ do: 'harm', how: 'prison', thugs: 1, whose: 'rivals', reach: 'underworld' }]);
  assert.deepEqual([t.player(1).underworld, t.player(1).prison], [0, 1]);
  t.does([{ do: 'harm', how: 'kill', thugs: 9, whose: 'self', reach: 'headquarters' }]);
  assert.equal(t.player().headquarters, 0);
  assert.ok(t.done);
});

test('SC-97: Safehouses and Recruits are out of reach, and nobody goes to Prison twice', () => {
  const t = given().has({ headquarters: 0, prison: 2 }, 1).has({ headquarters: 0 }, 2);
  assert.equal(t.can({ do: 'harm', how: 'prison', thugs: 1, whose: 'rivals', reach: 'anywhere' }), false);
  assert.equal(t.can({ do: 'harm', how: 'hit', thugs: 1, whose: 'rival', reach: 'anywhere' }), true);
});

test('send: from Headquarters to where one is present, or anywhere', () => {
  const t = given().has({ money: 0 });
  const home = DISTRICTS[t.tile().district];
  t.does([{ do: 'send', thugs: 2, where: 'present' }]).picks({ type: 'stop' });
  assert.equal(t.player().thugs[t.tile().district], 1);
  assert.deepEqual(t.told('sent'), [{ type: 'sent', seat: 0, district: home }]);
  t.does([{ do: 'send', thugs: 1, where: 'anywhere' }]);
  // Central and the two far sides have police, and no bribe can be paid.
  assert.equal(t.options.length, 4);
  assert.equal(t.can({ do: 'send', thugs: 1, where: 'present' }, 0), true);
  t.has({ headquarters: 0 });
  assert.equal(t.can({ do: 'send', thugs: 1, where: 'present' }), false);
});

test('move: only the pieces named', () => {
  const t = given().has({ thugs: only(2), cars: nowhere(), trucks: nowhere() });
  assert.equal(t.can({ do: 'move', pieces: 1, which: 'vehicles' }), false);
  t.does([{ do: 'move', pieces: 1, which: 'thugs' }]).picks({ type: 'move', to: 'west' });
  assert.deepEqual(t.player().thugs, only(3));
});

test('SC-95 police: a car goes to any other district', () => {
  const t = given();
  t.does([{ do: 'police', cars: 1 }]);
  assert.equal(t.options.length, 18);
  t.picks({ from: 'central', to: 'west' });
  assert.deepEqual([t.s.police[0], t.s.police[3]], [0, 1]);
});

test('SC-95 drive-off: next door, and the victim pays the bribe as far as they can', () => {
  const t = given(2).has({ thugs: only(2), cars: nowhere(), trucks: nowhere(), money: 1 }, 1);
  t.does([{ do: 'drive-off', pieces: 1 }]);
  assert.deepEqual(
    t.options.map((one) => 'to' in one && one.to),
    ['central', 'far-north', 'west'],
  );
  t.picks({ to: 'central' });
  assert.equal(t.player(1).thugs[0], 1);
  assert.equal(t.player(1).money, 0);
  t.has({ thugs: nowhere() }, 1);
  assert.equal(t.can({ do: 'drive-off', pieces: 1 }), false);
});

test('build: tokens on one’s own tiles while there is room', () => {
  const t = given();
  t.tile().tokens = [1, 0, 0, 0];
  t.does([{ do: 'build', tokens: 1, kind: 'casino' }]).picks({ business: 'casino' });
  assert.deepEqual(t.tile().tokens, [1, 1, 0, 0]);
  t.tile().tokens = [3, 0, 0, 0];
  assert.equal(t.can({ do: 'build', tokens: 1 }), false);
});

test('wreck: a rival’s token or one’s own goes back to the supply, never a Nightclub', () => {
  const t = given();
  for (const tile of t.s.tiles) tile.tokens = [0, 0, 0, 0];
  t.tile(1).tokens = [1, 0, 0, 1];
  const left = t.s.tokens[0];
  t.does([{ do: 'wreck', tokens: 2, whose: 'rival' }]);
  assert.deepEqual(t.tile(1).tokens, [0, 0, 0, 1]);
  assert.equal(t.s.tokens[0], left + 1);
  assert.equal(t.can({ do: 'wreck', tokens: 1, whose: 'rival' }), false);
  assert.equal(t.can({ do: 'wreck', tokens: 1, whose: 'self' }), false);
  t.tile().tokens = [0, 1, 1, 0];
  t.does([{ do: 'wreck', tokens: 1, whose: 'self' }]).picks({ business: 'brothel' });
  assert.deepEqual(t.tile().tokens, [0, 1, 0, 0]);
});

test('draw: from the own deck, never reshuffled for it', () => {
  const t = given();
  t.does([{ do: 'draw', cards: 9 }]);
  assert.deepEqual([t.player().hand.length, t.player().deck.length], [6, 0]);
  assert.equal(t.can({ do: 'draw', cards: 1 }), false);
});

test('discard: the loser chooses; when all must go nobody is asked', () => {
  const t = given();
  const [first, second, third] = t.player(1).hand;
  t.player(2).hand.length = 1;
  t.does([{ do: 'discard', cards: 1, who: 'rivals' }]);
  assert.equal(t.asked, 1);
  t.picks({ card: second });
  assert.ok(t.done);
  assert.deepEqual(t.player(1).hand, [first, third]);
  assert.deepEqual(t.player(1).discard, [second]);
  assert.equal(t.player(2).hand.length, 0);
  t.has({ hand: [] });
  assert.equal(t.can({ do: 'discard', cards: 1 }), false);
});

test('sell and fence: goods become money without a thug', () => {
  const t = given();
  Object.assign(t.tile(), { alcohol: 5, gun: 5 });
  t.does([{ do: 'sell', sales: 1 }]).picks({ type: 'tile' });
  while (!t.done) t.picks({});
  assert.ok(t.player().money > 10);
  const before = t.player().money;
  t.does([{ do: 'fence', goods: 2, price: 7 }])
    .picks({ type: 'spend' })
    .picks({ type: 'stop' });
  assert.equal(t.player().money, before + 7);
  Object.assign(t.tile(), { alcohol: 0, gun: 0 });
  for (const deal of t.player().deals) Object.assign(deal, { alcohol: 0, gun: 0 });
  assert.equal(t.can({ do: 'sell', sales: 1 }), false);
  assert.equal(t.can({ do: 'fence', goods: 1, price: 7 }), false);
});

test('job and dealer: several cards are drawn, one is kept', () => {
  const t = given();
  t.does([{ do: 'job', draw: 3 }]);
  assert.equal(t.options.length, 3);
  t.picks({});
  assert.equal(t.player().jobs.length, 4);
  t.does([{ do: 'dealer', draw: 2 }])
    .picks({})
    .picks({ type: 'new-deal' });
  assert.equal(t.player().deals.length, 3);
  t.s.jobs.cards.length = 0;
  assert.equal(t.can({ do: 'job', draw: 3 }), false);
});

test('hire: an Associate of the market up to a level, to the hand if the card says so; ring: without hiring', () => {
  const t = given();
  t.does([{ do: 'hire', level: 5, toHand: true }]);
  assert.equal(t.options.length, 4);
  t.picks({});
  assert.equal(t.player().hand.length, 4);
  assert.equal(t.s.ring, 0);
  t.does([{ do: 'ring' }], 1);
  assert.equal(t.s.ring, 1);
  assert.equal(t.can({ do: 'ring' }, 1), false);
  t.s.market = ['', '', '', ''];
  assert.equal(t.can({ do: 'hire', level: 5 }), false);
});

test('supply: a Deal delivers without a thug', () => {
  const t = given();
  t.does([{ do: 'supply' }]).picks({ deal: 1 });
  while (!t.done) t.picks({});
  assert.equal(t.player().deals[1].thug, 0);
  assert.equal(t.told('stored').length, 1);
  t.has({ deals: [] });
  assert.equal(t.can({ do: 'supply' }), false);
});

test('recall: thugs at work come back, as many as wanted', () => {
  const t = given().has({ authorities: 2, underworld: 1, prison: 1 });
  t.does([{ do: 'recall', thugs: 2, from: 'authorities' }])
    .picks({ type: 'thug' })
    .picks({ type: 'stop' });
  assert.deepEqual([t.player().authorities, t.player().headquarters], [1, 5]);
  t.does([{ do: 'recall', thugs: 1, from: 'anywhere' }]);
  assert.deepEqual(
    t.options.map((one) => ('from' in one ? one.from : one.type)),
    ['underworld', 'authorities', 'stop'],
  );
  assert.equal(t.can({ do: 'recall', thugs: 1, from: 'streets' }), false);
});

test('oust: a marker goes back to its owner (SC-39)', () => {
  const t = given();
  const tile = t.tile(1);
  t.does([{ do: 'oust', markers: 1 }]).picks({ tile: tile.id });
  assert.deepEqual([tile.owner, t.player(1).markers], [-1, 7]);
});

test('seize: with the Muscle of the card alone (SC-46)', () => {
  const t = given();
  assert.equal(t.can({ do: 'seize', muscle: 0 }), false);
  const tile = t.tile(1);
  t.player().thugs[tile.district] = 3;
  t.does([{ do: 'seize', muscle: 4 }]);
  while (!t.done) t.picks({ tile: tile.id });
  assert.equal(tile.owner, 0);
});

test('SC-15 upgrade: for less money, in anybody’s turn, and without Muscle or Influence', () => {
  const t = given().has({ money: 99 });
  assert.equal(t.can({ do: 'upgrade', discount: 3 }), true);
  t.does([{ do: 'upgrade', discount: 99 }]).picks({ stat: 'lawyers' });
  while (!t.done) t.picks({});
  assert.equal(t.player().stats[1], 2);
  assert.ok(t.player().money >= 99);
  assert.equal(t.can({ do: 'upgrade', discount: 99 }, 1), true);
  t.has({ money: 0 });
  assert.equal(t.can({ do: 'upgrade', discount: 0 }), false);
});

test('SC-49 downgrade: a level goes, the Boss stays where he is', () => {
  const t = given().has({ stats: [2, 1, 3, 1, 1, 1], boss: 3 });
  t.does([{ do: 'downgrade', levels: 2 }])
    .picks({ stat: 'recruitment' })
    .picks({ stat: 'hand' });
  assert.deepEqual(t.player().stats, [1, 1, 2, 1, 1, 1]);
  assert.equal(t.player().boss, 3);
  assert.equal(t.can({ do: 'downgrade', levels: 1, who: 'rivals' }), false);
});

test('recover: cards of the discard pile come to the hand, seen by all', () => {
  const t = given().has({ discard: ['bagmen', 'bodyguards'] });
  t.does([{ do: 'recover', cards: 1 }]).picks({ card: 'bagmen' });
  assert.deepEqual([t.player().discard, t.player().open], [['bodyguards'], ['bagmen']]);
  assert.equal(t.can({ do: 'recover', cards: 1 }, 1), false);
});

test('fire: an Associate leaves the game, from hand or discard pile', () => {
  const t = given().has({ hand: ['bagmen', 'bookmaker'], discard: ['barber'], open: ['bookmaker'] }, 1);
  t.does([{ do: 'fire', cards: 1, who: 'rival' }]);
  assert.equal(t.asked, 1);
  assert.deepEqual(t.options, [
    { type: 'card', card: 'bookmaker' },
    { type: 'card', card: 'barber' },
  ]);
  t.picks({ card: 'bookmaker' });
  assert.deepEqual([t.player(1).hand, t.player(1).open, t.s.gone], [['bagmen'], [], ['bookmaker']]);
  assert.equal(t.can({ do: 'fire', cards: 1 }), false);
});

test('fire: whether a rival can fire follows from public facts, not from where the card is', () => {
  const t = given().has({ deck: ['bookmaker'] }, 1);
  assert.equal(t.can({ do: 'fire', cards: 1, who: 'rival' }), true);
  t.does([{ do: 'fire', cards: 1, who: 'rival' }]);
  assert.ok(t.done);
  assert.deepEqual(t.s.gone, []);
});

test('SC-51 unfulfil: a permanent Job is turned back', () => {
  const t = given().has({ fulfilled: ['coat-check'] }, 1);
  t.does([{ do: 'unfulfil', jobs: 1, who: 'rival' }]);
  assert.deepEqual([t.player(1).fulfilled, t.player(1).jobs.includes('coat-check')], [[], true]);
  assert.equal(t.can({ do: 'unfulfil', jobs: 1, who: 'rivals' }), false);
});

test('choose: only what would do something is offered', () => {
  const t = given().has({ prison: 0 });
  const effect = {
    do: 'choose',
    options: [[{ do: 'release', thugs: 'all' }], [{ do: 'money', amount: 1 }], [{ do: 'ring' }]],
  } as const;
  t.does([effect]);
  assert.deepEqual(t.options, [
    { type: 'option', option: 1 },
    { type: 'option', option: 2 },
  ]);
  t.picks({ option: 2 });
  assert.equal(t.s.ring, 0);
  assert.ok(t.told('money').every((event) => event.type === 'money' && event.reason !== 'card'));
  assert.equal(t.can({ do: 'choose', options: [[{ do: 'ring' }]] }), false);
});

test('may: the whole cost first, then the reward; a player who cannot pay may only decline', () => {
  const t = given().has({ hand: ['bagmen', 'bodyguards'], deck: ['card-sharps'] });
  const effect = {
    do: 'may',
    cost: { cards: 1, thugs: 1, crime: 2, money: 3 },
    then: [{ do: 'draw', cards: 1 }],
  } as const;
  t.does([effect]).picks({ type: 'yes' });
  assert.equal(t.player().deck.length, 1, 'nothing is drawn before all is paid');
  t.picks({ card: 'bagmen' });
  assert.deepEqual(t.player().hand, ['bodyguards', 'card-sharps']);
  assert.deepEqual([t.player().headquarters, t.player().recruits, t.player().crime, t.player().money], [3, 7, 3, 7]);
  t.has({ deck: ['rum-runners'], money: 2 });
  assert.equal(t.can(effect), false);
  t.does([effect]);
  assert.deepEqual(t.options, [{ type: 'stop' }]);
  t.picks({ type: 'stop' });
  assert.ok(t.done);
  t.has({ money: 3, headquarters: 0 }).does([effect]);
  assert.ok(t.done, 'everybody sees that a thug is missing');
});

test('may: goods of a kind and of any kind are given up together', () => {
  const t = given();
  Object.assign(t.tile(), { alcohol: 1, gun: 1 });
  for (const deal of t.player().deals) Object.assign(deal, { alcohol: 0, gun: 0 });
  const pay = (alcohol: number, goods: number) =>
    ({ do: 'may', cost: { alcohol, goods }, then: [{ do: 'money', amount: 1 }] }) as const;
  assert.equal(t.can(pay(1, 2)), false);
  assert.equal(t.can(pay(2, 0)), false);
  t.does([pay(1, 1)]).picks({ type: 'yes' });
  assert.deepEqual([t.tile().alcohol, t.tile().gun, t.player().money], [0, 0, 11]);
});

test('if: only when the condition holds', () => {
  const t = given();
  const rich = { do: 'if', when: { ring: true }, then: [{ do: 'money', amount: 5 }] } as const;
  t.does([rich]);
  assert.equal(t.player().money, 10);
  assert.equal(t.can(rich), false);
  t.s.ring = 0;
  t.does([rich]);
  assert.equal(t.player().money, 15);
});

test('each: in turn order from the acting player, each as if the card were their own', () => {
  const t = given();
  t.does(
    [
      {
        do: 'each',
        who: 'rivals',
        effects: [{ do: 'choose', options: [[{ do: 'pay', amount: 2 }], [{ do: 'discard', cards: 1 }]] }],
      },
    ],
    1,
  );
  assert.equal(t.asked, 2);
  t.picks({ option: 0 });
  assert.equal(t.asked, 0);
  t.picks({ option: 0 });
  assert.deepEqual(
    [0, 1, 2].map((seat) => t.player(seat).money),
    [8, 10, 8],
  );
});

test('market: the two marked spaces are cleared (SC-80)', () => {
  const t = given();
  const [, , third, fourth] = t.s.market;
  t.does([{ do: 'market' }]);
  assert.ok(!t.s.market.includes(third) && !t.s.market.includes(fourth));
});

test('time: never before the start nor beyond the end', () => {
  const t = given();
  assert.equal(t.can({ do: 'time', by: -1 }), false);
  t.does([{ do: 'time', by: 9 }]);
  assert.equal(t.s.time, 5);
});

test('peek: the player knows the cards from then on', () => {
  const t = given();
  t.does([{ do: 'peek', deck: 'federal', cards: 2 }], 2);
  assert.deepEqual(t.s.federal.seen.slice(0, 3), [4, 4, 0]);
  assert.deepEqual(t.told('looked'), [
    { type: 'looked', seat: 2, deck: 'federal', count: 2, cards: t.s.federal.cards.slice(0, 2) },
  ]);
  assert.equal(t.can({ do: 'peek', deck: 'federal', cards: 2 }, 2), false);
  assert.equal(t.can({ do: 'peek', deck: 'federal', cards: 2 }), true);
});

test('peek: offered if at least one card is unseen', () => {
  const t = given();
  const one = { do: 'peek', deck: 'jobs', cards: 1 } as const;
  assert.equal(t.can(one, 1), true);
  t.does([one], 1);
  assert.deepEqual(t.told('looked'), [
    { type: 'looked', seat: 1, deck: 'jobs', count: 1, cards: t.s.jobs.cards.slice(0, 1) },
  ]);
  assert.deepEqual(t.s.jobs.seen.slice(0, 2), [2, 0]);
  assert.equal(t.can(one, 1), false);
  assert.equal(t.can({ ...one, cards: 2 }, 1), true, 'the second is new');
  assert.equal(t.can(one, 0), true, 'to others it is');
  Object.assign(t.s.jobs, { cards: t.s.jobs.cards.slice(0, 1), seen: [2] });
  assert.equal(t.can({ ...one, cards: 2 }, 1), false, 'there is no second');
  Object.assign(t.s.jobs, { cards: [], seen: [] });
  t.does([one], 0);
  assert.equal(t.told('looked').length, 1, 'nothing is looked at');
});

test('nightclub: not where no token fits any more', () => {
  const t = given();
  assert.equal(t.can({ do: 'nightclub' }), true);
  for (const tile of t.s.tiles) tile.tokens = [MOST_TOKENS, 0, 0, 0];
  assert.equal(t.can({ do: 'nightclub' }), false);
});

test('exchange: goods change their kind where they lie', () => {
  const t = given();
  Object.assign(t.tile(), { alcohol: 2, gun: 0 });
  for (const deal of t.player().deals) Object.assign(deal, { alcohol: 0, gun: 0 });
  t.does([{ do: 'exchange', goods: 2 }])
    .picks({ good: 'alcohol' })
    .picks({ type: 'stop' });
  assert.deepEqual([t.tile().alcohol, t.tile().gun], [1, 1]);
  Object.assign(t.tile(), { alcohol: 0, gun: 0 });
  assert.equal(t.can({ do: 'exchange', goods: 1 }), false);
});

test('nightclub and vehicle: as an upgrade would bring them, without one', () => {
  const t = given();
  t.does([{ do: 'nightclub' }]);
  assert.deepEqual([t.tile().night, t.tile().tokens[3]], [1, 1]);
  assert.equal(t.can({ do: 'nightclub' }), false);
  const { carsLeft } = t.player();
  t.does([{ do: 'vehicle' }]).picks({ piece: 'car' });
  assert.equal(t.player().carsLeft, carsLeft - 1);
  t.has({ carsLeft: 0, trucksLeft: 0 });
  assert.equal(t.can({ do: 'vehicle' }), false);
});
