// Sets one version for every package of the repository, in their manifests and in the lockfile.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, root } from './published.ts';

const MANIFESTS = ['package.json', 'packages/*/package.json', 'examples/*/package.json'];

const SEMANTIC = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

interface Versioned {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Ours depend on each other at exactly the same version. */
function setIn(manifest: Versioned, version: string): void {
  if (manifest.version !== undefined) manifest.version = version;
  for (const versions of [manifest.dependencies, manifest.devDependencies])
    for (const name of Object.keys(versions ?? {}))
      if (name.startsWith('@backroom/') && versions) versions[name] = version;
}

function edit(file: string, change: (content: Record<string, unknown>) => void): void {
  const path = join(root, file);
  const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}

export function setVersion(version: string): void {
  if (!SEMANTIC.test(version)) throw new Error(`${version} is not a semantic version such as 1.4.0.`);
  for (const file of globSync(MANIFESTS, { cwd: root })) edit(file, (manifest) => setIn(manifest, version));
  edit('package-lock.json', (lock) => {
    lock.version = version;
    const packages = lock.packages as Record<string, Versioned>;
    for (const [path, one] of Object.entries(packages)) if (!path.includes('node_modules/')) setIn(one, version);
  });
}

/** Packages of the repository whose version is not the root's. */
export function strayVersions(): string[] {
  const { version } = readPackage('.');
  return globSync(MANIFESTS, { cwd: root }).filter((file) => readPackage(join(file, '..')).version !== version);
}
