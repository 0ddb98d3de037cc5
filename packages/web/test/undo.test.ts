// Undo in the page: at once if only bots would have to agree, otherwise with the consent of people, or not at all, with
// the reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { seatedTogether, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

const undo = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });
const choices = (page: Page) => page.locator('.text-table .choice');
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });

/** Takes the first choice and waits until this page shows the move: before that, it offers the old position. */
async function choose(page: Page): Promise<void> {
  await choices(page).first().waitFor();
  const lines = await log(page).getByRole('listitem').count();
  await choices(page).first().click();
  await comesTrue(page, `document.querySelectorAll('ol.log > li').length > ${lines}`);
}

/** Waits until these choices are offered, and no others. */
const offers = (page: Page, texts: readonly string[]): Promise<void> =>
  comesTrue(
    page,
    `JSON.stringify([...document.querySelectorAll('.text-table .choice')].map((one) => one.innerText)) === ${JSON.stringify(JSON.stringify(texts))}`,
  );

/** The one whose turn it is, and the other. */
async function byTurn(pages: readonly Page[]): Promise<readonly Page[]> {
  const mover = await Promise.race(
    pages.map(async (page) => {
      await choices(page).first().waitFor();
      return page;
    }),
  );
  return [mover, ...pages.filter((page) => page !== mover)];
}

test('against bots a move is taken back at once, however much they have moved since', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.getByRole('link', { name: 'The whole table' }).click();
  await choices(page).first().waitFor();
  const offered = await choices(page).allInnerTexts();
  await choose(page);
  await undo(page).click();
  await log(page).getByText('Guest took a move back.').waitFor();
  await offers(page, offered);
  await context.close();
});

test('other people are asked: one who declines keeps the move on the table, if all agree it is taken back', async () => {
  const [ada, bob] = await Promise.all([visit.visitor(), visit.visitor()]);
  await seatedTogether(visit.address(), [
    { ...ada, name: 'Ada' },
    { ...bob, name: 'Bob' },
  ]);
  const [mover, other] = await byTurn([ada.page, bob.page]);
  const name = mover === ada.page ? 'Ada' : 'Bob';

  await undo(mover).click();
  await mover.locator('.undo').getByText('You have not moved yet.').waitFor();
  assert.equal(await mover.getByRole('button', { name: 'Ask to take back' }).count(), 0, 'blocked: nothing to ask for');
  await mover.getByRole('button', { name: 'Close', exact: true }).click();

  // If nobody learned anything, nobody is asked.
  await choose(mover);
  await choices(other).first().waitFor();
  await undo(mover).click();
  for (const page of [mover, other]) await log(page).getByText(`${name} took a move back.`).waitFor();

  await choose(mover);
  await choose(other);
  await choices(mover).first().waitFor();
  const offered = await choices(mover).allInnerTexts();
  await choose(mover);
  await choices(other).first().waitFor();
  for (const answer of ['No', 'Agree']) {
    await undo(mover).click();
    await mover.locator('.undo').getByText('It showed the others something new.').waitFor();
    await mover.getByRole('button', { name: 'Ask to take back your last move' }).click();
    await mover.locator('.request').getByText('Waiting for the others to agree.').waitFor();
    const request = other.getByRole('alert').filter({ hasText: `${name} would like to take a move back.` });
    await request.getByRole('button', { name: answer, exact: true }).click();
    for (const asked of [request, mover.locator('.request')]) await asked.waitFor({ state: 'detached' });
  }
  for (const page of [mover, other]) await log(page).getByText(`${name} took a move back.`).nth(1).waitFor();
  await offers(mover, offered);
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('where undo is not allowed, the page says so, offers nothing, and the notice stays until it is closed, also when a bot moves', async () => {
  const { context, page } = await visit.visitor();
  await seatedTogether(visit.address(), [{ context, page, name: 'Ada' }], { undo: 'none' }, ['lookout']);
  await choices(page).first().waitFor();
  const [, bot] = await page.locator('.chairs .who').allInnerTexts();
  await undo(page).click();
  const notice = page.locator('.undo .popover').filter({ hasText: 'Moves cannot be taken back at this table.' });
  const close = notice.getByRole('button', { name: 'Close', exact: true });
  await close.focus();
  assert.equal(await page.getByRole('button', { name: 'Ask to take back' }).count(), 0);
  await page.evaluate(`globalThis.noticed = document.querySelector('.undo .popover')`);

  // From inside, so that the focus stays at the notice: Ada moves, and then the bot.
  const ofBot = (): Promise<number> => log(page).getByRole('listitem').filter({ hasText: bot }).count();
  const before = await ofBot();
  await page.evaluate(`document.querySelector('.text-table .choice').click()`);
  await log(page).getByRole('listitem').filter({ hasText: bot }).nth(before).waitFor();
  await choices(page).first().waitFor();

  const kept = `document.querySelector('.undo .popover') === noticed && noticed.contains(document.activeElement)`;
  assert.equal(await page.evaluate(kept), true, 'the same notice, with the focus in it');
  assert.equal(await notice.count(), 1);
  await close.click();
  await notice.waitFor({ state: 'detached' });
  await context.close();
});

test('an offer to ask the others is withdrawn when the position changes', async () => {
  const people = await Promise.all(['Ada', 'Bob'].map(async (name) => ({ name, ...(await visit.visitor()) })));
  await seatedTogether(visit.address(), people);
  const [mover, other] = await byTurn(people.map(({ page }) => page));
  await choose(mover);
  await choose(other);
  await choose(mover);
  await choices(other).first().waitFor();
  await undo(mover).click();
  const ask = mover.getByRole('button', { name: 'Ask to take back your last move' });
  await ask.waitFor();
  await choose(other);
  await ask.waitFor({ state: 'detached' });
  await Promise.all(people.map(({ context }) => context.close()));
});
