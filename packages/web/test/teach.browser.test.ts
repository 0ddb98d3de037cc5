// Lesson, puzzle, rules and hint in a real browser, by keyboard.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from '@playwright/test';
import { openStage, type Stage } from './support/stage.ts';
import { comesTrue } from './support/waiting.ts';

const screen = (path: string): string => `import Screen from '${path}'; show(h(Screen, {}));`;

/** A table to ask for a hint at: what it points out stands in the page. */
const HINT = `
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { scheffeln } from '@backroom/scheffeln';
import { HintPanel } from '/src/teach/hint.tsx';
import { gameCalled } from '/src/games.ts';
import { extrasOf } from '/src/more-of-games.ts';
const lesson = await (await extrasOf(gameCalled('scheffeln'))).lesson();
// Where one may change sides.
const { value: state } = scheffeln.load(lesson.steps[4].state);
const moment = signal({ seat: 0, seq: 1, view: scheffeln.view(state, 0), legal: scheffeln.legal(state, 0) });
const Table = () => {
  const [pointed, point] = useState(null);
  return h('div', {}, h('output', {}, pointed === null ? '' : scheffeln.write(pointed)),
    h(HintPanel, { seated: { game: 'scheffeln', moment }, names: ['Ann', 'Bob'], pointed, point }));
};
show(h(Table, {}));
`;

let stage: Stage;
before(async () => {
  stage = await openStage({
    learn: screen('/src/teach/learn.tsx'),
    example: `${screen('/src/teach/learn.tsx')} location.hash = 'last-call';`,
    scarface: `location.hash = 'scarface'; ${screen('/src/teach/learn.tsx')}`,
    puzzle: screen('/src/teach/puzzle.tsx'),
    rules: screen('/src/teach/rules.tsx'),
    hint: HINT,
  });
});
after(() => stage.close());

/** Tab until something of that kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached by the tab key`);
}

test('while the project is developed, the example is on the page: its lesson of three tasks is played at its picture', async () => {
  const page = await stage.open('example', { textTable: false });
  await page.getByRole('heading', { name: 'Learn Last Call' }).waitFor();
  for (let task = 1; task <= 3; task++) {
    await comesTrue(page, `document.querySelector('.task')?.textContent.includes('Task ${task} of 3')`);
    const shows = page.getByRole('button', { name: 'Show me' });
    if (await shows.isVisible()) await shows.click();
    await page.locator('.last-call .pointed').click();
    await page.locator('.verdict.right').waitFor();
    await page.getByRole('button', { name: 'Next task' }).click();
  }
  await page.getByRole('heading', { name: 'That is all' }).waitFor();
  await page.close();
});

test('the lesson is finished by keyboard: a wrong try is explained, the wanted action pointed out', async () => {
  const page = await stage.open('learn');
  await page.waitForSelector('.choice');
  await tabTo(page, '.choice');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.verdict:not(.right) p');
  assert.match((await page.textContent('.verdict')) ?? '', /This would happen: Sam chooses Scarlet Vane/);
  for (let task = 1; task <= 6; task++) {
    await comesTrue(page, `document.querySelector('.task')?.textContent.includes('Task ${task} of 6')`);
    if (task > 1) await page.waitForSelector('.task h2:focus');
    const shows = page.getByRole('button', { name: 'Show me' });
    if (await shows.isVisible()) {
      await tabTo(page, '.task .row .button:not(.quiet)');
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.choice.pointed');
    await tabTo(page, '.choice');
    await page.keyboard.press('Home');
    for (let i = 0; i < 4 && !(await page.evaluate("document.activeElement.matches('.pointed')")); i++)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict.right');
    // The way on has the focus.
    await page.waitForSelector('.task .button.main:focus');
    await page.keyboard.press('Enter');
  }
  await comesTrue(page, "document.activeElement.textContent === 'That is all you need'");
  await page.context().close();
});

/** What of these does not lie wholly inside the window, or is covered. */
const OUTSIDE = `['.task .todo', '.sft-bar', '.sft-hand', '.sft-touch.pointed'].filter((part) => {
  const found = document.querySelector(part);
  const box = found?.getBoundingClientRect();
  if (box === undefined || box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1) return true;
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !found.contains(seen);
})`;

test('the lesson of Scarface 1920 is played through at its picture; task, board and hand stand on a phone together', async () => {
  const page = await stage.open('scarface', { textTable: false }, 390, 844);
  await page.getByRole('heading', { name: 'Learn Scarface 1920' }).waitFor();
  for (let task = 1; task <= 8; task++) {
    await comesTrue(page, `document.querySelector('.task')?.textContent.includes('Task ${task} of 8')`);
    await page.locator('.sft-touch.lit').first().waitFor();
    const shows = page.getByRole('button', { name: 'Show me' });
    if (await shows.isVisible()) await shows.click();
    await page.locator('.sft-touch.pointed').first().waitFor();
    await comesTrue(page, `${OUTSIDE}.length === 0`);
    if (task === 2) {
      await page.locator('.sft-bar [data-pick="act:upgrade"]').click();
      await comesTrue(page, `document.querySelector('.verdict')?.textContent.includes('first we need alcohol')`);
    }
    // Touches each marked piece until the task is done: a touch is answered before the next one.
    while ((await page.locator('.verdict.right').count()) === 0) {
      const before = await page.evaluate('document.querySelector(".learn").innerHTML');
      await page.locator('.sft-touch.pointed').first().click();
      await comesTrue(page, `document.querySelector('.learn').innerHTML !== ${JSON.stringify(before)}`);
      await comesTrue(page, `document.querySelector('.verdict.right, .sft-touch.pointed') !== null`);
    }
    await page.getByRole('button', { name: 'Next task' }).click();
  }
  await page.getByRole('button', { name: 'Play a first game, with hints' }).waitFor();
  await page.context().close();
});

test('on a desktop the lesson of Scarface 1920 shows the whole table below its task', async () => {
  const page = await stage.open('scarface', { textTable: false }, 1440, 900);
  await page.locator('.sft-touch.pointed').first().waitFor();
  assert.deepEqual(await page.evaluate(OUTSIDE), []);
  assert.equal(await page.locator('.sft-table.desk .sft-map').count(), 1);
  await page.context().close();
});

test('a puzzle is answered by keyboard and judged with reasons; a solution of the day begins a run of days', async () => {
  const page = await stage.open('puzzle');
  await page.waitForSelector('.choice');
  // Every choice once, until it is right: the verdict tells the solution after the first wrong one.
  for (let number = 1; ; number++) {
    await tabTo(page, '.choice');
    await page.keyboard.press('Home');
    for (let i = 1; i < number; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict');
    assert.match((await page.textContent('.verdict')) ?? '', /% to win/);
    if ((await page.locator('.verdict.right').count()) > 0) break;
    await tabTo(page, '.verdict .button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict', { state: 'detached' });
  }
  await comesTrue(page, "/One day in a row · 1 of \\d+ solved/.test(document.querySelector('.streak').textContent)");
  await page.selectOption('.choosing select', '5');
  await comesTrue(page, "document.querySelector('.task h2').textContent.includes('Kingpin')");
  await page.reload();
  await comesTrue(page, "document.querySelector('.streak')?.textContent.includes('One day in a row')");
  await page.context().close();
});

test('a hint names three moves with chances and reasons, and points one out on the table', async () => {
  const page = await stage.open('hint');
  await page.waitForSelector('.advice li');
  assert.equal(await page.locator('.advice li').count(), 3);
  assert.match((await page.textContent('.advice .chance')) ?? '', /\d+% to win/);
  await tabTo(page, '.advice button');
  await page.keyboard.press('Enter');
  await comesTrue(page, "document.querySelector('output').textContent !== ''");
  await page.keyboard.press('Enter');
  await comesTrue(page, "document.querySelector('output').textContent === ''");
  await page.context().close();
});

test('rules are found by search, and an address with a rule leads to that rule', async () => {
  const page = await stage.open('rules');
  await page.fill('input[type=search]', 'roof');
  await comesTrue(page, "/\\d rules found/.test(document.querySelector('[role=status]').textContent)");
  await page.fill('input[type=search]', '');
  await page.evaluate("location.hash = 'SH-31'");
  await page.reload();
  await comesTrue(page, "document.activeElement.id === 'SH-31'");
  await page.context().close();
});
