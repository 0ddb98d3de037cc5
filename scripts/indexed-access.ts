// Checks that code reads list items only where they exist (TypeScript's noUncheckedIndexedAccess). The compiler knows one setting for
// all files that a program loads, so the exceptions are taken out of its report here: tests, and the hot loops that each package
// lists in its hot-loops.json with the reason. In other files, use `itemAt`, destructuring or `for … of`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A missing item fails the test that reads it. */
const TESTS = /(^|\/)test(ing)?\/|\.test\.ts|\/(soak|corpus|demo)\/|(^|\/)bench\//;

/** Files, and folders with a slash at the end. */
const HOT_LOOPS = globSync('packages/*/hot-loops.json', { cwd: root }).flatMap((list) => {
  const reasons = JSON.parse(readFileSync(join(root, list), 'utf8')) as Record<string, string>;
  return Object.keys(reasons).map((path) => `${dirname(list).replaceAll('\\', '/')}/${path}`);
});

const isExcepted = (file: string): boolean => TESTS.test(file) || HOT_LOOPS.some((path) => file.startsWith(path));

function faultsOf(project: string, name: string): string[] {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const known = join(root, '.runtime', `indexes-${name}.tsbuildinfo`);
  const flags = ['--noUncheckedIndexedAccess', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known];
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, ...flags], { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /^[^\s(]+\(\d+,\d+\): error/.test(line));
}

const faults = [...faultsOf('.', 'all'), ...faultsOf(join('packages', 'web'), 'page')];
// The hot loops contain unchecked indexes, so an empty report means that the compiler did not check.
if (faults.length === 0) throw new Error('The compiler reported no unchecked index at all: was the setting lost?');
const fileOf = (line: string): string => line.slice(0, line.indexOf('('));
const found = new Set(faults.filter((line) => !isExcepted(fileOf(line))));
for (const path of HOT_LOOPS)
  if (!faults.some((line) => line.startsWith(path)))
    found.add(`${path} needs no exception: remove it from hot-loops.json.`);
for (const line of found) console.error(line);
process.exit(found.size === 0 ? 0 : 1);
