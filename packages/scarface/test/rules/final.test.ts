// The final count, SC-90.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finalCount, winnersOf } from '../../src/rules/final.ts';
import { type City, city } from './city.ts';

/** The table of the rulebook's page 20: Ed, Carol, David, Lynn. */
function page20(): City {
  const t = city(4);
  const tokens = [5, 6, 5, 4];
  const lots = tokens.flatMap((count, owner) => {
    const district = 'west' as const;
    return [
      { id: `a${owner}`, district, owner, tokens: [3, 0, 0, 0] },
      { id: `b${owner}`, district, owner, tokens: [0, count - 3, 0, 0] },
    ];
  });
  t.lots(...lots);
  // Levels 10, 2, 12 and 12, spread over hand, deck and discard pile; gang members count nothing.
  const associate = (level: number): string => (level === 3 ? 'city-treasurer' : 'wwi-veteran');
  const crew = [
    { hand: [3, 2], deck: [3], discard: [2] },
    { hand: [2], deck: [], discard: [] },
    { hand: [3], deck: [3, 3], discard: [3] },
    { hand: [], deck: [3, 3], discard: [3, 3] },
  ];
  for (const [seat, money] of [117, 149, 300, 303].entries()) {
    const { hand, deck, discard } = crew[seat];
    t.has(
      { money, hand: [...hand.map(associate), 'bagmen'], deck: deck.map(associate), discard: discard.map(associate) },
      seat,
    );
  }
  return t;
}

test('SC-90 rulebook page 20: 152, 181, 337 and 335, and David wins', () => {
  const { money, businesses, associates, totals, winners } = finalCount(page20().s);
  assert.deepEqual(money, [117, 149, 300, 303]);
  assert.deepEqual(businesses, [25, 30, 25, 20]);
  assert.deepEqual(associates, [10, 2, 12, 12]);
  assert.deepEqual(totals, [152, 181, 337, 335]);
  assert.deepEqual(winners, [2]);
});

test('SC-90 a tie is won by the most money behind the screen; if that is equal too, the victory is shared', () => {
  assert.deepEqual(winnersOf([50, 50, 40], [30, 35, 40]), [1]);
  assert.deepEqual(winnersOf([50, 50, 40], [35, 35, 40]), [0, 1]);
  assert.deepEqual(winnersOf([50, 50, 50], [20, 20, 20]), [0, 1, 2]);
});

test('SC-90 a rival’s and a free neighbourhood’s businesses count nothing', () => {
  const t = city().lots(
    { id: 'pilsen', district: 'west', owner: 0, tokens: [1, 0, 0, 1], night: 1 },
    { id: 'cicero', district: 'west', tokens: [3, 0, 0, 0] },
  );
  assert.deepEqual(finalCount(t.s).businesses, [10, 0]);
});
