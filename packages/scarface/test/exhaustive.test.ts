// Seeded games, one after the other, until every card has been used in every way, and every action and refusal has been met.
// What is still missing after so many games is a card that cannot be played, or a rule that cannot be reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventory, missing } from '../src/inventory.ts';
import { Explorer } from './exhaustive/explorer.ts';
import { GOALS } from './exhaustive/goals.ts';

const MOST_GAMES = 400;

test('every card, option, offer, action, upgrade and refusal comes up in play', (t) => {
  const explorer = new Explorer();
  while (explorer.missing.size > 0 && explorer.games < MOST_GAMES) {
    const s = explorer.play();
    assert.equal(missing(s, inventory(s)), null, 'nothing is lost or doubled on the way');
  }
  t.diagnostic(`${GOALS.size} goals in ${explorer.games} games and ${explorer.decisions} decisions`);
  assert.deepEqual([...explorer.missing], []);
});
