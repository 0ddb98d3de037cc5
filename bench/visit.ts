// A visitor with a slow phone, and the frames that the browser drew for them. For bench:page.
import type { Browser, CDPSession, Page } from '@playwright/test';

export const SLOWED = 4;
const LONGEST_MS = 60_000;

export async function visit(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page, cdp };
}

interface Traced {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
}

/** A frame of the whole window, drawn in any way. */
const DRAWN = 'DirectRenderer::DrawFrame';

/** Times between two frames drawn while something moved. The page marks when it starts (`drive`) and when it stops (`stand`). */
export function drawnWhileDriving(record: Buffer): number[] {
  const { traceEvents } = JSON.parse(record.toString('utf8')) as { traceEvents: readonly Traced[] };
  const told = traceEvents.filter(({ name }) => name === DRAWN || name === 'drive' || name === 'stand');
  const gaps: number[] = [];
  let last: number | null = null;
  let isDriving = false;
  for (const { name, ts } of told.toSorted((a, b) => a.ts - b.ts)) {
    if (name === DRAWN) {
      if (isDriving && last !== null) gaps.push((ts - last) / 1000);
      last = isDriving ? ts : null;
    } else {
      isDriving = name === 'drive';
      last = null;
    }
  }
  return gaps;
}
