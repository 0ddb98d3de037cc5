// The replay of a match from a file in a real browser: steps, viewers, review, verification, and continuing from it.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { importMatch } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import type { Page } from '@playwright/test';
import { flaws } from './support/looks.ts';
import { visiting } from './support/visit.ts';
import { comesTrue, pressWhenThere } from './support/waiting.ts';

const visit = visiting();

const folder = join(import.meta.dirname, '../../match/corpus/scheffeln-rules1');

/** A finished basic game of the corpus. */
const FILE = globSync('*.txt', { cwd: folder })
  .sort()
  .map((name) => join(folder, name))
  .find((path) => {
    const read = importMatch(() => scheffeln, readFileSync(path, 'utf8'));
    return read.ok && read.value.result !== null && JSON.stringify(read.value.terms.options).includes('"basic"');
  });

/** The replay before a file is chosen. */
async function openReplay(wishes: Readonly<Record<string, unknown>> = {}, width = 768, height = 1024): Promise<Page> {
  const { page } = await visit.visitor({ tempo: 0, ...wishes }, { viewport: { width, height } });
  await page.goto(`${visit.address()}/replay/file`);
  return page;
}

async function openFile(wishes: Readonly<Record<string, unknown>> = {}, width = 1440): Promise<Page> {
  assert.ok(FILE !== undefined);
  const page = await openReplay(wishes, width, 900);
  await page.setInputFiles('input[type=file]', FILE);
  await page.waitForSelector('.log li');
  return page;
}

const isAt = async (page: Page, step: number): Promise<void> => {
  await comesTrue(page, `document.querySelector('input[type=range]').value === '${step}'`);
};

/** The cars are on the board and the cards are dealt: two steps. */
const SET_UP = 2;

test('arrows, Home and End step through the match, a line of the log leads to its step, and another viewer sees the same step', async () => {
  const page = await openFile();
  const last = (await page.locator('.log li').count()) - 1;
  await isAt(page, SET_UP);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await isAt(page, SET_UP + 2);
  await page.keyboard.press('ArrowLeft');
  await isAt(page, SET_UP + 1);
  await page.keyboard.press('End');
  await isAt(page, last);
  await comesTrue(page, "/over/.test(document.querySelector('.text-table h2').textContent)");
  await page.keyboard.press('Home');
  await isAt(page, 0);
  await page.locator('.log button').nth(6).click();
  await isAt(page, 6);
  await page.selectOption('.controls select', { label: 'everybody, with all cards open' });
  await page.waitForSelector('.held h3');
  await isAt(page, 6);
  await page.keyboard.press('p');
  await page.context().close();
});

test('a key that is pressed as soon as the replay is there is not lost', async () => {
  assert.ok(FILE !== undefined);
  const page = await openReplay();
  await page.waitForSelector('input[type=file]');
  await pressWhenThere(page, '.log li', 'ArrowRight');
  await page.setInputFiles('input[type=file]', FILE);
  await page.waitForSelector('.log li');
  await isAt(page, SET_UP + 1);
  await page.context().close();
});

/** The step before a payday of two coins. */
const BEFORE_PAYDAY = 20;

/** Records steps, coins and summaries in the order in which the page shows them. */
const SHOWN = `
globalThis.shown = [];
{
  const coins = new WeakSet();
  let last = null;
  let isSummary = false;
  new MutationObserver(() => {
    for (const coin of document.querySelectorAll('.sch-coin')) {
      if (!coins.has(coin)) shown.push('coin');
      coins.add(coin);
    }
    const summary = document.querySelector('.sch-summary') !== null;
    if (summary && !isSummary) shown.push('summary');
    isSummary = summary;
    const step = [...document.querySelectorAll('.log li > button')].findIndex((one) => one.getAttribute('aria-current') === 'step');
    if (step !== last) shown.push(step);
    last = step;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}`;

test('a replay that plays by itself shows each step to its end: no coin of a payday is lost, and nor is its summary', async () => {
  const page = await openFile({ textTable: false, tempo: 4 });
  await page.waitForSelector('.sch-table:not([aria-busy]) .sch-car');
  await comesTrue(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('/beats-'))`);
  await page
    .locator('.log button')
    .nth(BEFORE_PAYDAY - 2)
    .click();
  await isAt(page, BEFORE_PAYDAY - 2);
  await page.evaluate(SHOWN);
  await page.keyboard.press('p');
  await isAt(page, BEFORE_PAYDAY + 2);
  await page.keyboard.press('p');
  const shown = await page.evaluate<unknown[]>('shown');
  assert.deepEqual(shown.slice(shown.indexOf(BEFORE_PAYDAY + 1)), [
    BEFORE_PAYDAY + 1,
    'coin',
    'coin',
    'summary',
    BEFORE_PAYDAY + 2,
  ]);
  await page.context().close();
});

test('the shuffle is checked and the game reviewed in a worker, and both show their results', async () => {
  const page = await openFile();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.waitForSelector('.checks .ok');
  assert.equal(await page.locator('.checks .failed').count(), 0);
  assert.equal(await page.locator('.checks li').count(), 8);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.waitForSelector('progress');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.waitForSelector('img.course');
  await comesTrue(page, "document.querySelector('img.course').src.startsWith('data:image/svg+xml')");
  assert.ok(await page.evaluate("document.querySelector('img.course').decode().then(() => true)"));
  assert.deepEqual(await flaws(page), []);
  await page.context().close();
});

test('the match is saved as the file that it came from, and the result card is a valid picture', async () => {
  const page = await openFile();
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match as a file' }).click();
  assert.equal(readFileSync(await (await kept).path(), 'utf8'), readFileSync(FILE ?? '', 'utf8'));
  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture of the result' }).click();
  const png = readFileSync(await (await drawn).path());
  assert.deepEqual([...png.subarray(1, 4)], [...Buffer.from('PNG')]);
  await page.context().close();
});

test('a new match can begin from a step in the middle, but not from the end', async () => {
  const page = await openFile();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await comesTrue(page, "document.body.textContent.includes('The game is over here')");
  await page.locator('.log button').nth(8).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/here\//);
  await page.context().close();
});

test('a file that is not a match is refused with the reason', async () => {
  const page = await openReplay();
  await page.setInputFiles('input[type=file]', {
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello\n'),
  });
  assert.match((await page.textContent('[role=alert]')) ?? '', /line 1/);
  await page.context().close();
});

test('nothing sticks out at 360 pixels, at the beginning or at the end', async () => {
  const page = await openFile({}, 360);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
  const last = (await page.locator('.log li').count()) - 1;
  await page.keyboard.press('End');
  await isAt(page, last);
  assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 360);
  await page.context().close();
});
