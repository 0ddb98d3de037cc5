// `npm run freeze -- GAME --raise` edits all that names the versions of a game's rules.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { raiseRules } from '../release/raise.ts';
import { root } from './literals.ts';

const RELEASED = 'packages/match/corpus/released.ts';

function copyOf(t: TestContext, id: string): (path: string) => string {
  const copy = mkdtempSync(join(tmpdir(), 'raise-'));
  t.after(() => rmSync(copy, { recursive: true, force: true }));
  for (const path of [`packages/${id}/src`, `packages/${id}/manifest.ts`, `packages/${id}/package.json`, RELEASED])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  return (path) => (path === '' ? copy : readFileSync(join(copy, path), 'utf8'));
}

for (const id of ['scheffeln', 'scarface'])
  test(`${id}: the rules are raised twice, and every frozen version is listed once`, async (t) => {
    const read = copyOf(t, id);
    const { game } = await import(`../packages/${id}/src/game.ts`);
    const first: number = game.rules;
    const [source] = raiseRules(read(''), id, first);
    raiseRules(read(''), id, first + 1);
    assert.match(read(source ?? ''), new RegExp(`^  rules: ${first + 2},$`, 'm'));
    for (const version of [first, first + 1]) {
      const once = (path: string, text: string): void =>
        assert.equal(read(path).split(text).length - 1, 1, `${path}: ${text}`);
      once(`packages/${id}/manifest.ts`, `${version}: () => import('./earlier/${version}/index.js')`);
      once(`packages/${id}/package.json`, `"./earlier/${version}": "./earlier/${version}/index.js"`);
      once(RELEASED, `import { game as ${id}${version} } from '@backroom/${id}/earlier/${version}';`);
      once(RELEASED, `  { game: ${id}${version}, matches: `);
    }
    assert.throws(() => raiseRules(read(''), id, first), /no line/, 'it was raised before');
  });
