// The panel Play: three ways to play, nothing to type, and the choice is remembered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { goTo, visiting } from './support/visit.ts';

const visit = visiting();

/** With which options each match of this device began. */
const beginnings = (page: Page): Promise<{ jobDraft: boolean; solo: { difficulty: string } | null }[]> =>
  page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('backroom', 1);
    opening.onsuccess = () => {
      const all = opening.result.transaction('entries').objectStore('entries').getAll();
      all.onsuccess = () => resolve(all.result.flatMap(({ entry }) => entry.deed.terms?.options ?? []));
    };
  })`);

test('alone: a mode by its picture, bots by a plain word, no name asked; the choice is remembered', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/play`);
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  await radio(/^RUN/).waitFor();
  // Besides the three ways at most four choices, and no input field.
  assert.ok((await page.locator('.play fieldset:not(.door)').count()) <= 4);
  assert.equal(await page.locator('.play input:not([type=radio])').count(), 0);
  await radio(/^RUN/).check({ force: true });
  await radio(/^Strong/).check({ force: true });
  await page.locator('.seats').getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.waitForURL(/\/here\//);
  await page.locator('.chair small').nth(2).waitFor({ state: 'attached' });
  const bots = await page.locator('.chair small').allTextContents();
  assert.equal(bots.filter((one) => one.startsWith('Underboss · Strong')).length, 2);
  assert.equal(bots.length, 3);
  await goTo(page, '/play');
  await radio(/^RUN/).waitFor();
  for (const name of [/^Alone/, /^RUN/, /^Strong/, /^3$/]) assert.ok(await radio(name).isChecked(), `${name}`);
});

test('alone at the second game: its modes, and the Enforcer’s difficulty in plain words', async (t) => {
  const { context, page } = await visit.visitor({ textTable: true, tempo: 0 });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/play`);
  const radio = (name: RegExp) => page.getByRole('radio', { name });
  await radio(/^Scarface 1920/).check({ force: true });
  await radio(/^Against the Enforcer/).waitFor();
  assert.equal(await page.locator('.mode .choice-card').count(), 3);
  await radio(/^Against the Enforcer/).check({ force: true });
  // Nobody else plays: no bots to choose, no seats to count.
  assert.equal(await page.locator('.play :is(.level, .seats)').count(), 0);
  await radio(/^Hard /).check({ force: true });
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.waitForURL(/\/here\//);
  await page.locator('.text-table .choice').first().waitFor();
  assert.equal(await page.locator('.chair').count(), 1);
  assert.deepEqual(
    (await beginnings(page)).map(({ solo }) => solo?.difficulty),
    ['underboss'],
  );
  // The Enforcer is offered only for solo games; the draft only for several players.
  await goTo(page, '/play#friends');
  await radio(/^Job draft/).waitFor();
  assert.equal(await radio(/^Against the Enforcer/).count(), 0);
  assert.deepEqual(await page.locator('.seats .choice-card').allInnerTexts(), ['2', '3', '4']);
  await radio(/^Job draft/).check({ force: true });
  await goTo(page, '/play#alone');
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await page.waitForURL(/\/here\//);
  await page.locator('.text-table .choice').first().waitFor();
  assert.ok((await beginnings(page)).some(({ jobDraft, solo }) => jobDraft && solo === null));
});

test('with friends: a table with a link for each, without a word typed', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/play#friends`);
  await page.locator('.seats').getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByRole('button', { name: 'Create the links' }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.share input').nth(1).waitFor();
  assert.match(await page.locator('.share input').first().inputValue(), /\/j\//);
  await goTo(page, '/play#alone');
  await page.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
  // The address works even if this screen is already shown.
  await goTo(page, '/play#here');
  await page.getByRole('button', { name: 'Sit down together' }).click();
  await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
});
