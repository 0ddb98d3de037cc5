// `npm test`: types, format and lint, dead code, documents, then every test.
//
//   npm test                          everything
//   npm test -- packages/kit          the tests of a folder, or of these files
//   npm test -- --changed             only what uncommitted changes can touch; --since REV: what has changed since REV
//   npm test -- --strict              a test that passes only when it is repeated fails
//   npm test -- FILE --case JSON      one random game again, as a failing suite prints it
//   npm run lint                      everything but the tests
import { spawnSync } from 'node:child_process';
import { globSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, testsFor } from './testing/changed.ts';
import { runSuite } from './testing/run.ts';
import { isGreen, summaryOf } from './testing/summary.ts';

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

const TESTS = ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'examples/*/test/**/*.test.ts'];

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

const allTests = (): string[] =>
  globSync(TESTS, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

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
  const failed = positionals.length > 0 ? [] : failedChecks();
  if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}. The tests did not run.`);
  if (failed.length > 0 || values['checks-only']) return failed.length === 0;

  const wanted = positionals.length > 0 ? [...new Set(positionals.flatMap(testsAt))] : allTests();
  const isPart = values.changed || values.since !== undefined;
  const files = isPart ? testsFor(changedFiles(values.since ?? 'HEAD', root), wanted, root) : wanted;
  if (files.length === 0) throw new Error(`${positionals.join(', ')} contains no tests.`);
  const env = values.case === undefined ? process.env : { ...process.env, BACKROOM_CASE: values.case };
  const begun = performance.now();
  const suite = await runSuite(files, root, env, (line) => console.log(line));
  // For `npm run soak -- suite`, which adds up several runs.
  if (values.result !== undefined) writeFileSync(values.result, JSON.stringify(suite));
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${files.length} files in ${minutes} minutes on Node ${process.versions.node}, ${process.platform}\n`);
  for (const line of summaryOf(suite, values.strict)) console.log(line);
  return isGreen(suite, values.strict);
}

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: Error) => {
    console.error(`backroom: ${error.message}`);
    process.exit(1);
  },
);
