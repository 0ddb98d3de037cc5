// Five languages, complete: every sentence says something in each of them, and none is left over from another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import { load } from '../lang/first.lazy.ts';
import { problems } from '../lang/problems.all.ts';
import { type AskedWords, askedWords } from '../src/table/asked-words.ts';
import { undoWords } from '../src/table/undo-words.ts';
import { loadTeachWords } from '../src/teach/words/index.ts';
import type { PageWords } from '../src/words/catalogue.ts';

/** The first table's words, and those of the table that come after it. */
const ALL = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      {
        ...(await load[language]()).words,
        asked: askedWords[language],
        undo: undoWords[language],
        problems: problems[language],
      },
    ]),
  ),
) as Readonly<Record<Language, PageWords & { readonly asked: AskedWords }>>;

/** Every sentence of a catalogue by its path; functions are called, with numbers for plurals and names for names. */
function sentences(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') {
    if (path === 'asked.asks')
      return ['undo', 'pause', 'resume', 'end', 'open-hands'].map((what) => [`${path} ${what}`, node('Ada', what)]);
    return [0, 1, 2, 1234].map((n): [string, string] => [`${path}(${n})`, node(n, 'x9', 'y7')]);
  }
  return Object.entries(node as object).flatMap(([key, value]) =>
    sentences(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The same word in two languages, or a name. */
const ALIKE =
  /^(name|nav\.(lobby|menu|home)|table\.(bot|chat|clock|pin|decline|pause|close)|levels|replay\.(title|stop)|home\.lobby|temperaments)/;

for (const language of LANGUAGES) {
  test(`${language}: no sentence is empty or unfinished, or shows internals of the program`, () => {
    for (const [path, text] of sentences(ALL[language], '')) {
      assert.equal(typeof text, 'string', path);
      assert.notEqual(text.trim(), '', path);
      assert.doesNotMatch(text, /undefined|NaN|\[object|TODO|=>|\$\{/, path);
      assert.doesNotMatch(text, / {2}|^\s|\s$/, path);
    }
  });

  test(`${language}: each sentence uses all its arguments`, () => {
    const { table, asked } = ALL[language];
    assert.match(table.curtain('Ada'), /Ada/);
    assert.match(asked.race('Ada', '0.25', 'Bob'), /Ada.*0\.25.*Bob/);
  });
}

test('no language has English left over', () => {
  const english = new Map(sentences(ALL.en, ''));
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    for (const [path, text] of sentences(ALL[language], '')) {
      if (ALIKE.test(path)) continue;
      assert.notEqual(text, english.get(path), `${language} ${path}`);
    }
  }
});

test('every language has one name for a puzzle, at the entrance, in the lesson and at the puzzle itself', async () => {
  for (const language of LANGUAGES) {
    const { nav, home } = ALL[language];
    const { puzzle, lesson } = await loadTeachWords(language);
    const name = nav.puzzle.toLowerCase();
    for (const text of [home.puzzle, puzzle.today, puzzle.next, puzzle.noStreak, lesson.puzzle])
      assert.ok(text.toLowerCase().includes(name), `${language}: ${text}`);
  }
});
