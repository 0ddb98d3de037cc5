// `npm test`: types, format and lint, dead code, documents, then every test.
//
//   npm test                          everything
//   npm test -- FILE...               only these test files
//   npm test -- FILE --case JSON      one random game again, as a failing suite prints it
//   npm run lint                      everything but the tests
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** A tool's own program: the short cuts in node_modules/.bin are not JavaScript on every platform. */
const tool = (...path: string[]): string => join(root, 'node_modules', ...path);

const CHECKS: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['types', [tool('typescript', 'bin', 'tsc'), '-p', '.']],
  ['types of the page', [tool('typescript', 'bin', 'tsc'), '-p', 'packages/web']],
  ['format and lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']],
  ['dead code', [tool('knip', 'bin', 'knip.js')]],
  ['documents', [join(root, 'scripts', 'docs.ts'), '--check']],
];

const TESTS = [
  'test/**/*.test.ts',
  'packages/*/test/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
  'scripts/*.test.ts',
];

/** What hangs is a failure, not a night of waiting: milliseconds for one test, and for all that one tool does. */
const ONE_TEST = 600_000;
const ALL = 40 * 60_000;

function run(args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env, timeout: ALL }).status === 0;
}

function runChecks(): boolean {
  return CHECKS.every(([what, args]) => {
    const begun = performance.now();
    const passed = run(args);
    console.log(`${passed ? 'ok' : 'FAILED'}: ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return passed;
  });
}

function runTests(files: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const how = [
    // Node leaves one core to itself; files are processes of their own, may have all, and wait for others now and then.
    `--test-concurrency=${availableParallelism() + 1}`,
    // A test that is out of time would go on for ever if its file were not ended by force.
    `--test-timeout=${ONE_TEST}`,
    '--test-force-exit',
    // A process that ends while a compiler thread is at work may wait for ever (nodejs/node#54918): one file in two thousand did.
    '--no-concurrent-recompilation',
    '--test-reporter=spec',
  ];
  return run(['--test', ...how, ...files], env);
}

const words = process.argv.slice(2);
const at = words.indexOf('--case');
const env = at < 0 ? process.env : { ...process.env, BACKROOM_CASE: words[at + 1] };
const files = at < 0 ? words : words.toSpliced(at, 2);

if (words.includes('--checks-only')) process.exit(runChecks() ? 0 : 1);
if (files.length > 0) process.exit(runTests(files, env) ? 0 : 1);
process.exit(runChecks() && runTests(globSync(TESTS, { cwd: root }).sort(), env) ? 0 : 1);
