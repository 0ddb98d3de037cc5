// The generated text of the cards equals the golden files, which a person has reviewed.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { JOBS, NEWS, PEOPLE } from '../src/cards/index.ts';
import { costText, jobText, newsText, optionText, skillText } from '../src/words/cards/index.ts';
import { cardsIn } from './golden/cards.ts';
import { SPEECH } from './speech.ts';

for (const language of LANGUAGES)
  test(`cards in ${language} read as the golden file says (renew it with npm run golden)`, async () => {
    const golden = await readFile(new URL(`golden/cards.${language}.txt`, import.meta.url), 'utf8');
    assert.equal(await cardsIn(language), golden);
  });

/** Every text of a skill, a Job or a piece of News. */
const texts = (language: (typeof LANGUAGES)[number]): string[] => [
  ...PEOPLE.flatMap((card) => [
    ...(card.standard ? [skillText(SPEECH[language], `${card.id}/standard`)] : []),
    ...(card.matching ? [skillText(SPEECH[language], `${card.id}/matching`)] : []),
  ]),
  ...JOBS.map((card) => jobText(SPEECH[language], card.id)),
  ...NEWS.map((card) => newsText(SPEECH[language], card.id)),
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
  assert.equal(costText(SPEECH.en, { money: 2, cards: 1 }), 'pay 2 dollars and discard 1 card');
  assert.equal(costText(SPEECH.de, { crime: 1 }), 'erhöhe deine Verbrechensrate um 1');
  assert.equal(optionText(SPEECH.fr, 'capone/standard', 0, 1), 'Baisse ta Criminalité de 1.');
});

test('SC-16 a limit says of what', () => {
  for (const language of LANGUAGES)
    for (const text of texts(language))
      assert.doesNotMatch(
        text,
        /, at most \d+[.,]|\((?:höchstens|al massimo) \d+\)|\(\d+ (?:au plus|como mucho)\)/,
        text,
      );
});

/** Counts that end with a place. */
const PLACED = /^thugs-|-on-streets$|^(?:plan|hand)-|^associates$/;

test('SC-50 what must be at a place comes first, so that nothing else seems to be there', () => {
  for (const language of LANGUAGES) {
    const { counts, shared } = SPEECH[language].texts;
    /** What the condition says, without what it shares with its neighbours. */
    const partOf = (text: string): string => {
      const [before, after] = shared.find(([b, a]) => text.startsWith(b) && text.endsWith(a)) ?? ['', ''];
      return text.slice(before.length, text.length - after.length);
    };
    for (const { id, needs } of JOBS) {
      const text = jobText(SPEECH[language], id);
      const places = needs.flatMap((when) =>
        'least' in when
          ? [{ isPlaced: PLACED.test(when.count), at: text.indexOf(partOf(counts[when.count].least(when.least))) }]
          : [],
      );
      assert.ok(
        places.every(({ at }) => at >= 0),
        text,
      );
      const last = Math.max(-1, ...places.filter(({ isPlaced }) => isPlaced).map(({ at }) => at));
      for (const { isPlaced, at } of places) assert.ok(isPlaced || at > last, `${language}: ${text}`);
    }
  }
  assert.match(
    jobText(SPEECH.de, 'guns-on-the-table'),
    /^Wenn du mindestens 2 Schläger auf den Straßen und mindestens 3 Waffen hast/,
  );
});
