// Every table on a small device: as a picture and as text, with two, four and eight seats, with hint, talk and curtain, at
// its end and looked back at. No barrier that axe can find in any light, nothing too small or beyond the edge, and every
// word in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { flaws, misfits } from './support/looks.ts';
import { begun, finished, putOnShelf } from './support/shelf.ts';
import { misspoken } from './support/tongues.ts';
import { goTo, seatedTogether, type Visitor, visiting } from './support/visit.ts';

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
  assert.deepEqual(await misfits(page), []);
  assert.deepEqual(await misspoken(page, () => misfits(page)), []);
}

test('the entrance: for everybody', async () => {
  const { page } = await onPhone();
  await goTo(page, '/');
  await page.locator('.sch-touch.lit').first().waitFor();
  await assertForEverybody(page);
});

for (const [seats, options] of [
  [2, {}],
  [4, { run: true, mafia: true }],
  [8, { mode: 'speed' }],
] as const) {
  test(`${seats} seats as a picture and as text: for everybody, and with twice as large a zoom`, async () => {
    const { page } = await onPhone();
    await goTo(page, await putOnShelf(page, begun(`seats${seats}`, 1, seats, options)));
    await page.locator('.sch-touch.lit').first().waitFor();
    await page.getByText('More', { exact: true }).click();
    await assertForEverybody(page);
    // A window of 720 x 740 at 200 %.
    await page.setViewportSize({ width: 360, height: 370 });
    assert.deepEqual(await misfits(page), []);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Show it as text' }).click();
    await page.locator('.text-table').waitFor();
    assert.deepEqual([...(await flaws(page)), ...(await misfits(page))], []);
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

test('the curtain between two at one device: for everybody', async () => {
  const { page } = await onPhone();
  await goTo(page, await putOnShelf(page, begun('curtain', 2, 2)));
  await page.locator('.curtain').waitFor();
  await assertForEverybody(page);
});

test('after the end, with the shuffle checked: for everybody', async () => {
  const { page } = await onPhone();
  const match = finished();
  await goTo(page, await putOnShelf(page, match));
  await page.getByRole('table', { name: 'Result' }).waitFor();
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.locator('.checks .ok').first().waitFor();
  await assertForEverybody(page);
  await goTo(page, `/replay/${match.id}`);
  await page.locator('.replay .log li').first().waitFor();
  await assertForEverybody(page);
});

test('a table of the house with talk, invitation and code: for everybody', async () => {
  const one = await onPhone();
  const { page } = one;
  await seatedTogether(visit.address(), [{ ...one, name: 'Ada' }], {}, ['lookout']);
  await page.locator('.sch-touch.lit').first().waitFor();
  await page.locator('.chat select').selectOption({ index: 1 });
  await page.locator('.talk b').waitFor();
  await assertForEverybody(page);
  await seatedTogether(visit.address(), [{ ...one, name: 'Ada' }], {}, ['open']);
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await page.getByRole('img', { name: 'Show as a QR code' }).waitFor();
  await assertForEverybody(page);
});
