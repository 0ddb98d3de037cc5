// Finds programs that a test needs and npm does not install, or installs them from Debian after saying so.
// Plain JavaScript like ready.mjs, so that anything may call it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const WAITS_IN_SECONDS = [2, 10, 30];

const say = (line) => console.error(`backroom: ${line}`);

export const isRoot = () => process.getuid?.() === 0;

export function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const hasApt = () => process.platform === 'linux' && onPath('apt-get').some(runs);

/** The command to show to a person if we may not install it; null: there is no apt-get. */
export const aptCommand = (name) => (hasApt() ? `${isRoot() ? '' : 'sudo '}apt-get install ${name}` : null);

/** Installs Debian's package, as root only. Returns the result of `find` afterwards, or null. */
export async function aptInstall(name, size, find) {
  if (!isRoot() || !hasApt()) return null;
  for (const wait of [...WAITS_IN_SECONDS, null]) {
    say(`no ${name} here; running apt-get update and apt-get install ${name} (once, about ${size})`);
    if (apt('update') && apt('install', '-y', '--no-install-recommends', name)) return find();
    if (wait === null) break;
    say(`apt-get failed; trying again in ${wait} s`);
    await new Promise((done) => setTimeout(done, wait * 1000));
  }
  return null;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 2], env }).status === 0;
}
