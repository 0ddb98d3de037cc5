// `npm run freeze -- GAME`: keeps the present rules of a game for the matches that were begun under them.
//
//   npm run freeze -- GAME --raise      freezes, makes the frozen rules known and raises the version: before the rules change
//   npm run freeze -- GAME              only freezes
//   npm run freeze -- GAME --from DIR   the rules of another checkout
//   npm run freeze -- GAME --to DIR     into another folder, such as a test's
//
// Rules, words and bot knowledge become one bundle in packages/GAME/earlier/VERSION, which is never edited. It holds its own copy of
// the kit, so later changes cannot change how an old match is read.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './published.ts';
import { raiseRules } from './raise.ts';

const NOTE = '// Frozen by `npm run freeze`: do not edit.';

const DECLARATION = `${NOTE}
import type { EarlierRules } from '@backroom/kit';

export declare const game: EarlierRules['game'];
export declare const words: EarlierRules['words'];
export declare const knowledge: unknown;
`;

const missing = (where: string, what: string): never => {
  throw new Error(`${where} has no ${what}.`);
};

async function freeze(id: string, from: string, wanted: string | undefined): Promise<{ to: string; version: number }> {
  const folder = join(from, 'packages', id);
  const at = (path: string): string => join(folder, 'src', path);
  // Older checkouts keep it inside src.
  const knowledge = [join(folder, 'knowledge', 'index.ts'), at('knowledge/index.ts')].find((path) => existsSync(path));
  const exported = Object.entries((await import(at('game.ts'))) as Record<string, { id?: string; rules?: number }>);
  const [name, { rules }] =
    exported.find(([, one]) => one.id === id && one.rules !== undefined) ?? missing(at('game.ts'), 'game');
  const to = wanted === undefined ? join(root, 'packages', id, 'earlier', String(rules)) : resolve(wanted);
  const entry = join(root, 'dist', `freeze-${process.pid}.ts`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(
    entry,
    `export { ${name} as game } from '${at('game.ts')}';
export { words } from '${at('words/index.ts')}';
export { knowledge } from '${knowledge ?? missing(folder, 'knowledge')}';\n`,
  );
  rmSync(to, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    resolve: { alias: { '@backroom/kit': join(from, 'packages', 'kit', 'src', 'index.ts') } },
    build: {
      outDir: to,
      emptyOutDir: false,
      target: 'es2024',
      minify: true,
      copyPublicDir: false,
      modulePreload: false,
      lib: { entry, formats: ['es'], fileName: 'index' },
      rollupOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js', banner: NOTE } },
    },
  });
  rmSync(entry);
  for (const file of globSync('*.js', { cwd: to })) {
    // Remove the bundler's source names: those files will not exist.
    const text = readFileSync(join(to, file), 'utf8').replace(/^\/\/(#region|#endregion| \S+\.ts$).*\n/gm, '');
    writeFileSync(join(to, file), text);
  }
  writeFileSync(join(to, 'index.d.ts'), DECLARATION);
  return { to, version: Number(rules) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: root }, to: { type: 'string' }, raise: { type: 'boolean' } },
});
const [id] = positionals;
if (id === undefined) throw new Error('Which game? npm run freeze -- GAME --raise');
const { to, version } = await freeze(id, resolve(values.from), values.to);
console.log(`Frozen into ${to}.`);
if (values.raise)
  console.log(`The rules have version ${version + 1} now. Edited: ${raiseRules(root, id, version).join(', ')}.`);
else
  console.log(
    `Now add it to \`earlier\` in packages/${id}/manifest.ts, to \`exports\` in its package.json and to packages/match/corpus/released.ts, and raise \`rules\`: \`--raise\` does all of it.`,
  );
