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
import { LESSON } from '/src/teach/learn/lesson.ts';
const { value: state } = scheffeln.load(LESSON.exchange.state);
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
  assert.match((await page.textContent('.streak')) ?? '', /One day in a row · 1 of \d+ solved/);
  await page.selectOption('.choosing select', '5');
  await comesTrue(page, "document.querySelector('.task h2').textContent.includes('kingpin')");
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
