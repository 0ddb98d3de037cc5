// Adding a language takes one line and the folders lang/<code>: shown by adding one to a copy of the repository.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { writeLists } from '../languages/lists.ts';
import { LIST, listedIn, missingIn } from '../languages/missing.ts';

const root = join(import.meta.dirname, '../../..');
/** ISO 639 reserves it: no language will ever have this code. */
const CODE = 'qaa';
const LINE = `  ${CODE}: { locale: '${CODE}', thousands: '.', from: 5 },\n`;
const SENTENCE = / {2}sorry: .*\n/;
const LACKING = `packages/protocol/lang/${CODE}/phrases.ts`;

test('a language is one line and folders: nothing else is edited, and a missing sentence does not compile', async (t) => {
  const copy = copyOfSources(t);
  edit(join(copy, LIST), (text) => text.replace(/(?=^\} as const)/m, LINE));
  for (const english of globSync('{packages,examples}/*/lang/en', { cwd: copy }))
    cpSync(join(copy, english), join(copy, english, '..', CODE), { recursive: true });
  edit(join(copy, LACKING), (text) => text.replace(SENTENCE, ''));

  const codes = await listedIn(copy);
  assert.ok(codes.includes(CODE));
  assert.ok(writeLists(copy, codes).length > 30);
  assert.deepEqual(await missingIn(copy, CODE), [{ file: LACKING, keys: ['sentences.sorry'] }]);
  for (const project of ['packages/web', '.']) {
    const errors = typeErrors(copy, project);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', /^packages\/protocol\/lang\/qaa\/phrases\.ts.*'sorry' is missing/);
  }
});

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const after = change(before);
  assert.notEqual(after, before, path);
  writeFileSync(path, after);
}

/** All that the compiler reads, with our packages linked to their copies and all others to the originals. */
function copyOfSources(t: TestContext): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-language-'));
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of [
    'package.json',
    'tsconfig.json',
    'packages',
    'examples',
    'scripts',
    'mutation',
    'bench',
    'release',
    'test',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !/[\\/]node_modules$/.test(path) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@backroom'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@backroom') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const folder of globSync('{packages,examples}/*/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, folder), 'utf8'));
    if (name.startsWith('@backroom/')) symlinkSync(join(copy, folder, '..'), join(modules, name), 'junction');
  }
  return copy;
}

function typeErrors(folder: string, project: string): string[] {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { stdout, error } = spawnSync(process.execPath, [tsc, '-p', project], { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout.split(/\r?\n/).filter((line) => /error TS\d+/.test(line));
}
