// The end of Scheffeln and its paydays: everything in the window, nothing covered, nothing empty.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { begun, finished, type Kept, nearlyOver, putOnShelf } from './support/shelf.ts';
import { KIND, playUntil as playInTime, stopClock } from './support/stopped.ts';
import { goTo, visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const box = (page: Page, selector: string): Promise<Box> =>
  page.evaluate(`(() => {
    const { top, bottom, left, right } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return { top, bottom, left, right };
  })()`);

/** To its end: none of its decisions is left out. */
const played = (kept: Kept): Kept => ({ ...nearlyOver(kept, Number.NEGATIVE_INFINITY), over: true });

/** Touches what is lit until this is true. */
const playUntil = (page: Page, isThere: string): Promise<unknown> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => {
      if (${isThere}) return resolve(true);
      document.querySelector('.sch-table:not([data-moving]) .sch-touch.lit')?.click();
      requestAnimationFrame(look);
    };
    look();
  })`);

test('the end of four and of eight players is in one window: beside and below the board, or on a phone on its side', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  for (const match of [nearlyOver(begun('four', 1, 4), 3), played(begun('eight', 1, 8, { mode: 'speed' }))]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await goTo(page, await putOnShelf(page, match));
    await page.locator(`.frame:not(.embedded) .sch-seats[data-count="${match.names.length}"]`).waitFor();
    const before = await box(page, '.sch-ring');
    await playUntil(page, `document.querySelector('.sch-rounds') && document.querySelector('.sch-podium')`);
    await page.evaluate('document.fonts.ready.then(() => true)');
    assert.deepEqual(await box(page, '.sch-ring'), before, 'the board does not move');
    const [result, account] = [await box(page, '.result'), await box(page, '.sch-rounds')];
    assert.ok(account.top > before.bottom && account.right <= result.left, 'the account is below the board');
    assert.ok(Math.abs(result.bottom - account.bottom) < 1, 'the panel ends where the account ends');
    // Eight rows are higher than what the board leaves.
    if (match.names.length === 4) assert.ok(account.bottom <= 900, `the account ends at ${account.bottom}`);
    assert.equal(await page.locator('.sch-hand').isVisible(), false, 'no empty hand between them');
    await page.setViewportSize({ width: 844, height: 390 });
    await comesTrue(page, `document.querySelector('.sch-table.low') !== null`);
    await page.evaluate(`document.querySelector('.ending').scrollIntoView()`);
    const parts = await page.evaluate<readonly (readonly [string, number, number])[]>(
      `['.verdict', '.result .row', '.sch-decisive', '.sch-rounds', '.sch-podium'].map((one) => {
        const { top, bottom } = document.querySelector('.ending ' + one).getBoundingClientRect();
        return [one, top, bottom];
      })`,
    );
    for (const [part, top, bottom] of parts) assert.ok(top >= 0 && bottom <= 390, `${part}: ${top} to ${bottom}`);
    const [tools, panel] = [await box(page, '.tools'), await box(page, '.ending')];
    assert.ok(tools.bottom <= panel.top, 'no tool lies over the result');
  }
});

test('while a payday is summed up the line says who earned most and who leads; a phone shows no empty line', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 4 },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await page.clock.install();
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, nearlyOver(begun('coins', 1, 4), 9)));
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await playUntil(page, `document.querySelector('.sch-summary')`);
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 100);
  const [line, summary] = [await box(page, '.sch-whisper'), await box(page, '.sch-summary')];
  assert.match(
    (await page.locator('.sch-whisper p').innerText()).trim(),
    /^Most earned: .+, \$[\d,]+\. In the lead: .+, \$[\d,]+\.$/,
  );
  assert.ok(await page.locator('.sch-whisper p').isVisible());
  assert.ok(line.right <= summary.left || line.top >= summary.bottom, 'the summary does not cover it');
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    await comesTrue(page, `document.querySelector('.sch-table').clientWidth < ${width}`);
    const [seats, account] = [await box(page, '.sch-seats'), await box(page, '.sch-summary .account')];
    assert.ok(account.top >= seats.bottom || account.right <= seats.left, `${width}: everybody's money is in view`);
    assert.ok(account.bottom <= height, `${width}: the button is in the window`);
    const said = await box(page, '.sch-whisper');
    const isCovered = account.bottom > said.top && account.right > said.left && account.left < said.right;
    assert.equal(isCovered, width === 360, `${width}: the line`);
    assert.equal(await page.locator('.sch-whisper').isVisible(), width !== 360);
  }
});

test('in a replay the money of a seat is on the line of its name', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 0 },
    { viewport: { width: 768, height: 1024 } },
  );
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  const over = finished();
  await putOnShelf(page, over);
  await goTo(page, `/replay/${over.id}`);
  await page.locator('.replay .sch-seat').first().waitFor();
  const middle = async (selector: string): Promise<number> => {
    const { top, bottom } = await box(page, selector);
    return (top + bottom) / 2;
  };
  assert.ok(Math.abs((await middle('.sch-seat .who')) - (await middle('.sch-seat .money'))) < 2);
});

/** Chromium wakes the page this long before an animation ends, and the frame that is due then comes late. */
const WAKES_MS = 39;

test('a car stands before the browser prepares the end of its animation', async (t) => {
  const { context, page } = await visit.visitor(
    { textTable: false, tempo: 1 },
    { viewport: { width: 1440, height: 900 } },
  );
  t.after(() => context.close());
  await page.goto(`${visit.address()}/settings`);
  await goTo(page, await putOnShelf(page, begun('pair', 1, 4)));
  await stopClock(page);
  await playInTime(page, `${KIND} === 'drive'`);
  const driving = await page.evaluate<readonly (readonly [stands: number, ends: number])[]>(
    `[...document.querySelectorAll('.sch-car')].flatMap((car) => car.getAnimations({ subtree: true })).map(({ effect }) => {
      const { duration } = effect.getComputedTiming();
      const frames = effect.getKeyframes();
      const stands = frames.find(({ transform }) => transform === frames.at(-1).transform);
      return [duration * stands.computedOffset, duration];
    })`,
  );
  assert.ok(driving.length > 0);
  for (const [stands, ends] of driving) assert.ok(ends - stands > WAKES_MS, `stands at ${stands}, ends at ${ends}`);
});
