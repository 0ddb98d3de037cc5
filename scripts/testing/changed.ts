// Which test files a change can touch: those whose package reaches a changed package by the arrows between packages.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reachedFrom } from './imports.ts';

/** Files that differ from `revision`, with those that git does not know yet. */
export function changedFiles(revision: string, root: string): string[] {
  const git = (...args: string[]): string[] => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr?.trim() || 'could not be started'}`);
    return stdout.split('\0').filter(Boolean);
  };
  return [
    ...git('diff', '--name-only', '--no-renames', '-z', revision, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

const FOLDER = /^((?:packages|examples)\/[^/]+)\//;
const folderOf = (file: string): string | null => FOLDER.exec(file)?.[1] ?? null;

/** Each package's folder with the folders of all packages that it depends on, directly or not. */
function arrows(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const manifests = globSync(['packages/*/package.json', 'examples/*/package.json'], { cwd: root }).map((path) => ({
    folder: dirname(path).replaceAll('\\', '/'),
    manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      readonly name: string;
      readonly dependencies?: object;
      readonly devDependencies?: object;
    },
  }));
  const folders = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  const direct = new Map(
    manifests.map(({ folder, manifest }) => {
      const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return [folder, names.flatMap((name) => folders.get(name) ?? [])] as const;
    }),
  );
  const reach = (folder: string, seen: Set<string>): Set<string> => {
    if (seen.has(folder)) return seen;
    seen.add(folder);
    for (const next of direct.get(folder) ?? []) reach(next, seen);
    return seen;
  };
  return new Map(manifests.map(({ folder }) => [folder, reach(folder, new Set())]));
}

/**
 * A changed test file concerns itself alone; documents concern the tests of the whole project; everything else outside the packages
 * (scripts, settings, the lockfile) concerns every test. The tests of the whole project are always among them.
 */
export function testsFor(changed: readonly string[], tests: readonly string[], root: string): string[] {
  const sources = changed.filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.md'));
  if (sources.some((file) => folderOf(file) === null && !file.startsWith('docs/'))) return [...tests];
  const folders = new Set(sources.flatMap((file) => folderOf(file) ?? []));
  const depends = arrows(root);
  return tests.filter((test) => {
    const own = folderOf(test);
    if (own === null || changed.includes(test)) return true;
    const reached = [...reachedFrom(test, root).files].flatMap((file) => folderOf(file) ?? []);
    return [own, ...reached].some((folder) => [...(depends.get(folder) ?? [])].some((one) => folders.has(one)));
  });
}
