// General code knows no game by its name: a game is its folder and its line in packages/games.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { MANIFESTS } from '@backroom/games/manifests';

const root = join(import.meta.dirname, '..');
const posix = (path: string): string => path.replaceAll('\\', '/');
const GAMES = globSync(['packages/*/manifest.ts', 'examples/*/manifest.ts'], { cwd: root }).map(
  (path) => posix(path).split('/')[1],
);

/** Code, and the settings at the root. */
const LOOKED_AT = ['{packages,scripts,mutation,release,bench,bin}/**/*.{ts,tsx,js,mjs,json,html,css}', '*.json'];
/** Tests play particular games; a game's own folder and the list of games may name it; npm writes the lockfile. */
const MAY_NAME = new RegExp(
  `^packages/(games|${GAMES.join('|')})/|/(test|corpus|node_modules)/|\\.test\\.ts$|^package-lock\\.json$`,
);
/** One of each place, so that a wrong pattern is noticed. */
const CERTAINLY_LOOKED_AT = [
  ...['package.json', 'knip.json', 'biome.json', 'tsconfig.json', 'bin/backroom.js', 'bench/run.ts'],
  ...['release/published.ts', 'scripts/page.ts', 'mutation/mutate.ts', 'packages/server/soak/run.ts'],
];

test('every game has a folder of its own', () => {
  for (const { id } of MANIFESTS) assert.ok(GAMES.includes(id), id);
});

test('no general package, script, measurement, release or setting contains the name of a game', () => {
  const names = new RegExp(GAMES.map((id) => id.replaceAll('-', '[- ]?')).join('|'), 'i');
  const files = globSync(LOOKED_AT, { cwd: root })
    .map(posix)
    .filter((path) => !MAY_NAME.test(path));
  assert.ok(files.length > 500, `only ${files.length} files were looked at`);
  for (const one of CERTAINLY_LOOKED_AT) assert.ok(files.includes(one), `${one} was not looked at`);
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => (names.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );
  assert.deepEqual(found, []);
});
