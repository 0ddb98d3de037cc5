// Every table on a small device: as a picture and as text, with two, four and eight seats, with hint, chat and curtain,
// at its end and in the replay. Axe finds nothing in any theme, nothing is too small or beyond the edge, and every text
// is translated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { faintTexts, flaws, misfits } from './support/looks.ts';
import { begun, finished, putOnShelf } from './support/shelf.ts';
import { misspoken } from './support/tongues.ts';
import { goTo, seatedTogether, type Visitor, visiting } from './support/visit.ts';
import { drawn } from './support/waiting.ts';

const visit = visiting();

/** One visitor goes to all of them. */
let visitor: Promise<Visitor> | null = null;
const onPhone = (): Promise<Visitor> => {
  visitor ??= arrive();
  return visitor;
};

async function arrive(): Promise<Visitor> {
  const phone = { viewport: { width: 360, height: 740 } };
  const made = await visit.visitor({ textTable: false, tempo: 0, name: 'Ada' }, phone);
  await made.page.goto(`${visit.address()}/settings`);
  await made.page.locator('.settings').waitFor();
  return made;
}

async function assertForEverybody(page: Page): Promise<void> {
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual(await faintTexts(page), []);
  assert.deepEqual(await misfits(page), []);
  assert.deepEqual(await misspoken(page, () => misfits(page)), []);
}

test('the entrance: for everybody', async () => {
  const { page } = await onPhone();
  await goTo(page, '/');
  await page.locator('.sch-touch.lit').first().waitFor();
  // What is scrolled into view can be touched: nothing that stays at the bottom lies on it.
  const covered = await page.evaluate<
    string[]
  >(`[...document.querySelectorAll('.sch-hand .sch-card')].flatMap((card) => {
    card.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = card.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return card.contains(touched) ? [] : [touched?.outerHTML.slice(0, 80) ?? 'nothing'];
  })`);
  assert.deepEqual(covered, []);
  await page.evaluate('scrollTo(0, 0)');
  await assertForEverybody(page);
});

for (const [seats, options] of [
  [2, {}],
  [4, { run: true, mafia: true }],
  [8, { mode: 'speed' }],
] as const) {
  test(`${seats} seats as a picture and as text: accessible, also at a zoom of 200 %`, async () => {
    const { page } = await onPhone();
    await goTo(page, await putOnShelf(page, begun(`seats${seats}`, 1, seats, options)));
    await page.locator('.sch-touch.lit').first().waitFor();
    await page.getByText('More', { exact: true }).click();
    await assertForEverybody(page);
    // A window of 720 x 740 at 200 %.
    await page.setViewportSize({ width: 360, height: 370 });
    await drawn(page);
    assert.deepEqual(await misfits(page), []);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Show it as text' }).click();
    await page.locator('.text-table').waitFor();
    assert.deepEqual([...(await flaws(page)), ...(await faintTexts(page)), ...(await misfits(page))], []);
    if (seats === 4) assert.deepEqual(await misspoken(page, () => misfits(page)), []);
    await page.getByRole('button', { name: 'Show the table' }).click();
  });
}

test('a hint: for everybody', async () => {
  const { page } = await onPhone();
  await goTo(page, await putOnShelf(page, begun('hint', 1, 3)));
  await page.locator('.sch-touch.lit').first().waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.advice li').first().waitFor();
  await assertForEverybody(page);
});

test('a hint whose worker cannot be loaded is told, and comes when it is asked for again', async () => {
  const { page } = await onPhone();
  await goTo(page, await putOnShelf(page, begun('hint-lost', 1, 3)));
  // The page may have a worker from a hint before.
  await page.reload();
  await page.locator('.sch-touch.lit').first().waitFor();
  await page.evaluate(
    'globalThis.RealWorker = Worker; globalThis.Worker = function () { throw new Error("no worker") }',
  );
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  // Shown, and said aloud as well.
  await page.locator('p:not([role=status])').getByText('No hint came in time.').waitFor();
  await assertForEverybody(page);
  await page.evaluate('globalThis.Worker = RealWorker');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.locator('.advice li').first().waitFor();
});

test('the curtain between two at one device is accessible', async () => {
  const { page } = await onPhone();
  await goTo(page, await putOnShelf(page, begun('curtain', 2, 2)));
  await page.locator('.curtain').waitFor();
  await assertForEverybody(page);
});

test('the table after the end, with the shuffle checked, is accessible', async () => {
  const { page } = await onPhone();
  const match = finished();
  await goTo(page, await putOnShelf(page, match));
  await page.getByRole('list', { name: 'Places' }).waitFor();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.locator('.checks .ok').first().waitFor();
  await assertForEverybody(page);
  await goTo(page, `/replay/${match.id}`);
  await page.locator('.replay .log li').first().waitFor();
  await assertForEverybody(page);
  // Charts use the page's fonts; a picture to keep has none of its own, and is given them.
  const inChart = await page.evaluate<string>(`getComputedStyle(document.querySelector('.money text')).fontFamily`);
  assert.match(inChart, /^"Josefin Sans Variable"/);
  const fonts = page.waitForRequest((asked) => asked.resourceType() === 'fetch' && asked.url().includes('limelight'));
  const drawn = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture of the result' }).click();
  await Promise.all([fonts, drawn]);
});

test('a table of the server with chat, invitation and QR code is accessible', async () => {
  const one = await onPhone();
  const { page } = one;
  await seatedTogether(visit.address(), [{ ...one, name: 'Ada' }], {}, ['lookout']);
  await page.locator('.sch-touch.lit').first().waitFor();
  await page.locator('.chat .emote').first().click();
  await page.locator('.talk b').waitFor();
  await assertForEverybody(page);
  await seatedTogether(visit.address(), [{ ...one, name: 'Ada' }], {}, ['open']);
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await page.getByRole('img', { name: 'Show as a QR code' }).waitFor();
  await assertForEverybody(page);
});

test('forced colours leave the cars their own, and show whose turn it is', async () => {
  const { page } = await onPhone();
  await goTo(page, await putOnShelf(page, begun('forced', 1, 3)));
  await page.locator('.sch-table:not([aria-busy]) .sch-seat.acts').first().waitFor();
  const colours = (): Promise<string[]> =>
    page.evaluate(`[...document.querySelectorAll('.sch-limousine')].map((car) => getComputedStyle(car).color)`);
  const own = await colours();
  await page.emulateMedia({ forcedColors: 'active' });
  assert.ok(await page.evaluate(`matchMedia('(forced-colors: active)').matches`), 'this browser forces no colours');
  assert.deepEqual(await colours(), own);
  assert.equal(new Set(own).size, own.length, 'every car has a colour of its own');
  const outlines = await page.evaluate<string[]>(
    `['.sch-seat.acts', '.sch-seat:not(.acts)'].map((seat) => getComputedStyle(document.querySelector(seat)).outlineStyle)`,
  );
  assert.deepEqual(outlines, ['solid', 'none']);
  await page.emulateMedia({ forcedColors: 'none' });
});
