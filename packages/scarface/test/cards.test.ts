// A test for every card: what it does at one and the same table, as the golden file has it. Read that file beside the texts:
// it shows a card whose text and effect differ.
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

test('every card has an effect at a table with something of everything', () => {
  for (const [id, lines] of outcomes()) for (const line of lines) assert.doesNotMatch(line, /=> nothing$/, id);
});

test('at most 15 % of the cards have a rule of their own', (t) => {
  const copies = (card: object): number =>
    'copies' in card
      ? Number(card.copies)
      : 'role' in card && card.role === 'member' && !('gang' in card)
        ? GANGS.length
        : 1;
  const all = [...PEOPLE, ...JOBS, ...DEALERS, ...FEDERAL, ...NEWS];
  const count = (cards: readonly object[]): number => cards.reduce((sum: number, card) => sum + copies(card), 0);
  const special = all.filter((card) => JSON.stringify(card).includes('"special"'));
  const share = count(special) / count(all);
  assert.ok(share <= 0.15);
  t.diagnostic(`${count(special)} of ${count(all)} cards use a special rule: ${(100 * share).toFixed(1)} %`);
});
