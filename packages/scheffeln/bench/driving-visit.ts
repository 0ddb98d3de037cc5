// Plays on the home screen and measures twice: the frames that the browser draws while cars drive, from its own trace; and the
// page's animation frames, requested one by one. For bench:page.
import type { Browser, Locator, Page } from '@playwright/test';
import { ANIMATIONS, type Animated, animationsIn, canTell } from '../../../bench/animations.ts';
import { drawnWhileDriving, visit } from '../../../bench/visit.ts';

const PLAYED_MS = 20_000;

export interface Driven {
  /** Times between two frames drawn while a car drove. */
  readonly drawn: readonly number[];
  /** Times between two animation frames of the page. */
  readonly frames: readonly number[];
  /** From a new position until its cars drive. */
  readonly starts: readonly number[];
  readonly touches: readonly number[];
  /** With what the compositor made of each; null: this browser's trace does not tell. */
  readonly animations: readonly Animated[] | null;
  /** Frames in which the four kinds of pieces of the table came. */
  readonly laidIn: number;
}

/** From the page's first moment: in which frame each kind of piece came. */
const WATCH_LAYING = `
globalThis.laid = {};
let shown = 0;
const showing = () => requestAnimationFrame(() => { shown++; showing(); });
showing();
new MutationObserver((_, watch) => {
  for (const piece of ['sch-ring', 'sch-person', 'sch-house', 'sch-car'])
    if (document.querySelector('.' + piece)) laid[piece] ??= shown;
  if (laid['sch-car'] !== undefined) watch.disconnect();
}).observe(document, { subtree: true, childList: true });
`;

/**
 * Marks when cars start and stop. A car does not move while its animation is pending, before the new position is drawn. Moves in
 * which no car drives, such as taking a character, do not count, and nor do the beats after a drive: between two of them nothing
 * moves, so no frame is drawn.
 */
const WATCH_DRIVES = `
globalThis.moved = { starts: [], touches: [] };
const table = document.querySelector('.sch-table');
new MutationObserver(async () => {
  if (table.dataset.moving === undefined) return;
  const begun = performance.now();
  const driving = [...table.querySelectorAll('.sch-car')].flatMap((car) => car.getAnimations());
  if (driving.length === 0) return;
  try {
    await Promise.all(driving.map(({ ready }) => ready));
    moved.starts.push(performance.now() - begun);
    performance.mark('drive');
    // When the cars stand, not when the slowed page gets to know it.
    // Its last keyframe only holds it where it stands.
    const ends = driving.map(({ startTime, effect }) =>
      startTime + effect.getComputedTiming().duration * effect.getKeyframes().at(-2).computedOffset);
    performance.mark('stand', { startTime: Math.max(...ends) });
  } catch {
    // Skipped before it began.
  }
}).observe(table, { attributes: true, attributeFilter: ['data-moving'] });
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'click') moved.touches.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });
`;

/** Only consecutive frames while cars drive count: a pause between moves is not a gap. */
const WATCH_FRAMES = `
globalThis.frames = [];
let last = 0;
let was = false;
const frame = (now) => {
  const driving = [...document.querySelectorAll('[data-moving] .sch-car')].flatMap((car) => car.getAnimations());
  const is = driving.some(({ pending }) => !pending);
  if (is && was) frames.push(now - last);
  was = is;
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
`;

/**
 * Clicks with plain mouse events. Playwright's click also asks the page, in the middle of the touch, which element is on top: that
 * takes the page's thread some 4 ms, 16 when it is slowed, and would count as part of the touch.
 */
async function press(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => {});
  const box = await thing.boundingBox({ timeout: 2000 }).catch(() => null);
  if (box !== null) await thing.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Plays for a while: a card if possible, so that cars drive, otherwise the first lit option. */
async function play(page: Page): Promise<void> {
  const lit = page.locator(':is(.sch-hand, .sch-faces) .sch-touch.lit').first();
  const card = page.locator('.sch-hand .sch-touch.lit').first();
  const moving = page.locator('[data-moving]');
  let pressed = 0;
  // A touch ends all animations, so wait until the cars have stopped.
  for (const end = Date.now() + PLAYED_MS; Date.now() < end; await page.waitForTimeout(300)) {
    if ((await moving.count()) > 0 || !(await lit.isVisible())) continue;
    await press(pressed++ % 3 > 0 && (await card.isVisible()) ? card : lit);
  }
}

/** In a visit of its own: counting frames would slow down what else is measured. */
async function lay(browser: Browser, address: string): Promise<number> {
  const { page } = await visit(browser);
  await page.addInitScript(WATCH_LAYING);
  await page.goto(address);
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  const frames = (await page.evaluate('Object.values(laid)')) as number[];
  await page.context().close();
  return new Set(frames).size;
}

export async function drive(browser: Browser, address: string): Promise<Driven> {
  const isTold = await canTell(browser);
  const laidIn = await lay(browser, address);
  const { page } = await visit(browser);
  await page.goto(address);
  await page.locator('.sch-touch.lit').first().waitFor();
  // By then everything after the first table is loaded.
  await page.waitForTimeout(4000);
  await page.evaluate(WATCH_DRIVES);
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing', 'viz', ANIMATIONS] });
  await play(page);
  const record = await browser.stopTracing();
  const drawn = drawnWhileDriving(record);
  const animations = isTold ? animationsIn(record) : null;
  const { starts, touches } = (await page.evaluate('moved')) as Pick<Driven, 'starts' | 'touches'>;
  await page.evaluate(WATCH_FRAMES);
  await play(page);
  const frames = (await page.evaluate('frames')) as number[];
  await page.context().close();
  return { drawn, frames, starts, touches, animations, laidIn };
}
