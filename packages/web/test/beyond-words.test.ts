// What the page says beyond the first table, in five languages: complete, finished, and none of it left over from another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import type { BeyondWords } from '../src/words/beyond/catalogue.ts';
import { words as de } from '../src/words/beyond/de.ts';
import { words as en } from '../src/words/beyond/en.ts';
import { words as es } from '../src/words/beyond/es.ts';
import { words as fr } from '../src/words/beyond/fr.ts';
import { words as it } from '../src/words/beyond/it.ts';

const ALL: Readonly<Record<Language, BeyondWords>> = { en, de, fr, it, es };

function sentences(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [1, 2, 1234].map((n): [string, string] => [`${path}(${n})`, node(n, 'x9')]);
  return Object.entries(node as object).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

const english = new Map(sentences(en, ''));

for (const language of LANGUAGES) {
  test(`${language}: every sentence beyond the first table is finished, and its own`, () => {
    for (const [path, text] of sentences(ALL[language], '')) {
      assert.notEqual(text.trim(), '', path);
      assert.doesNotMatch(text, /undefined|NaN|\[object|=>|\$\{| {2}|^\s|\s$/, path);
      if (language !== 'en') assert.notEqual(text, english.get(path), path);
    }
  });

  test(`${language}: what a sentence is given, it says`, () => {
    const { account, calling, bigScreen, together } = ALL[language];
    assert.match(account.signedIn('Ada'), /Ada/);
    assert.match(account.came(3), /3/);
    assert.notEqual(account.came(1), account.came(2).replace('2', '1'));
    assert.match(calling.quietFrom('22:00', '08:00'), /22:00.*08:00/);
    assert.match(bigScreen.toMove('Bob'), /Bob/);
    assert.match(together.strip('Cy'), /Cy/);
  });
}
