// Spaces in texts for players, read from the sources. French: no ordinary space before ; : ! ? % » or after «; the tag fr`…`
// of the kit sets the right ones. French, Italian and Spanish: no space before an ellipsis.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fr } from '@backroom/kit';
import { literals, root, SOURCES } from './literals.ts';

const isOf = (language: string, path: string): boolean =>
  path.endsWith(`/${language}.ts`) || path.includes(`/${language}/`);

test('the tag sets no-break spaces in the sentence and leaves inserted values unchanged', () => {
  const name = 'Ada : « ! »';
  assert.equal(
    fr`Tu dis : « ${name} » ; vrai ? Non ! ${50} %`,
    `Tu dis\u00a0: «\u00a0${name}\u00a0»\u202f; vrai\u202f? Non\u202f! 50\u202f%`,
  );
});

test('strings are found, also in holes, and comments are not', () => {
  const hole = (code: string): string => `$\{${code}}`;
  const inner = `fr\`w ! ${hole('d')}\``;
  const source = `const a = 'x'; // it's\nconst b = \`y ${hole(`c ? 'z : z' : ${inner}`)} v\`; /* 'no' */ const e = { f: 'g' };`;
  assert.deepEqual(
    literals(source).map(({ text, tagged }) => [text, tagged]),
    [
      ['x', false],
      ['z : z', false],
      ['w ! \0', true],
      ['y \0 v', false],
      ['g', false],
    ],
  );
});

/** Parts of card texts, spaced when they are put together: packages/scarface/test/card-text.test.ts reads the results. */
const SPACED_LATER = /packages\/scarface\/lang\/fr\/(voice|operations)\.ts$/;

test('no French text has an ordinary space where French sets another', () => {
  const files = SOURCES.filter((path) => isOf('fr', path) && !SPACED_LATER.test(path));
  assert.ok(files.length > 50, String(files.length));
  for (const path of files)
    for (const { line, text, tagged } of literals(readFileSync(join(root, path), 'utf8')))
      if (!tagged) assert.doesNotMatch(text, / [;:!?%»]|« /, `${path}:${line}`);
});

for (const language of ['fr', 'it', 'es'])
  test(`no space stands before an ellipsis: ${language}`, () => {
    for (const path of SOURCES.filter((one) => isOf(language, one)))
      for (const { line, text } of literals(readFileSync(join(root, path), 'utf8')))
        assert.doesNotMatch(text, /[ \u00a0]…/, `${path}:${line}`);
  });
