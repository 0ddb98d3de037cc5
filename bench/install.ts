// Installs the peer where it is missing: only the bench needs it, so `npm start` and `npm test` never wait for it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { peersFolder, peerVersion } from './peer.ts';

const WAITS_IN_SECONDS = [2, 5, 15, 40];

function installedVersion(): string | null {
  try {
    return JSON.parse(readFileSync(`${peersFolder}node_modules/boardgame.io/package.json`, 'utf8')).version;
  } catch {
    return null;
  }
}

export async function ensurePeer(): Promise<void> {
  if (installedVersion() === peerVersion()) return;
  console.error(`bench: installing boardgame.io ${peerVersion()} into bench/peers (once)`);
  for (const seconds of [...WAITS_IN_SECONDS, null]) {
    if (installOnce()) return;
    if (seconds === null) break;
    console.error(`bench: npm ci failed; trying again in ${seconds} s`);
    await wait(seconds * 1000);
  }
  throw new Error('npm ci in bench/peers failed five times; see the lines above. Check the network and try again.');
}

function installOnce(): boolean {
  // As `npm run` started us, npm says where it is; otherwise it is on the path.
  const own = process.env.npm_execpath;
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [file, ...line] = own?.endsWith('.js') ? [process.execPath, own, ...ci] : ['npm', ...ci];
  const run = spawnSync(file, line, {
    cwd: peersFolder,
    stdio: ['ignore', 2, 2],
    env: cleanEnvironment(),
    shell: process.platform === 'win32' && file === 'npm',
  });
  if (run.error) throw new Error(`npm could not be started (${run.error.message}). Install npm and try again.`);
  return run.status === 0;
}

/** npm hands the outer run's settings to its scripts, its prefix among them; the inner one must read its own. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_(?!registry|cafile|userconfig|globalconfig|cache)|lifecycle|package)/i.test(name),
  );
  return Object.fromEntries(kept);
}
