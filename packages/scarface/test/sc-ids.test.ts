// From a rule to its proof: every numbered rule for two to four players has a test in rules/ that is named for it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** From one number to another. */
const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The numbers of the rules; those between them are not in use. The solo game (110) has proofs of its own. */
const RULES = [...span(1, 7), ...span(10, 18), ...span(30, 51), 60, 70, 80, 90, 95, 97, 100];

const folder = join(import.meta.dirname, 'rules');
const titles = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\s*test\(\s*(['"`])(.*?)\1/gms)])
  .map((match) => match[2]);

test('every SC id has a test that names it', () => {
  assert.equal(RULES.length, 45);
  assert.deepEqual(
    RULES.filter((rule) => !titles.some((title) => new RegExp(`\\bSC-${rule}\\b`).test(title))),
    [],
  );
});

/** Worked examples, by the page of the rulebook they stand on. */
const PAGES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 20];

test('every worked example of the rulebook has a test that names its page', () => {
  assert.deepEqual(
    PAGES.filter((page) => !titles.some((title) => title.includes(`rulebook page ${page}:`))),
    [],
  );
  assert.equal(titles.filter((title) => title.includes('rulebook page 11:')).length, 2);
});

test('no test names a rule that is not there', () => {
  const named = titles.flatMap((title) => [...title.matchAll(/\bSC-(\d+)/g)].map((match) => Number(match[1])));
  assert.deepEqual(
    named.filter((rule) => !RULES.includes(rule)),
    [],
  );
});
