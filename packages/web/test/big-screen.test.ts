// A television in the room and a hand on every phone: the table is opened on the big screen, players join by its QR
// codes and play on their phones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { flaws } from './support/looks.ts';
import { take, visiting } from './support/visit.ts';
import { clickUntil, comesTrue } from './support/waiting.ts';

const visit = visiting();

const TELEVISION = { viewport: { width: 1920, height: 1080 } };
const PHONE = { viewport: { width: 360, height: 740 } };
const LOOK = { textTable: false, tempo: 0 };

/** The links in the QR codes, decoded from what the page has drawn. */
function codesOf(page: Page): string[] {
  const links: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/qr')) links.push((request.postDataJSON() as { text: string }).text);
  });
  return links;
}

const TABLE = '.sch-table';
const THEMES = ['night', 'day', 'contrast'];

/** Records the kinds of beats that the table shows. Runs in the page. */
const BEATS = `
globalThis.beats = new Set();
new MutationObserver(() => {
  const { moving } = document.querySelector('.sch-table')?.dataset ?? {};
  if (moving) beats.add(moving);
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moving'] })`;

/**
 * Touches lit pieces on any phone that has some, until each has played two of its four cards. The phones count by themselves: the big
 * screen shows every beat, so players who do not look at it may finish a round first, and hold no card then.
 */
async function playTwoCards(phones: readonly Page[]): Promise<void> {
  const hasPlayed = async (phone: Page): Promise<boolean> => (await phone.locator('.sch-hand .sch-card').count()) === 2;
  await Promise.all(phones.map((phone) => clickUntil(phone, '.sch-touch.lit', () => hasPlayed(phone))));
}

test('one television, two phones: players join by QR code, all see the table, and each phone shows its own hand', async () => {
  const tv = await visit.visitor({ ...LOOK, tempo: 4 }, TELEVISION);
  const codes = codesOf(tv.page);
  await tv.page.goto(`${visit.address()}/new`);
  await tv.page.getByLabel('Where').selectOption({ label: 'On a big screen, each hand on a phone' });
  await tv.page.getByLabel('How many play').selectOption('2');
  await tv.page.getByRole('button', { name: 'Open the table' }).click();
  for (const seat of [1, 2]) await tv.page.getByRole('img', { name: `Code for seat ${seat}` }).waitFor();
  assert.equal(codes.length, 2);
  assert.deepEqual(await flaws(tv.page, ['night'], TABLE), []);

  const phones = [await visit.visitor(LOOK, PHONE), await visit.visitor(LOOK, PHONE)];
  const pages = phones.map(({ page }) => page);
  for (const [i, page] of pages.entries()) {
    await take(page, codes[i] ?? '', ['Ada', 'Bob'][i] ?? '');
    await page.locator('.frame.hand-only').waitFor();
    if (i === 0) await tv.page.locator('.codes .taken', { hasText: 'Ada' }).waitFor();
  }
  await tv.page.locator('.big.playing .sch-ring').waitFor();
  await tv.page.evaluate(BEATS);
  await playTwoCards(pages);
  for (const page of pages) {
    await page.locator('.sch-hand .sch-card').first().waitFor();
    assert.equal(await page.locator('.sch-ring').isVisible(), false, 'and the table is not');
    assert.equal(Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth')), 0);
  }
  assert.deepEqual(await flaws(pages[0] as Page, THEMES, TABLE), []);
  // The room sees what the players do, beat by beat.
  await comesTrue(tv.page, `beats.has('choose') && beats.has('card') && !document.querySelector('[data-moving]')`);
  assert.equal(await tv.page.locator('.sch-hand, .sch-touch.lit, .tools').count(), 0, 'nobody plays on the big screen');
  await tv.page.getByRole('heading', { name: /^(Ada|Bob) to move$/ }).waitFor();
  for (const name of ['Ada', 'Bob']) await tv.page.locator('.sch-seats').getByText(name).waitFor();
  assert.ok(
    Number(await tv.page.evaluate('document.documentElement.scrollHeight - innerHeight')) <= 0,
    'nothing scrolls',
  );
  assert.deepEqual(await flaws(tv.page, THEMES, TABLE), []);

  // The whole table is one touch away.
  await pages[0]?.getByRole('button', { name: 'The whole table' }).click();
  await pages[0]?.locator('.sch-ring').waitFor();
  await Promise.all([tv, ...phones].map(({ context }) => context.close()));
});

test('a host who plays on the phone puts the table on a television by a link that works once', async () => {
  const host = await visit.visitor(LOOK, PHONE);
  const { page } = host;
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Big screen', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await page.getByLabel(/For another device/).inputValue();
  const tv = await visit.visitor(LOOK, TELEVISION);
  await tv.page.goto(link);
  await tv.page.getByRole('button', { name: 'Continue here' }).click();
  await tv.page.waitForURL(/\/tv\//);
  await tv.page.locator('.codes .taken', { hasText: 'Ada' }).waitFor();
  await tv.page.getByRole('img', { name: 'Code for seat 2' }).waitFor();
  await Promise.all([host, tv].map(({ context }) => context.close()));
});

test('a person who is neither host nor guest sees nothing of an unlisted table, not even on a big screen', async () => {
  const host = await visit.visitor(LOOK);
  await host.page.goto(`${visit.address()}/new#screen`);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.locator('.codes').waitFor();
  const stranger = await visit.visitor(LOOK);
  await stranger.page.goto(host.page.url());
  await stranger.page.getByText('There is nothing here that you can see.').waitFor();
  await Promise.all([host, stranger].map(({ context }) => context.close()));
});
