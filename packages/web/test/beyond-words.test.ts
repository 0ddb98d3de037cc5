// The texts that the first table does not need, in five languages: complete, and none of them left in another
// language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import { load } from '../lang/beyond.lazy.ts';
import type { BeyondWords } from '../src/words/beyond/catalogue.ts';

const ALL = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, (await load[language]()).words] as const)),
) as Readonly<Record<Language, BeyondWords>>;

function sentences(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [1, 2, 1234].map((n): [string, string] => [`${path}(${n})`, node(n, 'x9')]);
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

const english = new Map(sentences(ALL.en, ''));

/** The same word in two languages, or a name. */
const ALIKE = /^\.(account\.title|newTable\.(temperament|seat)|options|together\.pin|settings\.name)/;

for (const language of LANGUAGES) {
  test(`${language}: every sentence beyond the first table is finished, and its own`, () => {
    for (const [path, text] of sentences(ALL[language], '')) {
      assert.notEqual(text.trim(), '', path);
      assert.doesNotMatch(text, /undefined|NaN|\[object|=>|\$\{| {2}|^\s|\s$/, path);
      if (language !== 'en' && !ALIKE.test(path)) assert.notEqual(text, english.get(path), path);
    }
  });

  test(`${language}: each sentence uses all its arguments`, () => {
    const { account, notifications, bigScreen, together, invitation } = ALL[language];
    assert.match(invitation.youAreInvited('Ada'), /Ada/);
    assert.match(invitation.waiting(3), /3/);
    assert.match(account.signedIn('Ada'), /Ada/);
    assert.match(account.came(3), /3/);
    assert.notEqual(account.came(1), account.came(2).replace('2', '1'));
    assert.match(notifications.quietFrom('22:00', '08:00'), /22:00.*08:00/);
    assert.match(bigScreen.toMove('Bob'), /Bob/);
    assert.match(together.strip('Cy'), /Cy/);
  });
}
