// Every screen around the table, on a small device: no barrier that axe can find in any light, nothing too small or beyond
// the edge, and every word in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { daysOfEveryPuzzle, setDay } from './support/days.ts';
import { flaws, misfits } from './support/looks.ts';
import { misspoken } from './support/tongues.ts';
import { goTo, visiting } from './support/visit.ts';

const visit = visiting();

/** One visitor goes through all of them. */
let visitor: Promise<Page> | null = null;
const onPhone = (): Promise<Page> => (visitor ??= arrive());

async function arrive(): Promise<Page> {
  const phone = { viewport: { width: 360, height: 740 } };
  const { page } = await visit.visitor({ textTable: false, tempo: 0, name: 'Ada' }, phone);
  await page.goto(`${visit.address()}/settings`);
  await page.locator('.settings').waitFor();
  return page;
}

const SCREENS: readonly (readonly [name: string, path: string, shows: string])[] = [
  ['settings', '/settings', '.settings'],
  ['a new table', '/new', '.plan'],
  ['a new table of this device', '/new#here', '.plan'],
  ['the lobby', '/lobby', '.empty'],
  ['my matches', '/mine', '.empty, .cards'],
  ['the lesson', '/learn', '.sch-touch'],
  ['the rules', '/rules', '.rule'],
  ['an address of nothing', '/no-such-place', '.narrow'],
];

for (const [name, path, shows] of SCREENS) {
  test(`${name}: for everybody, in every language, on a small device`, async () => {
    const page = await onPhone();
    await goTo(page, path);
    await page.locator(shows).first().waitFor();
    await assertForEverybody(page);
  });
}

async function assertForEverybody(page: Page, what?: string): Promise<void> {
  assert.deepEqual(await flaws(page), [], what);
  assert.deepEqual(await misfits(page), [], what);
  assert.deepEqual(await misspoken(page, () => misfits(page)), [], what);
}

test('a puzzle: for everybody, in every language, on a small device, whatever kind the day brings', async () => {
  const page = await onPhone();
  const days = daysOfEveryPuzzle();
  assert.ok(days.size >= 8, `only ${days.size} kinds of puzzles`);
  const titles = new Set<string>();
  for (const [kind, day] of days) {
    // The screen reads the date when it opens.
    await goTo(page, '/settings');
    await page.locator('.settings').waitFor();
    await setDay(page, day);
    await goTo(page, '/puzzle');
    await page.locator('.puzzle .sch-touch').first().waitFor();
    titles.add(await page.locator('.puzzle h1').innerText());
    await assertForEverybody(page, kind);
  }
  assert.equal(titles.size, days.size, 'each day has its own puzzle');
});

test('a link that is not an invitation says so and spends nothing', async () => {
  const page = await onPhone();
  await goTo(page, `/j/${'a'.repeat(22)}#nothing`);
  await page.getByText('There is nothing here, or nothing for you.').waitFor();
});
