// The address of a replay names a log entry behind its #: from the log of a match that is over, by link and by the back button.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryIn } from '../src/replay/stepping.ts';
import { finished, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

test('only a number names an entry', () => {
  assert.deepEqual(['#12', '#0', '', '#', '#-3', '#12a', '#1e3'].map(entryIn), [12, 0, null, null, null, null, null]);
});

test('a line of the log opens the replay at its step, and so does the address by itself', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(`${visit.address()}/settings`);
  const match = finished();
  await goTo(page, await putOnShelf(page, match));
  const line = page.locator('ol.log a').nth(20);
  await line.waitFor();
  const told = ((await line.textContent()) ?? '').trim();
  const entry = Number(new URL((await line.getAttribute('href')) ?? '', visit.address()).hash.slice(1));
  assert.ok(entry > 0);
  await line.click();
  const current = page.locator('.replay .log [aria-current=step]');
  const isThere = async (): Promise<void> => {
    await page.locator('.replay .log [aria-current=step]', { hasText: told }).waitFor();
    assert.notEqual(await page.locator('.replay input[type=range]').inputValue(), '0');
  };
  await isThere();
  await page.reload();
  await isThere();
  // Without an entry: the table is set up, which takes two steps. And back again.
  await goTo(page, `/replay/${match.id}`);
  await comesTrue(page, `document.querySelector('.replay input[type=range]').value === '2'`);
  assert.equal(await current.count(), 1);
  await page.goBack();
  await isThere();
  await context.close();
});
