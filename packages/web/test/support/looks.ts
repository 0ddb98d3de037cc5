// Accessibility of a screen: what axe finds in any theme, targets that are too small, and parts that reach beyond the edge.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['night', 'day', 'contrast'];

/** What axe finds, in a few words each. Themes change only colours, so everything else is checked once. `but`: a part that is left out. */
export async function flaws(page: Page, themes: readonly string[] = THEMES, but?: string): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  return page.evaluate<string[]>(`(async () => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const found = [];
    for (const theme of ${JSON.stringify(themes)}) {
      root.dataset.theme = theme;
      const only = theme === 'night' ? {} : { runOnly: { type: 'rule', values: ['color-contrast'] } };
      const { violations } = await axe.run(${but === undefined ? 'document' : JSON.stringify({ exclude: [[but]] })}, { resultTypes: ['violations'], elementRef: false, ...only });
      for (const { id, nodes } of violations)
        found.push(theme + ': ' + id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '));
    }
    root.dataset.theme = before;
    return found;
  })()`);
}

/**
 * Texts with less contrast than 4.5 (large ones: 3) in any theme, by computed styles. Axe leaves out what stands on a gradient, as all of the
 * page does: here a text is held against each colour of it. What stands on a drawing is left to axe and to the eye.
 */
const FAINT = `(() => {
  const parse = (colour) => {
    // A mixed colour is computed as color(srgb 0..1 0..1 0..1), all others as rgb(0..255, ...).
    const [r, g, b, a = 1] = colour.replace('srgb', '').match(/[\\d.]+/g).map(Number);
    const most = colour.startsWith('color(') ? 255 : 1;
    return { r: r * most, g: g * most, b: b * most, a };
  };
  const over = (top, below) => {
    const mix = (x, y) => x * top.a + y * (1 - top.a);
    return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
  };
  const light = ({ r, g, b }) => {
    const [R, G, B] = [r, g, b].map((x) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * R + 0.7152 * G + 0.0722 * B;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const grounds = (element) => {
    const layers = [];
    for (let box = element; box !== null; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box);
      if (/url\\(/.test(backgroundImage)) return [];
      const stops = (backgroundImage.match(/(?:rgba?|color)\\([^)]+\\)/g) ?? []).map(parse);
      const plain = parse(backgroundColor);
      layers.push({ stops, plain });
      if (plain.a === 1 || (stops.length > 0 && stops.every(({ a }) => a === 1))) break;
    }
    let found = [{ r: 255, g: 255, b: 255, a: 1 }];
    for (const { stops, plain } of layers.reverse()) {
      found = found.map((below) => over(plain, below));
      if (stops.length > 0) found = stops.flatMap((stop) => found.map((below) => over(stop, below)));
    }
    return found;
  };
  const root = document.documentElement;
  const before = root.dataset.theme;
  const faint = new Set();
  let looked = 0;
  for (const theme of ${JSON.stringify(THEMES)}) {
    root.dataset.theme = theme;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const box = walker.currentNode.parentElement;
      if (!/\\S/.test(walker.currentNode.data) || box.closest('svg, script, style, .unseen, .sch-unseen, .sch-ring, .sch-sign, .sch-table b, [disabled], [aria-disabled=true]')) continue;
      if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(box);
      const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
      const ink = parse(color);
      looked++;
      for (const ground of grounds(box)) {
        const ratio = contrast(over(ink, ground), ground);
        if (ratio < (isLarge ? 3 : 4.5)) faint.add(theme + ': contrast ' + ratio.toFixed(2) + ': ' + box.outerHTML.slice(0, 100));
      }
    }
  }
  root.dataset.theme = before;
  return looked === 0 ? ['no text was looked at'] : [...faint];
})()`;

/** Texts that are hard to read on what lies behind them. */
export const faintTexts = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAINT);

/** Every target that is smaller than 24 pixels either way. A link in a sentence is as large as the sentence. */
const SMALL = `[...document.querySelectorAll('a[href], button, select, input, textarea, summary')].flatMap((one) => {
  const hit = one.matches('input[type=checkbox], input[type=radio]') ? (one.closest('label') ?? one) : one;
  const { width, height } = hit.getBoundingClientRect();
  const style = getComputedStyle(one);
  const isThere = one.checkVisibility() && width > 1 && height > 1 && style.visibility !== 'hidden' && style.pointerEvents !== 'none';
  const isInText = one.matches('a') && style.display === 'inline';
  if (!isThere || isInText || (width >= 23.5 && height >= 23.5)) return [];
  return ['too small (' + width.toFixed(1) + ' x ' + height.toFixed(1) + '): ' + one.outerHTML.slice(0, 120)];
})`;

/** Everything that reaches beyond the page and cannot be scrolled to, and seats that do not hold what stands in them. */
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
