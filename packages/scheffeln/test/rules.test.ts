// From a rule to its proof: every rule of the help, and each of the ten cases, has a test that is named for it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHAPTERS } from '../src/help/rules.ts';

const titles = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/^test\(\s*(['"`])(.*?)\1/gms)])
  .map((match) => match[2]);

test('every rule has a test that names it', () => {
  const ids = Object.values(CHAPTERS).flat();
  assert.ok(ids.length >= 45);
  assert.deepEqual(
    ids.filter((id) => !titles.some((title) => new RegExp(`\\b${id}\\b`).test(title))),
    [],
  );
});

test('each of the ten cases that implementations get wrong has a test', () => {
  const cases = Array.from({ length: 10 }, (_, i) => `case ${i + 1}:`);
  assert.deepEqual(
    cases.filter((name) => !titles.some((title) => title.startsWith(name))),
    [],
  );
});
