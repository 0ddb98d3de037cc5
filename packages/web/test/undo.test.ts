// Taking back through the page: freely where only bots would mind, by consent of people, or not at all, with the reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { seatedTogether, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

const undo = (page: Page) => page.getByRole('button', { name: 'Take back', exact: true });
const choices = (page: Page) => page.locator('.text-table .choice');
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });

test('against bots a move is taken back at once, however much they have moved since', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.getByRole('link', { name: 'The whole table' }).click();
  await choices(page).first().waitFor();
  const offered = await choices(page).allInnerTexts();
  const round = await log(page).getByRole('listitem').count();
  await choices(page).first().click();
  await comesTrue(page, `document.querySelectorAll('ol.log > li').length > ${round}`);
  await undo(page).click();
  await log(page).getByText('Guest took a move back.').waitFor();
  assert.deepEqual(await choices(page).allInnerTexts(), offered, 'the same choices as before');
  await context.close();
});

test('people are asked: whoever says no keeps the move on the table, whoever agrees lets it be taken back', async () => {
  const [ada, bob] = await Promise.all([visit.visitor(), visit.visitor()]);
  await seatedTogether(visit.address(), [
    { ...ada, name: 'Ada' },
    { ...bob, name: 'Bob' },
  ]);
  const first = await Promise.race(
    [ada.page, bob.page].map(async (page) => {
      await choices(page).first().waitFor();
      return page;
    }),
  );
  const [mover, other, name] = first === ada.page ? [ada.page, bob.page, 'Ada'] : [bob.page, ada.page, 'Bob'];

  await undo(mover).click();
  await mover.getByText('You have not moved yet.').waitFor();
  assert.equal(await mover.getByRole('button', { name: 'Ask to take back' }).count(), 0, 'blocked: nothing to ask for');

  // What nobody has learned anything by, nobody is asked about.
  await choices(mover).first().click();
  await choices(other).first().waitFor();
  await undo(mover).click();
  await log(other).getByText(`${name} took a move back.`).waitFor();

  await choices(mover).first().click();
  await choices(other).first().click();
  await choices(mover).first().waitFor();
  const offered = await choices(mover).allInnerTexts();
  await choices(mover).first().click();
  await choices(other).first().waitFor();
  for (const answer of ['No', 'Agree']) {
    await undo(mover).click();
    await mover.getByText('The others have seen something by it.').waitFor();
    await mover.getByRole('button', { name: 'Ask to take back your last move' }).click();
    await mover.getByText('Waiting for the others to agree.').waitFor();
    const request = other.getByRole('alert').filter({ hasText: `${name} would like to take a move back.` });
    await request.getByRole('button', { name: answer, exact: true }).click();
    await request.waitFor({ state: 'detached' });
  }
  for (const page of [mover, other]) await log(page).getByText(`${name} took a move back.`).nth(1).waitFor();
  await choices(mover).first().waitFor();
  assert.deepEqual(await choices(mover).allInnerTexts(), offered);
  await Promise.all([ada, bob].map(({ context }) => context.close()));
});

test('where moves stand, asking says so and offers nothing', async () => {
  const ada = await visit.visitor();
  await seatedTogether(visit.address(), [{ ...ada, name: 'Ada' }], { undo: 'none' }, ['lookout']);
  await choices(ada.page).first().click();
  await undo(ada.page).click();
  await ada.page.getByText('At this table moves stand.').waitFor();
  assert.equal(await ada.page.getByRole('button', { name: 'Ask to take back' }).count(), 0);
  await ada.page.getByRole('button', { name: 'Close', exact: true }).click();
  await ada.page.getByText('At this table moves stand.').waitFor({ state: 'detached' });
  await ada.context.close();
});
