// Waiting for something in a page.
import type { Page } from '@playwright/test';

/** Waits until two frames have been drawn: by then a table has answered to another size of the window. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true)))))',
  );

/** Waits until an expression is true in the page. Asked from here each time: a page that forbids `eval` cannot ask itself twice. */
export async function comesTrue(page: Page, expression: string, ms = 60_000): Promise<void> {
  for (const end = Date.now() + ms; !(await page.evaluate<boolean>(`Boolean(${expression})`)); ) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${expression}`);
    await page.waitForTimeout(30);
  }
}

/**
 * Clicks the first visible match inside the page, again and again, until it is done. A click sent from outside may come after the element is
 * gone, and a click before the last one is answered has no effect.
 */
export async function clickUntil(
  page: Page,
  selector: string,
  isDone: () => Promise<boolean>,
  ms = 120_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await isDone()); await page.waitForTimeout(30)) {
    if (Date.now() > end) throw new Error(`clicked ${selector} for ${ms} ms in vain`);
    await page.evaluate(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())?.click()`,
    );
  }
}

/** Presses a key in the very step of the page in which something appears: no player is faster. */
export const pressWhenThere = (page: Page, selector: string, key: string): Promise<unknown> =>
  page.evaluate(`new MutationObserver((_, watch) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watch.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }));
  }).observe(document.body, { subtree: true, childList: true })`);
