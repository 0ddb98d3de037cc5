// Finds a Chromium for tests in a real browser, or installs Debian's. Each step says what it does in one line and is
// skipped when it is already done. Plain JavaScript like ready.mjs, so that anything may call it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const WAITS_IN_SECONDS = [2, 10, 30];

const say = (line) => console.error(`backroom: ${line}`);

const isRoot = () => process.getuid?.() === 0;

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The program of a Chromium that is there already, or null. */
function findChromium() {
  const wished = process.env.BACKROOM_CHROMIUM;
  if (wished) {
    if (runs(wished)) return wished;
    throw new Error(`BACKROOM_CHROMIUM is ${wished}, but no program is there. Set it to the path of a Chromium.`);
  }
  const places = [...NAMES.flatMap(onPath), ...ELSEWHERE, chromium.executablePath()];
  return places.find(runs) ?? null;
}

/** The program of a Chromium: one that is there, or Debian's, installed now. */
async function ensureChromium() {
  const found = findChromium() ?? (await installChromium());
  if (found !== null) return found;
  throw new Error(
    'this test needs Chromium, and none was found. Install one (Debian, as root: apt-get install chromium; anywhere: ' +
      'npx playwright install chromium), or set BACKROOM_CHROMIUM to the path of its program.',
  );
}

async function installChromium() {
  if (process.platform !== 'linux' || !isRoot() || !onPath('apt-get').some(runs)) return null;
  for (const wait of [...WAITS_IN_SECONDS, null]) {
    say('no Chromium here; installing it with apt-get (once, about 300 MB)');
    if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) return findChromium();
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

/** A browser without a window, that talks to nobody but the page under test. Whoever opens it closes it. */
export async function openBrowser(more = []) {
  const executablePath = await ensureChromium();
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ];
  // Chromium's own sandbox refuses to work for root, as whom containers run.
  return chromium.launch({ executablePath, args: isRoot() ? ['--no-sandbox', ...args] : args });
}
