// One match of this device in several tabs: one keeps it, the others use the same table, and everything that a player
// has seen survives the tab that showed it.
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

/** Waits until the log of a tab has `lines` lines. */
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
  page.setDefaultTimeout(60_000);
  await page.goto(visit.address() + path);
  await page.locator('.text-table').waitFor();
  return page;
}

/** Waits until both show the same log of at least `atLeast` lines. */
async function agree(a: Page, b: Page, atLeast: number): Promise<string[]> {
  // A silent keeper is given up after 2.5 s, and a busy machine is slow: what counts is that they agree in the end.
  for (const end = Date.now() + 60_000; ; ) {
    const [one, other] = [await linesOf(a), await linesOf(b)];
    if (one.length >= atLeast && one.join('\n') === other.join('\n')) return one;
    if (Date.now() > end) assert.fail(`no agreement about ${atLeast} lines: ${JSON.stringify([one, other])}`);
    await a.waitForTimeout(100);
  }
}

test('two tabs share one table: each sees the moves of the other, no matter which of them keeps it', async () => {
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

test('when the tab that keeps a match is closed, the other takes over, and nothing is lost', async () => {
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

test('a stuck keeper is replaced; awake again it follows, and does not overwrite the other', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const [keeper] = first.workers();
  assert.ok(keeper !== undefined);
  void keeper.evaluate(() => {
    for (const end = Date.now() + 6000; Date.now() < end; );
  });
  // It wakes up with this message: by then another tab keeps the match.
  await choices(first).first().click();
  const second = await another(context, path);
  await choices(second).first().click();
  const told = (await linesOf(second)).length;
  await agree(first, second, told);
  await choices(first).first().click();
  await agree(second, first, told + 1);
  await context.close();
});

test('the log of a local match can be verified completely', async () => {
  const { context, page } = await visit.visitor();
  const { first, path } = await openTable(context, page);
  const second = await another(context, path);
  const ending = second.getByRole('heading', { name: 'Final result' });
  await playOn(second, () => ending.isVisible());
  await first.getByRole('heading', { name: 'Final result' }).waitFor();
  const [download] = await Promise.all([
    second.waitForEvent('download'),
    second.getByRole('button', { name: 'Save the match as a file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const { checks } = verifyMatch(() => scheffeln, text);
  assert.deepEqual(
    checks.map(({ name, outcome }) => `${name} ${outcome}`),
    ['text', 'rules', 'commitment', 'shares', 'draws', 'lots', 'chain', 'result'].map((name) => `${name} ok`),
  );
  assert.match(text, /^Head: [0-9a-f]{64}$/m);
  await context.close();
});
