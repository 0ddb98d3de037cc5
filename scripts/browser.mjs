// Finds a Chromium for tests in a real browser, or installs Debian's. Each step says what it does in one line and is
// skipped when it is already done. Plain JavaScript like ready.mjs, so that anything may call it.
import { chromium } from '@playwright/test';
import { aptCommand, aptInstall, isRoot, onPath, runs } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of an installed Chromium, or null. */
function findChromium() {
  const wished = process.env.BACKROOM_CHROMIUM;
  if (wished) {
    if (runs(wished)) return wished;
    throw new Error(`BACKROOM_CHROMIUM is ${wished}, but no program is there. Set it to the path of a Chromium.`);
  }
  const places = [...NAMES.flatMap(onPath), ...ELSEWHERE, chromium.executablePath()];
  return places.find(runs) ?? null;
}

/** The command to show to a person if we cannot install it. */
export const installCommand = aptCommand('chromium') ?? 'npx playwright install chromium';

/** The path of a Chromium: an installed one, or Debian's, installed now; null if that is not possible. */
export const ensureChromium = async () => findChromium() ?? (await aptInstall('chromium', '300 MB', findChromium));

const UNWANTED = [
  // As Playwright 1.65 has them.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Pages of the browser's own.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'WebUIToolbar',
  'WebUIReloadButton',
];

/** A headless browser without background requests. The caller closes it. */
export async function openBrowser(more = []) {
  const executablePath = await ensureChromium();
  if (executablePath === null) {
    throw new Error(
      `this needs Chromium, and none was found. Install one (${installCommand}), or set BACKROOM_CHROMIUM to its path.`,
    );
  }
  const args = [
    // Debian's Chromium preloads its menus as pages: hundreds of files for every window, while the page under test is measured.
    // A later list replaces Playwright's own, so this one contains it.
    `--disable-features=${UNWANTED.join(',')}`,
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ];
  // Chromium's sandbox does not work for root, which containers use.
  return chromium.launch({ executablePath, args: isRoot() ? ['--no-sandbox', ...args] : args });
}
