import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { boxFor } from '../../src/box.ts';
import { FEDERAL, JOBS, NEWS, sideOf } from '../../src/cards/index.ts';
import { chance, possible } from '../../src/chance.ts';
import { HEAD_START, RIVAL } from '../../src/enforcer/board.ts';
import { ENFORCER_CARDS } from '../../src/enforcer/cards/index.ts';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { soloOf } from '../../src/enforcer/solo.ts';
import { inventory, missing } from '../../src/inventory.ts';
import { apply, legal } from '../../src/machine.ts';
import { options as schema } from '../../src/options.ts';
import { type State, start } from '../../src/state.ts';
import { DISTRICTS, POLICED } from '../../src/vocabulary.ts';
import { begun, HE } from './alone.ts';

const options = {
  jobDraft: false,
  ringByHand: false,
  gangs: null,
  solo: { rival: 'gems', difficulty: 'rulebook' },
} as const;
const seeds = Array.from({ length: 30 }, (_, i) => `solo ${i}`);

function laidOut(seed: string): State {
  const s = start(options, 1);
  apply(s, 'chance', chance(s, new Seeded(seed)), null);
  return s;
}

const begins = (difficulty: (typeof DIFFICULTIES)[number], seed = 'head start'): State => {
  const s = start({ ...options, solo: { rival: 'gems', difficulty } }, 1);
  const draw = chance(s, new Seeded(seed));
  assert.ok(possible(s, draw));
  apply(s, 'chance', draw, null);
  return s;
};

test('SC-110 set-up 0: cards for several players stay in the box', () => {
  const box = boxFor(options);
  const several = [...JOBS, ...FEDERAL, ...NEWS]
    .filter((card) => card.multiplayerOnly === true)
    .map(({ id }) => id as string);
  for (const id of several) assert.ok(![...box.jobs, ...box.federal, ...box.news].includes(id), id);
  assert.equal(box.jobs.length, JOBS.filter((card) => card.multiplayerOnly !== true).length);
});

test('SC-110 set-up 1: the districts get the numbers 1 to 7 at random', () => {
  const orders = seeds.map((seed) => soloOf(laidOut(seed)).numbers);
  for (const numbers of orders) assert.deepEqual([...numbers].sort(), [1, 2, 3, 4, 5, 6, 7]);
  assert.ok(new Set(orders.map(String)).size > 20);
});

test('SC-110 set-up 5 and 3: one Gun Runner and one Distillery Owner are his Deals and not in the deck', () => {
  const s = laidOut('dealers');
  assert.deepEqual(
    s.players[HE].deals.map((deal) => deal.cards),
    [['gun-runner'], ['distillery-owner']],
  );
  const left = (id: string): number => s.dealers.cards.filter((card) => card === id).length;
  assert.deepEqual([left('gun-runner'), left('distillery-owner')], [1, 1]);
});

test('SC-110 set-up 16: the Enforcer takes the first turn', () => {
  const { s, events } = begun('first');
  assert.equal(s.first, HE);
  const [turn] = events.filter((event) => event.type === 'turn');
  assert.deepEqual(turn, { type: 'turn', seat: HE });
});

test('SC-110 set-up 2 and 9: he has the chosen gang, no cards of its people and no Right-hands', () => {
  const p = laidOut('gang').players[HE];
  assert.equal(p.gang, 'gems');
  assert.deepEqual([p.hand, p.deck, p.discard, p.aside], [[], [], [], []]);
});

test('SC-110 set-up 10: deck A is his play-deck, B and C lie apart, each shuffled', () => {
  const { deck, b, c } = soloOf(begins('rulebook'));
  const ids = (name: string): string[] =>
    ENFORCER_CARDS.flatMap((card) => (card.deck === name ? [card.id] : [])).sort();
  assert.deepEqual(
    [deck, b, c].map((cards) => [...cards].sort()),
    [ids('A'), ids('B'), ids('C')],
  );
  assert.equal(ENFORCER_CARDS.length, 36);
  assert.notDeepEqual(deck, soloOf(begins('rulebook', 'other')).deck);
});

test('SC-110 set-up 14: his token, a vehicle and a control marker in a district without police', () => {
  for (const seed of seeds) {
    const s = laidOut(seed);
    const { at } = soloOf(s);
    assert.ok(!POLICED.includes(DISTRICTS[at]));
    assert.equal(s.players[HE].cars[at] + s.players[HE].trucks[at], 1);
    assert.deepEqual(
      s.tiles.filter((tile) => tile.owner === HE).map((tile) => tile.district),
      [at],
    );
    assert.equal(s.players[HE].markers, 6);
  }
});

test('SC-110 set-up 15: his Deals hold what his neighbourhood needs: one of each, or two of the one kind', () => {
  const met = new Set<string>();
  for (const seed of seeds) {
    const s = laidOut(seed);
    const tile = s.tiles.find((one) => one.owner === HE);
    const { alcohol, gun } = sideOf(tile as NonNullable<typeof tile>);
    const has = (good: 'alcohol' | 'gun'): number => s.players[HE].deals.reduce((sum, deal) => sum + deal[good], 0);
    const wanted = alcohol > 0 && gun > 0 ? [1, 1] : alcohol > 0 ? [2, 0] : [0, 2];
    assert.deepEqual([has('alcohol'), has('gun')], wanted);
    met.add(String(wanted));
  }
  assert.equal(met.size, 3);
});

test('SC-110 set-up 12: three times two Jobs are drawn; one is kept, the other is the Enforcer’s', () => {
  const s = laidOut('jobs');
  const pairs: string[][] = [];
  for (let i = 0; i < 3; i++) {
    const list = legal(s, 0).flatMap((action) => (action.type === 'keep' ? [action.card] : []));
    assert.equal(list.length, 2);
    pairs.push(list);
    apply(s, 0, { type: 'keep', card: list[1] }, null);
  }
  assert.deepEqual(
    s.players[0].jobs,
    pairs.map(([, kept]) => kept),
  );
  assert.deepEqual(
    s.players[HE].jobs,
    pairs.map(([other]) => other),
  );
});

test('SC-110 set-up 11 and 13: he draws no hand, and his money is open', () => {
  assert.equal(laidOut('hand').players[HE].hand.length, 0);
});

test('SC-110 the difficulties change his start alone, and each is harder than the one before', () => {
  for (const [i, difficulty] of DIFFICULTIES.entries()) {
    const { s } = begun('start', difficulty);
    assert.equal(soloOf(s).difficulty, difficulty);
    if (i === 0) continue;
    const [easier, harder] = [HEAD_START[DIFFICULTIES[i - 1]], HEAD_START[difficulty]];
    for (const key of ['money', 'headquarters', 'upgrades'] as const) assert.ok(harder[key] >= easier[key], key);
    assert.notDeepEqual(easier, harder);
  }
});

test('SC-110 every difficulty leaves him all twelve thugs', () => {
  for (const difficulty of DIFFICULTIES) {
    const s = start({ ...options, solo: { rival: 'gems', difficulty } }, 1);
    apply(s, 'chance', chance(s, new Seeded('thugs')), null);
    const { recruits, safehouses, headquarters } = s.players[HE];
    assert.deepEqual([recruits + safehouses + headquarters, headquarters], [12, HEAD_START[difficulty].headquarters]);
  }
});

test('SC-110 the rival side of a gang board and his head starts are as the rules give them', () => {
  assert.deepEqual(RIVAL.rows, [
    { from: 0, plan: 2, actions: 1 },
    { from: 6, plan: 2, actions: 2 },
    { from: 10, plan: 3, actions: 2 },
    { from: 12, plan: 3, actions: 3 },
  ]);
  assert.deepEqual(RIVAL.bonuses, [null, 3, 'B', null, 4, 'C', null, 5, 'B+C', null, 6, 'C']);
  assert.deepEqual(
    [RIVAL.power, RIVAL.lawyers, RIVAL.recruitment, RIVAL.supply, RIVAL.crime],
    [
      [0, 1, 2],
      [1, 2, 3],
      [1, 2, 3],
      [0, 1, 2],
      [0, 1],
    ],
  );
  assert.deepEqual(
    Object.values(HEAD_START).map((start) => Object.values(start)),
    [
      [0, 2, 0],
      [10, 4, 0],
      [56, 4, 9],
      [72, 5, 10],
      [100, 6, 11],
    ],
  );
});

test('SC-110 by the rulebook he starts as in a game for two: 10 dollars, 4 thugs in Headquarters, no upgrades, deck A alone', () => {
  assert.ok(schema.fields.solo.read({ rival: 'gems', difficulty: 'rulebook' }).ok);
  const s = begins('rulebook');
  const { money, headquarters, safehouses, recruits, stats, boss } = s.players[HE];
  assert.deepEqual([money, headquarters, safehouses, recruits, boss], [10, 4, 2, 6, 0]);
  assert.deepEqual(stats, [1, 1, 1, 1, 1, 1]);
  assert.ok(soloOf(s).deck.every((id) => ENFORCER_CARDS.find((card) => card.id === id)?.deck === 'A'));
});

for (const [difficulty, vehicles, nightclubs, b, c] of [
  ['associate', 0, 0, 0, 0],
  ['underboss', 1, 1, 2, 2],
  ['boss', 1, 1, 2, 2],
  ['untouchable', 2, 1, 2, 2],
] as const)
  test(`SC-110 upgrades of a head start bring what upgrades bring: ${difficulty}`, () => {
    const s = begins(difficulty);
    const { cars, trucks } = s.players[HE];
    const { at, deck } = soloOf(s);
    // One car is everybody's at the start.
    assert.equal(cars[at] + trucks[at], 1 + vehicles);
    const own = s.tiles.filter((tile) => tile.owner === HE);
    assert.deepEqual(
      own.map((tile) => [tile.night, tile.tokens[3]]),
      [[nightclubs, nightclubs]],
    );
    const of = (letter: string): number =>
      deck.filter((id) => ENFORCER_CARDS.find((card) => card.id === id)?.deck === letter).length;
    assert.deepEqual([of('B'), of('C')], [b, c]);
    assert.equal(missing(s, inventory(s)), null);
  });
