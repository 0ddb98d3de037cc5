// Every card beside the people has a name and a line of flavour in every language, cleanly set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import type { CardWords } from '../src/words/cards/names.ts';

const KINDS = ['jobs', 'dealers', 'federal', 'news', 'tiles', 'gangs'] as const;
/** Places and gangs are called the same everywhere. */
const PROPER = new Set<string>(['tiles', 'gangs']);

const namesOf = async (kind: string, language: string): Promise<Readonly<Record<string, CardWords>>> =>
  (await import(`../lang/${language}/cards/${kind}.ts`))[kind];

for (const kind of KINDS) {
  test(`${kind}: every name and every flavour is its own, short and cleanly set`, async () => {
    for (const language of LANGUAGES) {
      const texts = Object.values(await namesOf(kind, language));
      assert.equal(new Set(texts.map((text) => text.name)).size, texts.length, language);
      assert.equal(new Set(texts.map((text) => text.flavour)).size, texts.length, language);
      for (const { name, flavour } of texts) {
        assert.ok(name.length > 0 && name.length <= 34, `${language}: ${name}`);
        assert.ok(flavour.length > 0 && flavour.length < 90, `${language}: ${flavour}`);
        assert.match(flavour, /[.!?](?:[”“»]|\u00a0»)?$|[”“»]\.$/u, language);
        assert.doesNotMatch(name + flavour, /['"]| {2}| $/, 'straight quotes or stray spaces');
        if (language === 'fr') assert.doesNotMatch(name + flavour, /[ \p{L}][;:!?»]|«[ \p{L}]/u, 'no-break spaces');
      }
    }
  });

  test(`${kind}: the cards come in the same order in every language, and nothing is left in English`, async () => {
    const english = await namesOf(kind, 'en');
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const names = await namesOf(kind, language);
      assert.deepEqual(Object.keys(names), Object.keys(english));
      for (const [id, { name, flavour }] of Object.entries(names)) {
        assert.notEqual(flavour, english[id].flavour, `${language}: ${id}`);
        if (PROPER.has(kind)) assert.equal(name, english[id].name);
      }
    }
  });
}

test('SC-110 no Enforcer card shares its name with a card of another kind', async () => {
  for (const language of LANGUAGES) {
    const { rival } = await import(`../lang/${language}/rival.ts`);
    const own = Object.values(rival.cards as Readonly<Record<string, CardWords>>).map(({ name }) => name);
    const others = await Promise.all([...KINDS, 'people'].map((kind) => namesOf(kind, language)));
    const taken = new Set(others.flatMap((names) => Object.values(names).map(({ name }) => name)));
    assert.deepEqual(
      own.filter((name) => taken.has(name)),
      [],
      language,
    );
  }
});
