// At the picture table on a phone and on a desktop: the level of a bot is shown, a hint can be closed, and the request
// for a second touch is visible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { daysOfEveryPuzzle, setDay } from './support/days.ts';
import { begun, finished, type Kept, nearlyOver, putOnShelf } from './support/shelf.ts';
import { CHOOSE, PRESENTS, READY } from './support/stopped.ts';
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

/** Every house: whether its token is the last one, its mark, and what a pointer and a screen reader are told. */
const HOUSES = `[...document.querySelectorAll('.sch-house')].map((house) => ({
  isLast: house.querySelector('.token').dataset.empty === undefined && house.querySelector('.pile').dataset.left === '0',
  mark: house.querySelector('.pile').textContent,
  title: house.querySelector('.pile').title,
  label: house.getAttribute('aria-label'),
}))`;

test('the last token of a business is marked, and says that it may end the game', async () => {
  const page = await at(nearlyOver(begun('coins', 1, 4), 3));
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  const houses = await page.evaluate<{ isLast: boolean; mark: string; title: string; label: string }[]>(HOUSES);
  assert.ok(houses.some(({ isLast }) => isLast) && houses.some(({ isLast }) => !isLast));
  for (const { isLast, mark, title, label } of houses) {
    assert.equal(mark.includes('⚑'), isLast, label);
    assert.equal(title, isLast ? 'the last token: it may end the game' : '');
    assert.equal(label.includes('it may end the game'), isLast, label);
  }
  await page.context().close();
});

/** Counts everything that is heard. Runs from the page's first moment. */
const HEARD = `
globalThis.heard = 0;
for (const maker of ['createOscillator', 'createBufferSource']) {
  const make = BaseAudioContext.prototype[maker];
  BaseAudioContext.prototype[maker] = function () {
    heard++;
    return make.call(this);
  };
}`;

test('the first click is heard, a button at the table turns sound off, and bots and animation have a speed each', async () => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 4 },
    { viewport: { width: 1440, height: 900 } },
  );
  await page.addInitScript(HEARD);
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('heard', 1, 2)));
  await comesTrue(page, `${READY} && ${PRESENTS}`);
  assert.equal(await page.evaluate('heard'), 0);
  await page.locator('.sch-faces .sch-touch.lit').first().click();
  await comesTrue(page, 'heard > 0');
  await comesTrue(page, READY);
  await page.getByRole('button', { name: 'Sound: on' }).click();
  assert.equal(await page.getByRole('button', { name: 'Sound: off' }).getAttribute('aria-pressed'), 'false');
  const cards = await page.locator('.sch-hand .sch-card').count();
  await page.evaluate('heard = 0');
  await page.evaluate(CHOOSE);
  await comesTrue(page, `document.querySelectorAll('.sch-hand .sch-card').length < ${cards} && ${READY}`);
  assert.equal(await page.evaluate('heard'), 0);
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Bot speed').selectOption({ label: 'Calm' });
  await page.getByLabel('Animation').selectOption({ label: 'Off' });
  await page.locator('.sch-table.still').waitFor();
  const { botPace, tempo } = await page.evaluate<{ botPace: string; tempo: number }>(
    `JSON.parse(localStorage.getItem('backroom.settings'))`,
  );
  assert.deepEqual([botPace, tempo], ['calm', 0]);
  await context.close();
});

test('at a table of this device, "End the match" asks first: a click alone ends nothing', async () => {
  const page = await at(begun('asked', 1, 3), { viewport: { width: 1440, height: 900 } });
  const end = page.getByRole('button', { name: 'End the match' });
  const question = page.getByRole('alertdialog', { name: 'End this match for everybody? It cannot be resumed.' });
  await page.getByText('More', { exact: true }).click();
  await end.click();
  await question.waitFor();
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await question.waitFor({ state: 'detached' });
  await page.evaluate(CHOOSE);
  await comesTrue(page, `document.querySelectorAll('.log .sch-line').length > 0 && ${READY}`);
  assert.equal(await page.locator('.ending').count(), 0, 'the match goes on');
  await end.click();
  await question.getByRole('button', { name: 'End it' }).click();
  await page.locator('.ending').waitFor();
  await page.context().close();
});

/**
 * Records every time, in milliseconds, that the worker wants to wait which keeps the match and its bots. It does not wait while a bot
 * seems to think; the long times are those after which it gives something up. Runs in that worker.
 */
const WAITS = `
globalThis.waits = [];
{
  const set = setTimeout;
  globalThis.setTimeout = (what, ms = 0) => {
    waits.push(ms);
    return set(what, ms < 5000 ? 0 : ms);
  };
}`;

const LINES = `document.querySelectorAll('.log .sch-line').length`;

/** The waits from the player's move until their next turn: those of three bots, and those of the connection. */
async function waitsAt(botPace: string): Promise<readonly number[]> {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0, botPace });
  const keeper = page.waitForEvent('worker', (worker) => worker.url().includes('keeper'));
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, nearlyOver(begun('pace', 1, 4), 30)));
  await page.locator('.sch-hand .sch-card.lit').first().waitFor();
  await comesTrue(page, `${LINES} > 0`);
  const worker = await keeper;
  await worker.evaluate(WAITS);
  const lines = await page.evaluate<number>(LINES);
  await page.evaluate(CHOOSE);
  await comesTrue(page, `${LINES} >= ${lines + 4} && ${READY}`);
  const waits = await worker.evaluate<number[]>('waits');
  await context.close();
  return waits;
}

test('three bots think longer at Calm than at Quick, and not at all at None: the setting reaches the bots', async () => {
  // The same match: they think about the same.
  const [calm, quick, none] = await Promise.all(['calm', 'quick', 'none'].map(waitsAt));
  const isThinking = (ms: number): boolean => !none.includes(ms);
  const [long, short] = [calm.filter(isThinking), quick.filter(isThinking)];
  const all = JSON.stringify({ calm, quick, none });
  assert.deepEqual([long.length, short.length], [3, 3], all);
  assert.ok(
    long.every((ms, bot) => ms > short[bot] && short[bot] > 100),
    all,
  );
  // The other waits are those of the connection: the same at every pace.
  assert.ok(
    none.every((ms) => calm.includes(ms) && quick.includes(ms)),
    all,
  );
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
