// Every screen around the table, on a small device: axe finds nothing in any theme, nothing is too small or beyond the edge, and
// every text is translated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '@playwright/test';
import { daysOfEveryPuzzle, setDay } from './support/days.ts';
import { faintTexts, flaws, misfits } from './support/looks.ts';
import { finished, putOnShelf } from './support/shelf.ts';
import { misspoken } from './support/tongues.ts';
import { goTo, visiting } from './support/visit.ts';

const visit = visiting();

/** One visitor goes through all of them. */
let visitor: Promise<Page> | null = null;
const onPhone = (): Promise<Page> => (visitor ??= arrive());

async function arrive(): Promise<Page> {
  const phone = { viewport: { width: 360, height: 740 } };
  const { page } = await visit.visitor({ textTable: false, tempo: 0, name: 'Ada' }, phone);
  await page.goto(`${visit.address()}/settings`);
  await page.locator('.settings').waitFor();
  return page;
}

const SCREENS: readonly (readonly [name: string, path: string, shows: string])[] = [
  ['settings', '/settings', '.settings'],
  ['the panel Play', '/play#alone', '.play .mode'],
  ['a new table', '/new', '.plan'],
  ['a new table of this device', '/new#here', '.plan'],
  ['the lobby', '/lobby', '.empty'],
  ['my matches', '/mine', '.empty, .cards'],
  ['the lesson', '/learn', '.sch-touch'],
  ['the rules', '/rules', '.rule'],
  ['an address of nothing', '/no-such-place', '.narrow'],
];

/** Of the screens so far: a title names its screen, and no other. */
const titles = new Set<string>();

for (const [name, path, shows] of SCREENS) {
  test(`${name}: accessible, in every language, on a small device`, async () => {
    const page = await onPhone();
    await goTo(page, path);
    await page.locator(shows).first().waitFor();
    const title = await page.title();
    assert.match(title, /^.{4,} – Backroom$/);
    assert.ok(!titles.has(title) || path.startsWith('/new'), `another screen is called "${title}" too`);
    titles.add(title);
    await assertForEverybody(page);
  });
}

async function assertForEverybody(page: Page, what?: string): Promise<void> {
  assert.deepEqual(await flaws(page), [], what);
  assert.deepEqual(await faintTexts(page), [], what);
  assert.deepEqual(await misfits(page), [], what);
  assert.deepEqual(await misspoken(page, () => misfits(page)), [], what);
}

test('a puzzle: accessible, in every language, on a small device, of every kind', async () => {
  const page = await onPhone();
  const days = daysOfEveryPuzzle();
  assert.ok(days.size >= 8, `only ${days.size} kinds of puzzles`);
  const titles = new Set<string>();
  for (const [kind, day] of days) {
    // The screen reads the date when it opens.
    await goTo(page, '/settings');
    await page.locator('.settings').waitFor();
    await setDay(page, day);
    await goTo(page, '/puzzle');
    await page.locator('.puzzle .sch-touch').first().waitFor();
    titles.add(await page.locator('.puzzle h1').innerText());
    await assertForEverybody(page, kind);
  }
  assert.equal(titles.size, days.size, 'each day has its own puzzle');
});

test('my matches: a finished one shows the place reached and who won', async () => {
  const page = await onPhone();
  await goTo(page, '/settings');
  await putOnShelf(page, finished());
  await goTo(page, '/mine');
  const outcome = page.locator('.card .outcome').filter({ hasText: /./ });
  await outcome.waitFor();
  assert.match(await outcome.innerText(), /^(You won, first of [2-4]|Place [2-4] of [2-4] · .+ wins?)/);
});

test('a link that is not an invitation says so and spends nothing', async () => {
  const page = await onPhone();
  await goTo(page, `/j/${'a'.repeat(22)}#nothing`);
  await page.getByText('There is nothing here that you can see.').waitFor();
});

/** Every text colour of the page and every ground that it may stand on, as the browser computes them. */
const TOKENS = `['night', 'day', 'contrast'].flatMap((theme) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.dataset.theme = theme;
  const pairs = [
    ...['ink', 'ink-soft', 'gold', 'gold-bright', 'good', 'bad'].flatMap((ink) =>
      ['bg', 'bg-deep', 'panel', 'panel-high'].map((ground) => [ink, ground])),
    ['on-gold', 'gold'],
    ['on-gold', 'gold-bright'],
  ];
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((x) => Number(x) / 255).map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = pairs.map(([ink, ground]) => {
    probe.style.cssText = 'color: var(--' + ink + '); background: var(--' + ground + ')';
    const { color, backgroundColor } = getComputedStyle(probe);
    const [high, low] = [light(color), light(backgroundColor)].sort((a, b) => b - a);
    return { pair: theme + ': ' + ink + ' on ' + ground, ratio: (high + 0.05) / (low + 0.05) };
  });
  probe.remove();
  return found;
})`;

test('every colour of a text has a contrast of 4.5 on every ground, in every theme', async () => {
  const page = await onPhone();
  const found = await page.evaluate<{ pair: string; ratio: number }[]>(TOKENS);
  assert.equal(found.length, 78);
  assert.deepEqual(
    found.filter(({ ratio }) => !(ratio >= 4.5)),
    [],
  );
});
