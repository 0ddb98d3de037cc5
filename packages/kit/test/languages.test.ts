// `npm run languages`: finds every file and sentence that a language lacks, and writes the lists of languages.
import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { languageLists, listReport, readText } from '../languages/lists.ts';
import { isCode, LIST, missingIn, summaryOf } from '../languages/missing.ts';
import { LANGUAGES } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
/** ISO 639 reserves it: no language will ever have this code. */
const NEW = 'qaa';

test('every language in the list has all its texts', async () => {
  for (const language of LANGUAGES) {
    assert.deepEqual(await missingIn(root, language), [], language);
  }
});

test('only the one list names the languages: every other source takes their codes from it', () => {
  const sources = globSync('{packages,examples,scripts,release,bench,mutation}/**/*.{ts,tsx,mjs}', {
    cwd: root,
  }).filter((path) => !/[\\/](node_modules|dist|test|lang|earlier)[\\/]/.test(path));
  assert.ok(sources.length > 500, String(sources.length));
  // As a key, in quotes, in a list of names, or in a path.
  const names = (text: string, code: string): boolean =>
    new RegExp(`(^|[{[,(])\\s*(${code}|'${code}')\\s*[:,}\\]]|\\b${code}: |lang/${code}/`, 'm').test(text);
  const lists = sources.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return LANGUAGES.filter((code) => names(text, code)).length > LANGUAGES.length / 2;
  });
  assert.deepEqual(
    lists.map((path) => path.replaceAll('\\', '/')),
    [LIST],
  );
});

test('the lists in the packages are as `npm run languages` writes them', () => {
  const lists = languageLists(root, LANGUAGES);
  assert.ok(lists.length > 30, String(lists.length));
  for (const { path, text } of lists) assert.equal(readText(join(root, path)), text, path);
});

test('a new language lacks every file', async () => {
  const missing = await missingIn(root, NEW);
  assert.ok(missing.length > 15 && missing.every(({ file, keys }) => file.includes(`/lang/${NEW}/`) && keys === null));
});

test('each sentence that a file lacks is named', async (t) => {
  const place = mkdtempSync(join(tmpdir(), 'languages-'));
  t.after(() => rmSync(place, { recursive: true }));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  };
  write(
    'packages/one/lang/en/words.ts',
    "export const words = { a: 'A', b: { c: 'C', d: (n: number) => String(n) } };",
  );
  write('packages/one/lang/en/more.ts', "export const more = { e: 'E' };");
  write(`packages/one/lang/${NEW}/words.ts`, "export const words = { a: 'Á', b: { c: 'Ç' } };");
  assert.deepEqual(await missingIn(place, NEW), [
    { file: `packages/one/lang/${NEW}/more.ts`, keys: null },
    { file: `packages/one/lang/${NEW}/words.ts`, keys: ['words.b.d'] },
  ]);
});

test('the report ends with one sentence: how many files lack texts, what else is to do, or that the language is complete', () => {
  assert.deepEqual(
    [summaryOf(NEW, true, 2), summaryOf(NEW, true, 1), summaryOf(NEW, false, 0), summaryOf(NEW, true, 0)],
    [
      'qaa lacks texts in 2 files.',
      'qaa lacks texts in 1 file.',
      'qaa has all texts. Add its line to packages/kit/src/languages.ts.',
      'qaa is complete.',
    ],
  );
});

test('`npm run languages` says which lists it wrote, or that all are up to date', () => {
  assert.equal(listReport([], ['en', NEW]), `The lists of languages are up to date: en, ${NEW}.`);
  assert.equal(listReport(['a.lazy.ts', 'b.all.ts'], ['en']), 'a.lazy.ts: written\nb.all.ts: written');
});

test('a language code is two or three small letters', () => {
  assert.deepEqual(['pt', 'ast', '', 'PT', 'p', '../en', 'pt-BR'].map(isCode), [
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
