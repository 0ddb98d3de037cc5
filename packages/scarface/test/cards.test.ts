// A test for every card: what it does at one and the same table, as the golden file has it. Read that file beside the texts:
// it is where a card that does not do what it says would show.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE } from '../src/cards/index.ts';
import { GANGS } from '../src/vocabulary.ts';
import { outcomes } from './golden/outcomes.ts';

const golden = new Map(
  readFileSync(new URL('golden/outcomes.txt', import.meta.url), 'utf8')
    .split('\n\n')
    .map((block) => {
      const [id, ...lines] = block.trimEnd().split('\n');
      return [id, lines.map((line) => line.slice(2))] as const;
    }),
);

for (const [id, lines] of outcomes())
  test(`${id} does what it says (golden/outcomes.txt; renew it with golden/make.ts)`, () =>
    assert.deepEqual(lines, golden.get(id)));

test('no card does nothing at a table where there is something of everything', () => {
  for (const [id, lines] of outcomes()) for (const line of lines) assert.doesNotMatch(line, /=> nothing$/, id);
});

test('there are 206 cards, and at most 15 % of them have a rule of their own', (t) => {
  const copies = (card: object): number =>
    'copies' in card ? Number(card.copies) : 'role' in card && card.role === 'member' ? GANGS.length : 1;
  const all = [...PEOPLE, ...JOBS, ...DEALERS, ...FEDERAL, ...NEWS];
  const count = (cards: readonly object[]): number => cards.reduce((sum: number, card) => sum + copies(card), 0);
  const special = all.filter((card) => JSON.stringify(card).includes('"special"'));
  assert.equal(count(all), 206);
  assert.ok(count(special) <= 0.15 * 206);
  t.diagnostic(`${count(special)} of 206 cards use a special rule: ${((100 * count(special)) / 206).toFixed(1)} %`);
});
