// One visit to the entrance, looked at from inside the browser: for bench:page.
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
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
  /** From a new position until its cars drive. */
  readonly starts: readonly number[];
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

/**
 * Frames count while cars drive, and only two in a row: a pause between moves is no gap. An animation that is still pending
 * has its car stand where it stood: until the new position is drawn nothing drives, and that wait is counted by itself. So
 * are moves in which no car drives at all, as when somebody takes a character: not at all.
 */
const WATCH_FRAMES = `
globalThis.moved = { gaps: [], starts: [], touches: [] };
let last = 0;
let was = false;
let since = 0;
const frame = (now) => {
  const driving = [...document.querySelectorAll('[data-moving] .sch-car')].flatMap((car) => car.getAnimations());
  const is = driving.some(({ pending }) => !pending);
  if (driving.length > 0 && since === 0) since = now;
  if (is && !was && since > 0) moved.starts.push(now - since);
  if (is && was) moved.gaps.push(now - last);
  if (driving.length === 0) since = 0;
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

/**
 * With the mouse, and nothing else. A click of Playwright's also asks the page, in the middle of the touch, what lies on top:
 * that takes the page's thread some 4 ms, 16 when it is slowed, and the touch would be charged with it.
 */
async function press(thing: Locator): Promise<void> {
  const box = await thing.boundingBox({ timeout: 2000 }).catch(() => null);
  if (box !== null) await thing.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Plays for a while, in turns a card, so that cars drive, and whatever is lit first. */
export async function drive(browser: Browser, address: string): Promise<Driven> {
  const { page } = await visit(browser);
  await page.goto(address);
  const lit = page.locator(':is(.sch-hand, .sch-faces) .sch-touch.lit').first();
  const card = page.locator('.sch-hand .sch-touch.lit').first();
  await lit.waitFor();
  // What comes after the first table has come by then.
  await page.waitForTimeout(3000);
  await page.evaluate(WATCH_FRAMES);
  const moving = page.locator('[data-moving]');
  let pressed = 0;
  // Whoever touches something ends what still moves: so cars are let drive to the end.
  for (const end = Date.now() + PLAYED_MS; Date.now() < end; await page.waitForTimeout(300)) {
    if ((await moving.count()) > 0 || !(await lit.isVisible())) continue;
    await press(pressed++ % 3 > 0 && (await card.isVisible()) ? card : lit);
  }
  const driven = (await page.evaluate('moved')) as Driven;
  await page.context().close();
  return driven;
}
