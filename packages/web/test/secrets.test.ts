// Hidden information is absent: no frame, document or memory of a page contains cards that its player may not see. The log
// tells after the end which cards were hidden. Each player's own hand must be found: that proves that the search works.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, importMatch } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import type { Page } from '@playwright/test';
import { handfulsIn, hiddenFrom, type Truth, truthOf } from './support/handfuls.ts';
import { type Contents, overhear, rememberedBy, shownBy } from './support/spy.ts';
import { introduce, playTogether, seatedTogether, visiting } from './support/visit.ts';
import { clickUntil } from './support/waiting.ts';

const visit = visiting();

const choices = (page: Page) => page.locator('.text-table .choice');

/** A list of numbers, in the form in which a stack of tokens would appear. */
function pilesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const isPile = Array.isArray(data) && data.length > 1 && data.every((one) => typeof one === 'number');
  return [...(isPile ? [data.join(' ')] : []), ...Object.values(data).flatMap(pilesIn)];
}

/** Discards that were told with their card: only the player who discarded it knows it. */
function discardsIn(data: unknown): { readonly seat: unknown }[] {
  if (typeof data !== 'object' || data === null) return [];
  const one = data as Readonly<Record<string, unknown>>;
  const isDiscard =
    (one.type === undefined || one.type === 'discarded') && typeof one.card === 'string' && 'seat' in one;
  return [...(isDiscard ? [{ seat: one.seat }] : []), ...Object.values(data).flatMap(discardsIn)];
}

const common = (hidden: ReadonlySet<string>, found: Iterable<string>): string[] =>
  [...found].filter((one) => hidden.has(one));

/** Nothing hidden from that seat is there; its own hands are, where they should be. */
function assertFair(truth: Truth, seat: number | null, where: string, { hands, text }: Contents): void {
  assert.deepEqual(common(hiddenFrom(truth, seat), hands), [], `${where}: a hand of somebody else`);
  assert.ok(!text.includes(truth.secret), `${where}: the secret of the shuffle`);
  assert.match(text, /scheffeln/i, `${where}: its texts were not found at all`);
  if (seat !== null)
    assert.ok(common(truth.dealt[seat], hands).length > 0, `${where}: not even the own hand was found`);
}

test('at a table of the server no frame, document or memory of a seat or a spectator contains what others hold', async () => {
  const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(async (name) => ({ name, ...(await visit.visitor()) })));
  const [ada, bob, eve] = people;
  const frames = await Promise.all(people.map(({ page }) => overhear(page)));
  const match = await seatedTogether(visit.address(), [ada, bob], { options: { run: true }, visibility: 'public' }, [
    'lookout',
  ]);
  await introduce(eve, visit.address());
  await eve.page.goto(`${visit.address()}/t/${match}`);
  await eve.page.getByText('You are watching.').first().waitFor();

  // All have chosen and hold four cards: the moment with the most to hide. Bob sees it as a picture.
  const isPlaying = (page: Page) =>
    page
      .getByText(/(turn to|Your turn:) play a card/)
      .filter({ visible: true })
      .first();
  // One choice each, a character: with the next one they would play a card.
  await Promise.all(
    [ada, bob].map(async ({ page }) => {
      await choices(page).first().click();
      await isPlaying(page).waitFor();
    }),
  );
  await bob.page.getByRole('button', { name: 'Show the table' }).click();
  await bob.page.locator('.sch-hand').waitFor();
  const shown = await Promise.all(people.map(({ page }) => shownBy(page)));
  const remembered = await Promise.all(people.map(({ page }) => rememberedBy(page)));
  await bob.page.getByRole('button', { name: 'Show it as text' }).click();
  await bob.page.locator('.text-table').first().waitFor();
  assert.equal(await eve.page.getByRole('heading', { name: 'Your hand' }).count(), 0);
  assert.equal(await choices(eve.page).count(), 0);

  const isDealtAgain = async (): Promise<boolean> =>
    (await ada.page.getByText(/^Round 2: new cards are out/).count()) > 0;
  await playTogether([ada.page, bob.page], isDealtAgain);
  await ada.page.getByText('More', { exact: true }).click();
  await ada.page.getByRole('button', { name: 'End the match' }).click();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await ada.page.getByRole('heading', { name: 'Final result' }).first().waitFor();
  const record = await (await fetch(`${visit.address()}/api/tables/${match}/log`)).text();
  const read = importMatch(() => scheffeln, record);
  assert.ok(read.ok, read.ok ? '' : read.why);
  const truth = truthOf(read.value.entries);

  for (const [i, seat] of [0, 1, null].entries()) {
    const { name } = people[i];
    assertFair(truth, seat, `${name}'s document`, shown[i]);
    assertFair(truth, seat, `${name}'s memory`, remembered[i]);
    // The last frame tells of the end, and the end discloses.
    const before = frames[i].slice(
      0,
      frames[i].findIndex((one) => one.t === 'steps' && one.table?.phase === 'over'),
    );
    assert.ok(before.length > 10, `${name} heard only ${before.length} messages`);
    const told: Contents = { hands: new Set(handfulsIn(before)), text: JSON.stringify(before) };
    assertFair(truth, seat, `what ${name} was told`, told);
    assert.deepEqual(common(truth.piles, pilesIn(before)), [], `${name} was told in which order tokens lie`);
    const others = discardsIn(before).filter((discard) => discard.seat !== seat);
    assert.deepEqual(others, [], `${name} was told what others discarded`);
  }
  await Promise.all(people.map(({ context }) => context.close()));
});

test('bots of this device keep their cards in the worker: the page has none of them', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.getByRole('link', { name: 'The whole table' }).click();
  await choices(page).first().waitFor();
  const match = new URL(page.url()).pathname.slice(6);
  const contents = [await shownBy(page), await rememberedBy(page)];
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'End the match' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('heading', { name: 'Final result' }).first().waitFor();
  const kept = await page.evaluate<{ entries: Entry[]; here: [number] }>(KEPT.replaceAll('MATCH', match));
  const truth = truthOf(kept.entries);
  assertFair(truth, kept.here[0], 'document', contents[0]);
  assertFair(truth, kept.here[0], 'memory', contents[1]);
  await context.close();
});

/** The log of a match of this device, as the worker keeps it on the disk, and who sits in front of it. */
const KEPT = `new Promise((resolve) => {
  const opening = indexedDB.open('backroom');
  opening.onsuccess = () => {
    const reading = opening.result.transaction(['matches', 'entries']);
    const match = reading.objectStore('matches').get('MATCH');
    const rows = reading.objectStore('entries').getAll();
    reading.oncomplete = () => resolve({
      here: match.result.here,
      entries: rows.result.filter((row) => row.match === 'MATCH').map(({ entry }) => entry),
    });
  };
})`;

test('behind the curtain no card of anybody is in a text, an attribute or the storage', async () => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  await page.goto(`${visit.address()}/new#here`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.getByLabel('Name at seat 2').fill('Bob');
  await page.getByLabel('How many play').selectOption('2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const curtain = page.getByRole('heading', { name: /^Pass the device to/ });
  for (let turn = 0; turn < 4; turn++) {
    await curtain.waitFor();
    assert.deepEqual([...(await shownBy(page)).hands], []);
    assert.equal(await page.locator('[data-pick], .choice, .log').count(), 0);
    await page.getByRole('button', { name: 'I am here: show my cards' }).click();
    await page.locator('.sch-touch.lit').first().waitFor();
    await page.locator('.sch-hand .sch-card').nth(3).waitFor();
    assert.equal((await shownBy(page)).hands.size, 1, 'with the curtain up there is one hand');
    await clickUntil(page, '.sch-touch.lit', () => curtain.isVisible());
  }
  await context.close();
});
