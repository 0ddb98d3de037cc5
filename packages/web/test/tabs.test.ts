// One match of this device in several tabs: one keeps it, the others sit at the same table, and whatever a player has been
// told outlives the tab that told it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { verifyMatch } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import type { BrowserContext, Page } from '@playwright/test';
import { playOn, visiting } from './support/visit.ts';

const visit = visiting();

const linesOf = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'What happened' }).getByRole('listitem').allInnerTexts();

/** Waits until a tab has told so many lines. */
const hasTold = (page: Page, lines: number): Promise<void> =>
  page
    .locator('.log li')
    .nth(lines - 1)
    .waitFor({ state: 'attached' });

const choices = (page: Page) => page.locator('.text-table .choice');

/** The first table of a new visitor, whole. */
async function openTable(context: BrowserContext, page: Page): Promise<{ first: Page; path: string }> {
  await page.goto(visit.address());
  const path = (await page.getByRole('link', { name: 'The whole table' }).getAttribute('href')) ?? '';
  await page.goto(visit.address() + path);
  await choices(page).first().waitFor();
  assert.equal(context.pages().length, 1);
  return { first: page, path };
}

async function another(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(visit.address() + path);
  await page.locator('.text-table').waitFor();
  return page;
}

/** Waits until both tell the same story, at least so long. */
async function agree(a: Page, b: Page, atLeast: number): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const [one, other] = [await linesOf(a), await linesOf(b)];
    if (one.length >= atLeast && one.join('\n') === other.join('\n')) return one;
    if (tries > 100) assert.deepEqual(one, other, `no agreement about ${atLeast} lines`);
    await a.waitForTimeout(100);
  }
}

test('two tabs sit at one table: what one does the other sees, whoever of them keeps it', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const second = await another(context, path);
  let told = (await agree(first, second, 0)).length;
  for (const tab of [second, first, second, first]) {
    await choices(tab).first().click();
    told = (await agree(first, second, told + 1)).length;
  }
  await context.close();
});

test('the tab that keeps a match is closed: the other takes over, and nothing that was told is lost', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const second = await another(context, path);
  const third = await another(context, path);
  const before = (await linesOf(first)).length;
  await choices(first).first().click();
  await hasTold(first, before + 1);
  const told = await linesOf(first);
  await first.close();
  for (const tab of [second, third]) {
    await hasTold(tab, told.length);
    assert.deepEqual((await linesOf(tab)).slice(0, told.length), told);
  }
  await choices(third).first().click();
  const onward = await agree(second, third, told.length + 1);
  await third.close();
  await second.reload();
  await hasTold(second, onward.length);
  assert.deepEqual((await linesOf(second)).slice(0, onward.length), onward);
  await choices(second).first().click();
  await context.close();
});

test('a keeper that is stuck is replaced; awake again it follows, and its own match is not written over the other', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const [keeper] = first.workers();
  assert.ok(keeper !== undefined);
  void keeper.evaluate(() => {
    for (const end = Date.now() + 6000; Date.now() < end; );
  });
  // It wakes up with this in its ears: by then the match is somebody else's.
  await choices(first).first().click();
  const second = await another(context, path);
  await choices(second).first().click();
  const told = (await linesOf(second)).length;
  await agree(first, second, told);
  await choices(first).first().click();
  await agree(second, first, told + 1);
  await context.close();
});

test('a match of this device is written down so that all of it can be verified', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const second = await another(context, path);
  const ending = second.getByRole('heading', { name: 'The evening is over' });
  await playOn(second, () => ending.isVisible());
  await first.getByRole('heading', { name: 'The evening is over' }).waitFor();
  const [download] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('button', { name: 'Keep the match as a file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const { checks } = verifyMatch(() => scheffeln, text);
  assert.deepEqual(
    checks.map(({ name, outcome }) => `${name} ${outcome}`),
    ['text', 'rules', 'commitment', 'shares', 'draws', 'chain', 'result'].map((name) => `${name} ok`),
  );
  assert.match(text, /^Head: [0-9a-f]{64}$/m);
  await context.close();
});
