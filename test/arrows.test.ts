// The arrows of the house point one way: web, server, cli -> match, bots -> kit <- games. And what is pure stays pure.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const GAMES = ['scheffeln', 'scarface'];

/** What each package's source may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  scheffeln: ['kit'],
  scarface: ['kit'],
  bots: ['kit'],
  match: ['kit'],
  protocol: ['kit', 'match'],
  games: ['kit', 'bots', ...GAMES],
  croupier: ['kit', 'bots', 'match', 'protocol', 'games'],
  server: ['kit', 'bots', 'match', 'protocol', 'games', 'croupier'],
  web: ['kit', 'bots', 'match', 'protocol', 'games', 'croupier', ...GAMES],
  cli: ['kit', 'bots', 'match', 'protocol', 'games', 'server', ...GAMES],
};

/** Run in a page and in a worker as well: no platform, no clock, no chance of their own. */
const PURE = ['kit', 'bots', 'match', 'protocol', 'games', 'croupier', ...GAMES];

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sources = (folder: string): string[] => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root });
/** What ties pure code to a platform lies beside it. */
const adapters = (folder: string): string[] => globSync(`${folder}/{node,browser,workers}/**/*.ts`, { cwd: root });
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]);

test('every package has its arrows drawn', () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((path) => path.split(/[\\/]/)[1]);
  assert.deepEqual(packages.sort(), Object.keys(MAY_IMPORT).sort());
});

for (const [name, allowed] of Object.entries(MAY_IMPORT)) {
  test(`${name} imports only ${allowed.join(', ') || 'nothing'} of the house, and declares it`, () => {
    const files = [...sources(`packages/${name}`), ...adapters(`packages/${name}`)];
    assert.ok(files.length > 0);
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as { dependencies?: object };
    for (const path of files) {
      for (const target of importsOf(path)) {
        if (target.startsWith('.')) {
          const inside = join(path, '..', target).split(/[\\/]/).slice(0, 2).join('/');
          assert.equal(inside, `packages/${name}`, `${path} reaches out of its package: ${target}`);
        } else if (!target.startsWith('node:')) {
          const other = target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/');
          assert.ok(
            Object.hasOwn(dependencies, other),
            `${path} imports ${target}, which package.json does not declare`,
          );
          const ours = /^@backroom\/(.+)$/.exec(other);
          if (ours) assert.ok(allowed.includes(ours[1]), `${path} may not import ${target}`);
        }
      }
    }
  });
}

/** Functions that the language lets every engine approximate in its own way: `exp` and `log` of kit are exact. */
const APPROXIMATED = /Math\.(?:a?cosh?|a?sinh?|a?tanh?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow)\b/;

for (const name of PURE) {
  test(`${name} is pure: no platform, no clock, no chance of its own, no order by locale, no approximated mathematics`, () => {
    for (const path of sources(`packages/${name}`)) {
      const text = read(path);
      assert.doesNotMatch(text, /'node:|Math\.random|Date\.now|new Date|performance\.now|\bprocess\.|\bcrypto\./, path);
      assert.doesNotMatch(text, /localeCompare/, path);
      assert.doesNotMatch(text, APPROXIMATED, path);
    }
  });
}

test('what runs in a page needs nothing of Node', () => {
  const files = globSync(['packages/*/browser/**/*.ts', 'packages/games/workers/{browser,page}.ts'], { cwd: root });
  assert.equal(files.length, 3);
  for (const path of files) assert.doesNotMatch(read(path), /'node:|\bprocess\.|\/node'|Buffer/, path);
});
