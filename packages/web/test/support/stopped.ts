// The page with its clock stopped: beats end and animations go on only when the test says so, however busy the machine is.
import type { Page } from '@playwright/test';
import { comesTrue } from './waiting.ts';

/** It is the player's turn, and nothing moves. */
export const READY = `document.querySelector('.sch-table:not([data-moving]) :is(.sch-hand, .sch-faces) .sch-touch.lit')`;

/** One touch that decides: a card if possible, since a face in the plaza only starts an exchange. */
export const CHOOSE = `(document.querySelector('.sch-hand .sch-touch.lit') ?? document.querySelector('.sch-faces .sch-touch.lit')).click()`;

/** The presentation is loaded: the code that cuts events into beats is its last part. */
export const PRESENTS = `performance.getEntriesByType('resource').some(({ name }) => name.includes('/beats-'))`;

/** The kind of the beat that is shown, or nothing. */
export const KIND = `(document.querySelector('.sch-table')?.dataset.moving ?? '')`;

/** How long the animations of the beat take. */
export const WHOLE = `Math.max(...document.querySelector('.sch-table').getAnimations({ subtree: true })
  .map(({ effect }) => Number(effect?.getComputedTiming().endTime)).filter(Number.isFinite), 0)`;

/** Sets every animation of the table to this moment. */
export const setTo = (
  ms: number,
): string => `for (const one of document.querySelector('.sch-table').getAnimations({ subtree: true })) {
  one.pause();
  one.currentTime = ${ms};
}`;

/** From now on, time passes in the page only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await comesTrue(page, READY);
  await comesTrue(page, PRESENTS);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
}

const LONGEST_MS = 120_000;

/** Decides whenever it is the player's turn, and lets time pass in steps, until `isThere`. */
export async function playUntil(page: Page, isThere: string, step = 20): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; !(await page.evaluate<boolean>(`Boolean(${isThere})`)); ) {
    if (Date.now() > end) throw new Error(`played for ${LONGEST_MS} ms in vain until ${isThere}`);
    await page.evaluate(`${READY} && ${CHOOSE}`);
    await page.clock.runFor(step);
  }
}
