// Everything that a player needs is inside the window and not covered: at six sizes, on the home screen, at the table in all its
// modes, in a lesson, at a puzzle and in a replay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { daysOfEveryPuzzle, setDay } from './support/days.ts';
import { begun, finished, nearlyOver, putOnShelf } from './support/shelf.ts';
import { goTo, visiting } from './support/visit.ts';
import { drawn } from './support/waiting.ts';

const visit = visiting();

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1366, 768],
  [1440, 900],
] as const;
type Size = (typeof SIZES)[number];

/** The parts that must be visible together without scrolling. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  entrance: [
    '.lit-head a.button',
    '.lit-head button',
    '.sch-ring',
    '.sch-whisper',
    '.sch-hand',
    '.sch-seats',
    '.tools',
    '.tools [aria-keyshortcuts="h"]',
    '.tools .undo',
    '.more',
  ],
  table: [
    '.sch-ring',
    '.sch-whisper',
    '.sch-hand',
    '.sch-seats',
    '.tools [aria-keyshortcuts="h"]',
    '.tools .undo',
    '.more',
  ],
  mafia: ['.sch-ring', '.sch-whisper', '.sch-hand', '.sch-seats', '.sch-seat.mafia', '.tools .undo', '.more'],
  speed: ['.sch-ring', '.sch-whisper', '.sch-faces.large', '.sch-seats', '.tools .undo', '.more'],
  full: ['.sch-seats[data-count="8"]', '.sch-ring', '.sch-whisper', '.sch-faces.large', '.tools .undo', '.more'],
  learn: ['.task', '.todo', '.sch-ring', '.sch-whisper', '.sch-hand'],
  replay: ['.controls', '.sch-ring', '.sch-whisper'],
};

const isTable = (name: string): boolean => ['table', 'mafia', 'speed', 'full'].includes(name);

/** The parts that reach beyond the window, and by how much. */
const outside = (selectors: readonly string[]): string => `${JSON.stringify(selectors)}.flatMap((selector) => {
  const one = document.querySelector(selector);
  if (one === null) return [selector + ' is missing'];
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  if (width < 20 || height < 20) return [selector + ' is ' + width + ' x ' + height];
  const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
  return out > 0.5 ? [selector + ' is ' + Math.round(out) + ' px outside'] : [];
})`;

/** Everything that is read or touched: each corner and the middle of each element must not be covered by another. */
const OPEN = [
  '.sch-hand .sch-card',
  '.sch-faces.large .sch-person',
  '.sch-whisper',
  '.sch-seat',
  '.tools > *',
  '.lit-head > *',
  '.switch select',
];

const COVERED = `[...document.querySelectorAll('${OPEN.join(', ')}')].flatMap((one) => {
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  // Texts for screen readers are clipped.
  const isHidden = !one.checkVisibility() || getComputedStyle(one.parentElement).clipPath !== 'none';
  if (width < 4 || height < 4 || isHidden) return [];
  const points = [[left + 4, top + 4], [right - 4, top + 4], [(left + right) / 2, (top + bottom) / 2], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return points.flatMap(([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found === null || one.contains(found) || found.contains(one) ? [] : [one.className + ' lies under ' + found.className];
  }).slice(0, 1);
})`;

/** Texts that are cut off: names at the seats, the language, the name of the game. */
const CUT_TEXTS = `[...document.querySelectorAll('.switch select, .lit-head h2')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)`;

/** Names at the seats and below the faces that are cut off. */
const CUT = `[...document.querySelectorAll('.sch-seat .name, .sch-faces .below')].filter((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const { right, bottom } = text.getBoundingClientRect();
  const box = name.getBoundingClientRect();
  return box.width < 4 || name.scrollWidth > name.clientWidth + 1 || right > box.right + 1 || bottom > box.bottom + 4;
}).map((name) => name.textContent)`;

/** Of the window's width or height. */
const RING_SHARE = `(() => {
  const { width, height } = document.querySelector('.sch-ring').getBoundingClientRect();
  return Math.max(width / innerWidth, height / innerHeight);
})()`;

/** Everything is shown at this size, and nothing is outside, covered or cut off. */
async function assertFits(page: Page, name: string, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  const selectors = SCREENS[name] ?? [];
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  for (const selector of selectors) await page.locator(selector).first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => true)');
  await drawn(page);
  const what = `${name}, ${width} x ${height}`;
  assert.deepEqual(await page.evaluate(outside(selectors)), [], what);
  assert.deepEqual(await page.evaluate(COVERED), [], `${what}: covered`);
  assert.deepEqual(await page.evaluate(CUT_TEXTS), [], `${what}: cut off`);
  assert.equal(await page.evaluate('scrollY'), 0, what);
  if (isTable(name)) assert.deepEqual(await page.evaluate(CUT), [], `${what}: names are whole`);
  if (isTable(name))
    assert.ok(
      (await page.evaluate<number>(RING_SHARE)) > 0.45,
      `${what}: the ring takes half of the width or of the height`,
    );
  // Houses and cars of a replay cannot be touched, but must not be transparent.
  const faint = await page.evaluate(
    `[...document.querySelectorAll('.sch-house, .sch-car:not(.ghost)')].filter((one) => getComputedStyle(one).opacity !== '1').length`,
  );
  assert.equal(faint, 0, `${what}: see-through`);
}

for (const hasTouch of [true, false]) {
  const sizes = SIZES.filter(([width]) => width < 1000 === hasTouch);
  const names = sizes.map((size) => size.join(' x ')).join(', ');
  test(`${names}: board, line, hand and actions are inside the window`, async (t) => {
    const { context, page } = await visit.visitor({ textTable: false, tempo: 0 }, { hasTouch });
    t.after(() => context.close());
    await page.goto(`${visit.address()}/settings`);
    const over = finished();
    await putOnShelf(page, over);
    // Stored only now: the home screen would continue an unfinished match.
    const paths: Readonly<Record<string, () => Promise<string> | string>> = {
      entrance: () => '/',
      table: () => putOnShelf(page, nearlyOver(begun('fits', 1, 4), 9)),
      mafia: () => putOnShelf(page, nearlyOver(begun('mafia', 1, 4, { run: true, mafia: true }), 9)),
      speed: () => putOnShelf(page, begun('speed', 1, 4, { mode: 'speed' })),
      full: () => putOnShelf(page, begun('full', 1, 8, { mode: 'speed' })),
      learn: () => '/learn',
      replay: () => `/replay/${over.id}`,
    };
    for (const [i, name] of Object.keys(SCREENS).entries()) {
      // Each screen opens at another size, and then takes the others.
      const turned = [...sizes.slice(i % sizes.length), ...sizes.slice(0, i % sizes.length)];
      const [[width, height]] = turned;
      await page.setViewportSize({ width, height });
      await goTo(page, (await paths[name]?.()) ?? '');
      // Each screen has its own table: the one before is gone by then.
      await page
        .locator(`.${{ entrance: 'embedded' }[name] ?? (isTable(name) ? 'frame:not(.embedded)' : name)} .sch-house`)
        .first()
        .waitFor();
      if (name === 'replay') await page.getByRole('button', { name: 'To the end' }).click();
      for (const size of turned) await assertFits(page, name, size);
    }
  });
}

const PUZZLE = ['.task', '.sch-ring', '.sch-whisper', '.sch-hand'];

// The puzzle changes every day, so every kind of puzzle is checked.
test('a puzzle of every kind is inside the window, at every size', async (t) => {
  // With RUN cards there is more to show.
  const days = new Map([...daysOfEveryPuzzle()].filter(([kind]) => kind.includes('RUN')));
  assert.equal(days.size, 6, [...days.keys()].join('; '));
  for (const [i, [width, height]] of SIZES.entries()) {
    const language = ['fr', 'de', 'en', 'es', 'it'][i % 5];
    const device = { viewport: { width, height }, hasTouch: width < 1000 };
    const { context, page } = await visit.visitor({ textTable: false, tempo: 0, language }, device);
    t.after(() => context.close());
    await page.goto(`${visit.address()}/settings`);
    for (const [kind, day] of days) {
      const what = `${kind}, ${width} x ${height}, ${language}`;
      await goTo(page, '/settings');
      await page.locator('.settings').waitFor();
      await setDay(page, day);
      await goTo(page, '/puzzle');
      await page.locator('.puzzle .sch-table:not([aria-busy]) .sch-car').first().waitFor();
      assert.equal(await page.locator('.sch-seat:not(.mafia)').count(), Number(kind[0]), what);
      await page.evaluate('document.fonts.ready.then(() => true)');
      assert.deepEqual(await page.evaluate(outside(PUZZLE)), [], what);
      assert.deepEqual(await page.evaluate(COVERED), [], `${what}: covered`);
    }
  }
});
