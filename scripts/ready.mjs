// Prepares the machine: a new enough Node, and the locked dependencies. Each step says what it does in one
// line and is skipped when it is already done. Plain JavaScript for Node 18 and later.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST = [22, 18];
const RUNTIME = '24.21.0';
const WAITS_IN_SECONDS = [2, 5, 15, 40];

const say = (line) => console.error(`backroom: ${line}`);

/** The path of a Node that runs TypeScript: the running one if it can, otherwise our own in .runtime/. */
export async function ensureRuntime() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  return ensureNode(RUNTIME, `this machine has Node ${process.versions.node}`);
}

/** The path of the Node of this version, fetched into .runtime/. */
export async function ensureNode(version, why) {
  const home = join(root, '.runtime', `node-${version}`);
  const node = join(home, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  say(`${why}; fetching Node ${version} into .runtime/ (once, about 190 MB)`);
  await fetchInto(home, `node@${version}`, node, { node: true });
  return node;
}

/** The folder of a package at one version, fetched into .runtime/: for packages that few people need. */
export async function ensureTool(name, version, size) {
  const home = join(root, '.runtime', `${name}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  say(`fetching ${name} ${version} into .runtime/ (once, about ${size})`);
  await fetchInto(home, `${name}@${version}`, folder, {});
  return folder;
}

/** Fetches into a temporary folder and then renames it, so that two processes do not collide. */
async function fetchInto(home, wanted, expected, allowScripts) {
  const place = `${home}.${process.pid}`;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, allowScripts }));
  await npm(['install', '--save-exact', wanted], place);
  try {
    renameSync(place, home);
  } catch (error) {
    // Another launch was quicker: use what it fetched.
    rmSync(place, { recursive: true, force: true });
    if (!existsSync(expected)) throw error;
  }
  if (existsSync(expected)) return;
  throw new Error(`npm installed ${wanted}, but there is nothing at ${expected}. Install it yourself and try again.`);
}

/** Installs a folder's locked dependencies unless its node_modules already holds exactly what its lockfile says. */
export async function ensureDependencies(folder = root) {
  const lock = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(join(folder, 'node_modules', '.package-lock.json'));
  if (lock && installed && sameInstall(lock, installed)) return;
  const where = relative(root, folder);
  say(
    `installing the locked dependencies${where && ` of ${where}`} (npm ci${installed ? ': the lockfile has changed' : ''})`,
  );
  await npm(['ci'], folder);
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

function sameInstall(lock, installed) {
  return Object.entries(lock).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const there = installed[path];
    if (!there) return entry.optional === true; // another platform's binary
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Runs npm with retries: the registry answers 429 under load. */
async function npm(args, cwd) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath;
  const viaNode = own?.endsWith('.js') === true;
  const file = viaNode ? process.execPath : process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const line = viaNode ? [own, ...args, ...quiet] : [...args, ...quiet];
  for (const wait of [...WAITS_IN_SECONDS, null]) {
    const run = spawnSync(file, line, {
      cwd,
      stdio: ['ignore', 2, 2],
      env: cleanEnvironment(),
      shell: file.endsWith('.cmd'),
    });
    if (run.status === 0) return;
    if (run.error) throw new Error(`npm could not be started (${run.error.message}). Install npm and try again.`);
    if (wait === null) break;
    say(`npm ${args[0]} failed; trying again in ${wait} s`);
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
  throw new Error(`npm ${args.join(' ')} failed five times; see the lines above. Check the network and try again.`);
}

/** npm passes its settings to scripts as npm_config_*; a nested npm must read its own, except for the registry's. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(?!registry|cafile|userconfig|globalconfig|cache)|lifecycle|package)/i.test(name),
  );
  return Object.fromEntries(kept);
}
