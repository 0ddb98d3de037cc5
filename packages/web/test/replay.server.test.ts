// The replay of a match on a real server: while it goes on from one's own seat, afterwards with everything open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visiting } from './support/visit.ts';

const visit = visiting();

/** A request that a page sends to its server. */
const asking = (path: string, body: unknown): string =>
  `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((answer) => answer.json())`;

test('a match of the server is replayed, verified from its log, and continued from any step', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(`${visit.address()}/rules`);
  await page.waitForSelector('h1');
  await page.evaluate(asking('/api/me', { name: 'Ann' }));
  const laid = await page.evaluate<{ match: string }>(
    asking('/api/tables', { game: 'scheffeln', chairs: ['me', 'lookout'] }),
  );
  await page.goto(`${visit.address()}/t/${laid.match}`);
  await page.locator('.choice').first().click();
  await page.goto(`${visit.address()}/replay/${laid.match}`);
  await page.waitForSelector('.log li');
  // From the player's own seat: the hand that only this seat may see.
  assert.match((await page.locator('.log').textContent()) ?? '', /holds:/);
  assert.equal(await page.getByRole('button', { name: 'Continue from here' }).count(), 0);

  await page.goto(`${visit.address()}/t/${laid.match}`);
  const more = page.getByText('More', { exact: true });
  await more.click();
  await page.getByRole('button', { name: 'End the match' }).click();
  await more.waitFor({ state: 'detached' });
  await page.goto(`${visit.address()}/replay/${laid.match}`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.waitForSelector('.checks .ok');
  assert.equal(await page.locator('.checks .failed').count(), 0);
  await page.locator('.log button').nth(3).click();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/t\//);
  await context.close();
});
