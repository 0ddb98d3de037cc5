// Raids, SC-60, and what is done to thugs, SC-97.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { federalCard } from '../../src/cards/index.ts';
import type { Event } from '../../src/events.ts';
import { bandOf } from '../../src/vocabulary.ts';
import { type City, city } from './city.ts';

/** The Crime Rate of seat 0 reaches the top, and the Raid follows. */
const raided = (t: City): City => t.has({ crime: 10 }).does([{ do: 'crime', by: 1 }]);

const order = (t: City, wanted: readonly Event['type'][]): string[] =>
  t.events.flatMap((event) => (wanted.includes(event.type) && 'seat' in event ? [`${event.type} ${event.seat}`] : []));

test('SC-60 in order: arrests, the card, its overall effect for all, the bands for all, the relief for all', () => {
  const t = city(3).federal('tax-audit').has({ underworld: 2 }, 1).has({ crime: 6 }, 1).has({ crime: 3 }, 2);
  raided(t);
  assert.deepEqual(order(t, ['harmed', 'raid', 'money', 'band', 'crime']).slice(1), [
    'harmed 1',
    'harmed 1',
    'raid 0',
    'money 0',
    'money 1',
    'money 2',
    'band 0',
    'money 0',
    'band 1',
    'money 1',
    'band 2',
    'crime 0',
    'crime 1',
    'crime 2',
  ]);
});

test('SC-60 all thugs of all players in the Underworld go to Prison, and nobody else', () => {
  const t = city().federal('budget-cuts').has({ underworld: 2, authorities: 1 }).has({ underworld: 1, prison: 1 }, 1);
  raided(t);
  assert.deepEqual([t.player(0).underworld, t.player(0).prison, t.player(0).authorities], [0, 2, 1]);
  assert.deepEqual([t.player(1).underworld, t.player(1).prison, t.player(1).headquarters], [0, 2, 4]);
});

test('SC-60 each player gets the band of their own Crime Rate', () => {
  const t = city(3).federal('budget-cuts').has({ crime: 4 }, 1).has({ crime: 5 }, 2);
  for (const p of t.s.players) p.money = 50;
  raided(t);
  assert.deepEqual(
    t.s.players.map((p) => p.money),
    [40, 53, 46],
  );
  assert.deepEqual([1, 4, 5, 7, 8, 11].map(bandOf), [0, 0, 1, 1, 2, 2]);
});

test('SC-60 the overall effect comes first: a player whose Crime Rate it lowers may get a milder band', () => {
  const t = city().federal('lost-paperwork').has({ crime: 5, money: 20 }, 1);
  raided(t);
  assert.equal(t.player(1).money, 22, 'from amber to green');
});

test('SC-60 the Crime Rate falls as the card says by level of Lawyers, never down to Ness', () => {
  const { relief } = federalCard('budget-cuts');
  for (const level of [1, 2, 3]) {
    const t = city()
      .federal('budget-cuts')
      .has({ stats: [1, level, 1, 1, 1, 1] })
      .has({ crime: 4 }, 1);
    t.s.ness = 3;
    raided(t);
    assert.deepEqual([t.player(0).crime, t.player(1).crime], [11 - relief[level - 1], 4]);
  }
});

test('SC-60 effects run from the player whose turn it is round the table, also when another caused it', () => {
  const t = city(3).federal('budget-cuts').has({ crime: 10 }, 2);
  t.passes();
  t.does([{ do: 'crime', by: 1, who: 'rivals' }], 1);
  assert.deepEqual(order(t, ['band']), ['band 1', 'band 2', 'band 0']);
  assert.equal(t.asked, 1);
});

test('SC-60 when the Federal deck is empty, the used cards are shuffled', () => {
  const t = city();
  t.s.federal = { cards: [], seen: [] };
  t.s.federalUsed = ['budget-cuts'];
  t.has({ crime: 9 }).plans('bagmen', 'rum-runners', 'card-sharps', 'bodyguards');
  assert.deepEqual([t.told('shuffled').length, t.told('raid').length, t.s.federalUsed], [1, 1, ['budget-cuts']]);
});

test('SC-97 put in Prison, hit and kill: to Prison, back to Recruits, out of the game', () => {
  const t = city().streets({ thugs: { west: 3 } }, 1);
  t.does([{ do: 'harm', how: 'prison', thugs: 1, whose: 'rivals', reach: 'streets' }]);
  assert.deepEqual([t.player(1).prison, t.player(1).recruits], [1, 6]);
  t.does([{ do: 'harm', how: 'hit', thugs: 1, whose: 'rivals', reach: 'streets' }]);
  assert.deepEqual([t.player(1).prison, t.player(1).recruits], [1, 7]);
  t.does([{ do: 'harm', how: 'kill', thugs: 1, whose: 'rivals', reach: 'streets' }]);
  assert.deepEqual([t.player(1).prison, t.player(1).recruits, t.player(1).thugs], [1, 7, [0, 0, 0, 0, 0, 0, 0]]);
});

test('SC-97 nobody in Safehouses or Recruits is touched by any card', () => {
  const t = city().has({ headquarters: 0, safehouses: 6, recruits: 6 }, 1);
  for (const how of ['prison', 'hit', 'kill'] as const) {
    assert.ok(!t.can({ do: 'harm', how, thugs: 9, whose: 'rivals', reach: 'anywhere' }));
    t.does([{ do: 'harm', how, thugs: 9, whose: 'rivals', reach: 'anywhere' }]);
  }
  assert.deepEqual([t.player(1).safehouses, t.player(1).recruits], [6, 6]);
});
