// One glossary per language: every label uses its names, and no other text contains one.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LEVELS } from '@backroom/bots';
import { levelLabels } from '@backroom/bots/glossary';
import { loadPuzzleWords } from '@backroom/bots/puzzle';
import { loadBotWords, loadGlossary } from '@backroom/bots/words';
import { LANGUAGES, type Language } from '@backroom/kit';

const PACKAGES = join(import.meta.dirname, '../..');

/** Sources of a language outside the glossary. Scarface has people of its own, with names and ranks. */
const textsOf = (language: Language): string[] =>
  readdirSync(PACKAGES, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name).slice(PACKAGES.length + 1))
    .filter((path) => path.endsWith(`/${language}.ts`) || path.includes(`/lang/${language}/`))
    .filter((path) => !/node_modules|^scarface|glossary\.ts$/.test(path));

for (const language of LANGUAGES) {
  test(`labels, introductions and puzzles use the glossary's names: ${language}`, async () => {
    const glossary = await loadGlossary(language);
    const { levels } = await loadBotWords(language);
    const { grades } = await loadPuzzleWords(language);
    const labels = levelLabels(glossary);
    for (const [i, level] of LEVELS.entries()) {
      const { name, strength } = glossary.levels[level];
      assert.equal(levels[level].name, name);
      assert.equal(labels[level], `${name} · ${strength}`);
      assert.ok(Object.values(grades)[i]?.endsWith(name), level);
    }
  });

  test(`no other text contains a level's name: ${language}`, async () => {
    const names = Object.values((await loadGlossary(language)).levels).map(({ name }) => name);
    // Too short to be distinguished from other words.
    const spelt = new RegExp(`(?<!\\p{L})(${names.filter((name) => name.length > 5).join('|')})(?!\\p{L})`, 'u');
    const files = textsOf(language);
    assert.ok(files.length > 5);
    for (const file of files)
      for (const [i, line] of readFileSync(join(PACKAGES, file), 'utf8').split('\n').entries())
        assert.doesNotMatch(line, spelt, `${file}:${i + 1}`);
  });
}
