// A whole match with RUN and Mafia-Style at the picture, by keyboard alone; and wherever the focus is, it is seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { begun, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';

const visit = visiting();

/** What has the focus, whether that shows, and whether it is something to take. */
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
  /** What was just decided may be on its way still. */
  readonly isOwnTurn: boolean;
  readonly pick: string;
}

async function look(page: Page): Promise<Focus> {
  const focus = await page.evaluate<Focus>(FOCUS);
  assert.ok(focus.isSeen, `the focus does not show on ${focus.name}`);
  return focus;
}

/** Waits, there and not from afar, until one may decide or all is over. */
const TURN = `new Promise((resolve) => {
  const begun = performance.now();
  const look = () => {
    if (document.querySelector('.ending') !== null) return resolve('over');
    if (document.querySelector('.sch-touch.lit') !== null) return resolve('turn');
    if (performance.now() - begun > 15000) return resolve('lost');
    setTimeout(look, 5);
  };
  look();
})`;

test('a match with RUN and Mafia-Style is played to its end with Tab, arrows and Enter', async () => {
  const { context, page } = await visit.visitor({ textTable: false });
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('keys', 1, 2, { run: true, mafia: true })));
  const taken = new Set<string>();
  let presses = 0;
  let tabs = 0;
  for (let turn = 0; ; turn++) {
    const state = await page.evaluate<string>(TURN);
    if (state === 'over') break;
    assert.equal(state, 'turn', `after ${presses} presses nothing is lit`);
    assert.ok(turn < 1000, 'no end');
    let focus = await look(page);
    for (let i = 0; focus.isOwnTurn && !focus.isLit && i < 40; i++) {
      await page.keyboard.press('Tab');
      tabs++;
      focus = await look(page);
      // Cards and faces are one stop each: arrows go along them.
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
    await page.keyboard.press('Enter');
    presses++;
  }
  assert.ok(presses > 20, `only ${presses} presses`);
  assert.ok(tabs < presses * 8, `${tabs} times Tab for ${presses} presses: the focus gets lost`);
  assert.ok(taken.has('card') && taken.has('face'), `only ${[...taken]}`);
  await page.getByRole('table', { name: 'Result' }).waitFor();
  await context.close();
});
