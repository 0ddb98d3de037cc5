// One visit to the home screen, measured inside the browser. For bench:page.
import type { Browser } from '@playwright/test';
import { visit } from '../../../bench/visit.ts';
import { programs, type Scales, sum } from '../../web/test/support/scales.ts';

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
