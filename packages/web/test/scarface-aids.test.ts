// What helps at the table of Scarface 1920: the player aid, a hint at its piece, and taking a whole turn back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { flaws } from './support/looks.ts';
import { scarfaceMatch } from './support/scarface-match.ts';
import { putOnShelf } from './support/shelf.ts';
import { visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A table against one bot, always with the same deal. */
async function sat(wishes: Readonly<Record<string, unknown>>, device: BrowserContextOptions) {
  const { context, page } = await visit.visitor({ tempo: 0, ...wishes }, device);
  await page.goto(new URL('/settings', visit.address()).href);
  const table = scarfaceMatch({ id: 'aids', seats: 2, until: (_, acting) => acting === 0 });
  await page.goto(new URL(await putOnShelf(page, table), visit.address()).href);
  await page.locator('.sft-touch.lit, .text-table .choice').first().waitFor();
  return { context, page };
}

const mine = (page: Page): Promise<void> => comesTrue(page, `document.querySelector('.turn.mine') !== null`);

test('the player aid is one key away, listed under ?, and a touch away on a phone', async (t) => {
  const { context, page } = await sat({ textTable: false }, DESK);
  t.after(() => context.close());
  // The keys come with the menu, once the table stands.
  await page.locator('.keys').waitFor();
  await page.keyboard.press('?');
  await page.locator('.keys li', { hasText: 'Player aid' }).waitFor();
  await page.keyboard.press('a');
  const aid = page.getByRole('dialog');
  await aid.getByRole('heading', { name: 'Player aid' }).waitFor();
  assert.equal(await aid.locator('dt').count(), 16, 'every action');
  for (const heading of ['Your turn', 'Reorganising', 'A Raid', 'End of the game'])
    assert.equal(await aid.getByRole('heading', { name: heading }).count(), 1, heading);
  assert.equal(await aid.getByRole('link').getAttribute('href'), '/learn#scarface');
  assert.deepEqual(await flaws(page), []);
  await page.keyboard.press('Escape');
  await aid.waitFor({ state: 'detached' });
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Player aid' }).click();
  await aid.getByRole('heading', { name: 'Player aid' }).waitFor();
});

/** Where the popover and the piece lie: wholly in the window, beside each other. */
const APART = `(() => {
  const [popover, piece] = ['.hint-popover', '.stage .pointed'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!popover || !piece) return 'missing';
  if (popover.left < 0 || popover.top < 0 || popover.right > innerWidth || popover.bottom > innerHeight) return 'outside';
  const over = popover.left < piece.right && piece.left < popover.right && popover.top < piece.bottom && piece.top < popover.bottom;
  const far = Math.max(popover.left - piece.right, piece.left - popover.right, popover.top - piece.bottom, piece.top - popover.bottom);
  return over ? 'over it' : far > 24 ? 'far away' : 'beside';
})()`;

for (const [name, device] of [
  ['a desktop', DESK],
  ['a phone', PHONE],
] as const)
  test(`on ${name} a hint stands beside the piece it speaks of, and "Show me" leads there`, async (t) => {
    const { context, page } = await sat({ textTable: false }, device);
    t.after(() => context.close());
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.hint-popover').waitFor();
    await comesTrue(page, `${APART} === 'beside'`).catch(async (error) => {
      throw new Error(`${await page.evaluate(APART)}: ${error.message}`);
    });
    await page.locator('.hint-popover').getByRole('button', { name: 'Show me' }).click();
    await comesTrue(page, `document.activeElement?.matches('.pointed')`);
    assert.deepEqual(await flaws(page), []);
  });

test('one press takes back a whole turn, and its events disappear from the table', async (t) => {
  const { context, page } = await sat({ textTable: true }, DESK);
  t.after(() => context.close());
  const choose = (text: RegExp) => page.locator('.text-table .choice', { hasText: text }).first().click();
  // Settle, and the rival too, until the first Plan.
  for (let i = 0; i < 8 && !/Plan/.test((await page.textContent('.asked h2')) ?? ''); i++) {
    const before = await page.textContent('.asked');
    await page.locator('.text-table .choice').first().click();
    await comesTrue(page, `document.querySelector('.asked').textContent !== ${JSON.stringify(before)}`);
    await mine(page);
  }
  const start = await page.locator('.text-table .choice').allInnerTexts();
  const back = page.getByRole('button', { name: 'Take back the turn' });
  for (const what of [/Rum Runners|Bagmen|Card Sharps|Bodyguards|Street Muggers|Capone|Clair|Rothstein|Banion/, /./]) {
    const before = await page.textContent('.asked');
    await choose(what);
    await comesTrue(page, `document.querySelector('.asked').textContent !== ${JSON.stringify(before)}`);
  }
  await back.click();
  await comesTrue(
    page,
    `JSON.stringify([...document.querySelectorAll('.text-table .choice')].map((one) => one.innerText)) === ${JSON.stringify(JSON.stringify(start))}`,
  );
  await back.waitFor({ state: 'detached' });
  const justNow = await page.locator('.news').allInnerTexts();
  assert.doesNotMatch(justNow.join(' '), /Ada lays out/, 'undone events are not just now');
});

test('at the text table a hint opens inside the window, and on a phone the next question too', async (t) => {
  const { context, page } = await sat({ textTable: true }, PHONE);
  t.after(() => context.close());
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint .advice li').first().waitFor();
  const seen = `(() => { const { top, bottom } = document.querySelector('.hint').getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })()`;
  await comesTrue(page, seen);
  assert.match((await page.textContent('.hint h2')) ?? '', /good moves?$/);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.text-table .choice').last().click();
  await comesTrue(page, `document.querySelectorAll('.text-table .choice').length > 0`);
  await comesTrue(
    page,
    `(() => { const { top } = document.querySelector('.asked h2').getBoundingClientRect(); return top >= 0 && top < innerHeight; })()`,
  );
});
