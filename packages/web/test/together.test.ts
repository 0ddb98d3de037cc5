// Friends play by a link from browser to browser, also if one loses the connection; and around one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { playOn, playTogether, seatedTogether, take, visiting } from './support/visit.ts';
import { clickUntil, comesTrue } from './support/waiting.ts';

const visit = visiting();

async function layOutForTwo(page: Page, hints = false): Promise<string> {
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('How many play').selectOption('2');
  if (hints) await page.getByLabel('Hints allowed').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Link for seat 2').inputValue();
}

const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const linesOf = (page: Page): Promise<number> => log(page).getByRole('listitem').count();

/** By a double click, both before the server has answered: still one person takes one seat. */
async function takeImpatiently(page: Page, link: string, name: string): Promise<void> {
  let clicked = (): void => {};
  const clicks = new Promise<void>((resolve) => {
    clicked = resolve;
  });
  const sent: string[] = [];
  await page.route('**/api/me', async (route) => {
    sent.push(route.request().method());
    await clicks;
    await route.continue();
  });
  await page.goto(link);
  await page.getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).dblclick();
  clicked();
  await page.locator('.text-table').waitFor();
  assert.deepEqual(sent, ['GET', 'POST']);
  await page.unroute('**/api/me');
}

test('two browsers play by invitation, see the same, and end it by agreement', async () => {
  const ada = await visit.visitor();
  const bob = await visit.visitor();
  const link = await layOutForTwo(ada.page);
  await ada.page.getByRole('button', { name: 'Show as a QR code' }).click();
  await ada.page.getByRole('img', { name: 'Show as a QR code' }).waitFor();
  await takeImpatiently(bob.page, link, 'Bob');
  await bob.page.locator('.text-table').waitFor();
  assert.ok(!bob.page.url().includes('#'), 'the secret is out of the address');
  const enough = async (): Promise<boolean> => (await linesOf(ada.page)) > 25;
  await playTogether([ada.page, bob.page], enough);
  // After a reload the log is complete. Events that others do not see are in each player's own log.
  await bob.page.reload();
  await comesTrue(bob.page, `document.querySelectorAll('.log li').length === ${await linesOf(ada.page)}`);
  const shared = async (page: Page): Promise<string> =>
    (await log(page).innerText()).replaceAll(/ (Ada|Bob) holds: .*/g, '');
  assert.equal(await shared(bob.page), await shared(ada.page));
  await ada.page.getByText('More', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'End the match' }).click();
  await bob.page.getByText('Ada would like to end the match.').waitFor();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, bob]) await page.getByRole('heading', { name: 'Final result' }).first().waitFor();
  assert.equal(await linesOf(ada.page), await linesOf(bob.page));
  const record = await fetch(`${visit.address()}/api/tables/${new URL(bob.page.url()).pathname.slice(3)}/log`);
  assert.equal((await record.text()).match(/^\d+ \S+ seat \d shares/gm)?.length, 2, 'both took part in the shuffle');
  const eve = await visit.visitor();
  await take(eve.page, link, 'Eve');
  await eve.page.getByText(/has been used or withdrawn|seat is taken/).waitFor();
  await Promise.all([ada, bob, eve].map(({ context }) => context.close()));
});

test('the host allows hints, which the guest reads before sitting down; a link lets a third person watch until it is withdrawn', async () => {
  const [ada, bob, eve] = await Promise.all([visit.visitor(), visit.visitor(), visit.visitor()]);
  const link = await layOutForTwo(ada.page, true);
  await bob.page.goto(link);
  await bob.page.locator('.table-card .tags').getByText('Hints allowed').waitFor();
  await take(bob.page, link, 'Bob');
  for (const { page } of [ada, bob]) await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  for (const { page } of [ada, bob]) await page.getByText('More', { exact: true }).click();
  await bob.page.getByText('Hints are allowed here').waitFor();
  assert.equal(await bob.page.getByText('Spectators', { exact: true }).count(), 0, 'the host alone makes links');
  await ada.page.getByText('Spectators', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'Create a link' }).click();
  await eve.page.goto(await ada.page.getByLabel('Link to watch').inputValue());
  await eve.page.locator('.text-table').waitFor();
  assert.ok(!eve.page.url().includes('#'), 'the secret is out of the address');
  await eve.page.reload();
  await eve.page.locator('.text-table').waitFor();
  assert.equal(await eve.page.locator('.text-table .choice').count(), 0, 'a spectator chooses nothing');
  // A spectator's menu has sound, speed and "show again", and nothing that acts in the game.
  for (const name of ['Sound: on', 'Show again']) await eve.page.getByRole('button', { name, exact: true }).waitFor();
  await eve.page.getByText('More', { exact: true }).click();
  await eve.page.locator('.more select').waitFor();
  assert.equal(await eve.page.locator('.tools .undo, .more .panel > button').count(), 0);
  await ada.page.locator('.watchers').waitFor();
  await ada.page.getByRole('button', { name: 'Withdraw all links' }).click();
  await eve.page.locator('.line-down').waitFor();
  await ada.page.locator('.watchers').waitFor({ state: 'detached' });
  await Promise.all([ada, bob, eve].map(({ context }) => context.close()));
});

test('on a phone, where the chat is out of view, a phrase appears as a toast, in the reader’s language', async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const people = [
    { ...(await visit.visitor()), name: 'Ada' },
    { ...(await visit.visitor({ textTable: false, language: 'de' }, phone)), name: 'Bob' },
  ];
  await seatedTogether(visit.address(), people);
  const [ada, bob] = people;
  await bob.page.locator('.emote').first().waitFor({ state: 'attached' });
  // Read before: the phrase shows for a few seconds only.
  const said = await bob.page.locator('.emote').first().textContent();
  await ada.page.locator('.emote').first().click();
  await bob.page.locator('.toasts').getByText(`Ada: ${said}`).waitFor();
  assert.notEqual(said, await ada.page.locator('.emote').first().textContent(), 'each reads it in their own language');
  await Promise.all(people.map(({ context }) => context.close()));
});

test('a player who loses the connection is told and reconnects by themselves; both play to the end, see the same result, and play again', async () => {
  const [ada, bob] = await Promise.all([visit.visitor(), visit.visitor()]);
  await take(bob.page, await layOutForTwo(ada.page), 'Bob');
  const some = async (): Promise<boolean> => (await linesOf(ada.page)) > 6;
  await playTogether([ada.page, bob.page], some);
  await bob.context.setOffline(true);
  await bob.page.getByText('The connection is down.').waitFor();
  // Ada plays on as far as she can alone.
  await ada.page.evaluate(`document.querySelector('.text-table .choice')?.click()`);
  await bob.context.setOffline(false);
  await bob.page.getByText('The connection is down.').waitFor({ state: 'hidden' });
  const result = (page: Page) => page.getByRole('table', { name: 'Result' });
  await Promise.all([ada, bob].map(({ page }) => playOn(page, () => result(page).isVisible())));
  assert.equal(await result(ada.page).innerText(), await result(bob.page).innerText());
  assert.equal(await linesOf(ada.page), await linesOf(bob.page), 'nothing was missed');

  // On a big screen the game ends with its podium.
  const before = ada.page.url();
  const tv = await ada.context.newPage();
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(before.replace('/t/', '/tv/'));
  await tv.locator('.big-end .sch-podium li').nth(1).waitFor();
  assert.equal(await tv.locator('.ranking').count(), 0);
  const isCut = await tv.evaluate(`(() => {
    const { left, top, right, bottom } = document.querySelector('.big-end').getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  })()`);
  assert.equal(isCut, false, 'all of it is on the screen');
  await tv.close();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  await bob.page.getByRole('button', { name: 'Play again' }).click();
  await Promise.race([ada, bob].map(({ page }) => page.locator('.text-table .choice').first().waitFor()));
  // The same table for both. Ada may be asked before Bob's page has gone there.
  await bob.page.waitForURL(ada.page.url());
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('at one device the curtain shows nobody’s cards, not after a reload either, and a PIN is asked for', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  const lift = page.getByRole('button', { name: 'I am here: show my cards' });
  const seen = new Map<string, string>();
  for (let i = 0; i < 6; i++) {
    await curtain.waitFor();
    const name = /to (\w+)/.exec(await curtain.innerText())?.[1] ?? '';
    const body = await page.locator('body').innerText();
    for (const hand of seen.values()) assert.ok(!body.includes(hand), 'a hand shows through the curtain');
    assert.equal(await page.locator('.text-table, .sch-table, .log').count(), 0);
    if (i === 0) await page.getByLabel(/PIN/).fill('1925');
    else if (await page.getByLabel('PIN', { exact: true }).isVisible()) {
      await page.getByLabel('PIN', { exact: true }).fill('0000');
      await lift.click();
      await page.getByText('That is not the PIN').waitFor();
      await page.getByLabel('PIN', { exact: true }).fill('1925');
    }
    await lift.click();
    const table = page.locator('.text-table');
    await table.waitFor();
    await page.getByText(`${name} (you)`).first().waitFor();
    seen.set(name, await handOf(page));
    if (i === 2) {
      await page.reload();
      continue;
    }
    await playOn(page, () => curtain.isVisible());
  }
  assert.ok(seen.size === 2, 'both have looked');
  await context.close();
});

test('announcements for one player are gone for the next', async () => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  for (let i = 0; i < 5; i++) {
    await curtain.waitFor();
    const sentence = await curtain.innerText();
    await page.getByRole('status').getByText(sentence).waitFor();
    assert.deepEqual((await page.getByRole('status').allInnerTexts()).filter(Boolean), [sentence]);
    await page.getByRole('button', { name: 'I am here: show my cards' }).click();
    await page.locator('.sch-touch.lit').first().waitFor();
    await clickUntil(page, '.sch-touch.lit', () => curtain.isVisible());
  }
  await context.close();
});

/** What the table says under one's own hand. */
async function handOf(page: Page): Promise<string> {
  const heading = page.locator('.text-table').getByRole('heading', { name: 'Your hand' });
  return heading.locator('xpath=following-sibling::*[1]').innerText();
}
