// Help: the same rules and the same rulings in every language, with the figures of the game, and the printed rules say what the
// game says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { outdated } from '../../../scripts/docs.ts';
import { rulesPage } from '../../games/documents/rules-page.ts';
import { rulePages } from '../rule-pages.ts';
import { OUST_INFLUENCE, RELEASE_INFLUENCE } from '../src/rules/acts.ts';
import { BRIBE, bandOf, CRIME_TOP, FENCE_PRICE, NESS_TOP, RING_PAYS, TIME_SPACES } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `SC-${from + i}`);

/** The ids of the rules as they were numbered once and for all, in the order of reading: police and harm before Raids. */
const IDS = [
  ...range(1, 7),
  ...range(10, 18),
  ...range(30, 51),
  'SC-95',
  'SC-97',
  'SC-60',
  'SC-70',
  'SC-80',
  'SC-90',
  'SC-100',
  'SC-110',
  ...[1, 2, 3, 4, 5, 6].map((part) => `SC-110.${part}`),
];
const RULINGS = [5, 11, 17, 30, 45, 46, 50, 97, 80, 110, 110.6].map((n) => `SC-${n}`);

/** The highest Crime Rates of the green and the amber band. */
const BAND_TOPS = [0, 1].map((band) =>
  Math.max(...Array.from({ length: CRIME_TOP + 1 }, (_, rate) => rate).filter((rate) => bandOf(rate) === band)),
);

/** Figures that a rule's text has to name. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  'SC-1': [CRIME_TOP, NESS_TOP],
  'SC-5': TIME_SPACES.slice(2),
  'SC-11': RING_PAYS.slice(2),
  'SC-18': [CRIME_TOP],
  'SC-37': [BRIBE],
  'SC-39': [OUST_INFLUENCE],
  'SC-42': [RELEASE_INFLUENCE],
  'SC-43': [FENCE_PRICE],
  'SC-44': [BRIBE],
  'SC-60': [CRIME_TOP, ...BAND_TOPS],
  'SC-80': [NESS_TOP],
};

const helps = await Promise.all(LANGUAGES.map(async (language) => (await words[language]()).words.help()));
const printed = (await rulePages()).map((page) => rulesPage('scarface', page));

for (const [i, language] of LANGUAGES.entries()) {
  const help = helps[i];
  const rules = help.flatMap((chapter) => chapter.rules);

  test(`${language}: help has exactly the rules there are, in order, and marks the same rulings`, () => {
    assert.deepEqual(
      rules.map((rule) => rule.id),
      IDS,
    );
    assert.deepEqual(
      rules.filter((rule) => rule.ruling).map((rule) => rule.id),
      RULINGS,
    );
  });

  test(`${language}: a rule is a few whole sentences, no two alike`, () => {
    const texts = rules.map((rule) => rule.text);
    assert.equal(new Set(texts).size, texts.length);
    for (const text of texts) {
      assert.match(text, /^[\p{Lu}¿¡].*\.$/su);
      assert.ok(text.length <= 1200, `${text.length}: ${text}`);
    }
    const titles = help.map((chapter) => chapter.title);
    assert.equal(new Set(titles).size, help.length);
    for (const line of [...titles, ...texts])
      assert.doesNotMatch(line, /\b(undefined|null|NaN)\b|\[object|=>|\$\{| {2}|\.\.|^ | $/, line);
  });

  test(`${language}: help names the figures of the game`, () => {
    for (const [id, figures] of Object.entries(FIGURES)) {
      const text = rules.find((rule) => rule.id === id)?.text ?? '';
      for (const figure of figures) assert.match(text, new RegExp(`\\b${figure}\\b`), `${id}: ${figure}`);
    }
  });
}

test('every language words every rule differently', () => {
  const texts = helps.map((help) => help.flatMap((chapter) => chapter.rules.map((rule) => rule.text)));
  for (const [i, id] of IDS.entries()) assert.equal(new Set(texts.map((of) => of[i])).size, LANGUAGES.length, id);
});

test('the printed rules are current: otherwise run "npm run docs"', () => {
  assert.deepEqual(
    outdated(printed).map((page) => page.path),
    [],
  );
});

test('the printed rules have an anchor for each rule, mark each ruling and end with the player aid', () => {
  for (const { text } of printed) {
    for (const id of IDS) assert.ok(text.includes(`<a id="${id}"></a>`), id);
    assert.equal(text.split('⚖').length - 1, RULINGS.length + 1); // the mark is explained once
    // Turn, actions, stats, Raid, reorganising, end.
    assert.equal(text.match(/^### /gm)?.length, 6);
  }
});
