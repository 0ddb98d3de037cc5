// Scarface's picture, measured inside the browser: the time until it can be played, the cost of a touch, the smoothness of flights,
// and the memory after a whole game. For `npm run bench:page -- scarface`.
import type { Browser, Page } from '@playwright/test';
import { drawnWhileDriving, visit } from '../../../bench/visit.ts';
import { sitAtPicture } from '../../web/test/support/picture-games.ts';
import { type Scales, sum } from '../../web/test/support/scales.ts';
import { OPEN_POINT, touchOn } from '../../web/test/support/touching.ts';

const PLAYED_MS = 20_000;

export interface Opened {
  /** Programs and styles, compressed, from an empty cache. */
  readonly bytes: number;
  readonly litMs: number;
}

const WATCH = `
globalThis.litAt = 0;
const look = () => {
  if (document.querySelector('.sft-touch.lit') === null) return requestAnimationFrame(look);
  litAt = performance.now();
};
requestAnimationFrame(look);
`;

/** Clears the cache before the table is opened. */
export async function openPicture(browser: Browser, scales: Scales, textTable = false): Promise<Opened> {
  const { page, cdp } = await visit(browser);
  await sitAtPicture(page, scales.address, 'two', { textTable });
  const table = page.url();
  await page.goto('about:blank');
  await cdp.send('Network.clearBrowserCache');
  await page.addInitScript(WATCH);
  scales.weighed.length = 0;
  await page.goto(table, { waitUntil: 'commit' });
  await page
    .locator(textTable ? '.text-table .choice' : '.sft-touch.lit')
    .first()
    .waitFor();
  const bytes = sum(scales.weighed.filter(({ path }) => /\.(js|css)$/.test(path)));
  const litMs = await page.evaluate<number>('litAt');
  await page.context().close();
  return { bytes, litMs };
}

export interface Played {
  readonly drawn: readonly number[];
  readonly touches: readonly number[];
}

const WATCH_FLIGHTS = `
globalThis.touches = [];
const table = document.querySelector('.sft-table');
let watched = 0;
new MutationObserver(async () => {
  // Only pieces that travel: one that appears in its place stands still for most of its time, and nothing is drawn then.
  const travels = ({ effect }) => new Set(effect.getKeyframes().slice(1, 3).map(({ transform }) => transform)).size > 1;
  const flying = [...table.querySelectorAll('.scf-flying')].flatMap((one) => one.getAnimations()).filter(travels);
  const now = ++watched;
  if (flying.length === 0) return performance.mark('stand');
  try {
    await Promise.all(flying.map(({ ready }) => ready));
    performance.mark('drive');
    await Promise.all(flying.map(({ finished }) => finished));
    // Nothing flies any more, although the page may still be busy with the next beat.
    const ended = Math.max(...flying.map((one) => Number(one.startTime) + Number(one.effect.getComputedTiming().endTime)));
    if (now === watched) performance.mark('stand', { startTime: Math.min(ended, performance.now()) });
  } catch {
    // Removed before its end: the next change marks it.
  }
}).observe(table, { childList: true, attributes: true, attributeFilter: ['data-moving'] });
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') touches.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
`;

const NEXT = `(() => {
  if (document.querySelector('[data-moving]')) return null;
  const openPoint = ${OPEN_POINT};
  const lit = [...document.querySelectorAll('.sft-bar .armed, .sft-touch.lit:not(.picked)')].filter((one) => one.checkVisibility() && openPoint(one) !== null);
  const one = lit.find((each) => each.matches('.armed')) ?? lit[Math.floor(Math.random() * lit.length)];
  return one === undefined ? null : openPoint(one);
})()`;

async function touchFor(page: Page, ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await page.waitForTimeout(250)) {
    const at = await page.evaluate<[number, number] | null>(NEXT);
    if (at !== null) await page.mouse.click(...at);
  }
}

export async function playPicture(browser: Browser, address: string): Promise<Played> {
  const { page } = await visit(browser);
  await sitAtPicture(page, address, 'two', { tempo: 1 });
  await page.waitForTimeout(4000);
  await page.evaluate(WATCH_FLIGHTS);
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing', 'viz'] });
  await touchFor(page, PLAYED_MS);
  const drawn = drawnWhileDriving(await browser.stopTracing());
  const touches = await page.evaluate<number[]>('touches');
  await page.context().close();
  return { drawn, touches };
}

/** The page's heap in megabytes after a whole game and a garbage collection. */
export async function heapAfterGame(browser: Browser, address: string): Promise<number> {
  const { page, cdp } = await visit(browser);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await sitAtPicture(page, address, 'two');
  await touchOn(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.context().close();
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
}
