// Mutation testing of a small package whose tests miss one mutant.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { parseAst } from 'vite';
import { applied, mutantsOf } from './mutants.ts';
import { Imports, likeliest } from './tests.ts';
import { Tree } from './tree.ts';

const root = mkdtempSync(join(tmpdir(), 'backroom-'));
after(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  'package.json': '{ "type": "module" }',
  'node_modules/.keep': '',
  'packages/tiny/package.json': '{ "name": "@backroom/tiny", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'packages/tiny/src/index.ts': "export * from './price.ts';\n",
  'packages/tiny/src/price.ts': [
    'export function price(age: number, isMember: boolean): number {',
    '  if (age < 18) return 5;',
    '  return isMember ? 8 : 10;',
    '}',
    '',
  ].join('\n'),
  'packages/tiny/test/price.test.ts': [
    "import assert from 'node:assert/strict';",
    "import { price } from '../src/index.ts';",
    'assert.deepEqual([price(10, false), price(30, true), price(30, false)], [5, 8, 10]);',
    '',
  ].join('\n'),
  'packages/tiny/test/broken.test.ts': "import '../src/price.ts';\nthrow new Error('broken without a mutant');\n",
  // Fails with the first mutant and passes the second time.
  'packages/tiny/test/flaky.test.ts': [
    "import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';",
    "import '../src/price.ts';",
    "const source = readFileSync('packages/tiny/src/price.ts', 'utf8');",
    "const isMutant = source !== readFileSync('packages/tiny/price.kept', 'utf8');",
    "if (isMutant && !existsSync('failed')) {",
    "  writeFileSync('failed', '');",
    "  throw new Error('by chance');",
    '}',
    "if (isMutant) rmSync('failed');",
    '',
  ].join('\n'),
  'packages/tiny/test/elsewhere.test.ts': "import type * as tiny from '../src/price.ts';\n",
  'packages/tiny/test/endless.ts': 'for (;;);\n',
};
const KEPT = { 'packages/tiny/price.kept': FILES['packages/tiny/src/price.ts'] };
for (const [file, text] of Object.entries({ ...FILES, ...KEPT })) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const mutate = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'mutate.ts'), '--root', root, ...args], { encoding: 'utf8' });

test('mutants that no test notices survive and are listed with their place; the source does not change', () => {
  const { status, stdout, stderr } = mutate('packages/tiny', '--sample', 'all', '--seed', '1');
  assert.equal(status, 0, stderr);
  const survivors = stdout.split('\n').filter((line) => line.startsWith('survived'));
  assert.deepEqual(survivors.sort(), [
    'survived packages/tiny/src/price.ts:2 18 → 19',
    'survived packages/tiny/src/price.ts:2 < → <=',
  ]);
  assert.match(stdout, /packages\/tiny: 6 of 8 mutants noticed \(75\.0 %\)/);
  assert.match(stdout, /left out: packages\/tiny\/test\/broken\.test\.ts failed without a mutant/);
  assert.equal(readFileSync(join(root, 'packages/tiny/src/price.ts'), 'utf8'), FILES['packages/tiny/src/price.ts']);
});

test('the same seed chooses the same mutants', () => {
  const chosen = (seed: string) =>
    mutate('packages/tiny', '--sample', '2', '--seed', seed, '--workers', '1').stdout.match(/^ {2}\d: .*$/gm);
  assert.equal(chosen('7')?.length, 2);
  assert.deepEqual(chosen('7'), chosen('7'));
});

test('wrong arguments are refused with a sentence', () => {
  for (const [args, why] of [
    [[], /Name one package/],
    [['packages/tiny', '--sample', '0'], /--sample is a whole number/],
    [['packages/nowhere'], /nothing to change in packages\/nowhere/],
  ] as const) {
    const { status, stderr } = mutate(...args);
    assert.equal(status, 1);
    assert.match(stderr, why);
  }
});

test('a test that hangs is stopped at its time limit', async () => {
  const tree = new Tree(root);
  assert.equal(await tree.run('packages/tiny/test/endless.ts', 500), 'timed out');
  tree.remove();
});

test('tests that import a file run before those that reach it indirectly; type imports do not count', () => {
  const imports = new Imports(root);
  const [near, far, none] = ['broken', 'price', 'elsewhere'].map((name) => {
    const path = `packages/tiny/test/${name}.test.ts`;
    return { path: `${name}.ts`, reach: imports.reachOf(path), takes: name === 'broken' ? 9000 : 10 };
  });
  const source = 'packages/tiny/src/price.ts';
  const named = { ...far, path: 'other.ts' };
  assert.deepEqual(likeliest([none, named, near], source, new Map()), [near, named]);
  assert.deepEqual(likeliest([none, named, near], source, new Map([[`other.ts ${source}`, 1]])), [named, near]);
});

test('mutants change code, but not types and joined texts', () => {
  const changes = (source: string) => mutantsOf(source).map(({ change }) => change);
  assert.deepEqual(changes('a <= b - 1;'), ['removed: a <= b - 1;', '<= → <', '<= → >', '- → +', '1 → 2']);
  assert.deepEqual(changes('type A = 1 | 2; let a: 3 = b as 4;'), []);
  assert.deepEqual(changes("const a = 'x' + b + `c`;"), []);
  assert.deepEqual(changes('const f = (): void => { a(); b(); };'), [
    'inserted: return;',
    'removed: a();',
    'removed: b();',
  ]);
  assert.deepEqual(changes('const a = !b.some(c) && Math.min(-d);'), [
    '!b.some(c) → b.some(c)',
    'some → every',
    '&& → ||',
    'min → max',
    '-d → d',
  ]);
});

test('every mutant is valid TypeScript and differs from the source', () => {
  const sources = globSync('examples/last-call/src/*.ts', { cwd: join(import.meta.dirname, '..') });
  assert.ok(sources.length > 0);
  for (const path of sources) {
    const source = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    for (const mutant of mutantsOf(source)) {
      const mutated = applied(source, mutant);
      assert.notEqual(mutated, source);
      assert.doesNotThrow(() => parseAst(mutated, { lang: 'ts' }), `${path}: ${mutant.change}`);
    }
  }
});
