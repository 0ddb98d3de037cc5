// Alone against the Enforcer, after the end: a result card to share, records that count a match once, and a link from
// each of his steps to its rule.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { challengeNearItsEnd } from './support/challenge.ts';
import { TODAY } from './support/days.ts';
import { decideOn } from './support/deciding.ts';
import { flaws, misfits } from './support/looks.ts';
import { putOnShelf } from './support/shelf.ts';
import { visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

interface Kept {
  readonly match: string;
  readonly date: string | null;
  readonly own: number;
}

const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate<Kept[]>("JSON.parse(localStorage.getItem('backroom.enforcer') ?? '[]')");

test('the challenge of the day ends with a card to share and with records, which count it once and can be deleted', async () => {
  const { context, page } = await visit.visitor({ name: 'Ada' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(visit.address());
  await page.getByText('Alone against the Enforcer').click();
  assert.equal(await page.locator('.records').count(), 0, 'no records before the first game');
  await putOnShelf(page, challengeNearItsEnd(TODAY));
  await page.getByRole('button', { name: 'Challenge of the day' }).click();
  await page.waitForURL(/\/here\/scarface-/);
  await decideOn(page);
  const card = page.getByRole('region', { name: 'Your result' });
  await card.waitFor();
  const lines = await card.locator('.told p').allInnerTexts();
  assert.equal(lines.length, 4);
  assert.match(lines[0], /^Scarface 1920, challenge \d+ of 18 November 2026$/);
  assert.match(lines[3], /^\$\d+ to \$\d+$/);
  await card.getByRole('button', { name: 'Share', exact: true }).click();
  await card.getByText(/^Copied/).waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), lines.join('\n'));
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Share as a picture' }).click();
  assert.equal((await download).suggestedFilename(), 'scarface.png');

  // Shown again, and in another tab: the same match.
  await page.reload();
  await page.locator('.records').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.records').waitFor();
  assert.deepEqual(
    (await kept(other)).map(({ match }) => match),
    [new URL(page.url()).pathname.slice('/here/'.length)],
  );
  assert.equal(await page.getByText('Your best yet').count(), 0, 'the first game never counts as a best');
  // A thousand lines of the log are alike: some of them will do.
  await page.evaluate("for (const line of document.querySelectorAll('.log li:nth-child(n+40)')) line.remove()");
  assert.deepEqual([...(await flaws(page)), ...(await misfits(page))], []);

  await page.goto(visit.address());
  await page.getByText('Alone against the Enforcer').click();
  await page.getByText('Challenges of the day: one day in a row').waitFor();
  assert.deepEqual([...(await flaws(page)), ...(await misfits(page))], []);
  await page.getByRole('button', { name: 'Delete my records' }).click();
  await page.getByRole('button', { name: 'Yes, delete them all' }).click();
  await page.locator('.records').waitFor({ state: 'detached' });
  assert.deepEqual(await kept(page), []);
  await other.locator('.records').waitFor({ state: 'detached' });
  await context.close();
});

test('a solo game on the server has its card and counts too; each step of the Enforcer links to its rule', async () => {
  const { context, page } = await visit.visitor({ name: 'Ada' }, { viewport: { width: 360, height: 740 } });
  // A telephone has a way of sharing of its own.
  await context.addInitScript('navigator.share = async (given) => { globalThis.given = given; }');
  const best = { match: 'before', difficulty: 'boss', outcome: 'lost', own: 1, his: 99, date: null };
  await page.goto(`${visit.address()}/new#scarface`);
  await page.evaluate(`localStorage.setItem('backroom.enforcer', ${JSON.stringify(JSON.stringify([best]))})`);
  await page.getByLabel('Mode').selectOption('Alone against the Enforcer');
  await page.getByLabel('Difficulty').selectOption('Boss');
  // If the player takes the Enforcer's gang, he gets another.
  await page.getByLabel('His gang').selectOption('Seven Gems');
  await page.getByLabel('Your gang').selectOption('Black Wolves');
  await page.getByLabel('His gang').selectOption('Black Wolves');
  assert.equal(await page.getByLabel('Your gang').locator('option:checked').innerText(), 'Seven Gems');
  assert.equal(await page.getByLabel('Jobs').count(), 0, 'alone, Jobs are not drafted');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await decideOn(page);
  await page.getByText('Seven Gems against Black Wolves, Boss').waitFor();
  await page.locator('.records').waitFor();
  const games = await kept(page);
  assert.deepEqual(
    games.map(({ match }) => match),
    ['before', new URL(page.url()).pathname.slice('/t/'.length)],
  );
  // The server deals by chance: now and then somebody who takes the first choice each time ends with nothing.
  const isBest = games[1].own > best.own;
  await page
    .getByText('Your best yet at this difficulty.')
    .nth(0)
    .waitFor({ state: isBest ? 'visible' : 'detached' });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await comesTrue(page, 'globalThis.given !== undefined');
  assert.equal(
    await page.evaluate('globalThis.given.text'),
    (await page.locator('.told p').allInnerTexts()).join('\n'),
  );
  const links = page.locator('.aside .log .by-rule');
  assert.ok((await links.count()) > 20, 'the lines of the Enforcer have links');
  await links.filter({ hasText: 'SC-110.5' }).first().click();
  await page.waitForURL(/\/rules#SC-110\.5$/);
  await page.getByText('the district with the lower number').waitFor();
  await context.close();
});
