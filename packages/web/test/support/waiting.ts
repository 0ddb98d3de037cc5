// Waiting for something in a page.
import type { Page } from '@playwright/test';

/** Waits until an expression is true in the page. Asked from here each time: a page that forbids `eval` cannot ask itself twice. */
export async function comesTrue(page: Page, expression: string, ms = 15_000): Promise<void> {
  for (const end = Date.now() + ms; !(await page.evaluate<boolean>(`Boolean(${expression})`)); ) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for ${expression}`);
    await page.waitForTimeout(30);
  }
}
