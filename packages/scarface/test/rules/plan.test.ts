// The Plan and the skills: SC-12 to SC-15, with the examples of the rulebook's pages 9 and 10.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gangBoard } from '../../src/cards/index.ts';
import { refusals } from '../../src/refusals.ts';
import { bossRow, influenceFor, muscleFor } from '../../src/rules/strength.ts';
import { GANGS, STATS } from '../../src/vocabulary.ts';
import { city } from './city.ts';

for (const [cards, rise] of [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
]) {
  test(`SC-12 a Plan of ${cards} cards raises the Crime Rate by ${rise}`, () => {
    const t = city().has({ crime: 3 });
    t.plans(...['bodyguards', 'street-muggers', 'rum-runners', 'card-sharps', 'bagmen'].slice(0, cards));
    assert.equal(t.player().crime, 3 + rise);
  });
}

test('SC-12, SC-13 rulebook page 9: a Plan of 4 cards raises the Crime Rate by 2 and has 4 Influence and 3 Muscle', () => {
  const t = city().has({ gang: 'outfit', boss: 0 });
  t.plans('capone', 'bodyguards', 'card-sharps', 'bagmen');
  assert.equal(t.player().crime, 1 + 2);
  assert.deepEqual([influenceFor(t.s, t.turn), muscleFor(t.s, t.turn)], [4, 3]);
});

test('SC-13 the Boss counts the values of the row where his figure stands', () => {
  for (const gang of GANGS) {
    const { boss, rows } = gangBoard(gang);
    for (let cubes = 0; cubes <= 12; cubes++) {
      const row = rows.filter(({ from }) => from <= cubes).at(-1);
      const t = city().has({ gang, boss: cubes });
      assert.deepEqual(bossRow(t.player()), row);
      t.plans(boss);
      assert.deepEqual([muscleFor(t.s, t.turn), influenceFor(t.s, t.turn)], [row?.muscle, row?.influence]);
    }
  }
});

test('SC-14 skills before and after the one action, each once, and no second action', () => {
  const t = city().plans('card-sharps', 'street-muggers', 'bagmen');
  t.picks({ type: 'skill', card: 'card-sharps', skill: 'standard' });
  assert.equal(t.player().money, 12);
  assert.ok(!t.options.some((o) => o.type === 'skill' && o.card === 'card-sharps' && o.skill === 'standard'));
  t.acts('job').picks({ type: 'card' });
  t.picks({ type: 'skill', card: 'street-muggers', skill: 'standard' });
  assert.equal(t.player().money, 13);
  assert.deepEqual(t.why('job'), ['one-action', 'SC-14']);
  const used = refusals(t.s, 0).filter(({ code }) => code === 'used');
  assert.deepEqual(
    used.map(({ action }) => action.type === 'skill' && action.card),
    ['card-sharps', 'street-muggers'],
  );
});

test('SC-14 no skill and no Job in the middle of an action or a skill', () => {
  const t = city().has({ jobs: ['crime-spree'] });
  t.plans('card-sharps', 'street-muggers', 'bagmen', 'rum-runners');
  assert.ok(t.canFulfil('crime-spree'));
  t.acts('recruit');
  assert.deepEqual(
    t.options.map((option) => option.type),
    ['recruit', 'recruit', 'stop'],
  );
  assert.ok(!t.canFulfil('crime-spree'));
});

test('SC-15 rulebook page 10: Street Muggers match with the Bodyguards, the WWI Veteran matches with nobody', () => {
  const t = city().has({ money: 10 });
  t.lots({ id: 'pilsen', district: 'west', owner: 0 });
  t.plans('street-muggers', 'bodyguards', 'wwi-veteran');
  const skills = t.options.flatMap((option) => (option.type === 'skill' ? [`${option.card} ${option.skill}`] : []));
  assert.ok(skills.includes('street-muggers standard'));
  assert.ok(skills.includes('street-muggers matching'));
  assert.ok(!skills.includes('wwi-veteran matching'));
  const veteran = refusals(t.s, 0).find(
    ({ action }) => action.type === 'skill' && action.card === 'wwi-veteran' && action.skill === 'matching',
  );
  assert.deepEqual([veteran?.code, veteran?.rule], ['no-match', 'SC-15']);
});

test('SC-15 a card does not match itself, and skills ask for no Muscle or Influence', () => {
  const t = city().plans('street-muggers');
  assert.equal(muscleFor(t.s, t.turn), 1);
  assert.ok(!t.options.some((option) => option.type === 'skill' && option.skill === 'matching'));
});

test('SC-15 an upgrade by a skill needs no Muscle and no Influence, only the money', () => {
  for (const [plan, skill] of [
    [['state-senator'], 'standard'],
    [['city-treasurer', 'bagmen'], 'matching'],
  ] as const) {
    const t = city().has({ money: 99 });
    t.plans(...plan).picks({ type: 'skill', card: plan[0], skill });
    const stats = t.options.map((option) => option.type === 'stat' && option.stat);
    assert.deepEqual(stats, [...STATS], plan[0]);
    t.picks({ stat: 'hand' });
    assert.equal(t.player().stats[0], 2);
  }
});
