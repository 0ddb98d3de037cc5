// Scarface 1920 in the page, at the text table: against a bot to the end, alone against the Enforcer to the end, and the
// replay afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, replayFor } from '@backroom/match';
import { type Event, scarface } from '@backroom/scarface';
import { words as tongues } from '@backroom/scarface/words';
import type { Page } from '@playwright/test';
import { challengeNearItsEnd } from './support/challenge.ts';
import { TODAY } from './support/days.ts';
import { decideOn, keptOnDevice } from './support/deciding.ts';
import { flaws, misfits } from './support/looks.ts';
import { planning, scarfaceMatch } from './support/scarface-match.ts';
import { putOnShelf } from './support/shelf.ts';
import { visiting } from './support/visit.ts';

const visit = visiting();

/** From the entrance of the game to its first choice, on this device. */
async function layOut(page: Page, wishes: Readonly<Record<string, string>>): Promise<string> {
  await page.goto(`${visit.address()}/new#scarface`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel(/^Where/).selectOption('On this device');
  for (const [label, value] of Object.entries(wishes)) await page.getByLabel(label).selectOption(value);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.text-table .choice').first().waitFor();
  return new URL(page.url()).pathname.slice('/here/'.length);
}

const linesOfLog = (page: Page): Promise<string[]> => page.locator('.aside .log li').allTextContents();

test('a guest plays a whole game against a bot; afterwards it is replayed step by step, and the deal verified', async () => {
  const { context, page } = await visit.visitor();
  const match = await layOut(page, { 'How many play': '2', 'Who sits at seat 2': 'Lookout · Beginner' });
  const taken = await decideOn(page);
  assert.ok(taken > 50, `only ${taken} choices`);
  await page.getByRole('heading', { name: 'Final result' }).first().waitFor();
  assert.equal(await page.getByRole('table', { name: 'Result' }).getByRole('row').count(), 3);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.locator('.checks .ok').first().waitFor();
  assert.equal(await page.locator('.checks .failed').count(), 0);

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.waitForURL(new RegExp(`/replay/${match}`));
  await page.locator('.log button').nth(5).click();
  await page.getByText('Step 5 of').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('heading', { name: /Prohibition is over/ }).waitFor();
  await page.goto(`${visit.address()}/mine`);
  await page.getByRole('heading', { name: 'Scarface 1920' }).waitFor();
  await context.close();
});

test('alone: the game is finished, and every choice of the Enforcer stands in the log with the rule that made it', async () => {
  const { context, page } = await visit.visitor();
  // Another test plays such a game from its beginning; here the last quarter is enough, and the log is the whole one's.
  const kept = challengeNearItsEnd(TODAY, 60);
  await page.goto(`${visit.address()}/mine`);
  await page.goto(visit.address() + (await putOnShelf(page, kept)));
  assert.ok((await decideOn(page)) >= 60);
  await page.getByRole('heading', { name: 'Final result' }).first().waitFor();
  assert.match(await page.locator('.verdict').innerText(), /owns the city|won/);
  const replay = replayFor(scarface, await keptOnDevice<Entry[]>(page, kept.id), 0);
  assert.ok(replay.ok, replay.ok ? '' : replay.why);
  const events = [...replay.value].flatMap((frame) => frame.events as readonly Event[]);
  const { words } = await tongues.en();
  assert.ok(events.filter(({ type }) => type === 'because').length > 10, 'the Enforcer chose something');
  assert.deepEqual(
    await linesOfLog(page),
    events.map((event) => [words.event(event, ['Ada']), words.rule?.(event) ?? ''].join(' ').trim()),
  );
  await context.close();
});

test('on a telephone the table is whole: parts fold, choices stand under headings, nothing sticks out, axe finds nothing', async () => {
  const { context, page } = await visit.visitor({}, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await layOut(page, { 'How many play': '2', 'Who sits at seat 2': 'Lookout · Beginner' });
  assert.ok((await page.locator('.together h3').count()) > 1, 'neighbourhoods stand under their districts');
  // Always the same deal, at a Plan: then the actions that come after it are refused.
  const planned = scarfaceMatch({ id: 'telephone', seats: 2, until: planning(0, 1) });
  await page.goto(visit.address() + (await putOnShelf(page, planned)));
  await page.locator('.text-table .choice').first().waitFor();
  const city = page.getByRole('button', { name: 'The city' });
  assert.equal(await city.getAttribute('aria-expanded'), 'false');
  await city.click();
  await page
    .getByText(/^Central/)
    .first()
    .waitFor();
  await page.locator('.refused summary').click();
  await page.locator('.refused').getByRole('link', { name: 'Rule SC-12' }).first().waitFor();
  await page.evaluate(`for (const one of document.querySelectorAll('.fold[aria-expanded=false]')) one.click()`);
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual(await misfits(page), []);
  await context.close();
});

test('the challenge of the day is the same table on every device, and a started one continues', async () => {
  const begin = async (page: Page): Promise<string> => {
    await page.goto(visit.address());
    await page.getByText('Alone against the Enforcer').click();
    await page.getByRole('button', { name: 'Challenge of the day' }).click();
    await page.waitForURL(/\/here\/scarface-/);
    await page.getByRole('heading', { name: 'The Enforcer', exact: true }).waitFor();
    await page.locator('.text-table .choice').first().waitFor();
    return page.locator('.text-table').innerText();
  };
  const devices = await Promise.all([visit.visitor({ name: 'Ada' }), visit.visitor({ name: 'Ada' })]);
  const [one, other] = await Promise.all(devices.map(({ page }) => begin(page)));
  assert.equal(one, other);
  const [{ page }] = devices;
  await decideOn(page, 4);
  const asked = await page.locator('.asked h2').innerText();
  await page.goto(visit.address());
  await page.getByRole('link', { name: 'Continue your game' }).click();
  await page.waitForURL(/\/here\/scarface-/);
  await page.getByRole('heading', { name: asked }).waitFor();
  await Promise.all(devices.map(({ context }) => context.close()));
});
