// Which animations Chromium's compositor runs, by the browser's own trace, and whether this browser's trace tells. For bench:page.
import type { Browser } from '@playwright/test';

export const ANIMATIONS = 'blink.animations';

interface Traced {
  readonly name: string;
  /** b: the animation begins. n: something about it, such as a refusal by the compositor. */
  readonly ph: string;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly data?: { readonly nodeName?: string; readonly compositeFailed?: number } };
}

export interface Animated {
  /** Name, id and classes of the element. */
  readonly node: string;
  /** Why the compositor refused it, as Chromium's bits (`CompositorAnimations::FailureReason`); 0: it did not. */
  failure: number;
}

/** Nothing visible changes, for example outside the window: Chromium leaves such an animation out, and no frame is late for it. */
const NO_VISIBLE_CHANGE = 1 << 17;

export function animationsIn(record: Buffer): Animated[] {
  const { traceEvents } = JSON.parse(record.toString('utf8')) as { traceEvents: readonly Traced[] };
  const all: Animated[] = [];
  // An id is used again once its animation has ended.
  const running = new Map<string, Animated>();
  for (const { name, ph, id2, args } of traceEvents) {
    const id = id2?.local;
    if (name !== 'Animation' || id === undefined) continue;
    if (ph === 'b') {
      const begun = { node: args.data?.nodeName ?? '', failure: 0 };
      running.set(id, begun);
      all.push(begun);
    }
    const known = running.get(id);
    if (known !== undefined) known.failure |= (args.data?.compositeFailed ?? 0) & ~NO_VISIBLE_CHANGE;
  }
  return all;
}

/** The first can run on the compositor, the second never can. */
const CANARY = `Promise.all(
  [['passes', { transform: ['none', 'translateX(9px)'] }], ['fails', { width: ['1px', '9px'] }]].map(([id, frames]) => {
    const canary = document.body.appendChild(document.createElement('div'));
    canary.id = id;
    canary.style.cssText = 'width: 9px; height: 9px; background: red';
    return canary.animate(frames, 300).finished;
  }),
)`;

/** A page of its own with one animation known to pass and one known to fail: does the trace tell them apart? */
export async function canTell(browser: Browser): Promise<boolean> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent('<!doctype html><title>Canary</title>');
  await browser.startTracing(page, { categories: ['-*', ANIMATIONS] });
  await page.evaluate(`${CANARY}.then(() => true)`);
  const traced = animationsIn(await browser.stopTracing());
  await context.close();
  const failureOf = (id: string): number | undefined => traced.find(({ node }) => node.includes(id))?.failure;
  return failureOf('passes') === 0 && (failureOf('fails') ?? 0) !== 0;
}
