// Friends: by a link from browser to browser, also when one of them loses the line; and around one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { playOn, take, visiting } from './support/visit.ts';

const visit = visiting();

async function layOutForTwo(page: Page): Promise<string> {
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What shall they call you?').fill('Ada');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  return page.getByLabel('Link for seat 2').inputValue();
}

const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const linesOf = (page: Page): Promise<number> => log(page).getByRole('listitem').count();

test('two browsers play by invitation, see the same, and end it by agreement', async () => {
  const ada = await visit.visitor();
  const bob = await visit.visitor();
  const link = await layOutForTwo(ada.page);
  await ada.page.getByRole('button', { name: 'Show as a QR code' }).click();
  await ada.page.getByRole('img', { name: 'Show as a QR code' }).waitFor();
  await take(bob.page, link, 'Bob');
  await bob.page.locator('.text-table').waitFor();
  assert.ok(!bob.page.url().includes('#'), 'the secret is out of the address');
  const enough = async (): Promise<boolean> => (await linesOf(ada.page)) > 25;
  await Promise.all([playOn(ada.page, enough), playOn(bob.page, enough)]);
  await ada.page.getByText('More', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'End the match' }).click();
  await bob.page.getByText('Ada would like to end the match.').waitFor();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, bob]) await page.getByRole('heading', { name: 'The evening is over' }).first().waitFor();
  assert.equal(await linesOf(ada.page), await linesOf(bob.page));
  const record = await fetch(`${visit.address()}/api/tables/${new URL(bob.page.url()).pathname.slice(3)}/log`);
  assert.equal((await record.text()).match(/^\d+ \S+ seat \d shares/gm)?.length, 2, 'both took part in the shuffle');
  const eve = await visit.visitor();
  await take(eve.page, link, 'Eve');
  await eve.page.getByText(/has been used or withdrawn|seat is taken/).waitFor();
  await Promise.all([ada, bob, eve].map(({ context }) => context.close()));
});

test('whoever loses the line is told, comes back by himself; both play to the end, see the same result, and play again', async () => {
  const [ada, bob] = await Promise.all([visit.visitor(), visit.visitor()]);
  await take(bob.page, await layOutForTwo(ada.page), 'Bob');
  const some = async (): Promise<boolean> => (await linesOf(ada.page)) > 6;
  await Promise.all([playOn(ada.page, some), playOn(bob.page, some)]);
  await bob.context.setOffline(true);
  await bob.page.getByText('The line is down.').waitFor();
  // Ada goes on as far as she can without him.
  await ada.page
    .locator('.text-table .choice')
    .first()
    .click({ timeout: 2000 })
    .catch(() => {});
  await bob.context.setOffline(false);
  await bob.page.getByText('The line is down.').waitFor({ state: 'hidden' });
  const result = (page: Page) => page.getByRole('table', { name: 'Result' });
  await Promise.all([ada, bob].map(({ page }) => playOn(page, () => result(page).isVisible())));
  assert.equal(await result(ada.page).innerText(), await result(bob.page).innerText());
  assert.equal(await linesOf(ada.page), await linesOf(bob.page), 'nothing was missed');

  const before = ada.page.url();
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/t/'));
  await bob.page.getByRole('button', { name: 'Play again' }).click();
  await Promise.race([ada, bob].map(({ page }) => page.locator('.text-table .choice').first().waitFor()));
  assert.equal(ada.page.url(), bob.page.url(), 'the same table for both');
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('at one device the curtain shows nobody’s cards, not after a reload either, and a PIN is asked for', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What shall they call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
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

test('what was said aloud to one is not there for the next', async () => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What shall they call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Lay out the table' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  for (let i = 0; i < 5; i++) {
    await curtain.waitFor();
    const sentence = await curtain.innerText();
    await page.getByRole('status').getByText(sentence).waitFor();
    assert.deepEqual((await page.getByRole('status').allInnerTexts()).filter(Boolean), [sentence]);
    await page.getByRole('button', { name: 'I am here: show my cards' }).click();
    const lit = page.locator('.sch-touch.lit').first();
    await lit.waitFor();
    while (!(await curtain.isVisible())) await lit.click({ timeout: 300 }).catch(() => {});
  }
  await context.close();
});

/** What the table says under one's own hand. */
async function handOf(page: Page): Promise<string> {
  const heading = page.locator('.text-table').getByRole('heading', { name: 'Your hand' });
  return heading.locator('xpath=following-sibling::*[1]').innerText();
}
