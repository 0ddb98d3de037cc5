// A guest on their own: one click starts a game against bots, and after the first visit it works without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOn, visiting } from './support/visit.ts';

const visit = visiting();

test('a guest plays a whole game against bots by clicking, and is offered another one', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  const ending = page.getByRole('heading', { name: 'Final result' });
  const taken = await playOn(page, () => ending.isVisible());
  assert.ok(taken > 8, `only ${taken} choices`);
  const ranking = page.getByRole('table', { name: 'Result' });
  assert.equal(await ranking.getByRole('row').count(), 5);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator('.text-table .choice').first().waitFor();
  await context.close();
});

test('a failed load of the bots is retried, and the game goes on', async () => {
  // A copy for offline would need no network.
  const { context, page } = await visit.visitor({}, { serviceWorkers: 'block' });
  let refused = 0;
  await context.route(/\/bots-here-/, (route) => (refused++ < 4 ? route.abort() : route.continue()));
  await page.goto(visit.address());
  const ending = page.getByRole('heading', { name: 'Final result' });
  await playOn(page, () => ending.isVisible());
  assert.ok(refused > 4, `asked for ${refused} times`);
  await context.close();
});

test('the match on the home screen continues after a reload', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.locator('.text-table .choice').first().click();
  const link = page.getByRole('link', { name: 'The whole table' });
  const before = await link.getAttribute('href');
  await page.reload();
  assert.equal(await link.getAttribute('href'), before);
  await context.close();
});

test('after one visit the page, bots and the hot seat work without the server', async () => {
  const { context, page } = await visit.visitor();
  const address = visit.address();
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await visit.closeServer();
  await page.goto(`${address}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
  await page.getByRole('button', { name: 'I am here: show my cards' }).click();
  await page.locator('.text-table').waitFor();
  await page.goto(address);
  await page.locator('.text-table .choice').first().click();
  await page.goto(`${address}/lobby`);
  await page.getByText('The server cannot be reached.').waitFor();
  await context.close();
});
