import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scarface } from '@backroom/scarface';
import { scheffeln } from '@backroom/scheffeln';
import { contestant } from '../src/ladder/contestants.ts';
import { eloGap, eloOf, ratings, shareOf } from '../src/ladder/figures.ts';
import { type Bout, playBout } from '../src/ladder/match.ts';
import { reportPage } from '../src/ladder/page.ts';
import { playBouts } from '../src/ladder/workers.ts';

const options = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null };
const bout = (hero: string, rival: string, seats: number, to: number): Bout => ({
  hero,
  rival,
  seats,
  options,
  seed: 'test',
  from: 0,
  to,
});

test('a share comes with its interval, and Elo with both ends', () => {
  const share = shareOf([1, 1, 1, 0]);
  assert.equal(share.share, 0.75);
  assert.ok(Math.abs(share.margin - 1.96 * Math.sqrt(0.25 / 4)) < 1e-9);
  assert.equal(Math.round(eloOf(0.5)), 0);
  assert.equal(Math.round(eloOf(10 / 11)), 400);
  assert.ok(Number.isFinite(eloOf(1)) && Number.isFinite(eloOf(0)));
  const { low, gap, high } = eloGap({ games: 100, share: 0.6, margin: 0.1 });
  assert.ok(low < gap && gap < high);
});

test('ratings explain the results they were made from', () => {
  const results = [
    { a: 'b', b: 'a', share: { games: 100, share: 0.64, margin: 0 } },
    { a: 'c', b: 'b', share: { games: 100, share: 0.64, margin: 0 } },
    { a: 'c', b: 'a', share: { games: 100, share: 0.76, margin: 0 } },
  ];
  const rated = ratings(['a', 'b', 'c'], results);
  const of = (name: string): number => rated.get(name) ?? Number.NaN;
  assert.ok(Math.abs(of('b') - of('a') - 100) < 5 && Math.abs(of('c') - of('b') - 100) < 5);
  assert.ok(Math.abs((of('a') + of('b') + of('c')) / 3 - 1500) < 1e-6);
});

test('the same bout gives the same games, here and on all cores', async () => {
  const one = bout('planner', 'greedy', 2, 20);
  const here = playBout(scheffeln, one);
  assert.deepEqual(playBout(scheffeln, one), here);
  assert.deepEqual((await playBouts('scheffeln', [one], 2, () => {}))[0], here);
});

test('bound by playouts, a level plays the same games again, whether --most or its name says so', () => {
  const by = (hero: string, most?: number): number[] =>
    playBout(scheffeln, { ...bout(hero, 'planner', 2, 6), ...(most !== undefined && { most }) });
  assert.deepEqual(by('kingpin', 60), by('kingpin', 60));
  assert.deepEqual(by('kingpin:60'), by('kingpin', 60));
  // A bound above what a level makes of itself changes nothing.
  assert.deepEqual(by('lookout', 500), by('lookout', 8));
});

test('references stand where they were measured: planner over greedy over random', () => {
  const share = (hero: string, rival: string, seats: number): number =>
    shareOf(playBout(scheffeln, bout(hero, rival, seats, 120))).share;
  assert.ok(share('greedy', 'random', 2) > 0.8);
  assert.ok(share('planner', 'greedy', 2) > 0.6);
  assert.ok(share('random', 'greedy', 4) < 0.15);
});

test('unknown contestants are refused', () => {
  for (const name of [
    'lookout',
    'kingpin',
    'sharp:cautious',
    'runner:vengeful',
    'random',
    'habit',
    'greedy',
    'planner',
    'tree:50',
    'halving:50',
    'halving:5ms',
    'kingpin:50',
  ]) {
    assert.ok(contestant(scheffeln, name), name);
  }
  for (const game of [scarface, scheffeln]) {
    assert.ok(contestant(game, 'first-kingpin') && contestant(game, 'first-kingpin:20'));
  }
  for (const name of [
    '',
    'tree',
    'tree:x',
    'halving:',
    '__proto__',
    'nobody',
    'sharp:',
    'sharp:sad',
    'kingpin:5ms',
    'greedy:5',
  ])
    assert.equal(contestant(scheffeln, name), null, name);
});

test('the report is one page without script or address', () => {
  const share = { games: 10, share: 0.6, margin: 0.1 };
  const page = reportPage(
    'scheffeln',
    [{ a: 'x<y', b: 'z', seats: 4, share }],
    new Map([
      ['x<y', 1510],
      ['z', 1490],
    ]),
    10,
    's',
  );
  assert.match(page, /x&lt;y/);
  assert.doesNotMatch(page, /<script|https?:/);
});
