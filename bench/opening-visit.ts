// One visit to the entrance, looked at from inside the browser: for bench:page.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { programs, type Scales, sum } from '../packages/web/test/support/scales.ts';

export const SLOWED = 4;
const LONGEST_MS = 60_000;
const PLAYED_MS = 30_000;

export interface Opened {
  readonly bytes: number;
  readonly litMs: number;
  readonly paintMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly taskMs: number;
  readonly shift: number;
}

export interface Driven {
  readonly gaps: readonly number[];
  readonly touches: readonly number[];
}

/** Runs in the page from its first moment: when something can be touched, and what moved meanwhile. */
const WATCH = `
globalThis.seen = { lit: 0, shift: 0 };
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
const look = () => {
  if (document.querySelector('.sch-touch.lit') === null) return requestAnimationFrame(look);
  seen.lit = performance.now();
};
requestAnimationFrame(look);
`;

/** Frames count while cars drive, and only two in a row: a pause between moves is no gap. */
const WATCH_FRAMES = `
globalThis.moved = { gaps: [], touches: [] };
let last = 0;
let was = false;
const frame = (now) => {
  const is = document.querySelector('[data-moving]') !== null;
  if (is && was) moved.gaps.push(now - last);
  was = is;
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') moved.touches.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
`;

async function visit(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page, cdp };
}

export async function open(browser: Browser, scales: Scales): Promise<Opened> {
  const { page, cdp } = await visit(browser);
  await page.addInitScript(WATCH);
  scales.weighed.length = 0;
  await page.goto(scales.address, { waitUntil: 'commit' });
  await page.locator('.sch-touch.lit').first().waitFor();
  const bytes = sum(programs(scales.weighed));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const spent = (name: string): number => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  const { lit, shift, paint } = (await page.evaluate(
    `({ ...seen, paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`,
  )) as { lit: number; shift: number; paint: number };
  await page.context().close();
  return {
    bytes,
    litMs: lit,
    paintMs: paint,
    scriptMs: spent('ScriptDuration'),
    layoutMs: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    taskMs: spent('TaskDuration'),
    shift,
  };
}

/** Plays whatever is lit for a while. */
export async function drive(browser: Browser, address: string): Promise<Driven> {
  const { page } = await visit(browser);
  await page.goto(address);
  const lit = page.locator(':is(.sch-hand, .sch-faces) .sch-touch.lit').first();
  await lit.waitFor();
  // What comes after the first table has come by then.
  await page.waitForTimeout(3000);
  await page.evaluate(WATCH_FRAMES);
  const moving = page.locator('[data-moving]');
  // Whoever touches something ends what still moves: so cars are let drive to the end.
  for (const end = Date.now() + PLAYED_MS; Date.now() < end; await page.waitForTimeout(300))
    if ((await moving.count()) === 0 && (await lit.isVisible())) await lit.click({ timeout: 2000 }).catch(() => {});
  const driven = (await page.evaluate('moved')) as Driven;
  await page.context().close();
  return driven;
}
