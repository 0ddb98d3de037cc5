// `npm test` loses no result, hides no failure and ends: its runner on test files made for the purpose.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { changedFiles, testsFor } from '../scripts/testing/changed.ts';
import { type FileResult, LIMITS, runFile } from '../scripts/testing/file.ts';
import { browsersLast, laneOf } from '../scripts/testing/lanes.ts';
import { runSuite } from '../scripts/testing/run.ts';
import { isGreen, summaryOf } from '../scripts/testing/summary.ts';

const root = join(import.meta.dirname, '..');

function folderFor(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-runner-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs one file with this text. */
async function run(t: TestContext, text: string, ending = LIMITS.ending): Promise<FileResult> {
  const folder = folderFor(t);
  writeFileSync(join(folder, 'a.test.mjs'), `import { after, describe, it, test } from 'node:test';\n${text}`);
  return runFile('a.test.mjs', folder, process.env, { ...LIMITS, ending });
}

test('every result is counted, however quick the tests are', async (t) => {
  const { passed, failures } = await run(t, `for (let i = 0; i < 3000; i++) test('a title '.repeat(9) + i, () => {});`);
  assert.equal(passed, 3000);
  assert.deepEqual(failures, []);
});

test('a failure is told by file, title and text; groups are not counted', async (t) => {
  const { passed, skipped, failures } = await run(
    t,
    `describe('a group', () => {
       it('passes', () => {});
       it('breaks', () => { throw new Error('this broke'); });
       it('is left out', { skip: true }, () => {});
     });`,
  );
  assert.deepEqual([passed, skipped, failures.length], [1, 1, 1]);
  assert.equal(failures[0].test, 'a group > breaks');
  assert.match(failures[0].text, /this broke/);
});

test('tests declared after an await are counted too', async (t) => {
  const { passed } = await run(
    t,
    `test('first', () => {}); await new Promise((done) => setImmediate(done)); test('second', () => {});`,
  );
  assert.equal(passed, 2);
});

test('a file that does not end fails by name, and its results are kept', async (t) => {
  const { passed, failures } = await run(t, `test('passes', () => { setInterval(() => {}, 1000); });`, 1000);
  assert.equal(passed, 1);
  assert.match(failures[0].text, /did not end: a server, a browser, a worker or a timer is open/);
});

for (const [what, text, why] of [
  ['reports no test', '', /reports no test/],
  [
    'exits in the middle',
    `test('a', () => {}); test('b', () => process.exit(0));`,
    /reports no test|ended before its tests did/,
  ],
  ['cannot be loaded', `import './nowhere.mjs';`, /Cannot find module/],
  [
    'throws after its tests',
    `test('a', () => {}); process.on('exit', () => { process.exitCode = 3; });`,
    /exit code 3/,
  ],
  ['breaks in its last hook', `test('a', () => {}); after(() => { throw new Error('left open'); });`, /left open/],
] as const)
  test(`a file that ${what} fails`, async (t) => {
    const { failures } = await run(t, text);
    assert.match(failures.map((failure) => failure.text).join('\n'), why);
  });

/** A suite of one file that passes only in its second run. */
async function unstable(t: TestContext, first: string) {
  const folder = folderFor(t);
  writeFileSync(
    join(folder, 'a.test.mjs'),
    `${first}
     import { existsSync, writeFileSync } from 'node:fs';
     import { test } from 'node:test';
     test('sometimes', () => {
       if (existsSync('seen')) return;
       writeFileSync('seen', '');
       throw new Error('not this time');
     });`,
  );
  return runSuite(['a.test.mjs'], folder, process.env, () => {});
}

test('a pure test is never repeated', async (t) => {
  const suite = await unstable(t, '');
  assert.equal(isGreen(suite, false), false);
  assert.deepEqual(summaryOf(suite).slice(-3), ['tests: 1 in 1 files', 'flaky: 0', '0 passed, 1 failed']);
});

test('a real test that passes when it is repeated alone is green, with a FLAKY line; --strict makes it red', async (t) => {
  const suite = await unstable(t, `import 'node:net';`);
  assert.equal(isGreen(suite, false), true);
  assert.equal(isGreen(suite, true), false);
  const lines = summaryOf(suite);
  assert.match(lines[0], /^FLAKY: a\.test\.mjs: sometimes$/);
  assert.match(lines[1], /not this time/);
  assert.deepEqual(lines.slice(-3), ['tests: 1 in 1 files', 'flaky: 1', '1 passed, 0 failed']);
});

test('sixty lines are enough: many failures with long texts fit', () => {
  const failures = Array.from({ length: 12 }, (_, i) => ({ file: 'a', test: `${i}`, text: 'line\n'.repeat(50) }));
  const lines = summaryOf({ results: [{ file: 'a', passed: 0, skipped: 0, failures, seconds: 0 }], flaky: [] });
  assert.ok(lines.length <= 60, `${lines.length}`);
  for (const { test: name } of failures) assert.ok(lines.includes(`FAILED: a: ${name}`));
});

test('an empty run is not green', () => assert.equal(isGreen({ results: [], flaky: [] }, false), false));

test('tests that open a browser, a process, a worker or a socket are real; rules are pure', () => {
  for (const file of [
    'packages/web/test/undo.test.ts',
    'packages/games/test/workers.test.ts',
    'packages/cli/test/engine.test.ts',
    'packages/server/test/drain-ends.test.ts',
  ])
    assert.equal(laneOf(file, root), 'real', file);
  for (const file of ['packages/kit/test/random.test.ts', 'packages/scarface/test/raid.test.ts'])
    assert.equal(laneOf(file, root), 'pure', file);
});

test('tests in a browser come last, everything else in its order', () => {
  const [undo, workers, engine] = ['web/test/undo', 'games/test/workers', 'cli/test/engine'].map(
    (name) => `packages/${name}.test.ts`,
  );
  assert.deepEqual(browsersLast([undo, workers, engine], root), [workers, engine, undo]);
});

test('every test file is found by npm test', () => {
  const inFolders = globSync(['{packages,examples}/*/test/**/*.test.ts', '{test,mutation}/**/*.test.ts'], {
    cwd: root,
  });
  const exclude = (path: string): boolean => /node_modules|^\.|[\\/]\./.test(path);
  const all = globSync('**/*.{test,spec}.{ts,mjs,js,tsx}', { cwd: root, exclude });
  assert.ok(all.length > 100);
  assert.deepEqual(
    all.filter((file) => !inFolders.includes(file)),
    [],
  );
});

test('--changed runs what a change can touch, by the arrows between packages', () => {
  const tests = globSync(['{packages,examples}/*/test/**/*.test.ts', '{test,mutation}/**/*.test.ts'], { cwd: root });
  const packagesFor = (...changed: string[]): string[] =>
    [...new Set(testsFor(changed, tests, root).map((file) => file.split('/').slice(0, 2).join('/')))].sort();
  assert.deepEqual(testsFor(['packages/kit/src/random.ts'], tests, root), tests, 'everything stands on kit');
  assert.deepEqual(testsFor(['package-lock.json'], tests, root), tests);
  const web = packagesFor('packages/web/src/main.tsx').filter((name) => name.startsWith('packages/'));
  // The cards of Scarface 1920 are drawn in a page.
  assert.deepEqual(web, ['packages/scarface', 'packages/web']);
  const server = packagesFor('packages/server/src/serve.ts');
  for (const name of ['packages/server', 'packages/web', 'packages/cli', 'examples/bot'])
    assert.ok(server.includes(name), name);
  for (const name of ['packages/bots', 'packages/match', 'packages/protocol']) assert.ok(!server.includes(name), name);
  const own = testsFor(['packages/kit/test/random.test.ts'], tests, root).filter((file) =>
    file.startsWith('packages/'),
  );
  assert.deepEqual(own, ['packages/kit/test/random.test.ts']);
});

test('--changed sees edited files and new ones', (t) => {
  const folder = folderFor(t);
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  mkdirSync(join(folder, 'packages'));
  for (const name of ['old.ts', 'same.ts']) writeFileSync(join(folder, name), '');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  writeFileSync(join(folder, 'old.ts'), 'edited');
  writeFileSync(join(folder, 'packages', 'new file.ts'), '');
  assert.deepEqual(changedFiles('HEAD', folder), ['old.ts', 'packages/new file.ts']);
  assert.throws(() => changedFiles('no-such-revision', folder), /git diff/);
});
