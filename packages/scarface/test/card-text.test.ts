// The text on the cards: generated, read by a person in the golden files, and the same ever since.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { JOBS, NEWS, PEOPLE } from '../src/cards/index.ts';
import { costText, jobText, newsText, optionText, skillText } from '../src/words/cards/index.ts';
import { cardsIn } from './golden/cards.ts';

for (const language of LANGUAGES)
  test(`cards in ${language} read as the golden file says (renew it with test/golden/make.ts)`, async () => {
    const golden = await readFile(new URL(`golden/cards.${language}.txt`, import.meta.url), 'utf8');
    assert.equal(await cardsIn(language), golden);
  });

/** Every text of a skill, a Job or a piece of News. */
const texts = (language: (typeof LANGUAGES)[number]): string[] => [
  ...PEOPLE.flatMap((card) => [
    ...(card.standard ? [skillText(language, `${card.id}/standard`)] : []),
    ...(card.matching ? [skillText(language, `${card.id}/matching`)] : []),
  ]),
  ...JOBS.map((card) => jobText(language, card.id)),
  ...NEWS.map((card) => newsText(language, card.id)),
];

test('every text is whole sentences: a capital or a sign first, a full stop last, nothing left out', () => {
  for (const language of LANGUAGES)
    for (const text of texts(language)) {
      assert.match(text, /^[\p{Lu}+−0-9].*\.$/u, text);
      assert.doesNotMatch(text, /undefined|\[object|NaN| {2}|\.\.| ,/, text);
    }
});

test('French has its no-break spaces, other languages none before a colon', () => {
  for (const language of LANGUAGES) for (const text of texts(language)) assert.doesNotMatch(text, / [:;!?]/, text);
});

test('a cost is a clause, an option a sentence', () => {
  assert.equal(costText('en', { money: 2, cards: 1 }), 'pay 2 dollars and discard 1 card');
  assert.equal(costText('de', { crime: 1 }), 'erhöhe deine Verbrechensrate um 1');
  assert.equal(optionText('fr', 'capone/standard', 0, 1), 'Baisse ta Criminalité de 1.');
});
