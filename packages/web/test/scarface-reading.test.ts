// Scarface 1920 at its picture is readable: letters are large enough, nothing is cut off or covered, and an opened board starts at
// its top.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { misfits } from './support/looks.ts';
import { planningTable } from './support/picture-games.ts';
import { scarfaceMatch } from './support/scarface-match.ts';
import { putOnShelf } from './support/shelf.ts';
import { visiting } from './support/visit.ts';
import { drawn } from './support/waiting.ts';

const visit = visiting();
const LOOK = { textTable: false, tempo: 0 };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function openPlanning(page: Page): Promise<void> {
  await page.goto(new URL('/settings', visit.address()).href);
  await page.goto(new URL(await putOnShelf(page, planningTable()), visit.address()).href);
  await page.locator('.sft-hand .in-hand.lit').first().waitFor();
  await page.evaluate('document.fonts.ready');
}

/** Pixels. Cards have a size of their own, and a zoom; the name of the lake is an ornament. */
const SMALLEST = 10.5;

/** Texts of the table in smaller letters than that, and names that end before their last letter. */
const ILLEGIBLE = `(() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('.sft-table'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const box = walker.currentNode.parentElement;
    if (!/\\S/.test(walker.currentNode.data) || !box.checkVisibility({ visibilityProperty: true })) continue;
    if (box.closest('.scf-card, .water, .unseen')) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < ${SMALLEST}) found.add(size.toFixed(1) + ' px: ' + box.closest('[class]').className + ' "' + walker.currentNode.data + '"');
  }
  for (const name of document.querySelectorAll('.sft-tile .name'))
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 4) found.add('cut: ' + name.textContent);
  for (const name of document.querySelectorAll('.sft-place .sft-act span, .sft-place h2, .sft-home small, .sft-crime .title, .sft-crime .raid'))
    if (name.checkVisibility() && name.scrollWidth > name.clientWidth + 1) found.add('cut: ' + name.textContent);
  return [...found];
})()`;

test('on a desktop and on a phone nothing on the table is written in letters too small to read, and no name is cut', async (t) => {
  for (const [device, tabs] of [
    [DESKTOP, 0],
    [PHONE, 4],
  ] as const) {
    const { context, page } = await visit.visitor(LOOK, device);
    t.after(() => context.close());
    await openPlanning(page);
    for (let tab = 0; tab < Math.max(1, tabs); tab++) {
      if (tabs > 0) await page.locator('.sft-tabs button').nth(tab).click();
      assert.deepEqual(await page.evaluate<string[]>(ILLEGIBLE), [], `${device.viewport.width} px, part ${tab}`);
    }
    // With a Plan, what it makes possible is named too.
    for (const i of [0, 1]) await page.locator('.sft-hand .in-hand').nth(i).click();
    await page.locator('.sft-bar .main').waitFor();
    assert.deepEqual(await page.evaluate<string[]>(ILLEGIBLE), [], `${device.viewport.width} px, with a Plan`);
    const named = await page.locator('.sft-act.lit span').filter({ visible: true }).allInnerTexts();
    assert.ok(named.includes('Recruit'), `the actions have names: ${named.join(', ')}`);
    assert.deepEqual(await misfits(page), [], `${device.viewport.width} px, with a Plan`);
  }
});

test('at a desktop no action, place or heading is cut in any language', async (t) => {
  for (const language of ['de', 'fr', 'it', 'es']) {
    const { context, page } = await visit.visitor({ ...LOOK, language }, DESKTOP);
    t.after(() => context.close());
    await openPlanning(page);
    assert.deepEqual(await page.evaluate<string[]>(ILLEGIBLE), [], language);
  }
});

/** Where the bracket over a match begins and ends, and the middles of the two cards that are picked. */
const BRACKET = `(() => {
  const { left, right, top } = document.querySelector('.sft-matches .bracket').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.sft-hand .picked')].map((one) => one.getBoundingClientRect());
  return {
    ends: [left, right],
    middles: cards.map((card) => (card.left + card.right) / 2),
    isAbove: cards.every((card) => top < card.top + card.height / 8),
  };
})()`;

test('cards of a Plan that match are joined by a bracket, and the market says whom the Plan can hire and what it lacks', async (t) => {
  for (const device of [DESKTOP, PHONE]) {
    const { context, page } = await visit.visitor(LOOK, device);
    t.after(() => context.close());
    await openPlanning(page);
    const cards = page.locator('.sft-hand .in-hand');
    const brackets = page.locator('.sft-matches .bracket');
    await cards.nth(0).click();
    await page.locator('.sft-hand .picked').waitFor();
    assert.equal(await brackets.count(), 0);
    await cards.nth(1).click();
    await brackets.waitFor();
    const { ends, middles, isAbove } = await page.evaluate<Record<'ends' | 'middles', number[]> & { isAbove: boolean }>(
      BRACKET,
    );
    for (const [i, end] of ends.entries()) assert.ok(Math.abs(end - (middles[i] ?? 0)) <= 1, `${ends} over ${middles}`);
    assert.ok(isAbove);
    if (device === PHONE) await page.locator('#sft-tab-market').click();
    assert.equal(await page.locator('.sft-market .hires').innerText(), 'hire up to level 1');
    assert.deepEqual(await page.locator('.sft-market .sft-slot.lit').count(), 2);
    assert.deepEqual(await page.locator('.sft-market .missing').allInnerTexts(), ['+1', '+3']);
    if (device === PHONE) await page.locator('#sft-tab-city').click();
    await cards.nth(0).click();
    await brackets.waitFor({ state: 'detached' });
  }
});

/** Plates that leave the map, lie over another plate, and plates and pieces over the name of a district. Letters have a pixel of air around them. */
const PLATES = `(() => {
  const plates = [...document.querySelectorAll('.sft-tile')].map((one) => ({ name: one.querySelector('.name').textContent, at: one.getBoundingClientRect() }));
  const map = document.querySelector('.sft-map').getBoundingClientRect();
  const names = [...document.querySelectorAll('.sft-ground .label')].map((one) => ({ name: one.textContent, at: one.getBoundingClientRect() }));
  const pieces = [...document.querySelectorAll('.standing .sft-piece')].map((one) => ({ name: one.dataset.piece ?? one.title, at: one.getBoundingClientRect() }));
  const overNames = ({ name, at }) =>
    names.filter((label) => at.left < label.at.right && label.at.left < at.right && at.top < label.at.bottom - 1.5 && label.at.top < at.bottom - 1.5).map((label) => name + ' over the name ' + label.name);
  return pieces.flatMap(overNames).concat(plates.flatMap(({ name, at }, i) => [
    ...overNames({ name, at }),
    ...(at.bottom > map.bottom + 1 || at.right > map.right + 1 ? [name + ' leaves the map'] : []),
    ...plates.slice(i + 1).flatMap((other) =>
      at.left < other.at.right && other.at.left < at.right && at.top < other.at.bottom && other.at.top < at.bottom ? [name + ' over ' + other.name] : []),
  ]));
})()`;

test('plates fill their districts on every screen, and none lies over another or a name, or leaves the map', async (t) => {
  const { context, page } = await visit.visitor(LOOK, PHONE);
  t.after(() => context.close());
  await openPlanning(page);
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [768, 1024],
    [844, 390],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    await page
      .locator(`.sft-table.${width < 700 ? 'phone' : width < 800 ? 'pad' : width < 900 ? 'low' : 'desk'}`)
      .waitFor();
    await drawn(page);
    assert.deepEqual(await page.evaluate<string[]>(PLATES), [], `${width} x ${height}`);
  }
});

test('a replay shows the same table: on a desktop everything public at once, and nothing lies over a name on any screen', async (t) => {
  const { context, page } = await visit.visitor(LOOK, DESKTOP);
  t.after(() => context.close());
  await page.goto(new URL('/settings', visit.address()).href);
  const over = scarfaceMatch({ id: 'replayed', seats: 4 });
  await putOnShelf(page, over);
  await page.goto(new URL(`/replay/${over.id}#${Math.round(over.entries.length / 2)}`, visit.address()).href);
  await page.locator('.replay .sft-table.desk .sft-tile').first().waitFor();
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [844, 390],
    [390, 844],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    await page
      .locator(`.sft-table.${width < 700 ? 'phone' : width < 800 ? 'pad' : width < 900 ? 'low' : 'desk'}`)
      .waitFor();
    await drawn(page);
    assert.deepEqual(await page.evaluate<string[]>(PLATES), [], `${width} x ${height}`);
    if (width !== 1440) continue;
    for (const part of [
      '.controls',
      '.sft-crime',
      '.sft-rivals',
      '.sft-market',
      '.sft-spots',
      '.sft-gang',
      '.sft-hand',
    ]) {
      const box = await page.locator(`.replay ${part}`).boundingBox();
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= height, `${part} is in the window`);
    }
    assert.ok((await page.locator('.sft-lately .lines > *').count()) > 3, 'what happened before is beside the rivals');
  }
});

/** Cards that stick out of the Deal they belong to, and cards over cards. */
const SPILT = `[...document.querySelectorAll('.scf-deals .deal')].flatMap((deal) => {
  const around = deal.getBoundingClientRect();
  return [...deal.querySelectorAll('.scf-card')].filter((card) => card.getBoundingClientRect().bottom > around.bottom).map((card) => card.dataset.card);
})`;

test('a rival’s board opens at its top, its Deals contain their cards, and the close button is visible', async (t) => {
  for (const device of [DESKTOP, PHONE]) {
    const { context, page } = await visit.visitor(LOOK, device);
    t.after(() => context.close());
    await openPlanning(page);
    if (device === PHONE) await page.locator('.sft-tabs button').nth(3).click();
    await page.locator('.sft-rival').first().click();
    await page.locator('dialog .scf-board').waitFor();
    assert.ok((await page.locator('dialog .scf-deals .scf-card').count()) > 0, 'there are Deals to look at');
    assert.deepEqual(await page.evaluate<string[]>(SPILT), []);
    assert.equal(await page.evaluate("document.querySelector('.sft-sheet').scrollTop"), 0);
    for (const part of ['dialog .scf-board header', '.sft-sheet .close']) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box !== null && box.y >= 0 && box.y + box.height <= device.viewport.height, `${part} is in sight`);
    }
    assert.deepEqual(await misfits(page), []);
  }
});
