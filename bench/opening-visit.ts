// One visit to the entrance, looked at from inside the browser: for bench:page.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { programs, type Scales, sum } from '../packages/web/test/support/scales.ts';

export const SLOWED = 4;
const LONGEST_MS = 60_000;

export interface Opened {
  readonly bytes: number;
  readonly litMs: number;
  readonly paintMs: number;
  readonly scriptMs: number;
  readonly layoutMs: number;
  readonly taskMs: number;
  readonly shift: number;
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

export async function visit(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
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
