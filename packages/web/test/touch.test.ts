// What a hand feels at the illustrated table: it is laid in pieces that nothing moves, a press shows at once, and what a move
// leaves alone stays what it was. How long any of it takes is measured by `npm run bench:page`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visiting } from './support/visit.ts';
import { comesTrue } from './support/waiting.ts';

const visit = visiting();
const PICTURE = { textTable: false };

/** Runs from the page's first moment: in which frame each kind of piece came, and how much moved. */
const WATCH = `
globalThis.seen = { frame: 0, came: {}, busyWith: null, shift: 0 };
const count = () => requestAnimationFrame(() => { seen.frame++; count(); });
count();
new MutationObserver(() => {
  for (const piece of ['sch-ring', 'sch-person', 'sch-house', 'sch-car'])
    if (document.querySelector('.' + piece)) seen.came[piece] ??= seen.frame;
  if (document.querySelector('.sch-person') && !document.querySelector('.sch-car'))
    seen.busyWith ??= document.querySelector('.sch-table').getAttribute('aria-busy');
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) seen.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
`;

interface Seen {
  readonly came: Readonly<Record<string, number>>;
  readonly busyWith: string | null;
  readonly shift: number;
}

test('the table is laid piece by piece, says so meanwhile, and nothing moves', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.addInitScript(WATCH);
  await page.goto(visit.address());
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  const { came, busyWith, shift } = (await page.evaluate('seen')) as Seen;
  const frames = ['sch-ring', 'sch-person', 'sch-house', 'sch-car'].map((piece) => came[piece] ?? Number.NaN);
  for (const [i, frame] of frames.entries())
    if (i > 0) assert.ok(frame > (frames[i - 1] ?? Number.NaN), JSON.stringify(came));
  assert.equal(busyWith, 'true');
  assert.ok(shift < 0.01, `${shift}`);
});

test('a press shows on what is pressed before it is let go, and comes to nothing elsewhere', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.goto(visit.address());
  const face = page.locator('.sch-faces .sch-touch.lit').first();
  const look = (): Promise<unknown> =>
    page.evaluate(`getComputedStyle(document.querySelector('.sch-faces .lit .sch-medal > svg')).boxShadow`);
  // Until everything lies where it will lie, the pointer might be over something else by the time it presses.
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  await face.hover();
  const before = await look();
  await page.mouse.down();
  assert.notEqual(await look(), before);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  assert.equal(await look(), before);
  assert.match(`${before}`, /rgb/);
  // Nothing was chosen: what was only foretold goes, and the seat has no face again.
  await page.locator('.sch-seat.own .sch-medal.vacant').waitFor();
});

test('cards that stay in the hand stay the same cards when another is played', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.goto(visit.address());
  await page.locator('.sch-faces .sch-touch.lit').first().click();
  const cards = page.locator('.sch-hand .sch-card');
  await page.locator('.sch-hand .sch-card.lit').first().click({ trial: true });
  await page.evaluate(`for (const card of document.querySelectorAll('.sch-card')) card.isMarked = true`);
  const held = await cards.count();
  await cards.first().click();
  await page.locator('.sch-played li').first().waitFor();
  const marks = await page.evaluate(`[...document.querySelectorAll('.sch-card')].map(({ isMarked }) => isMarked)`);
  assert.deepEqual(marks, Array(held - 1).fill(true));
});

/** How often each car has driven. */
const COUNT = `
globalThis.drives = {};
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  if (this.matches('.sch-car')) drives[this.dataset.pick] = (drives[this.dataset.pick] ?? 0) + 1;
  return animate.apply(this, how);
};
`;

interface Traced {
  readonly args: { readonly data?: { readonly compositeFailed?: number } };
}

test('what moves again moves as smoothly as the first time: every movement is left to the compositor', async (t) => {
  const { context, page } = await visit.visitor(PICTURE);
  t.after(() => context.close());
  await page.addInitScript(COUNT);
  await page.goto(visit.address());
  const lit = page.locator(':is(.sch-hand, .sch-faces) .sch-touch.lit').first();
  await lit.waitFor();
  const browser = context.browser();
  await browser?.startTracing(page, { categories: ['-*', 'blink.animations'] });
  for (let most = 0; most < 4; most = await page.evaluate<number>('Math.max(0, ...Object.values(drives))')) {
    await lit.click();
    await page.locator('.sch-table:not([data-moving])').waitFor();
    await comesTrue(page, `document.querySelector('.sch-touch.lit') !== null`);
  }
  const record = (await browser?.stopTracing())?.toString('utf8') ?? '';
  const { traceEvents } = JSON.parse(record) as { traceEvents: readonly Traced[] };
  const failures = traceEvents.flatMap(({ args }) => args.data?.compositeFailed ?? []);
  assert.ok(failures.length > 8, `${failures.length} movements`);
  assert.deepEqual(
    failures.filter((reason) => reason !== 0),
    [],
  );
});
