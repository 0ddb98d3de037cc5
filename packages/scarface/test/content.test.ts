// The content beside the people: counts, the facts that the rulebook prints, and the lines that costs must keep to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEALERS } from '../src/cards/dealers.ts';
import { FEDERAL } from '../src/cards/federal.ts';
import { GANG_BOARDS } from '../src/cards/gangs.ts';
import { JOBS } from '../src/cards/jobs.ts';
import { NEWS } from '../src/cards/news.ts';
import { PEOPLE } from '../src/cards/people/index.ts';
import { TILES } from '../src/cards/tiles.ts';
import { worthOfPoints } from '../src/cards/worth.ts';
import type { GangBoard, Side } from '../src/language.ts';
import { CUBES, GANGS, STATS } from '../src/vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const dealer = (id: string) => DEALERS.find((card) => card.id === id) ?? assert.fail(`no Dealer ${id}`);
const between = (n: number, least: number, most: number, of: string): void =>
  assert.ok(least <= n && n <= most, `${of}: ${n} is not between ${least} and ${most}`);
const worthOfGoods = (of: { readonly alcohol: number; readonly gun: number }): number =>
  4.5 * of.alcohol + 6.5 * of.gun;

test('there are enough cards of every kind for four players', () => {
  const dealers = (starter: boolean) => sum(DEALERS.filter((d) => !!d.starter === starter).map((d) => d.copies));
  // SC-100 deals four Jobs each. A game has three Raids at least, and a Raid whenever a Crime Rate reaches 11.
  for (const [kind, cards, least] of [
    ['Jobs', JOBS, 32],
    ['Federal', FEDERAL, 24],
    ['News', NEWS, 4],
    ['neighbourhoods', TILES, 16],
  ] as const)
    assert.ok(cards.length >= least, `${kind}: ${cards.length}`);
  assert.deepEqual([GANG_BOARDS.length, dealers(true)], [GANGS.length, 2 * GANGS.length]);
  assert.ok(dealers(false) >= 20);
  assert.deepEqual([NEWS[0].id, NEWS.at(-1)?.id], ['us-is-voted-dry', 'prohibition-ends']);
});

test('no two cards of any kind share an id: effects are found by it', () => {
  const ids = [PEOPLE, JOBS, DEALERS, FEDERAL, NEWS, TILES].flatMap((cards) => cards.map((card) => card.id));
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
});

test('SC-30: the Dealers of the rulebook’s examples ask and give what it says', () => {
  const rest = { influence: 0, storage: 1, copies: 4, starter: true } as const;
  assert.deepEqual(dealer('alcohol-dealer'), { id: 'alcohol-dealer', muscle: 1, alcohol: 2, gun: 0, ...rest });
  const [guns, distillery] = [dealer('gun-dealer'), dealer('distillery-owner')];
  assert.deepEqual([guns.copies, guns.storage, guns.starter], [4, 1, true]);
  const both = (what: 'muscle' | 'influence' | 'alcohol' | 'gun') => guns[what] + distillery[what];
  assert.deepEqual([both('muscle'), both('influence'), both('alcohol'), both('gun')], [2, 0, 3, 1]);
  assert.deepEqual([dealer('irish-revolutionary').muscle, dealer('irish-revolutionary').influence], [2, 0]);
  const captain = dealer('police-captain');
  assert.ok(captain.muscle === 2 && captain.influence === 0 && captain.storage === 1 && captain.gun > 0);
  assert.equal(Math.max(...DEALERS.map((d) => d.gun)), dealer('army-officer').gun);
});

test('SC-110: a Gun Runner and a Distillery Owner can be set aside for the Enforcer and one of each is left', () => {
  for (const id of ['gun-runner', 'distillery-owner']) assert.ok(dealer(id).copies >= 2, id);
});

test('SC-37, SC-46: the tiles of the rulebook’s examples exist', () => {
  const sides = TILES.map((tile) => tile.normal);
  const sells = (alcohol: number, gun: number, profit: number) => (side: Side) =>
    side.alcohol === alcohol && side.gun === gun && side.profit === profit;
  assert.ok(sides.some(sells(3, 0, 14)) && sides.some(sells(1, 2, 18)));
  assert.ok(sides.some((side) => side.defence === 3));
});

test('a neighbourhood pays a little more than its goods are worth, the more so the harder it is to take', () => {
  for (const { id, normal, nightclub } of TILES) {
    between(normal.defence, 2, 4, id);
    const extra = normal.profit - worthOfGoods(normal);
    between(extra, (normal.defence - 1) * 0.5, normal.defence - 1, `${id}, extra`);
    between(nightclub.defence - normal.defence, 1, 2, `${id}, defence of the Nightclub`);
    between(nightclub.profit - normal.profit, 6, 8, `${id}, profit of the Nightclub`);
    const more = [nightclub.alcohol - normal.alcohol, nightclub.gun - normal.gun];
    assert.ok(Math.min(...more) === 0 && Math.max(...more) <= 1, `${id}, goods of the Nightclub`);
  }
});

test('a Dealer’s goods and storage follow what they ask for; the two that everybody starts with give less', () => {
  for (const card of DEALERS) {
    between(card.storage, 1, 4, card.id);
    const extra = worthOfGoods(card) + card.storage - 9 - 4.5 * (card.muscle + card.influence);
    if (card.starter) assert.ok(extra < -3, card.id);
    else between(extra, -1, 2.5, card.id);
  }
  assert.deepEqual(
    DEALERS.filter((a) => DEALERS.some((b) => a !== b && dominates(b, a) && !a.starter)).map((card) => card.id),
    [],
    'a Dealer that another beats in everything',
  );
});

type Dealer = (typeof DEALERS)[number];
const dominates = (a: Dealer, b: Dealer): boolean =>
  a.muscle <= b.muscle &&
  a.influence <= b.influence &&
  a.alcohol >= b.alcohol &&
  a.gun >= b.gun &&
  a.storage >= b.storage;

test('a gang board has 12 cubes with two Right-hands under them, and its people exist', () => {
  assert.deepEqual(
    GANG_BOARDS.map((board) => board.gang),
    GANGS,
  );
  for (const { gang, boss, underboss, counselor, bonuses, rows } of GANG_BOARDS) {
    assert.equal(bonuses.length, CUBES);
    assert.equal(bonuses.filter((bonus) => bonus === 'right-hand').length, 2);
    for (const bonus of bonuses) if (typeof bonus === 'number') between(bonus, 2, 8, gang);
    for (const [role, id] of Object.entries({ boss, underboss, counselor })) {
      const card = PEOPLE.find((person) => person.id === id);
      assert.deepEqual([card?.role, card?.gang], [role, gang], id);
    }
    const points = rows.map((row) => row.muscle + row.influence);
    assert.ok(rows[0].from === 0 && points[0] <= 2 && (points.at(-1) ?? 0) >= 5, gang);
    for (const [at, row] of rows.slice(1).entries())
      assert.ok(row.from > rows[at].from && row.from <= CUBES && points[at + 1] > points[at], gang);
  }
});

test('SC-47, SC-49: upgrades cost what the rulebook says, or keep to the bands', () => {
  for (const { gang, prices, values } of GANG_BOARDS) {
    assert.deepEqual(prices.recruitment[0], { muscle: 2, influence: 0, money: 4, crime: 1 });
    assert.deepEqual([values.hand[0], values.lawyers, values.supply], [3, [1, 2, 3], [0, 1, 2]]);
    for (const stat of STATS) {
      const [second, third] = prices[stat];
      assert.deepEqual([second.muscle + second.influence, third.muscle + third.influence], [2, 4], `${gang} ${stat}`);
      between(second.money, 3, 6, `${gang} ${stat}`);
      between(third.money, 7, 12, `${gang} ${stat}`);
      between(second.crime, 0, 1, `${gang} ${stat}`);
      between(third.crime, 1, 2, `${gang} ${stat}`);
    }
  }
});

/** Later cubes are reached less often. */
const reached = (cube: number): number => 1 - cube / 16;

function worthOfTrack({ rows, bonuses }: GangBoard): number {
  const points = bonuses.map((_, cube) => {
    const row = rows.findLast(({ from }) => from <= cube + 1) ?? assert.fail();
    return worthOfPoints(row.muscle + row.influence) * reached(cube);
  });
  const paid = bonuses.map((bonus, cube) => (bonus === 'right-hand' ? 12 : (bonus ?? 0)) * reached(cube));
  return sum(points) + sum(paid);
}

const worthOfPrices = ({ prices }: GangBoard): number =>
  sum(
    STATS.flatMap((stat) => prices[stat].map((p) => worthOfPoints(p.muscle + p.influence) + p.money + 2.5 * p.crime)),
  );

test('the four gang boards are worth the same within a tenth, and so are their upgrades', () => {
  for (const worth of [worthOfTrack, worthOfPrices]) {
    const all = GANG_BOARDS.map(worth);
    assert.ok(Math.max(...all) <= 1.1 * Math.min(...all), `${worth.name}: ${all.join(', ')}`);
  }
});

test('no two gangs have the same Boss Track, bonuses or prices', () => {
  for (const part of ['rows', 'bonuses', 'prices'] as const)
    assert.equal(new Set(GANG_BOARDS.map((board) => JSON.stringify(board[part]))).size, GANGS.length, part);
});
