// Several people at one device: all at once in a race, each with a strip and a row of keys; and in turns at a table of
// the server with others elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { playOn, take, visiting } from './support/visit.ts';
import { clickUntil, comesTrue } from './support/waiting.ts';

const visit = visiting();

const SPEED = 'Speed: all at once, 3 to 8 players';

async function chooseSpeed(page: Page): Promise<void> {
  await page.locator('.plan select', { hasText: SPEED }).selectOption({ label: SPEED });
}

async function layOutRace(page: Page): Promise<void> {
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await chooseSpeed(page);
  await page.getByText('Everybody grabs at once: up to four people share this device').waitFor();
  for (const [seat, name] of [
    [2, 'Bob'],
    [3, 'Cy'],
  ] as const) {
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption({ label: 'Somebody on this device' });
    await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
}

const strip = (page: Page, name: string) => page.getByRole('region', { name: `What ${name} grabs` });
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });

/** Records the marked card of the row each time it changes, and the kinds of the beats. */
const EXECUTED = `
globalThis.executed = [];
globalThis.kinds = [];
new MutationObserver(() => {
  const { moving } = document.querySelector('.board-only').dataset;
  if (moving && kinds.at(-1) !== moving) kinds.push(moving);
  const row = [...document.querySelectorAll('.board-only .sch-row > li')];
  const at = row.findIndex((card) => card.classList.contains('now'));
  if (at >= 0 && executed.at(-1)?.at !== at) executed.push({ at, of: row.length });
}).observe(document.querySelector('.sch-table'), { subtree: true, childList: true, attributes: true })`;

test('three people race at one keyboard: each has a row of keys, and the first to press gets the character', async () => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 4 });
  await layOutRace(page);
  for (const name of ['Ada', 'Bob', 'Cy']) await strip(page, name).locator('.sch-person.lit:visible').nth(7).waitFor();
  // The page loads its motion after the table is drawn. Not later: the last player without a character has five seconds.
  await comesTrue(page, `performance.getEntriesByType('resource').some(({ name }) => name.includes('/beats-'))`);
  await page.evaluate(EXECUTED);
  // The third key of every row is the same character: Bob is first, so Ada's key does nothing.
  await page.keyboard.press('e');
  await strip(page, 'Bob').locator('.sch-person.mine').waitFor();
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await strip(page, 'Ada').locator('.sch-person.mine').waitFor();
  await page.keyboard.press('s');
  // The summary of the round stays, or is clicked away.
  await page.locator('.sch-summary button').click();
  // The card that is carried out is marked, one after the other, and the row stays until the round is scored.
  const executed = await page.evaluate<readonly { at: number; of: number }[]>('executed');
  assert.ok(executed.length > 3, JSON.stringify(executed));
  assert.deepEqual(
    executed.map(({ at }) => at),
    [...new Set(executed.map(({ at }) => at))].sort(),
  );
  assert.ok(
    executed.every(({ of }) => of === 7),
    JSON.stringify(executed),
  );
  await log(page)
    .getByText(/^Round 2/)
    .waitFor();
  const lines = (await log(page).getByRole('listitem').allInnerTexts()).join('\n');
  assert.match(lines, /Bob grabs Goldie Fontaine/);
  assert.match(lines, /Ada grabs Scarlet Vane/);
  assert.match(lines, /Cy grabs Amber Quill/);
  // The click ended the summary and nothing else: the next row is turned up card by card before anybody may grab.
  for (const name of ['Ada', 'Bob', 'Cy']) await strip(page, name).locator('.sch-person.lit:visible').nth(7).waitFor();
  const kinds = await page.evaluate<readonly string[]>('kinds');
  const since = kinds.slice(kinds.indexOf('summary'));
  assert.deepEqual(
    since.filter((kind) => kind !== 'reveal'),
    ['summary', 'deal', 'row'],
  );
  await context.close();
});

/** Is the lower edge of the last face of the last strip uncovered? */
const LAST_IS_SEEN = `(() => {
  const face = [...document.querySelectorAll('.strip .sch-person')].at(-1);
  const { left, bottom, width } = face.getBoundingClientRect();
  return face.contains(document.elementFromPoint(left + width / 2, bottom - 8));
})()`;

test('by touch each player has their own strip, turned to their side; on a phone the race fits without scrolling', async () => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  );
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await chooseSpeed(page);
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await strip(page, 'Bob').locator('.sch-person.lit:visible').first().waitFor();
  const [across, mine] = [await strip(page, 'Bob').boundingBox(), await strip(page, 'Ada').boundingBox()];
  assert.ok(across !== null && mine !== null);
  assert.ok(across.y < mine.y, 'Bob sits across');
  assert.ok(mine.y + mine.height <= 740, `the last strip ends at ${mine.y + mine.height}`);
  assert.ok(await page.evaluate<boolean>(LAST_IS_SEEN), 'nothing lies on it');
  const target = await strip(page, 'Bob').locator('.sch-person').first().boundingBox();
  assert.ok(target !== null && target.width >= 44 && target.height >= 44, 'a finger fits');
  await strip(page, 'Bob').locator('.sch-person.lit').last().tap();
  await strip(page, 'Bob').locator('.sch-person.mine').waitFor();
  await strip(page, 'Ada').getByRole('button', { name: 'Turn Ada’s strip around' }).tap();
  await comesTrue(page, `document.querySelectorAll('.strip.across').length === 2`);
  await context.close();
});

test('two at one device and one elsewhere: the curtain falls between the two, and everybody sees the same game', async () => {
  const here = await visit.visitor();
  const there = await visit.visitor();
  const { page } = here;
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('Who sits at seat 2').selectOption({ label: 'Somebody on this device' });
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByText('Players at this device pass it around').waitFor();
  await page.getByLabel('Who sits at seat 3').selectOption({ label: 'A friend, by invitation' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  const lift = page.getByRole('button', { name: 'I am here: show my cards' });
  await curtain.waitFor();
  await lift.click();
  await take(there.page, await page.getByLabel('Link for seat 3').inputValue(), 'Cy');
  await there.page.locator('.text-table').waitFor();
  const seen = new Set<string>();
  const enough = async (): Promise<boolean> => (await log(there.page).getByRole('listitem').count()) > 20;
  const atThis = async (): Promise<void> => {
    while (!(await enough())) {
      if (await curtain.isVisible()) {
        assert.equal(await page.locator('.text-table, .log').count(), 0, 'nothing shows through the curtain');
        seen.add(/to (\w+)/.exec(await curtain.innerText())?.[1] ?? '');
        await lift.click();
      }
      await clickUntil(page, '.text-table .choice', async () => (await curtain.isVisible()) || (await enough()));
    }
  };
  await Promise.all([atThis(), playOn(there.page, enough)]);
  assert.deepEqual([...seen].sort(), ['Ada', 'Bob']);
  for (const name of ['Ada', 'Bob', 'Cy'])
    await there.page.getByRole('list', { name: 'At the table' }).getByText(name, { exact: true }).waitFor();
  // After a reload both seats are still of this device.
  await page.reload();
  await curtain.waitFor();
  await Promise.all([here, there].map(({ context }) => context.close()));
});
