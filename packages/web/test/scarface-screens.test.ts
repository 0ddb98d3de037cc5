// Scarface 1920 at its picture on every kind of screen and in every role: all parts are shown, and nothing reaches beyond the edge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { faintTexts, flaws, misfits } from './support/looks.ts';
import { planningTable } from './support/picture-games.ts';
import { planning, scarfaceMatch } from './support/scarface-match.ts';
import { type Kept, putOnShelf } from './support/shelf.ts';
import { seatedTogether, visiting } from './support/visit.ts';
import { drawn } from './support/waiting.ts';

const visit = visiting();
const LOOK = { textTable: false, tempo: 0 };
const TABLET = { width: 768, height: 1024 };
const LANDSCAPE = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const MAP = '.sft-map .sft-tile';
const HAND = '.sft-hand .in-hand';

/** These parts are shown, and nothing is too small, too wide or beyond the edge. */
async function assertFits(page: Page, ...parts: readonly string[]): Promise<void> {
  for (const part of parts) await page.locator(part).first().waitFor();
  await drawn(page);
  assert.deepEqual(await misfits(page), []);
}

async function openKept(page: Page, kept: Kept): Promise<void> {
  await page.goto(new URL('/settings', visit.address()).href);
  await page.goto(new URL(await putOnShelf(page, kept), visit.address()).href);
}

test('tablet, landscape phone, desktop and phone: the map and the hand are there, and fit', async (t) => {
  const { context, page } = await visit.visitor(LOOK, { viewport: TABLET, hasTouch: true });
  t.after(() => context.close());
  await openKept(page, planningTable());
  for (const [size, mode] of [
    [TABLET, 'pad'],
    [LANDSCAPE, 'low'],
    [PHONE, 'phone'],
    [DESKTOP, 'desk'],
  ] as const) {
    await page.setViewportSize(size);
    await assertFits(page, `.sft-table.${mode}`, MAP, HAND);
  }
});

test('hot seat and spectator: a hand is shown after the curtain, and spectators see none', async (t) => {
  // Bots that take their time leave the machine to the page.
  const { context, page } = await visit.visitor({ ...LOOK, botPace: 'calm' }, { viewport: DESKTOP });
  t.after(() => context.close());
  const toPlan = planningTable();
  await openKept(page, { ...toPlan, here: [0, 1] });
  await page.locator('.curtain button').first().click();
  await assertFits(page, MAP, HAND);
  await openKept(page, scarfaceMatch({ id: 'watched', seats: 3, here: [], until: (state) => state.round > 1 }));
  await assertFits(page, '.sft-table.watching', MAP, '.sft-rival');
  assert.equal(await page.locator(HAND).count(), 0);
});

test('replay: the finished game is shown on its map', async (t) => {
  const { context, page } = await visit.visitor(LOOK, { viewport: DESKTOP });
  t.after(() => context.close());
  const finished = scarfaceMatch({ id: 'finished', seats: 2 });
  assert.ok(finished.over);
  await openKept(page, finished);
  await page.goto(new URL(`/replay/${finished.id}`, visit.address()).href);
  await page.locator('.sft-table .question').waitFor();
  // The table is laid in the first step.
  await page.keyboard.press('ArrowRight');
  await assertFits(page, MAP);
});

test('big screen and phone as hand: the table without a hand, and the hand without the table', async (t) => {
  const ada = { name: 'Ada', ...(await visit.visitor(LOOK, { viewport: PHONE, hasTouch: true })) };
  t.after(() => ada.context.close());
  const match = await seatedTogether(visit.address(), [ada], { game: 'scarface' }, ['lookout']);
  await ada.page.locator('.sft-table').waitFor();
  await ada.page.evaluate(`localStorage.setItem('backroom.hand.${match}', '1')`);
  await ada.page.reload();
  await assertFits(ada.page, '.sft-table.hand', '.sft-bar .question');
  const tv = await ada.context.newPage();
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(new URL(`/tv/${match}`, visit.address()).href);
  await assertFits(tv, '.sft-table.watching', '.sft-map');
  assert.equal(await tv.locator(`${HAND}, .sft-touch.lit`).count(), 0, 'nobody plays on the big screen');
});

test('in the third round of four, and against the Enforcer: axe finds nothing and every text stands out, in each theme, on a desktop and in all parts of a phone', async (t) => {
  const { context, page } = await visit.visitor(LOOK, { viewport: DESKTOP });
  t.after(() => context.close());
  const solo = { solo: { rival: 'outfit', difficulty: 'rulebook' } };
  for (const wished of [
    { id: 'seen-by-four', seats: 4, until: planning(0, 3) },
    { id: 'seen-alone', seats: 1, options: solo, until: planning(0, 2) },
  ]) {
    await page.setViewportSize(DESKTOP);
    await openKept(page, scarfaceMatch(wished));
    await page.locator(HAND).first().waitFor();
    await drawn(page);
    assert.deepEqual([...(await flaws(page)), ...(await faintTexts(page))], [], `${wished.id}, desktop`);
    await page.setViewportSize(PHONE);
    await page.locator('.sft-table.phone').waitFor();
    for (const tab of ['city', 'gang', 'market', 'rivals']) {
      await page.locator(`#sft-tab-${tab}`).click();
      await page.locator('.sft-table:not(:has([aria-busy=true]))').waitFor();
      assert.deepEqual([...(await flaws(page)), ...(await faintTexts(page))], [], `${wished.id}, ${tab}`);
    }
  }
});

/** What lies over these parts: at the middle of each, and near its four corners. */
const coveredOf = (selector: string): string => `[...document.querySelectorAll('${selector}')].flatMap((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (right - left < 4 || bottom - top < 4) return [];
  const points = [[(left + right) / 2, (top + bottom) / 2], [left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return points.flatMap(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (one.contains(found) || found.contains(one)) ? [] : [one.className + ' lies under ' + (found?.className ?? 'the edge')];
  }).slice(0, 1);
})`;

test('nothing lies over the table of a big screen, or over a hand on a phone that lies on its side', async (t) => {
  const { context, page } = await visit.visitor(LOOK, { viewport: DESKTOP });
  t.after(() => context.close());
  await page.goto(new URL('/settings', visit.address()).href);
  const ada = { name: 'Ada', page, context };
  const match = await seatedTogether(visit.address(), [ada], { game: 'scarface' }, ['lookout', 'lookout']);
  await page.goto(new URL(`/tv/${match}`, visit.address()).href);
  await assertFits(page, '.big .sft-table.desk', MAP, '.sft-bar .question');
  assert.deepEqual(await page.evaluate(coveredOf('.sft-bar, .sft-rival, .sft-lately, .sft-map, .sft-market')), []);
  assert.equal(await page.evaluate('document.documentElement.scrollHeight <= innerHeight'), true);

  await page.evaluate(`localStorage.setItem('backroom.hand.${match}', '1')`);
  await page.setViewportSize(LANDSCAPE);
  await page.goto(new URL(`/t/${match}`, visit.address()).href);
  // The tools come one after the other.
  for (const tool of ['.tools .undo', '.tools .more']) await page.locator(tool).first().waitFor();
  await assertFits(page, '.sft-table.hand.low', HAND);
  assert.deepEqual(await page.evaluate(coveredOf('.sft-hand .in-hand, .sft-bar, .tools > *')), []);
});
