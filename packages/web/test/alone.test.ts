// A guest who knows nobody: one click and he plays, against bots, to the end; and later without any house at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOn, visiting } from './support/visit.ts';

const visit = visiting();

test('a guest plays a whole game against bots by clicking, and is offered another one', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  const ending = page.getByRole('heading', { name: 'The evening is over' });
  const taken = await playOn(page, () => ending.isVisible());
  assert.ok(taken > 8, `only ${taken} choices`);
  const ranking = page.getByRole('table', { name: 'Result' });
  assert.equal(await ranking.getByRole('row').count(), 5);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.text-table .choice').first().waitFor();
  await context.close();
});

test('the match of the entrance goes on after a reload instead of being dealt anew', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.locator('.text-table .choice').first().click();
  const link = page.getByRole('link', { name: 'The whole table' });
  const before = await link.getAttribute('href');
  await page.reload();
  assert.equal(await link.getAttribute('href'), before);
  await context.close();
});

test('after one visit the page, bots and the hot seat work without the house', async () => {
  const { context, page } = await visit.visitor();
  const address = visit.address();
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await visit.closeHouse();
  await page.goto(`${address}/new#here`);
  await page.getByLabel('What shall they call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
  await page.getByRole('button', { name: 'I am here: show my cards' }).click();
  await page.locator('.text-table').waitFor();
  await page.goto(address);
  await page.locator('.text-table .choice').first().click();
  await page.goto(`${address}/lobby`);
  await page.getByText('The house cannot be reached.').waitFor();
  await context.close();
});
