// Builds the page if it is missing or older than its sources, and opens the server if asked to.
//
//   npm run build                 the page, into dist/web
//   npm start -- [options]        the page if need be, then `backroom serve [options]`
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist', 'web');
const mark = join(built, '.sources');
const lock = join(root, 'dist', '.building');

/** All files that can be part of the page. */
const SOURCES = [
  'packages/web/{index.html,package.json,vite.config.ts}',
  'packages/web/{src,lang,build,public}/**/*.*',
  'packages/!(web|server|cli)/{*.ts,{src,lang,knowledge,table,page,lesson,options,preact,card,workers,browser,puzzles,earlier}/**/*.*}',
  'package-lock.json',
];

const LONGEST_BUILD_MS = 180_000;

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const isFresh = (hash: string): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === hash;

/** Two processes that start at the same time build once: the second waits for the first. */
export async function ensurePage(): Promise<void> {
  const hash = hashOfSources();
  if (isFresh(hash)) return;
  while (!takeLock()) await new Promise((done) => setTimeout(done, 200));
  try {
    if (!isFresh(hash)) build(hash);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(): boolean {
  mkdirSync(join(root, 'dist'), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // A process that died left the lock behind.
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LONGEST_BUILD_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Builds beside the old page and then replaces it, so that a request never gets half of each. */
function build(hash: string): void {
  console.error(
    `backroom: building the page (${existsSync(built) ? 'its sources have changed' : 'once'}, some seconds)`,
  );
  const place = `${built}.${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'packages/web', '--outDir', place, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    rmSync(place, { recursive: true, force: true });
    throw new Error('the page could not be built; see the lines above');
  }
  writeFileSync(join(place, '.sources'), hash);
  rmSync(built, { recursive: true, force: true });
  renameSync(place, built);
}

if (import.meta.main) {
  const [command, ...rest] = process.argv.slice(2);
  await ensurePage();
  if (command === 'serve') {
    const { parseCommand } = await import('../packages/cli/src/command.ts');
    process.exitCode = await parseCommand(['serve', ...rest]);
  }
}
