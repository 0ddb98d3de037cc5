// Known-vulnerable dependencies: direct ones are held against the advisories kept in test/advisories.json. The registry's own
// audit is not asked: it cannot be reached from everywhere, and a test must not need a network.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

interface Advisory {
  readonly package: string;
  /** The first version that is not affected. */
  readonly below: string;
  readonly id: string;
  readonly published: string;
  readonly summary: string;
  readonly action: string;
  /** Why an affected version may be used for now, and our own release that must not have it any more; null: it may not be used. */
  readonly accepted: { readonly because: string; readonly provedBy: string; readonly goneIn: string } | null;
}

const root = join(import.meta.dirname, '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const advisories = read('test/advisories.json') as readonly Advisory[];

/** Every direct dependency of every workspace. The peers of the bench are never installed by `npm start` or `npm test`. */
function directDependencies(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of ['package.json', ...globSync('{packages,examples}/*/package.json', { cwd: root })]) {
    const manifest = read(path) as Record<string, Record<string, string> | undefined>;
    for (const kind of ['dependencies', 'devDependencies'])
      for (const [name, version] of Object.entries(manifest[kind] ?? {})) found.set(name, version);
  }
  return found;
}

/** Versions are pinned, so comparing three numbers is enough. */
function isBelow(version: string, limit: string): boolean {
  const [a, b] = [version, limit].map((text) => text.split('-')[0].split('.').map(Number));
  const differs = a.findIndex((n, i) => n !== b[i]);
  return differs >= 0 && a[differs] < b[differs];
}

/** What is wrong with these dependencies in that version of ours. It does not depend on the day: an old clone passes its tests for ever. */
function affected(dependencies: ReadonlyMap<string, string>, known: readonly Advisory[], ours: string): string[] {
  return known.flatMap(({ package: name, below, id, summary, action, accepted }) => {
    const version = dependencies.get(name);
    if (version === undefined || !isBelow(version, below)) return [];
    if (accepted !== null && isBelow(ours, accepted.goneIn)) return [];
    const why = accepted === null ? '' : ` It was to be gone in ${accepted.goneIn}.`;
    return [`${name} ${version}: ${id}. ${summary}${why} ${action}`];
  });
}

test('no direct dependency has a known vulnerability that is not mitigated', () => {
  const { version } = read('package.json') as { version: string };
  assert.deepEqual(affected(directDependencies(), advisories, version), []);
});

test('an affected version is found, and an accepted one in the release that must not have it', () => {
  const advisory: Advisory = {
    package: 'ws',
    below: '8.23.0',
    id: 'an example',
    published: '2026-11-12',
    summary: 'An example.',
    action: 'Upgrade.',
    accepted: null,
  };
  const found = (version: string, accepted: Advisory['accepted'], ours: string): number =>
    affected(new Map([[advisory.package, version]]), [{ ...advisory, accepted }], ours).length;
  assert.equal(found('8.9.12', null, '0.1.0'), 1);
  assert.equal(found('8.23.0', null, '0.1.0'), 0);
  assert.equal(found('10.0.0', null, '0.1.0'), 0);
  const accepted = { because: 'mitigated', provedBy: 'a test', goneIn: '0.2.0' };
  assert.equal(found('8.22.2', accepted, '0.1.9'), 0);
  assert.equal(found('8.22.2', accepted, '0.2.0'), 1);
});

test('every advisory is complete, and a mitigation names a test that exists', () => {
  for (const { id, below, published, summary, action, accepted } of advisories) {
    assert.match(below, /^\d+\.\d+\.\d+$/, id);
    assert.match(published, /^\d{4}-\d{2}-\d{2}$/, id);
    assert.ok(summary.length > 20 && action.length > 10, id);
    if (accepted === null) continue;
    assert.ok(accepted.because.length > 20, id);
    assert.match(accepted.goneIn, /^\d+\.\d+\.\d+$/, id);
    assert.ok(existsSync(join(root, accepted.provedBy)), `${id}: ${accepted.provedBy}`);
  }
});
