// Plays at a text table inside the page, one choice after another: thousands of small steps are too many to take from afar.
import type { Page } from '@playwright/test';
import { comesTrue } from './waiting.ts';

/** Takes the first choice whenever there is one, and waits until the table has gone on. Gives how many were taken. */
const decide = (lines: number, atLeast: number): string => `new Promise((resolve, reject) => {
  globalThis.isEnough = false;
  let taken = 0;
  let before = null;
  let since = performance.now();
  const lines = () => document.querySelectorAll('.log li').length;
  const table = () => lines() + ' ' + document.querySelector('.asked')?.textContent;
  const look = () => {
    const hasAll = lines() >= ${lines} && taken >= ${atLeast};
    if (globalThis.isEnough || document.querySelector('.ending') !== null || hasAll) return resolve(taken);
    const now = performance.now();
    if (now - since > 60_000) return reject(new Error('nothing happens any more: ' + table()));
    const choice = document.querySelector('.text-table .choice');
    if (choice !== null && (before === null || table() !== before || now - since > 2_000)) {
      before = table();
      since = now;
      taken++;
      choice.click();
    }
    setTimeout(look, 2);
  };
  look();
})`;

/**
 * Decides to the end, until it is enough, or until the log of this page has so many lines and so many choices were taken. Only for a
 * page whose people need no other page: logs differ in length, and a page that has stopped holds up the others.
 */
export const decideOn = (page: Page, lines = 1e9, atLeast = 0): Promise<number> =>
  page.evaluate<number>(decide(lines, atLeast));

export const enough = (page: Page): Promise<unknown> => page.evaluate('globalThis.isEnough = true');

const TOGETHER_MS = 120_000;

/** Several people at one table: all decide until the log of each has so many lines. */
export async function decideTogether(pages: readonly Page[], lines: number): Promise<void> {
  const deciding = Promise.all(pages.map((page) => decideOn(page)));
  const isThere = `document.querySelector('.ending') || document.querySelectorAll('.log li').length >= ${lines}`;
  const allThere = Promise.all(pages.map((page) => comesTrue(page, isThere, TOGETHER_MS)));
  await Promise.race([allThere, deciding]);
  await Promise.all(pages.map(enough));
  await deciding;
}

/** The log of a finished match of this device, as its worker keeps it on the disk. */
export const keptOnDevice = <T>(page: Page, match: string): Promise<T> =>
  page.evaluate<T>(`new Promise((resolve) => {
    const opening = indexedDB.open('backroom');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('entries').objectStore('entries').getAll();
      reading.onsuccess = () =>
        resolve(reading.result.filter((row) => row.match === ${JSON.stringify(match)}).map(({ entry }) => entry));
    };
  })`);
