// Help: the same rules and the same rulings in every language, and the printed rules say what the game says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { outdated, pages } from '../../../scripts/docs.ts';
import { BUSINESSES, tokenValues } from '../src/vocabulary.ts';
import { words } from '../src/words/index.ts';

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `SH-${from + i}`);

/** The ids of the rules as they were numbered once and for all. */
const IDS = [
  ...range(1, 4),
  ...range(10, 12),
  ...range(20, 23),
  ...range(30, 37),
  ...range(40, 41),
  ...range(50, 50),
  ...range(60, 61),
  ...range(70, 77),
  ...range(80, 87),
  ...range(90, 94),
];
const RULINGS = [3, 4, 37, 41, 61, 70, 74, 82, 86, 87, 93, 94].map((n) => `SH-${n}`);

for (const language of LANGUAGES) {
  test(`${language}: help has exactly the rules there are, in order, and marks the same rulings`, async () => {
    const help = await (await words[language]()).words.help();
    const rules = help.flatMap((chapter) => chapter.rules);
    assert.deepEqual(
      rules.map((rule) => rule.id),
      IDS,
    );
    assert.deepEqual(
      rules.filter((rule) => rule.ruling).map((rule) => rule.id),
      RULINGS,
    );
  });

  test(`${language}: a rule is a few whole sentences, no two alike`, async () => {
    const help = await (await words[language]()).words.help();
    const texts = help.flatMap((chapter) => chapter.rules.map((rule) => rule.text));
    assert.equal(new Set(texts).size, texts.length);
    for (const text of texts) {
      assert.match(text, /^[\p{Lu}¿¡].*[.!]$/su);
      assert.ok(text.length <= 400, `${text.length}: ${text}`);
    }
    const titles = help.map((chapter) => chapter.title);
    assert.equal(new Set(titles).size, help.length);
    for (const line of [...titles, ...texts]) {
      assert.match(line, /\p{L}/u);
      assert.doesNotMatch(line, /\b(undefined|null|NaN)\b|\[object|=>|\$\{| {2}|\.\.|^ | $/, line);
    }
  });

  test(`${language}: help names the RUN cards as the table does, and SH-3 the values in play`, async () => {
    const { words: spoken, pieces: names } = await words[language]();
    const help = await spoken.help();
    const text = new Map(help.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text])));
    const card = { 'SH-80': 'evasion', 'SH-81': 'backward', 'SH-82': 'nasty', 'SH-83': 'joker' } as const;
    for (const [id, name] of Object.entries(card)) assert.ok(text.get(id)?.startsWith(names.card(name)), id);
    for (const value of tokenValues(0)) assert.ok(text.get('SH-3')?.includes(names.money(value)));
    assert.ok(text.get('SH-1')?.includes(names.business('A')) && text.get('SH-1')?.includes(names.business('H')));
  });
}

test('every language words every rule differently', async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => (await words[language]()).words.help()));
  const texts = all.map((help) => help.flatMap((chapter) => chapter.rules.map((rule) => rule.text)));
  for (let i = 0; i < IDS.length; i++) assert.equal(new Set(texts.map((of) => of[i])).size, LANGUAGES.length, IDS[i]);
});

test('the printed rules are current: otherwise run "npm run docs"', async () => {
  assert.deepEqual(
    outdated(await pages()).map((page) => page.path),
    [],
  );
});

test('the printed rules have an anchor for each rule, and every name and value', async () => {
  const all = (await pages()).filter(({ path }) => path.startsWith('docs/rules/scheffeln.'));
  assert.deepEqual(
    all.map((page) => page.path),
    LANGUAGES.map((language) => `docs/rules/scheffeln.${language}.md`),
  );
  for (const [i, { text }] of all.entries()) {
    const { pieces: names } = await words[LANGUAGES[i]]();
    for (const id of IDS) assert.ok(text.includes(`<a id="${id}"></a>`), id);
    for (const [place, business] of BUSINESSES.entries()) {
      assert.ok(text.includes(names.business(business)));
      for (const value of tokenValues(place)) assert.ok(text.includes(names.money(value)));
    }
    assert.equal(text.split('⚖').length - 1, RULINGS.length + 1); // the mark is explained once
  }
});
