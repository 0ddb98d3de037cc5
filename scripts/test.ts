// `npm test`: types, format and lint, dead code, documents, then every test.
//
//   npm test                          everything
//   npm test -- packages/kit          the tests of a folder, or of these files
//   npm test -- --changed             only what uncommitted changes can touch; --since REV: what has changed since REV
//   npm test -- --strict              a test that passes only when it is repeated fails
//   npm test -- FILE --case JSON      one random game again, as a failing suite prints it
//   npm run lint                      everything but the tests
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from './machine.ts';
import { changedFiles, testsFor } from './testing/changed.ts';
import { provide } from './testing/needs.ts';
import { runSuite } from './testing/run.ts';
import { isGreen, summaryOf } from './testing/summary.ts';

const root = join(import.meta.dirname, '..');
/** The tool's own program: the files in node_modules/.bin are not JavaScript on every platform. */
const tool = (...path: string[]): string => join(root, 'node_modules', ...path);

/** Incremental: only changed files are checked again. */
const checkTypes = (name: string, project: string): string[] => {
  const known = join(root, '.runtime', `types-${name}.tsbuildinfo`);
  return [tool('typescript', 'bin', 'tsc'), '--incremental', '--tsBuildInfoFile', known, '-p', project];
};

const CHECKS: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['types', checkTypes('all', '.')],
  ['types of the page', checkTypes('page', 'packages/web')],
  ['unchecked indexes', [join(root, 'scripts', 'indexed-access.ts')]],
  ['format and lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']],
  ['dead code', [tool('knip', 'bin', 'knip.js')]],
  ['documents', [join(root, 'scripts', 'docs.ts'), '--check']],
];

const TESTS = [
  'test/**/*.test.ts',
  'mutation/*.test.ts',
  'packages/*/test/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
];
const PAGE = join(root, 'scripts', 'page.ts');

const CHECK_LIMIT = 10 * 60_000;

/** The checks that failed. All of them run: one look at the log is enough. */
function failedChecks(): string[] {
  return CHECKS.flatMap(([what, args]) => {
    const begun = performance.now();
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', timeout: CHECK_LIMIT });
    console.log(`${status === 0 ? 'ok' : 'FAILED'}: ${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return status === 0 ? [] : [what];
  });
}

/** In the order of the patterns: those of the whole project take longest, and nothing should wait for them at the end. */
const allTests = (): string[] =>
  TESTS.flatMap((pattern) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort(),
  );

/** A folder means all tests below it. */
function testsAt(path: string): string[] {
  const full = resolve(path);
  const name = relative(root, full).replaceAll('\\', '/');
  if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return allTests().filter((file) => name === '' || file.startsWith(`${name}/`));
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'checks-only': { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      strict: { type: 'boolean', default: false },
      case: { type: 'string' },
      result: { type: 'string' },
    },
  });
  if (values['checks-only']) return failedChecks().length === 0;
  const wanted = positionals.length > 0 ? [...new Set(positionals.flatMap(testsAt))] : allTests();
  const isPart = values.changed || values.since !== undefined;
  const files = isPart ? testsFor(changedFiles(values.since ?? 'HEAD', root), wanted, root) : wanted;
  if (files.length === 0) throw new Error(`${positionals.join(', ')} contains no tests.`);
  const { able, missing, chromium } = await provide(files, root);
  const about = machine(chromium);
  console.log(about);
  // The first tests in a browser would all wait for the page: it is built while the checks run.
  const pageBuilt = chromium === null ? null : once(spawn(process.execPath, [PAGE], { stdio: 'inherit' }), 'close');
  const failed = positionals.length > 0 ? [] : failedChecks();
  await pageBuilt;
  if (failed.length > 0) {
    console.log(`FAILED: ${failed.join(', ')}. The tests did not run.`);
    return false;
  }
  const env = values.case === undefined ? process.env : { ...process.env, BACKROOM_CASE: values.case };
  const begun = performance.now();
  const suite = await runSuite(able, root, env, (line) => console.log(line));
  // For `npm run soak -- suite`, which adds up several runs.
  if (values.result !== undefined) writeFileSync(values.result, JSON.stringify(suite));
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${able.length} files in ${minutes} minutes on ${about}\n`);
  for (const { what, files: without, command } of missing) {
    console.log(`SKIPPED: ${without.length} test files need ${what}. Install it and run again: ${command}`);
    for (const file of without) console.log(`  ${file}`);
  }
  for (const line of summaryOf(suite, values.strict)) console.log(line);
  // A release must not pass with half of its tests.
  return isGreen(suite, values.strict) && (missing.length === 0 || process.env.CI === undefined);
}

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: Error) => {
    console.error(`backroom: ${error.message}`);
    process.exit(1);
  },
);
