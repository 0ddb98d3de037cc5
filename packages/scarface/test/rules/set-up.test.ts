// The table before the first turn: SC-1 to SC-7.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { SeatAction } from '../../src/actions.ts';
import { BOX } from '../../src/box.ts';
import { JOBS } from '../../src/cards/index.ts';
import { chance } from '../../src/chance.ts';
import { scarface } from '../../src/index.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { type State, start, tokensOn } from '../../src/state.ts';
import { ADJACENT, DISTRICTS, NOBODY, TOKENS } from '../../src/vocabulary.ts';

const OPTIONS = { jobDraft: false, ringByHand: false, gangs: null, solo: null };
const SEEDS = Array.from({ length: 20 }, (_, i) => `set-up ${i}`);

function dealt(seats: number, seed: string): State {
  const s = start(OPTIONS, seats);
  apply(s, 'chance', chance(s, new Seeded(seed)), null);
  return s;
}

const everyTable = (check: (s: State, seats: number) => void): void => {
  for (const seats of [2, 3, 4]) for (const seed of SEEDS) check(dealt(seats, seed), seats);
};

const tilesIn = (s: State, district: (typeof DISTRICTS)[number]): number =>
  s.tiles.filter((tile) => DISTRICTS[tile.district] === district).length;

test('SC-1 seven districts, Ness at 0, nobody with the Ring, the Crime Track up to 11', () => {
  assert.equal(DISTRICTS.length, 7);
  for (const [a, row] of ADJACENT.entries()) for (const [b, near] of row.entries()) assert.equal(near, ADJACENT[b][a]);
  everyTable((s) => assert.deepEqual([s.ness, s.ring, s.round, s.time], [0, NOBODY, 1, 0]));
});

test('SC-2 three Associates of levels 1-3 and one of 4-5 lie open, and the top card of both decks', () =>
  everyTable((s) => {
    assert.ok(s.market.slice(0, 3).every((card) => BOX.low.includes(card)));
    assert.ok(BOX.high.includes(s.market[3]));
    assert.deepEqual([s.low.cards.length, s.high.cards.length], [38 - 3, 22 - 1]);
    const seen = scarface.view(s, null);
    assert.deepEqual([seen.low[0], seen.high[0], seen.low[1]], [s.low.cards[0], s.high.cards[0], null]);
    assert.ok(!s.dealers.cards.some((card) => card === 'alcohol-dealer' || card === 'gun-dealer'));
    assert.deepEqual([s.dealers.cards.length, s.federal.cards.length], [23, 28]);
  }));

test('SC-3 “US Is Voted Dry” is active; two News lie on “Prohibition Ends at Last!”', () =>
  everyTable((s) => {
    assert.deepEqual(s.headlines, ['us-is-voted-dry']);
    assert.equal(s.news.cards.length, 3);
    assert.equal(s.news.cards[2], 'prohibition-ends');
    assert.ok(s.news.cards.slice(0, 2).every((card) => BOX.news.includes(card)));
  }));

test('SC-4 tiles by number of players, each with one business; a police car in Central, Far North and Far South', () =>
  everyTable((s, seats) => {
    assert.equal(tilesIn(s, 'central'), seats === 3 ? 3 : 2);
    for (const far of ['far-north', 'far-south'] as const) assert.equal(tilesIn(s, far), seats === 4 ? 2 : 1);
    for (const near of ['north', 'west', 'southwest', 'south'] as const) assert.equal(tilesIn(s, near), 1);
    assert.equal(new Set(s.tiles.map((tile) => tile.id)).size, s.tiles.length);
    for (const tile of s.tiles) assert.deepEqual([tokensOn(tile), tile.tokens[3], tile.night], [1, 0, 0]);
    for (const [b, total] of TOKENS.entries())
      assert.equal(s.tokens[b] + s.tiles.reduce((sum, tile) => sum + tile.tokens[b], 0), total);
    assert.deepEqual(s.police, [1, 1, 0, 0, 0, 0, 1]);
  }));

test('SC-6 what a player begins with: 12 thugs, 7 markers, two Deals, 10 dollars, three cards, three Jobs', () =>
  everyTable((s) => {
    for (const p of s.players) {
      assert.deepEqual([p.headquarters, p.safehouses, p.recruits], [4, 2, 6]);
      assert.deepEqual([p.carsLeft, p.trucksLeft, p.markers, p.boss, p.crime, p.money], [3, 2, 7, 0, 1, 10]);
      assert.deepEqual(
        p.deals.map((deal) => deal.cards),
        [['alcohol-dealer'], ['gun-dealer']],
      );
      assert.deepEqual([p.hand.length, p.deck.length, p.aside.length, p.jobs.length], [3, 3, 2, 3]);
      assert.ok(!p.aside.some((card) => p.hand.includes(card) || p.deck.includes(card)));
    }
    assert.equal(new Set(s.players.map((p) => p.gang)).size, s.players.length);
    assert.equal(s.jobs.cards.length, JOBS.length - 3 * s.players.length);
  }));

test('SC-7 from the right of the starting player, counter-clockwise, everybody settles away from the police', () =>
  everyTable((s, seats) => {
    const order: number[] = [];
    while (s.stack[0].kind === 'settle') {
      const [seat] = toAct(s) as readonly number[];
      const options = legal(s, seat);
      if (options[0].type === 'settle') {
        order.push(seat);
        for (const option of options as readonly (SeatAction & { type: 'settle' })[]) {
          const tile = s.tiles.find((one) => one.id === option.tile);
          assert.ok(tile && tile.owner === NOBODY && s.police[tile.district] === 0);
        }
        assert.ok(options.some((option) => option.type === 'settle' && option.piece === 'truck'));
      }
      apply(s, seat, options[options.length - 1], null);
    }
    assert.deepEqual(
      order,
      Array.from({ length: seats }, (_, i) => (s.first + 2 * seats - 1 - i) % seats),
    );
    for (const [seat, p] of s.players.entries()) {
      const [home, ...more] = s.tiles.filter((tile) => tile.owner === seat);
      assert.equal(more.length, 0);
      assert.equal(p.cars[home.district] + p.trucks[home.district], 1);
      assert.deepEqual([p.markers, p.carsLeft + p.trucksLeft], [6, 4]);
      for (const deal of p.deals) assert.deepEqual([deal.alcohol, deal.gun], [0, 1]);
    }
    assert.deepEqual(toAct(s), [s.first]);
  }));
