// `npm run pictures`: the README's pictures of the page and the film strips of docs/page.md, taken in a real browser at real
// tables. With `--sheet [screen …] [--language code]`: contact sheets to look at instead.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFESTS } from '@backroom/games/manifests';
import { itemAt } from '@backroom/kit';
import { readConfig, serve } from '@backroom/server';
import type { Page } from '@playwright/test';

import { openBrowser } from '../../../scripts/browser.mjs';
import { ensurePage } from '../../../scripts/page.ts';
import { planningTable } from '../test/support/picture-games.ts';
import { begun, nearlyOver, putOnShelf } from '../test/support/shelf.ts';

import { writeStrips } from './motion-strips.ts';
import { writeSheets } from './sheets.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'docs', 'pictures');
const sheets = join(root, 'dist', 'sheets');

const SECOND = itemAt(MANIFESTS, 1);

const PICTURES = [
  { name: 'table', width: 1440, height: 900, theme: 'night', language: 'en' },
  { name: 'phone', width: 390, height: 844, theme: 'day', language: 'de' },
  { name: SECOND.id, width: 1440, height: 900, theme: 'night', language: 'en' },
] as const;

/** At this distance from the end the person has four cards and everybody has earned something. */
const LEFT = 31;

/** A game of four in its last rounds: faces at every seat, cars on top of each other, and the person's turn. */
async function openPlaying(page: Page, address: string): Promise<void> {
  await page.goto(address + (await putOnShelf(page, nearlyOver(begun('readme', 1, 4), LEFT))));
  await page.locator('.sch-hand .sch-card.lit').first().waitFor({ timeout: 120_000 });
}

/** A game with two bots that is in its second round: the person picks cards for a Plan, and what they make possible is lit. */
async function openPlanning(page: Page, address: string): Promise<void> {
  await page.goto(address + (await putOnShelf(page, planningTable())));
  const cards = page.locator('.sft-hand .in-hand.lit');
  await cards.first().waitFor({ timeout: 120_000 });
  for (const i of [0, 1]) await cards.nth(i).click();
  await page.mouse.move(0, 0);
}

/** Bots have chosen by then, and the person is asked. */
const SETTLED_MS = 5000;

const { values, positionals } = parseArgs({
  options: { sheet: { type: 'boolean' }, language: { type: 'string', default: 'en' } },
  allowPositionals: true,
});
await ensurePage();
const data = mkdtempSync(join(tmpdir(), 'backroom-pictures-'));
const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
if (!config.ok) throw new Error(config.why);
const server = await serve(config.value);
const browser = await openBrowser();
try {
  if (values.sheet)
    for (const file of await writeSheets(browser, server.address, sheets, positionals, values.language))
      console.log(`pictures: wrote ${relative(root, file)}`);
  else await writePictures();
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}

async function writePictures(): Promise<void> {
  for (const picture of PICTURES) {
    const { name, width, height, theme, language } = picture;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
    const wishes = JSON.stringify({ theme, language, name: 'Ada', tempo: 4, botPace: 'none' });
    await page.addInitScript(`localStorage.setItem('backroom.settings', ${JSON.stringify(wishes)})`);
    await page.goto(`${server.address}/settings`);
    await (name === SECOND.id ? openPlanning : openPlaying)(page, server.address);
    await page.waitForTimeout(SETTLED_MS);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await page.close();
    console.log(`pictures: wrote docs/pictures/${name}.png`);
  }
  for (const file of await writeStrips(browser, server.address, folder))
    console.log(`pictures: wrote docs/pictures/${file}`);
}
