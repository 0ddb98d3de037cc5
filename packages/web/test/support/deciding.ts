// Plays at a text table inside the page, one choice after another: thousands of small steps are too many to take from afar.
import type { Page } from '@playwright/test';

/** Takes the first choice whenever there is one, and waits until the table has gone on. Gives how many were taken. */
const decide = (lines: number): string => `new Promise((resolve, reject) => {
  let taken = 0;
  let before = null;
  let since = performance.now();
  const lines = () => document.querySelectorAll('.log li').length;
  const table = () => lines() + ' ' + document.querySelector('.asked')?.textContent;
  const look = () => {
    if (globalThis.isEnough || document.querySelector('.ending') !== null || lines() >= ${lines}) return resolve(taken);
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

/** To the end, until it is enough, or until the log of this page has so many lines, whoever wrote them. */
export const decideOn = (page: Page, lines = 1e9): Promise<number> => page.evaluate<number>(decide(lines));

export const enough = (page: Page): Promise<unknown> => page.evaluate('globalThis.isEnough = true');

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
