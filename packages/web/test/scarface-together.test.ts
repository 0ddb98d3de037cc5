// Scarface 1920 at a table on the server: two browsers and two bots. One browser leaves and comes back, and neither gets the
// hidden cards of the other. With BACKROOM_WHOLE=1 the game is played to its end, replayed and verified.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRecord } from '@backroom/kit';
import type { FromServer } from '@backroom/protocol';
import type { View } from '@backroom/scarface';
import { words as tongues } from '@backroom/scarface/words';
import type { Page } from '@playwright/test';
import { decideOn, decideTogether, enough } from './support/deciding.ts';
import { overhear } from './support/spy.ts';
import { seatedTogether, visiting } from './support/visit.ts';

const visit = visiting();
const { words } = await tongues.en();

/** The page's first view of the table after its last visit. */
function viewIn(heard: readonly FromServer[]): View {
  const welcome = heard.findLast((one) => one.t === 'welcome');
  assert.ok(welcome?.t === 'welcome');
  return welcome.view as View;
}

/** Without the lexicon of the packed form, which names every card there is, to everybody. */
const told = (heard: readonly FromServer[]): string =>
  JSON.stringify(heard.map((one) => (one.t === 'welcome' ? { ...one, lexicon: null } : one)));

/** Jobs that were laid open. */
function fulfilledIn(data: unknown): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = isRecord(data) && data.type === 'fulfilled' ? [data.job] : [];
  return [...own, ...Object.values(data).flatMap(fulfilledIn)];
}

const titleOf = (job: string, view: View): string =>
  /“(.+?)”/.exec(words.action({ type: 'fulfil', job }, view, []))?.[1] ?? assert.fail(job);

async function assertNothingIsTold(
  people: readonly { page: Page; name: string }[],
  frames: readonly (readonly FromServer[])[],
) {
  for (const [seat, { page, name }] of people.entries()) {
    const other = 1 - seat;
    const mine = viewIn(frames[seat]);
    const hidden = mine.players[other];
    assert.equal(hidden.money, null, `${name} was told the other's money`);
    assert.ok(hidden.hand.slice(hidden.open.length).every((card) => card === null));
    // How many they are is known to all, and changes with a Job that is fulfilled or drawn.
    assert.ok(hidden.jobs.length > 0 && hidden.jobs.every((job) => job === null), JSON.stringify(hidden.jobs));
    const open = fulfilledIn(frames[seat]);
    const jobsOf = (owner: number): string[] =>
      (viewIn(frames[owner]).players[owner].jobs as string[]).filter((job) => !open.includes(job));
    const heard = told(frames[seat]);
    const shown = await page.locator('body').innerText();
    for (const job of jobsOf(other)) {
      assert.ok(!heard.includes(`"${job}"`), `${name} was told of the other's Job ${job}`);
      assert.ok(!shown.includes(titleOf(job, mine)), `${name} is shown the other's Job ${job}`);
    }
    // The search finds what is there.
    for (const job of jobsOf(seat)) assert.ok(heard.includes(`"${job}"`) && shown.includes(titleOf(job, mine)), job);
  }
}

/** Half a minute and more on a quiet machine, so not with every change: BACKROOM_WHOLE=1 npm test -- packages/web/test/scarface-together.test.ts */
async function playToTheEnd(people: readonly { page: Page }[], match: string): Promise<void> {
  const [{ page }] = people;
  await Promise.all(people.map((one) => decideOn(one.page)));
  const [hers, his] = await Promise.all(
    people.map((one) => one.page.getByRole('table', { name: 'Result' }).innerText()),
  );
  assert.equal(hers, his);
  await page.goto(`${visit.address()}/replay/${match}`);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.locator('.checks .ok').first().waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.checks .failed').count(), 0);
}

test('two people and two bots play in two browsers; one reloads and goes on; hand, money and Jobs of the other are in no frame and on no page', async () => {
  const people = await Promise.all(['Ada', 'Bob'].map(async (name) => ({ name, ...(await visit.visitor()) })));
  const [ada, bob] = people;
  const frames = await Promise.all(people.map(({ page }) => overhear(page)));
  const match = await seatedTogether(visit.address(), people, { game: 'scarface' }, ['lookout', 'lookout']);
  await decideTogether(
    people.map(({ page }) => page),
    60,
  );
  await bob.page.reload();
  await bob.page.locator('.text-table').waitFor();
  const on = decideOn(ada.page);
  // The others may fill his log before it is his turn.
  assert.ok((await decideOn(bob.page, 60, 1)) > 0, 'Bob decided something after he came back');
  await enough(ada.page);
  await on;
  await assertNothingIsTold(people, frames);

  if (process.env.BACKROOM_WHOLE !== undefined) await playToTheEnd(people, match);
  await Promise.all(people.map(({ context }) => context.close()));
});
