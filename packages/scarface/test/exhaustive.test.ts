// Seeded games, one after the other, until every card has been used in every way, and every action and refusal has been met.
// A card or rule that is still missing after all these games cannot be played or reached.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inventory, missing } from '../src/inventory.ts';
import { Explorer } from './exhaustive/explorer.ts';
import { GOALS } from './exhaustive/goals.ts';

const MOST_GAMES = 900;

test('every card, option, offer, action, upgrade and refusal comes up in play', (t) => {
  const explorer = new Explorer();
  while (explorer.missing.size > 0 && explorer.games < MOST_GAMES) {
    const s = explorer.play();
    assert.equal(missing(s, inventory(s)), null, 'nothing is lost or doubled on the way');
  }
  t.diagnostic(`${GOALS.size} goals in ${explorer.games} games and ${explorer.decisions} decisions`);
  assert.deepEqual([...explorer.missing], []);
});
