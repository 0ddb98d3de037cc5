// The supply chain, as far as a lockfile shows it (P33).
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** What the bench compares us with is installed by the bench alone, from a lockfile of its own. */
const PEERS = globSync('packages/*/bench/peers', { cwd: root });

for (const path of ['package-lock.json', ...PEERS.map((folder) => join(folder, 'package-lock.json'))]) {
  const { packages } = JSON.parse(read(path)) as { packages: Record<string, Locked> };

  test(`P33 ${path} holds exact versions with integrity, and no address`, () => {
    assert.doesNotMatch(read(path), /"resolved": *"[a-z+]+:/);
    const fetched = Object.entries(packages).filter(([at, entry]) => at.includes('node_modules/') && !entry.link);
    assert.ok(fetched.length > 0);
    for (const [at, entry] of fetched) {
      assert.match(entry.version ?? '', /^\d+\.\d+\.\d+/, at);
      assert.ok(entry.integrity, `${at} has no integrity`);
    }
  });
}

test('P33 the lockfile lists the tools of every platform, not only of the one it was made on', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
  const names = Object.keys(packages);
  for (const platform of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64']) {
    assert.ok(names.includes(`node_modules/@biomejs/cli-${platform}`), `biome for ${platform}`);
    assert.ok(names.includes(`node_modules/@typescript/typescript-${platform}`), `typescript for ${platform}`);
  }
});

test('P33 every dependency is pinned to one version', () => {
  for (const path of [
    'package.json',
    ...globSync('{packages,examples}/*/package.json', { cwd: root }),
    ...PEERS.map((folder) => join(folder, 'package.json')),
  ]) {
    const manifest = JSON.parse(read(path)) as Record<string, Record<string, string> | undefined>;
    for (const kind of ['dependencies', 'devDependencies', 'overrides']) {
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        assert.match(version, /^\d+\.\d+\.\d+[\w.-]*$/, `${path}: ${name}`);
    }
  }
});
