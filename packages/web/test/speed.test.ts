// Speed Scheffeln with three devices: players grab by key, click and touch, and all are told who was first and by how much.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { take, visiting } from './support/visit.ts';

const visit = visiting();

const PICTURE = { textTable: false, tempo: 0 };

/** On a busy machine two claims may not fall into the same window: then they try again in the next round. */
const MOST_ROUNDS = 6;

async function layOutSpeed(page: Page): Promise<string[]> {
  await page.goto(`${visit.address()}/new`);
  await page.getByLabel('What should we call you?').fill('Ada');
  await page.locator('select').filter({ hasText: 'Speed: all at once' }).selectOption({ index: 1 });
  await page.getByLabel('Who sits at seat 3').selectOption({ label: 'A friend, by invitation' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  return Promise.all([2, 3].map((seat) => page.getByLabel(`Link for seat ${seat}`).inputValue()));
}

const face = (page: Page, colour: string) => page.locator(`.sch-faces.large [data-pick="face:${colour}"]`);
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });
const lines = (page: Page): Promise<string[]> => log(page).getByRole('listitem').allInnerTexts();
const isRace = (line: string): boolean => /^(Ada|Bob) was 0\.\d\d s ahead/.test(line);

test('three browsers grab by key, click and touch, round after round, and all are told who was how much ahead', async () => {
  const [ada, bob, cy] = await Promise.all([
    visit.visitor(PICTURE),
    visit.visitor(PICTURE),
    visit.visitor(PICTURE, { hasTouch: true }),
  ]);
  const pages = [ada.page, bob.page, cy.page];
  const [forBob, forCy] = await layOutSpeed(ada.page);
  await Promise.all([take(bob.page, forBob, 'Bob'), take(cy.page, forCy, 'Cy')]);

  for (let round = 1; round <= MOST_ROUNDS && !(await lines(ada.page)).some(isRace); round++) {
    await Promise.all(pages.map((page) => face(page, 'red').and(page.locator('.lit')).waitFor()));
    for (const page of pages) assert.equal(await page.locator('.sch-row > li').count(), 7, 'seven cards lie open');
    const calm = await face(cy.page, 'white').boundingBox();
    // Both want the same one. One has it; the other is told why not and takes another.
    await face(bob.page, 'red').hover();
    await Promise.all([ada.page.keyboard.press('1'), bob.page.mouse.down().then(() => bob.page.mouse.up())]);
    const adaHasIt = ada.page.locator('.sch-whisper').getByText('You have Scarlet Vane');
    const bobHasIt = bob.page.locator('.sch-whisper').getByText('You have Scarlet Vane');
    await Promise.race([adaHasIt.waitFor(), bobHasIt.waitFor()]);
    const late = (await adaHasIt.isVisible()) ? bob.page : ada.page;
    await late.getByText('was there first').first().waitFor();
    await late.keyboard.press('2');
    // The one who is left over has five seconds, and sees them; what they reach for stays where it was.
    await cy.page.getByRole('timer').waitFor();
    assert.deepEqual(await face(cy.page, 'white').boundingBox(), calm);
    // At once, where it was: no other check of the page may use up the seconds.
    assert.ok(calm !== null);
    await cy.page.touchscreen.tap(calm.x + calm.width / 2, calm.y + calm.height / 2);
    await Promise.all(
      pages.map((page) =>
        log(page)
          .getByText(`Round ${round + 1}`, { exact: true })
          .waitFor(),
      ),
    );
  }

  const stories = await Promise.all(pages.map(lines));
  assert.deepEqual(stories[0], stories[1]);
  assert.deepEqual(stories[0], stories[2]);
  assert.equal(stories[0].filter(isRace).length, 1, 'the race is told, and told once');
  const paid = stories[0].join(' ').match(/(Ada|Bob|Cy) (takes|gets nothing)/g) ?? [];
  assert.equal(new Set(paid.map((one) => one.split(' ')[0])).size, 3, 'all were paid');
  await Promise.all([ada, bob, cy].map(({ context }) => context.close()));
});
