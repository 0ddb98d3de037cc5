import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trackRow } from '../../src/enforcer/board.ts';
import { enforcerCard } from '../../src/enforcer/cards/index.ts';
import { isSupplied } from '../../src/enforcer/deeds.ts';
import { powerOf } from '../../src/enforcer/turn.ts';
import { associatesOf, countOf } from '../../src/operations/reckon.ts';
import { finalCount } from '../../src/rules/final.ts';
import { isPresent } from '../../src/rules/presence.ts';
import { defenceAgainst } from '../../src/rules/strength.ts';
import { NOBODY } from '../../src/vocabulary.ts';
import { Alone, HE } from './alone.ts';

test('SC-110 Power: the stat, the bonuses of all cards of the Plan, and the line’s own, never below 0', () => {
  const t = new Alone();
  t.solo.plan = ['friends-at-the-bar', 'night-shift'];
  t.he.stats[0] = 3;
  assert.equal(powerOf(t.s, HE, 1), 2 + 1 + 1 + 1);
  assert.equal(powerOf(t.s, HE, -9), 0);
});

test('SC-110 vehicles: each is a car and a truck at once', () => {
  const t = new Alone();
  const tile = t.tile(3, 'cicero', HE);
  const before = defenceAgainst(t.s, 0, tile);
  t.he.trucks[3] = 1;
  assert.equal(defenceAgainst(t.s, 0, tile), before + 1);
  const mine = t.tile(4, 'pilsen', 0);
  const attack = defenceAgainst(t.s, HE, mine);
  t.he.trucks[4] = 1;
  assert.equal(defenceAgainst(t.s, HE, mine), attack - 1);
  // 2 alcohol and 1 gun are needed; his car spares an alcohol.
  Object.assign(t.he, { trucks: [0, 0, 0, 0, 0, 0, 0], cars: [0, 0, 0, 1, 0, 0, 0] });
  Object.assign(tile, { alcohol: 1, gun: 1 });
  assert.ok(isSupplied(t.s, HE, tile));
});

test('SC-110 Family Ring: he never forgets its money, at the start of his turn or when he takes it', () => {
  const t = new Alone();
  t.s.ring = HE;
  assert.equal(
    t
      .turns('quiet-word')
      .told('money')
      .filter((event) => event.reason === 'ring').length,
    1,
  );
  const u = new Alone();
  u.turns('favour-returned', 'quiet-word');
  assert.deepEqual(u.told('ring'), [{ type: 'ring', seat: HE }]);
  assert.deepEqual(
    u.told('money').filter((event) => event.reason === 'ring'),
    [{ type: 'money', seat: HE, amount: 1, reason: 'ring' }],
  );
});

test('SC-110 hand and Associates: he has no hand, and Associates he hired are out of play until the end', () => {
  const t = new Alone();
  t.he.jobs = ['a', 'b'];
  t.does({ act: 'hire' }, 5);
  assert.equal(t.solo.associates.length, 1);
  assert.equal(associatesOf(t.he), 0);
  assert.deepEqual([countOf(t.s, HE, 'hand-cards'), countOf(t.s, HE, 'associates')], [0, 0]);
});

test('SC-110 presence: his token is presence, but neither attack nor defence', () => {
  const t = new Alone();
  const tile = t.tile(3, 'pilsen', NOBODY);
  assert.ok(!isPresent(t.s, HE, 3));
  const defence = defenceAgainst(t.s, HE, tile);
  t.solo.at = 3;
  assert.ok(isPresent(t.s, HE, 3));
  assert.equal(defenceAgainst(t.s, HE, tile), defence);
  assert.ok(!isPresent(t.s, 0, 3));
});

test('SC-110 choosing a district: of several he takes the lower number, at any place on the map', () => {
  const t = new Alone();
  t.solo.numbers = [7, 6, 5, 4, 3, 2, 1];
  t.solo.at = 1;
  t.he.thugs[2] = 1;
  t.he.thugs[5] = 1;
  t.suffers({ do: 'vehicle' });
  assert.deepEqual(
    t.told('vehicle').map(({ district }) => district),
    ['south'],
  );
  assert.deepEqual(t.whys, ['lower-number']);
});

test('SC-110 lay out the Plan: as many cards as the Plan stat says, or as many as are left', () => {
  const t = new Alone();
  t.turns('ledger-work', 'new-faces', 'rainy-tuesday');
  assert.deepEqual(t.told('rival-plan')[0].cards, ['ledger-work', 'new-faces']);
  assert.deepEqual(t.solo.deck, ['rainy-tuesday']);
  t.turns('ledger-work');
  assert.deepEqual(t.told('rival-plan')[0].cards, ['ledger-work']);
  assert.deepEqual(
    [0, 6, 10, 12].map((boss) => trackRow(boss)).map(({ plan, actions }) => [plan, actions]),
    [
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  );
});

test('SC-110 moves: the sum over the Plan, in ascending numbers, and from 7 on to 1', () => {
  const t = new Alone();
  t.solo.numbers = [3, 1, 2, 7, 6, 5, 4];
  t.solo.at = 4;
  t.turns('muscle-flexed', 'quiet-word');
  // From number 6 four districts on: 7, 1, 2, 3.
  assert.equal(t.solo.at, 0);
  assert.equal(t.told('rival-walk')[0].steps, 4);
});

test('SC-110 reading order: the top line of every card from left to right, then the line below', () => {
  const t = new Alone();
  // Nothing that these lines want can be done: no thugs in Headquarters, no money to steal, too little Power.
  Object.assign(t.he, { headquarters: 0 });
  t.me.money = 0;
  t.turns('shaken-down', 'new-faces');
  const read = t.told('rival-line').map(({ card, line }) => `${card} ${line}`);
  assert.deepEqual(
    read,
    [
      'shaken-down 0',
      'new-faces 0',
      'shaken-down 1',
      'new-faces 1',
      'shaken-down 2',
      'new-faces 2',
      'shaken-down 3',
      'new-faces 3',
    ].slice(0, read.length),
  );
  assert.ok(read.length > 4);
});

test('SC-110 cubes: as many actions as the Actions stat, and a void line takes none', () => {
  for (const [boss, actions] of [
    [0, 1],
    [6, 2],
    [12, 3],
  ]) {
    const t = new Alone();
    t.he.boss = boss;
    t.he.headquarters = 6;
    t.turns('ledger-work', 'back-door-delivery', 'rainy-tuesday');
    const lines = t.told('rival-line');
    assert.equal(lines.filter(({ acts }) => acts).length, actions);
    assert.equal(lines.at(-1)?.acts, true, 'he stops when the last cube lies');
  }
});

test('SC-110 the Plan goes to his discard pile when his turn ends', () => {
  const t = new Alone();
  t.turns('ledger-work', 'new-faces');
  assert.deepEqual([t.solo.plan, t.solo.discard], [[], ['ledger-work', 'new-faces']]);
});

test('SC-110 Power actions: Power is worth what it says, or a threshold', () => {
  const t = new Alone();
  assert.ok(t.does({ money: 'gain' }, 3));
  assert.equal(t.he.money, 23);
  const jobs = t.s.jobs.cards.length;
  assert.ok(!t.does({ act: 'job', least: 2 }, 1));
  assert.ok(t.does({ act: 'job', least: 2 }, 2));
  assert.ok(t.does({ act: 'job', least: 2 }, 9));
  assert.equal(t.s.jobs.cards.length, jobs - 2);
});

test('SC-110 free actions: no Power is totalled', () => {
  const t = new Alone();
  t.turns('quiet-word');
  assert.deepEqual(
    t.told('rival-line').map(({ power }) => power),
    [
      null,
      ...t
        .told('rival-line')
        .slice(1)
        .map(({ power }) => power),
    ],
  );
  assert.equal(enforcerCard('quiet-word').lines[0].power, null);
});

test('SC-110 void actions: what would change nothing is not carried out and takes no cube', () => {
  const t = new Alone();
  t.he.headquarters = 0;
  for (const act of [
    'deal',
    'recruit',
    'job',
    'dealer',
    'hire',
    'sales',
    'oust',
    'lower-crime',
    'build',
    'release',
    'fence',
    'send',
  ] as const)
    assert.ok(!t.does({ act }, 9), act);
  t.he.headquarters = 4;
  t.me.money = 0;
  for (const deed of [
    { act: 'sales' },
    { act: 'oust' },
    { act: 'lower-crime' },
    { act: 'build' },
    { act: 'release' },
    { act: 'fence' },
    { act: 'move' },
  ] as const)
    assert.ok(!t.does(deed, 9), deed.act);
  assert.ok(!t.does({ money: 'steal' }, 4));
  assert.ok(!t.does({ money: 'gain' }, 0));
  assert.ok(!t.does({ sellNext: 'casino' }));
  assert.ok(!t.does({ stockNext: true }));
  assert.ok(!t.does({ police: 'one-here' }));
  assert.ok(!t.does({ harm: 'kill', thugs: 1, where: 'here' }));
  t.s.ring = HE;
  assert.ok(!t.does({ ring: true }));
  t.he.deals = [];
  assert.ok(!t.does({ goods: 2 }), 'no room for a single one');
  assert.deepEqual(t.events, []);
});

test('SC-110 next: "move each police car to its next district" sends one in 3 to 4, and one in 7 to 1', () => {
  const t = new Alone();
  t.s.police = [0, 0, 1, 0, 0, 0, 2];
  assert.ok(t.does({ police: 'each-next' }));
  assert.deepEqual(t.s.police, [2, 0, 0, 1, 0, 0, 0]);
});

test('SC-110 next: with a Casino in 2 and in 7, he is in 3 and sells in 7', () => {
  const t = new Alone();
  t.solo.at = 2;
  t.tile(1, 'little-italy', HE, { tokens: [0, 1, 0, 0], alcohol: 3 });
  const far = t.tile(6, 'bronzeville', HE, { tokens: [0, 1, 0, 0], alcohol: 3 });
  assert.ok(t.does({ sellNext: 'casino' }));
  assert.deepEqual(
    t.told('sold').map(({ tile }) => tile),
    [far.id],
  );
  assert.equal(t.whys[0], 'next-in-order');
});

test('SC-110 supplied: a sale is possible with goods there and on his Deals, and with what his trucks spare', () => {
  const t = new Alone();
  const tile = t.tile(3, 'cicero', HE);
  assert.ok(!isSupplied(t.s, HE, tile));
  tile.alcohol = 1;
  t.he.deals[0].gun = 1;
  assert.ok(!isSupplied(t.s, HE, tile));
  t.he.deals[1].alcohol = 1;
  assert.ok(isSupplied(t.s, HE, tile));
  t.he.deals[1].alcohol = 0;
  t.he.trucks[3] = 1;
  assert.ok(isSupplied(t.s, HE, tile));
});

test('SC-110 unsupplied: his next neighbourhood without the goods for a sale is stocked, supplied ones are passed over', () => {
  const t = new Alone();
  t.tile(2, 'little-italy', HE, { alcohol: 3 });
  const tile = t.tile(4, 'the-loop', HE);
  assert.ok(t.does({ stockNext: true }));
  assert.deepEqual([tile.alcohol, tile.gun], [1, 2]);
  assert.ok(isSupplied(t.s, HE, tile));
});

test('SC-110 end of the game: his Associates count again, and the higher total wins', () => {
  const t = new Alone();
  t.solo.associates = [...t.s.market.slice(0, 2)];
  t.tile(3, 'pilsen', HE, { tokens: [2, 1, 0, 0] });
  const { money, businesses, associates, totals } = finalCount(t.s);
  assert.equal(money[HE], 20);
  assert.equal(businesses[HE], 15);
  assert.ok(associates[HE] >= 2);
  assert.equal(totals[HE], 35 + associates[HE]);
  t.me.money = totals[HE] + 1;
  assert.deepEqual(finalCount(t.s).winners, [0]);
});

test('SC-11, SC-110 with `ringByHand` too, the Enforcer never forgets the money of his Ring', () => {
  const paid = (ringByHand: boolean): number[] => {
    const t = new Alone();
    Object.assign(t.s, { ring: HE, options: { ...t.s.options, ringByHand } });
    t.turns('quiet-word', 'ledger-work');
    return t
      .told('money')
      .flatMap(({ seat, reason, amount }) => (seat === HE && reason === 'ring' ? [amount ?? 0] : []));
  };
  assert.equal(paid(false).length, 1);
  assert.deepEqual(paid(true), paid(false));
});
