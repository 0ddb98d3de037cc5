// Everybody has a name and a line of flavour in every language, each of its own and cleanly set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import type { people as english } from '../lang/en/cards/people.ts';
import { PEOPLE } from '../src/cards/people/index.ts';

const NAMES = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, (await import(`../lang/${language}/cards/people.ts`)).people]),
  ),
) as Readonly<Record<Language, typeof english>>;

for (const language of LANGUAGES) {
  test(`${language}: every name and every flavour is its own, short and cleanly set`, () => {
    const texts = PEOPLE.map((card) => NAMES[language][card.id]);
    assert.equal(Object.keys(NAMES[language]).length, PEOPLE.length);
    assert.equal(new Set(texts.map((text) => text.name)).size, PEOPLE.length);
    assert.equal(new Set(texts.map((text) => text.flavour)).size, PEOPLE.length);
    for (const { name, flavour } of texts) {
      assert.ok(name.length > 0 && name.length <= 32, name);
      assert.ok(flavour.length > 0 && flavour.length < 90, flavour);
      assert.match(flavour, /[.!?]$/);
      assert.doesNotMatch(name + flavour, /['"]| {2}| $/, 'straight quotes or stray spaces');
      if (language === 'fr') assert.doesNotMatch(flavour, /[ \p{L}][;:!?»]/u, 'French wants a no-break space there');
    }
  });
}

test('the bosses keep their names in every language', () => {
  for (const boss of PEOPLE.filter((card) => card.role === 'boss'))
    assert.equal(new Set(LANGUAGES.map((language) => NAMES[language][boss.id].name)).size, 1, boss.id);
});

test('no line of flavour was left in English', () => {
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    for (const card of PEOPLE) assert.notEqual(NAMES[language][card.id].flavour, NAMES.en[card.id].flavour, card.id);
  }
});
