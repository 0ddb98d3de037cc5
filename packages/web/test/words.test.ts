// Five languages, complete: every sentence says something in each of them, and none is left over from another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import { loadLessonWords } from '../src/teach/learn/words/index.ts';
import { loadTeachWords } from '../src/teach/words/index.ts';
import { words as de } from '../src/words/de.ts';
import { words as en } from '../src/words/en.ts';
import { words as es } from '../src/words/es.ts';
import { words as fr } from '../src/words/fr.ts';
import { words as it } from '../src/words/it.ts';

const ALL: Readonly<Record<Language, unknown>> = { en, de, fr, it, es };

/** Every sentence of a catalogue by its path; functions are called, with numbers for plurals and names for names. */
function sentences(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') {
    if (path === 'table.asks')
      return ['undo', 'pause', 'resume', 'end', 'open-hands'].map((what) => [`${path} ${what}`, node('Ada', what)]);
    return [0, 1, 2, 1234].map((n): [string, string] => [`${path}(${n})`, node(n, 'x9', 'y7')]);
  }
  return Object.entries(node as object).flatMap(([key, value]) =>
    sentences(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The same word in two languages, or a name. */
const ALIKE =
  /^(name|nav\.(lobby|menu|home)|table\.(bot|clock|pin|decline|pause|close)|newTable\.(bots|temperament|seat)|levels|options|settings\.name|replay\.(title|stop)|home\.lobby|temperaments)/;

for (const language of LANGUAGES) {
  test(`${language}: no sentence is empty, unfinished or shows the inside of the program`, () => {
    for (const [path, text] of sentences(ALL[language], '')) {
      assert.equal(typeof text, 'string', path);
      assert.notEqual(text.trim(), '', path);
      assert.doesNotMatch(text, /undefined|NaN|\[object|TODO|=>|\$\{/, path);
      assert.doesNotMatch(text, / {2}|^\s|\s$/, path);
    }
  });

  test(`${language}: what a sentence is given, it says`, () => {
    const { invitation, table } = ALL[language] as typeof en;
    assert.match(invitation.youAreInvited('Ada'), /Ada/);
    assert.match(table.curtain('Ada'), /Ada/);
    assert.match(table.race('Ada', '0.25', 'Bob'), /Ada.*0\.25.*Bob/);
    assert.match(invitation.waiting(3), /3/);
  });
}

test('no language has English left over', () => {
  const english = new Map(sentences(en, ''));
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
    const { nav, home } = ALL[language] as typeof en;
    const { puzzle } = await loadTeachWords(language);
    const { end } = await loadLessonWords(language);
    const name = nav.puzzle.toLowerCase();
    for (const text of [home.puzzle, puzzle.today, puzzle.next, puzzle.noStreak, end.puzzle])
      assert.ok(text.toLowerCase().includes(name), `${language}: ${text}`);
  }
});
