// At the picture table on a phone and on a desktop: the level of a bot is shown, a hint can be closed, and the request
// for a second touch is visible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { daysOfEveryPuzzle, setDay } from './support/days.ts';
import { begun, finished, type Kept, nearlyOver, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function at(match: Kept, device = {}, wishes = {}): Promise<Page> {
  const { page } = await visit.visitor({ textTable: false, tempo: 0, ...wishes }, device);
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, match));
  await page.locator('.sch-touch.lit').first().waitFor();
  return page;
}

test('the seat of a bot says which level it plays: visible on a desktop, after a touch on a phone, and always to screen readers', async () => {
  const wide = await at(nearlyOver(begun('levels', 1, 3), 9), { viewport: { width: 1440, height: 900 } });
  const seats = wide.locator('.sch-seat');
  await seats.nth(1).locator('.level').waitFor();
  assert.equal((await seats.nth(1).locator('.level').textContent())?.trim(), 'Beginner');
  assert.equal(await seats.nth(1).locator('.level').getAttribute('title'), 'Bob: Lookout · Beginner.');
  assert.equal(await seats.nth(0).locator('.level').count(), 0, 'a person has none');
  await wide.context().close();

  const phone = await at(begun('levels', 1, 3), PHONE);
  const bob = phone.locator('.sch-seat').nth(1);
  await bob.locator('.level').waitFor({ state: 'attached' });
  // Visible until something can be earned there.
  await comesTrue(
    phone,
    `[...document.querySelectorAll('.sch-seat .level')].every((one) => one.checkVisibility() === (one.closest('.sch-seat').querySelector('.earning') === null))`,
  );
  assert.match((await bob.locator('.sch-unseen').allTextContents()).join(' '), /Lookout · Beginner/);
  await bob.tap();
  await phone.locator('.sch-whisper', { hasText: 'Bob: Lookout · Beginner.' }).waitFor();
  await phone.context().close();
});

test('on a phone a hint leaves the board in view and can be closed', async () => {
  const page = await at(nearlyOver(begun('hint', 1, 4), 9), PHONE);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint .advice li').first().waitFor();
  // The hint does not lie over the board.
  await comesTrue(
    page,
    `document.querySelector('.sch-ring').getBoundingClientRect().bottom <= document.querySelector('.hint').getBoundingClientRect().top`,
  );
  await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
  await page.locator('.hint').waitFor({ state: 'detached' });
  await page.context().close();
});

test('the first line asks for the second touch, however long the rest is', async () => {
  const page = await at(
    nearlyOver(begun('sheet', 1, 4), 9),
    { ...PHONE, viewport: { width: 360, height: 740 } },
    { confirm: true },
  );
  await page.locator('.sch-hand .sch-card.lit').first().click();
  await page.locator('.sch-whisper em').waitFor();
  await comesTrue(
    page,
    `(() => {
      const line = document.querySelector('.sch-whisper').getBoundingClientRect();
      const asked = document.querySelector('.sch-whisper em').getBoundingClientRect();
      return asked.height > 0 && asked.top >= line.top && asked.bottom <= line.bottom;
    })()`,
  );
  await page.context().close();
});

test('on a phone, upright or on its side, the result comes into view by itself', async () => {
  const { page } = await visit.visitor({ textTable: false, tempo: 0 }, PHONE);
  await page.goto(`${visit.address()}/settings`);
  const path = await putOnShelf(page, finished());
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await goTo(page, '/settings');
    await page.locator('.ending').waitFor({ state: 'detached' });
    await goTo(page, path);
    await page.locator('.ending .verdict').waitFor();
    await comesTrue(
      page,
      `(() => {
        const { top, bottom } = document.querySelector('.ending .verdict').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })()`,
    );
  }
  await page.context().close();
});

test('the buttons after an answer to a puzzle are inside the window, however long the answer is', async () => {
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }, { width: 768, height: 1024 }]) {
    const { page } = await visit.visitor({ textTable: false, tempo: 0, language: 'fr' }, { viewport });
    await page.goto(`${visit.address()}/settings`);
    // Another puzzle every day: one of each kind, and not today's.
    for (const [kind, day] of [...daysOfEveryPuzzle()].filter(([one]) => one.includes('RUN'))) {
      await goTo(page, '/settings');
      await page.locator('.settings').waitFor();
      await setDay(page, day);
      await goTo(page, '/puzzle');
      // A card and the choice that it asks for; or any lit piece.
      for (let touches = 0; touches < 5 && !(await page.locator('.verdict .button').count()); touches++) {
        await comesTrue(page, `document.querySelector('.puzzle .sch-touch.lit, .verdict .button')`);
        await page.evaluate(`(document.querySelector('.puzzle .held') === null
          ? (document.querySelector('.puzzle .sch-hand .lit') ?? document.querySelector('.puzzle .sch-touch.lit'))
          : document.querySelector('.puzzle .sch-touch.lit:not(.held, .sch-card)'))?.click()`);
        await comesTrue(page, `document.querySelector('.puzzle .held, .verdict .button')`);
      }
      await page.locator('.verdict .button').last().waitFor();
      await comesTrue(
        page,
        `[...document.querySelectorAll('.verdict .button')].every((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        })`,
      ).catch((error) => assert.fail(`${kind}, ${viewport.width} x ${viewport.height}: ${error.message}`));
    }
    await page.context().close();
  }
});
