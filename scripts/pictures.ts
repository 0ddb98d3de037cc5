// `npm run pictures`: the README's pictures of the page, taken in a real browser at a real table.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, serve } from '@backroom/server';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.mjs';
import { ensurePage } from './page.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'pictures');

const PICTURES = [
  { name: 'table', path: '/', width: 1440, height: 900, theme: 'night', language: 'en' },
  { name: 'phone', path: '/', width: 390, height: 844, theme: 'day', language: 'de' },
  { name: 'scarface', path: '/new#scarface', width: 1440, height: 1100, theme: 'night', language: 'en', choices: 7 },
] as const;

/** Lays out a table of this device with one bot, and takes the first choice so many times. */
async function playAgainstBots(page: Page, choices: number): Promise<void> {
  await page.getByLabel(/^Where/).selectOption('On this device');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByLabel('Who sits at seat 2').selectOption('Lookout, a beginner');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  for (let i = 0; i < choices; i++) {
    await page.locator('.text-table .choice').first().click();
    await page.waitForTimeout(1000);
  }
}

/** Bots have chosen by then, and the person is asked. */
const SETTLED_MS = 5000;

await ensurePage();
const data = mkdtempSync(join(tmpdir(), 'backroom-pictures-'));
const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
if (!config.ok) throw new Error(config.why);
const house = await serve(config.value);
const browser = await openBrowser();
try {
  for (const picture of PICTURES) {
    const { name, path, width, height, theme, language } = picture;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
    const wishes = JSON.stringify({ theme, language, name: 'Ada', tempo: 4 });
    await page.addInitScript(`localStorage.setItem('backroom.settings', ${JSON.stringify(wishes)})`);
    await page.goto(house.address + path);
    if ('choices' in picture) await playAgainstBots(page, picture.choices);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    console.log(`pictures: wrote docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await house.close();
  rmSync(data, { recursive: true, force: true });
}
