// SC-110: the thirteen actions as the Enforcer takes them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personCard } from '../../src/cards/index.ts';
import { RIVAL } from '../../src/enforcer/board.ts';
import { ENFORCER_ACTS } from '../../src/enforcer/language.ts';
import { apply, legal } from '../../src/machine.ts';
import { countOf } from '../../src/operations/reckon.ts';
import { isPresent } from '../../src/rules/presence.ts';
import { NOBODY, STATS } from '../../src/vocabulary.ts';
import { Alone, HE } from './alone.ts';

test('SC-110 action 1, Deal: any Deal without a thug, and all Deals deliver', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE);
  assert.ok(t.does({ act: 'deal' }));
  assert.deepEqual(t.told('goods'), [{ type: 'goods', seat: HE, alcohol: 3, gun: 2 }]);
  assert.ok(t.does({ act: 'deal' }));
  assert.deepEqual(
    t.he.deals.map((deal) => deal.thug),
    [1, 1],
  );
  assert.equal(t.he.headquarters, 2);
  assert.deepEqual(
    t.told('deal').map(({ deal, cards }) => [deal, cards]),
    [[1, ['gun-runner', 'distillery-owner']]],
  );
  assert.deepEqual(t.told('because')[0], { type: 'because', seat: HE, why: 'free-deal', place: 'deal 1' });
  assert.ok(!t.does({ act: 'deal' }), 'each of his Deals has a thug');
});

test('SC-110 action 1, Deal: no Muscle is asked for, and Supply comes on top once', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE);
  t.he.stats[3] = 3;
  t.does({ act: 'deal' }, 0);
  // 3 alcohol and 2 guns, then two of his choice: a gun, then an alcohol.
  assert.deepEqual(t.told('goods'), [{ type: 'goods', seat: HE, alcohol: 4, gun: 3 }]);
});

test('SC-110 action 2, recruit: steps go to thugs in Safehouses before Recruits', () => {
  const t = new Alone();
  Object.assign(t.he, { safehouses: 2, recruits: 5, headquarters: 1 });
  t.does({ act: 'recruit' }, 3);
  assert.deepEqual(
    t.told('recruited').map(({ to }) => to),
    ['headquarters', 'headquarters', 'safehouses'],
  );
  assert.deepEqual([t.he.recruits, t.he.safehouses, t.he.headquarters, t.he.underworld], [4, 1, 2, 1]);
  assert.equal(t.whys[0], 'safehouses-first');
});

test('SC-110 action 3, Job: the top card for any Power above the requirement, and it counts as fulfilled', () => {
  const t = new Alone();
  const [top] = t.s.jobs.cards;
  const left = t.s.jobs.cards.length;
  t.does({ act: 'job', least: 2 }, 5);
  assert.deepEqual(t.he.jobs, [top]);
  assert.equal(t.s.jobs.cards.length, left - 1);
  t.suffers({ do: 'unfulfil', jobs: 1, who: 'rivals' }, 0);
  assert.deepEqual(t.he.jobs, [top]);
});

test('SC-110 action 4, Dealer: the top card, always a Deal of its own', () => {
  const t = new Alone();
  const [top] = t.s.dealers.cards;
  assert.ok(!t.does({ act: 'dealer', least: 2 }, 1));
  t.does({ act: 'dealer', least: 2 }, 3);
  assert.deepEqual(
    t.he.deals.map((deal) => deal.cards),
    [['gun-runner'], ['distillery-owner'], [top]],
  );
  assert.deepEqual(t.told('took-dealer'), [{ type: 'took-dealer', seat: HE, card: top, deal: 2 }]);
});

const market = (t: Alone, levels: readonly number[]): string[] => {
  const pool = [...t.s.market, ...t.s.low.cards, ...t.s.high.cards];
  t.s.market = levels.map(
    (level) =>
      pool.splice(
        pool.findIndex((id) => personCard(id).level === level),
        1,
      )[0],
  );
  t.s.low.cards = pool.filter((id) => personCard(id).level <= 3);
  t.s.high.cards = pool.filter((id) => personCard(id).level > 3);
  for (const deck of [t.s.low, t.s.high]) deck.seen = deck.cards.map(() => 0);
  return t.s.market.slice();
};

test('SC-110 action 5, hire: the highest level his Power allows, and the leftmost of that level', () => {
  const t = new Alone();
  const [, second] = market(t, [1, 2, 2, 4]);
  t.does({ act: 'hire' }, 3);
  assert.deepEqual(t.solo.associates, [second]);
  assert.equal(t.whys[0], 'leftmost');
  const u = new Alone();
  const [, , third] = market(u, [1, 2, 3, 4]);
  u.does({ act: 'hire' }, 3);
  assert.deepEqual([u.solo.associates, u.whys[0]], [[third], 'highest-level']);
});

test('SC-110 action 5, hire: the market is refilled and the Ring is his', () => {
  const t = new Alone();
  const [first] = market(t, [1, 1, 3, 4]);
  const [next] = t.s.low.cards;
  t.does({ act: 'hire' }, 3);
  assert.deepEqual(t.s.market.slice(0, 2), [next, first]);
  assert.equal(t.s.ring, HE);
});

test('SC-110 action 5, hire: levels 1 to 3 bring a card of deck B, on top for one good, else to the discard pile', () => {
  const t = new Alone();
  market(t, [1, 1, 3, 4]);
  const [b, second] = t.solo.b;
  t.solo.deck = ['ledger-work'];
  t.does({ act: 'hire' }, 3);
  assert.deepEqual([t.solo.discard, t.solo.deck], [[b], ['ledger-work']]);
  t.he.deals[0].gun = 1;
  t.does({ act: 'hire' }, 1);
  assert.deepEqual(t.solo.deck, [second, 'ledger-work']);
  assert.equal(t.he.deals[0].gun, 0);
});

test('SC-110 action 5, hire: levels 4 and 5 bring a card of deck C, on top for two goods', () => {
  const t = new Alone();
  market(t, [1, 1, 3, 4]);
  t.he.deals[0].gun = 1;
  const [c] = t.solo.c;
  t.does({ act: 'hire' }, 4);
  assert.deepEqual([t.solo.discard, t.he.deals[0].gun], [[c], 1]);
  market(t, [1, 1, 3, 5]);
  t.he.deals[1].alcohol = 1;
  const [d] = t.solo.c;
  t.does({ act: 'hire' }, 5);
  assert.equal(t.solo.deck[0], d);
  assert.deepEqual([t.he.deals[0].gun, t.he.deals[1].alcohol], [0, 0]);
});

test('SC-110 action 5, hire: no good is spent when deck B or C has no card left', () => {
  const t = new Alone();
  market(t, [1, 1, 3, 4]);
  Object.assign(t.solo, { b: [], c: [] });
  Object.assign(t.he.deals[0], { alcohol: 3, gun: 2 });
  t.does({ act: 'hire' }, 3);
  t.does({ act: 'hire' }, 4);
  assert.equal(t.solo.associates.length, 2);
  assert.deepEqual([t.he.deals[0].alcohol, t.he.deals[0].gun], [3, 2]);
});

test('SC-110 action 12, upgrade: no alcohol is spent when the decks that its letters name are empty', () => {
  const t = new Alone();
  Object.assign(t.solo, { b: [], c: [] });
  Object.assign(t.he, { boss: RIVAL.bonuses.indexOf('B+C') });
  t.he.deals[0].alcohol = 2;
  t.does({ act: 'upgrade' }, 4);
  assert.equal(t.he.deals[0].alcohol, 2);
});

test('SC-110 action 6, sales: as many as Power; bigger profits, then fewer goods, then the lower number', () => {
  const t = new Alone();
  const stocked = { alcohol: 3, gun: 3 };
  t.tile(5, 'little-italy', HE, stocked); // 14 for 3
  t.tile(4, 'pullman', HE, stocked); // 14 for 2
  t.tile(3, 'chinatown', HE, stocked); // 15 for 2
  t.tile(2, 'uptown', HE, stocked); // 15 for 3
  t.tile(1, 'bronzeville', HE, stocked); // 15 for 3
  t.does({ act: 'sales' }, 4);
  assert.deepEqual(
    t.told('sold').map(({ tile }) => tile),
    ['chinatown', 'bronzeville', 'uptown', 'pullman'],
  );
  assert.deepEqual(
    t.whys.filter((why) => !why.startsWith('spends')),
    ['fewer-goods', 'lower-number', 'biggest-profit', 'fewer-goods'],
  );
});

test('SC-110 action 6, sales: still tied, the player chooses', () => {
  const t = new Alone();
  t.tile(0, 'bronzeville', HE, { alcohol: 3 });
  t.tile(Alone.SECOND, 'uptown', HE, { alcohol: 3 });
  t.does({ act: 'sales' }, 1);
  const list = legal(t.s, 0);
  assert.deepEqual(list, [
    { type: 'tile', tile: 'bronzeville' },
    { type: 'tile', tile: 'uptown' },
  ]);
  apply(t.s, 0, list[1], t.events);
  assert.deepEqual(
    t.told('sold').map(({ tile }) => tile),
    ['uptown'],
  );
  assert.ok(t.whys.includes('your-choice'));
});

test('SC-110 action 7, remove control: your biggest profits first, one marker for every 5 Power', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', 0);
  t.tile(4, 'the-loop', 0);
  t.tile(5, 'cicero', 0);
  assert.ok(!t.does({ act: 'oust' }, 4));
  t.does({ act: 'oust' }, 11);
  assert.deepEqual(
    t.told('ousted').map(({ tile }) => tile),
    ['the-loop', 'cicero'],
  );
  assert.deepEqual(
    t.s.tiles.filter((tile) => tile.owner === 0).map(({ id }) => id),
    ['pilsen'],
  );
});

test('SC-110 action 8, businesses: as many as fit where the profit is biggest, then the next, drawn by chance', () => {
  const t = new Alone();
  const poor = t.tile(3, 'pilsen', HE);
  const rich = t.tile(4, 'the-loop', HE);
  t.does({ act: 'build' }, 3);
  const built = t.told('built');
  assert.deepEqual(
    built.map(({ tile }) => tile),
    [rich.id, rich.id, poor.id],
  );
  assert.equal(
    rich.tokens.reduce((a, b) => a + b),
    3,
  );
  const kinds = new Set<string>();
  for (let i = 0; i < 40; i++) {
    rich.tokens = [0, 0, 0, 0];
    t.s.tokens = [5, 5, 5, 8];
    t.does({ act: 'build' }, 1);
    kinds.add(t.told('built')[0].business);
    t.he.headquarters++;
  }
  assert.equal(kinds.size, 3);
});

test('SC-110 without Power nothing that Power pays for is done, and no thug is sent for it', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE, { alcohol: 3, gun: 3 });
  t.tile(4, 'the-loop', 0);
  Object.assign(t.he, { safehouses: 2, recruits: 5, prison: 2, crime: t.s.ness + 5 });
  const acts = ['recruit', 'sales', 'oust', 'lower-crime', 'build', 'release', 'fence', 'send', 'upgrade'] as const;
  for (const act of acts) {
    assert.equal(t.does({ act }, 0), false, act);
    assert.equal(t.he.headquarters, 4, act);
    assert.equal(t.does({ act }, 5), true, `${act} with Power`);
    Object.assign(t.he, { headquarters: 4, money: 20, crime: t.s.ness + 5, recruits: 5, prison: 2 });
    t.tile(3, 'pilsen', HE, { alcohol: 3, gun: 3, tokens: [1, 0, 0, 0] });
  }
});

test('SC-110 release takes 2 Power and removing control 5 for each marker', () => {
  const t = new Alone();
  t.tile(4, 'the-loop', 0);
  t.he.prison = 1;
  assert.equal(t.does({ act: 'release' }, 1), false);
  assert.equal(t.does({ act: 'release' }, 2), true);
  assert.equal(t.does({ act: 'oust' }, 4), false);
  assert.equal(t.does({ act: 'oust' }, 5), true);
});

test('SC-110 action 9, Authorities: 6 dollars a good, spent by his own order', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE, { alcohol: 3 });
  t.he.deals[0].gun = 1;
  t.does({ act: 'fence' }, 2);
  assert.equal(t.he.money, 32);
  assert.deepEqual(
    t.told('spent').map(({ from }) => from),
    ['pilsen', 'pilsen'],
  );
  assert.deepEqual(t.whys, ['spends-surplus', 'spends-least-profit']);
});

test('SC-110 action 10, move: from everywhere to his district; thugs on foot, thugs with a vehicle, vehicles', () => {
  const t = new Alone();
  // Central (0) touches North (2), West (3), Southwest (4) and South (5).
  t.he.thugs = [0, 1, 1, 0, 0, 0, 2];
  t.he.cars = [0, 0, 0, 1, 0, 0, 1];
  t.he.trucks = [0, 1, 0, 0, 0, 0, 0];
  t.does({ act: 'move' }, 99);
  const moves = t.told('moved').map(({ piece, from }) => `${piece} ${from}`);
  assert.deepEqual(moves, [
    'thug north',
    'truck far-north',
    'thug far-north',
    'car far-south',
    'thug far-south',
    'thug far-south',
    'car west',
  ]);
  assert.deepEqual([t.he.thugs[0], t.he.cars[0], t.he.trucks[0]], [4, 2, 1]);
  assert.deepEqual(t.whys, ['walks-first', 'rides-second', 'vehicles-last']);
});

test('SC-110 action 10, move: the vehicle that carries a thug is a move of its own', () => {
  const t = new Alone();
  t.he.thugs[6] = 2;
  t.he.cars[6] = 1;
  t.does({ act: 'move' }, 2);
  assert.deepEqual(
    t.told('moved').map(({ piece }) => piece),
    ['car', 'thug'],
  );
  const u = new Alone();
  u.he.thugs[6] = 1;
  u.he.cars[6] = 1;
  u.does({ act: 'move' }, 1);
  assert.deepEqual(
    u.told('moved').map(({ piece }) => piece),
    ['car'],
  );
  assert.deepEqual(u.whys, ['vehicles-last'], 'one move is no ride');
  const v = new Alone();
  v.he.thugs[6] = 1;
  assert.ok(!v.does({ act: 'move' }, 5), 'too far to walk');
});

test('SC-110 action 11, seize: yours first, then bigger profits, then the higher defence', () => {
  const t = new Alone();
  for (const d of [1, 2, 3, 4, 5]) t.he.thugs[d] = 1;
  t.tile(1, 'the-loop', NOBODY); // 20
  t.tile(2, 'pilsen', 0); // 10, yours
  assert.ok(t.does({ act: 'seize' }, 9));
  assert.deepEqual([t.told('seized')[0].tile, t.whys[0]], ['pilsen', 'yours']);
  t.tile(3, 'little-italy', 0);
  t.tile(4, 'cicero', 0);
  t.does({ act: 'seize' }, 9);
  assert.deepEqual([t.told('seized')[0].tile, t.whys[0]], ['cicero', 'yours-biggest-profit']);
  const u = new Alone();
  for (const tile of u.s.tiles) tile.owner = HE;
  u.tile(3, 'bronzeville', NOBODY);
  u.tile(4, 'uptown', NOBODY);
  u.s.police[4] = 1;
  u.he.thugs[3] = 1;
  u.he.thugs[4] = 1;
  u.he.markers = 2;
  u.does({ act: 'seize' }, 9);
  assert.deepEqual([u.told('seized')[0].tile, u.whys[0]], ['uptown', 'higher-defence']);
});

test('SC-110 action 11, seize: only where he is present (his token will do) and strong enough', () => {
  const t = new Alone();
  const tile = t.tile(3, 'pilsen', NOBODY);
  for (const one of t.s.tiles) if (one !== tile) one.owner = HE;
  t.solo.at = 0;
  assert.ok(!t.does({ act: 'seize' }, 9));
  t.solo.at = 3;
  assert.ok(!t.does({ act: 'seize' }, 1));
  t.he.markers = 1;
  assert.ok(t.does({ act: 'seize' }, 2));
  assert.equal(tile.owner, HE);
});

test('SC-110 action 11, seize (ruling): with no control marker left he gives up his smallest profit', () => {
  const t = new Alone();
  t.he.markers = 2;
  const poor = t.tile(3, 'pilsen', HE);
  t.tile(4, 'cicero', HE);
  t.tile(0, 'little-italy', 0);
  t.does({ act: 'seize' }, 9);
  assert.deepEqual(t.told('gave-up'), [{ type: 'gave-up', seat: HE, tile: 'pilsen' }]);
  assert.deepEqual([poor.owner, t.he.markers], [NOBODY, 0]);
  assert.ok(t.whys.includes('least-profit'));
});

test('SC-110 action 12, upgrade: the stat with the number of his district, or the next that can be had', () => {
  const t = new Alone();
  t.solo.at = 2;
  t.does({ act: 'upgrade' }, 2);
  assert.deepEqual([t.he.stats, t.whys[0]], [[1, 1, 2, 1, 1, 1], 'district-number']);
  t.does({ act: 'upgrade' }, 2);
  assert.deepEqual([t.he.stats, t.whys[0]], [[1, 1, 2, 2, 1, 1], 'next-stat']);
  t.does({ act: 'upgrade' }, 4);
  assert.deepEqual(t.he.stats, [1, 1, 3, 2, 1, 1]);
});

test('SC-110 action 12, upgrade: a vehicle comes with Vehicles, a nightclub with Nightclubs, and neither with others', () => {
  for (const [at, stat] of STATS.entries()) {
    const t = new Alone();
    t.solo.at = at;
    t.tile(3, 'pilsen', HE);
    t.does({ act: 'upgrade' }, 2);
    assert.deepEqual(t.told('upgraded'), [{ type: 'upgraded', seat: HE, stat, level: 2 }]);
    assert.equal(t.told('nightclub').length, stat === 'nightclubs' ? 1 : 0);
    const vehicles = [...t.he.cars, ...t.he.trucks].reduce((a, b) => a + b);
    assert.equal(vehicles > 0, stat === 'vehicles', stat);
  }
});

test('SC-110 action 12, upgrade: level 2 takes 2 Power, level 3 takes 4; with neither it is void', () => {
  const t = new Alone();
  assert.ok(!t.does({ act: 'upgrade' }, 1));
  t.he.stats = [2, 2, 2, 2, 2, 2];
  assert.ok(!t.does({ act: 'upgrade' }, 3));
  assert.ok(t.does({ act: 'upgrade' }, 4));
  t.he.stats = [3, 3, 3, 3, 3, 3];
  assert.ok(!t.does({ act: 'upgrade' }, 9));
});

test('SC-110 action 12, upgrade: it costs him no money, and dollars under a cube are his', () => {
  const t = new Alone();
  t.he.boss = 1;
  t.does({ act: 'upgrade' }, 2);
  assert.equal(t.he.money, 23);
  assert.equal(t.he.boss, 2);
});

test('SC-110 action 12, upgrade: B, C and B+C under a cube bring cards, on top for 2 alcohol in all', () => {
  for (const [boss, decks] of [
    [2, ['b']],
    [5, ['c']],
    [8, ['b', 'c']],
  ] as const) {
    const t = new Alone();
    t.he.boss = boss;
    const cards = decks.map((deck) => t.solo[deck][0]);
    t.he.deals[0].gun = 1;
    t.he.deals[1].alcohol = 1;
    t.does({ act: 'upgrade' }, 2);
    assert.deepEqual(t.solo.discard, cards, 'one alcohol is too little');
    const u = new Alone();
    u.he.boss = boss;
    u.solo.deck = [];
    const wanted = decks.map((deck) => u.solo[deck][0]);
    for (const deal of u.he.deals) deal.alcohol = 1;
    u.does({ act: 'upgrade' }, 2);
    assert.deepEqual([...u.solo.deck].sort(), [...wanted].sort());
    assert.deepEqual(
      u.he.deals.map((deal) => deal.alcohol),
      [0, 0],
    );
  }
});

test('SC-110 action 13: he never removes thugs, even if he could do nothing else', () => {
  assert.ok(!(ENFORCER_ACTS as readonly string[]).includes('dismiss'));
  const t = new Alone();
  t.he.headquarters = 0;
  t.me.money = 0;
  t.turns('sealed-envelope', 'shaken-down');
  assert.deepEqual(t.told('dismissed'), []);
});

test('SC-110 thugs sent to the Underworld raise his Crime Rate by all that are there', () => {
  const t = new Alone();
  t.does({ act: 'job' }, 2);
  t.does({ act: 'job' }, 2);
  assert.deepEqual([t.he.underworld, t.he.crime], [2, 4]);
});

test('SC-110 send: to his own district, each for the bribe, as many as Power', () => {
  const t = new Alone();
  t.s.police[0] = 1;
  t.he.money = 5;
  t.does({ act: 'send' }, 4);
  assert.deepEqual([t.he.thugs[0], t.he.money, t.he.headquarters], [2, 1, 2]);
});

test('SC-110.6 ruling: Dealer’s Supply brings him its goods once, not for each Dealer', () => {
  const t = new Alone();
  t.deals('gun-runner', 'distillery-owner', 'junk-dealer');
  t.tile(3, 'pilsen', HE);
  const goods = (): number => t.told('goods').reduce((sum, { alcohol, gun }) => sum + alcohol + gun, 0);
  t.does({ act: 'deal' });
  const usual = goods();
  t.he.stats[3] = 3;
  t.does({ act: 'deal' });
  assert.equal(goods() - usual, RIVAL.supply[2]);
});

test('SC-110.6 ruling: his permanent Jobs count as fulfilled, but have no effect for him', () => {
  const t = new Alone();
  t.tile(3, 'pilsen', HE);
  t.does({ act: 'deal' });
  const usual = t.told('goods');
  t.he.jobs = ['speedboats'];
  t.he.deals[0].thug = 0;
  t.does({ act: 'deal' });
  assert.deepEqual(t.told('goods'), usual);
  assert.equal(countOf(t.s, HE, 'fulfilled-jobs'), 1);
});

test('SC-110.6 ruling: a Plan of three cards does not raise his Crime Rate', () => {
  const t = new Alone();
  t.he.boss = RIVAL.rows.find(({ plan }) => plan === 3)?.from ?? 0;
  t.turns('ledger-work', 'quiet-word', 'rainy-tuesday');
  assert.equal(t.told('rival-plan')[0].cards.length, 3);
  // None of these cards sent him to the Underworld, which would raise it.
  assert.equal(t.he.underworld, 0);
  assert.deepEqual(t.told('crime'), []);
});

test('SC-110.6 ruling: his control markers are presence', () => {
  const t = new Alone();
  t.tile(4, 'pilsen', HE);
  assert.ok(isPresent(t.s, HE, 4));
  assert.ok(!isPresent(t.s, HE, 5));
});

test('SC-110.6 ruling: in district 7, which has no stat, he begins with the first', () => {
  const t = new Alone();
  t.solo.at = 6;
  t.does({ act: 'upgrade' }, 2);
  assert.deepEqual(t.he.stats, [2, 1, 1, 1, 1, 1]);
});
