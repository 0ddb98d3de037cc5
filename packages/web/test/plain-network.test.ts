// A network at home: the server is reached by a bare address without https. Browsers then have no locks, no
// notifications and no passkeys, and everything else still works.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from '../../../scripts/browser.mjs';
import { ensurePage } from '../../../scripts/page.ts';
import { closeServer, type Opened, openServer } from '../../server/test/support/server.ts';

/** This machine as its neighbours see it; null: it has none. */
const host =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? null;
const skip = host === null ? 'this machine is in no network' : false;

let address = '';
let server: Opened | null = null;
let browser: Browser | null = null;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const asked = createServer().listen(0, () => {
      const at = asked.address();
      asked.close(() => resolve(typeof at === 'object' ? (at?.port ?? 0) : 0));
    });
  });

before(async () => {
  if (host === null) return;
  await ensurePage();
  const port = await freePort();
  address = `http://${host}:${port}`;
  server = await openServer({ host: '0.0.0.0', port, plainHttp: true, origins: [address] });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  if (server !== null) await closeServer(server);
});

async function guest(): Promise<BrowserContext> {
  if (browser === null) throw new Error('the browser is not open');
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const wishes = { language: 'en', tempo: 4, confirm: false, textTable: true, name: 'Ada' };
  await context.addInitScript(`localStorage['backroom.settings'] ??= '${JSON.stringify(wishes)}'`);
  return context;
}

const linesOf = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

/** Waits until both show the same log of at least `atLeast` lines; returns its length. */
async function agree(a: Page, b: Page, atLeast: number): Promise<number> {
  for (const end = Date.now() + 60_000; ; ) {
    const [one, other] = [await linesOf(a), await linesOf(b)];
    if (one.length >= atLeast && one.join('\n') === other.join('\n')) return one.length;
    // A silent keeper is given up after 2.5 s, and a busy machine is slow: what counts is that they agree in the end.
    if (Date.now() > end) assert.fail(`no agreement about ${atLeast} lines: ${JSON.stringify([one, other])}`);
    await a.waitForTimeout(100);
  }
}

test('without locks two tabs still share one match: of two that write the same line, one is refused', {
  skip,
}, async () => {
  const context = await guest();
  const first = await context.newPage();
  await first.goto(address);
  assert.equal(await first.evaluate('isSecureContext'), false);
  const path = await first.getByRole('link', { name: 'The whole table' }).getAttribute('href');
  await first.goto(address + path);
  const second = await context.newPage();
  await second.goto(address + path);
  const starter = await context.newPage();
  await starter.goto(`${address}/rules`);
  let told = 0;
  for (let round = 0; round < 4; round++) {
    // Both in the same instant, and not the same: only one of them can have been the move.
    for (const [tab, which] of [
      [first, 0],
      [second, -1],
    ] as const) {
      await tab.locator('.text-table .choice').first().waitFor();
      await tab.evaluate(`{
        const choices = [...document.querySelectorAll('.text-table .choice')];
        const chosen = choices.at(${which});
        new BroadcastChannel('now').onmessage = ({ target }) => { target.close(); chosen.click(); };
      }`);
    }
    await starter.evaluate(`new BroadcastChannel('now').postMessage('now')`);
    told = await agree(first, second, told + 1);
  }
  await context.close();
});

test('on the server a player sits down as usual, and learns what this address cannot do', { skip }, async () => {
  const context = await guest();
  const page = await context.newPage();
  await page.goto(`${address}/new`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link for seat 2').waitFor();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('Browsers accept notifications only from https pages.').waitFor();
  await page.goto(`${address}/settings`);
  await page.getByText('Passkeys need https and a domain name').waitFor();
  await context.close();
});
