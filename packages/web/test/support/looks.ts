// How a screen looks to whoever sees badly, has large fingers or a small device: what axe finds in any theme, what is too
// small to be hit, what sticks out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['night', 'day', 'contrast'];

/** In a few words each. A theme changes nothing but colours: all else is looked at once. */
export async function flaws(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  return page.evaluate<string[]>(`(async () => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const found = [];
    for (const theme of ${JSON.stringify(THEMES)}) {
      root.dataset.theme = theme;
      const only = theme === 'night' ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } };
      const { violations } = await axe.run(document, { resultTypes: ['violations'], elementRef: false, ...only });
      for (const { id, nodes } of violations)
        found.push(theme + ': ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '));
    }
    root.dataset.theme = before;
    return found;
  })()`);
}

/** Whatever can be hit and is smaller than 24 pixels either way. A link in a sentence is as large as the sentence. */
const SMALL = `[...document.querySelectorAll('a[href], button, select, input, textarea, summary')].flatMap((one) => {
  const hit = one.matches('input[type=checkbox], input[type=radio]') ? (one.closest('label') ?? one) : one;
  const { width, height } = hit.getBoundingClientRect();
  const style = getComputedStyle(one);
  const isThere = one.checkVisibility() && width > 1 && height > 1 && style.visibility !== 'hidden' && style.pointerEvents !== 'none';
  const isInText = one.matches('a') && style.display === 'inline';
  if (!isThere || isInText || (width >= 23.5 && height >= 23.5)) return [];
  return ['too small (' + width.toFixed(1) + ' x ' + height.toFixed(1) + '): ' + one.outerHTML.slice(0, 120)];
})`;

/** Whatever reaches beyond the page and cannot be scrolled to, and seats that do not hold what stands in them. */
const STICKING_OUT = `(() => {
  const out = document.documentElement.scrollWidth - innerWidth;
  const beyond = [...document.querySelectorAll('main *')].filter((one) => {
    const { right, left, width } = one.getBoundingClientRect();
    if (!one.checkVisibility() || width < 2 || (right <= innerWidth + 1 && left >= -1)) return false;
    for (let box = one.parentElement; box !== null; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    return true;
  });
  const spilt = [...document.querySelectorAll('.sch-seat, .chair, .sch-person, .choice, .button')].filter((box) => {
    const { right, left, bottom } = box.getBoundingClientRect();
    return right > left && [...box.querySelectorAll('*')].some((one) => {
      const inner = one.getBoundingClientRect();
      const isSeen = inner.width > 1 && !one.closest('svg, .sch-unseen, .sch-sign, .popover');
      return isSeen && (inner.right > right + 1.5 || inner.left < left - 1.5 || inner.bottom > bottom + 1.5);
    });
  });
  return [
    ...(out > 0 ? ['the page is ' + out + ' px too wide'] : []),
    ...beyond.slice(0, 3).map((one) => 'beyond the edge: ' + one.outerHTML.slice(0, 120)),
    ...spilt.slice(0, 3).map((one) => 'spills over: ' + one.className + ' ' + one.textContent.slice(0, 100)),
  ];
})()`;

/** Nothing too small, nothing beyond the edge. */
export async function misfits(page: Page): Promise<string[]> {
  return [...(await page.evaluate<string[]>(SMALL)), ...(await page.evaluate<string[]>(STICKING_OUT))];
}
