// A whole match with RUN and Mafia-Style at the picture, by keyboard alone; and the focus is always visible.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { begun, nearlyOver, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue, pressWhenThere } from './support/waiting.ts';

const visit = visiting();

/** The focused element, whether its focus is visible, and whether it is an action. */
const FOCUS = `(() => {
  const one = document.activeElement;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
  const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  return {
    name: one.getAttribute('aria-label') ?? one.textContent.slice(0, 60),
    isSeen: one.matches('body, main') || (one.matches(':focus-visible') && (isOutlined || boxShadow !== 'none')),
    isLit: one.matches('.sch-touch.lit:not(.held)'),
    isInBar: one.closest('[role=toolbar]') !== null,
    isOwnTurn: document.querySelector('.sch-touch.lit:not(.held)') !== null,
    pick: one.dataset.pick ?? '',
  };
})()`;

interface Focus {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isLit: boolean;
  readonly isInBar: boolean;
  /** The last decision may still be pending. */
  readonly isOwnTurn: boolean;
  readonly pick: string;
}

async function look(page: Page): Promise<Focus> {
  const focus = await page.evaluate<Focus>(FOCUS);
  assert.ok(focus.isSeen, `the focus does not show on ${focus.name}`);
  return focus;
}

/** The state that a press changes: the log, the lit pieces, and the held piece. */
const SHOWN = `document.querySelectorAll('ol.log > li').length + [...document.querySelectorAll('.sch-touch.lit')].map((one) => one.dataset.pick + one.className).join()`;

/**
 * Waits inside the page until the last press has changed something, and then until the player may decide or the game is over. A
 * press may have no effect: then the next one must.
 */
const turnAfter = (before: string): string => `new Promise((resolve) => {
  const begun = performance.now();
  const look = () => {
    const ms = performance.now() - begun;
    if (document.querySelector('.ending') !== null) return resolve('over');
    const hasChanged = ${SHOWN} !== ${JSON.stringify(before)} || ms > 3000;
    if (hasChanged && document.querySelector('.sch-touch.lit') !== null) return resolve('turn');
    if (ms > 60_000) return resolve('lost');
    setTimeout(look, 5);
  };
  look();
})`;

test('a match with RUN and Mafia-Style is played to its end with Tab, arrows and Enter', async () => {
  const { context, page } = await visit.visitor({ textTable: false, tempo: 0 });
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('keys', 1, 2, { run: true, mafia: true })));
  const taken = new Set<string>();
  let presses = 0;
  let tabs = 0;
  let before = '';
  let inVain = 0;
  for (let turn = 0; ; turn++) {
    const state = await page.evaluate<string>(turnAfter(before));
    if (state === 'over') break;
    assert.equal(state, 'turn', `after ${presses} presses nothing is lit`);
    let focus = await look(page);
    for (let i = 0; focus.isOwnTurn && !focus.isLit && i < 40; i++) {
      await page.keyboard.press('Tab');
      tabs++;
      focus = await look(page);
      // Cards and faces are one tab stop each: the arrow keys move within them.
      for (let j = 0; focus.isInBar && !focus.isLit && j < 7; j++) {
        await page.keyboard.press('ArrowRight');
        focus = await look(page);
      }
    }
    if (!focus.isOwnTurn) continue;
    assert.ok(focus.isLit, 'nothing that is lit can be reached');
    // Not always the first one.
    if (focus.isInBar && turn % 3 > 0) await page.keyboard.press('ArrowRight');
    const next = await look(page);
    if (!next.isLit) continue;
    taken.add(next.pick.split(':')[0]);
    const now = await page.evaluate<string>(SHOWN);
    inVain = now === before ? inVain + 1 : 0;
    assert.ok(inVain < 20, `after ${presses} presses the game stands still`);
    before = now;
    await page.keyboard.press('Enter');
    presses++;
  }
  assert.ok(presses > 20, `only ${presses} presses`);
  assert.ok(tabs < presses * 8, `${tabs} times Tab for ${presses} presses: the focus gets lost`);
  assert.ok(taken.has('card') && taken.has('face'), `only ${[...taken]}`);
  await page.getByRole('list', { name: 'Places' }).getByRole('listitem').nth(1).waitFor();
  await context.close();
});

test('at the picture 1 to 4 choose a card, H asks for a hint, U takes back, ? lists the keys', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false, confirm: true });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, nearlyOver(begun('digits', 1, 2), 7)));
  const cards = page.locator('.sch-hand .sch-card');
  await page.locator('.sch-hand .sch-card.lit').first().waitFor();
  await page.locator('.undo').waitFor();
  const count = await cards.count();
  await page.keyboard.press('?');
  const list = page.getByRole('region', { name: 'Keys' });
  await list.getByText('Choose a card').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  const hint = page.locator('.tools [aria-keyshortcuts="h"]');
  await page.keyboard.press('h');
  const isPressed = (is: boolean): Promise<void> =>
    comesTrue(page, `document.querySelector('.tools [aria-keyshortcuts="h"]').ariaPressed === '${is}'`);
  await isPressed(true);
  await page.keyboard.press('h');
  await isPressed(false);
  // A card is chosen first and played by the same key again.
  await page.keyboard.press('2');
  await page.locator('.sch-hand .sch-card.held').first().waitFor();
  assert.match((await cards.nth(1).getAttribute('class')) ?? '', /\bheld\b/);
  await page.keyboard.press('2');
  await cards.nth(count - 1).waitFor({ state: 'detached' });
  // The bot has moved too: nothing happens any more while the move is taken back.
  await page.locator('.sch-table:not([data-moving]) .sch-hand .sch-card.lit').first().waitFor();
  await page.keyboard.press('u');
  await cards.nth(count - 1).waitFor();
  // Switched off, single keys do nothing (WCAG 2.1.4).
  await page.getByRole('button', { name: 'Keys' }).click();
  await list.getByLabel('Single-key shortcuts at the table').uncheck();
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.press('h');
  await page.keyboard.press('2');
  assert.equal(await hint.getAttribute('aria-pressed'), 'false');
  assert.equal(await page.locator('.sch-hand .sch-card.held').count(), 0);
});

test('a key that is pressed as soon as the table has keys is not lost', async (t) => {
  const { context, page } = await visit.visitor({ textTable: false });
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  const path = await putOnShelf(page, begun('early', 1, 2));
  await pressWhenThere(page, '.keys', '?');
  await goTo(page, path);
  await page.getByRole('region', { name: 'Keys' }).getByText('Choose a card').waitFor();
});
