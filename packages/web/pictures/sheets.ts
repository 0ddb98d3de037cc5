// `npm run pictures -- --sheet [screen …] [--language code]`: contact sheets of the page's screens, each at five sizes and in three
// themes, for people to look at. They go to dist/sheets, which is not committed; those in another language than English to a
// folder of their own there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS } from '@backroom/games/manifests';
import { itemAt } from '@backroom/kit';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { THEMES, type Theme } from '../src/app/themes.ts';
import { begun, finished, nearlyOver, putOnShelf } from '../test/support/shelf.ts';
import { goTo } from '../test/support/visit.ts';

/** The game that these screens show. */
const FIRST = itemAt(MANIFESTS, 0);

type Size = readonly [width: number, height: number];

const SIZES: readonly Size[] = [
  [1440, 900],
  [390, 844],
  [360, 740],
  [768, 1024],
  [844, 390],
];

/** With a mouse; the others are touched. */
const isLarge = ([width]: Size): boolean => width >= 1000;

export interface Screen {
  /** Gives the address; the page stands at /settings. */
  readonly path: (page: Page) => Promise<string> | string;
  /** Seen when the screen is there. */
  readonly ready: string;
  /** What a person does there to see it. */
  readonly steps?: (page: Page) => Promise<void>;
  /** The speed of motion; without motion, if nothing else is said. */
  readonly tempo?: number;
  readonly botPace?: string;
  /** Taken in the middle of a movement: time stops for the pictures. */
  readonly moves?: boolean;
  /** The whole page, not only the window. */
  readonly whole?: boolean;
}

const kept =
  (make: () => Parameters<typeof putOnShelf>[1]): Screen['path'] =>
  (page) =>
    putOnShelf(page, make());

const at = (path: string, ready: string): Screen => ({ path: () => path, ready });

const SCREENS: Record<string, Screen> = {
  entrance: at('/', '.sch-touch.lit'),
  table: { path: kept(() => nearlyOver(begun('sheet', 1, 4), 9)), ready: '.sch-touch.lit' },
  full: { path: kept(() => begun('full', 1, 8, { mode: 'speed' })), ready: '.sch-touch.lit' },
  run: { path: kept(() => nearlyOver(begun('run', 1, 4, { run: true, mafia: true }), 9)), ready: '.sch-touch.lit' },
  speed: { path: kept(() => begun('speed', 1, 4, { mode: 'speed' })), ready: '.sch-touch.lit' },
  executed: {
    path: kept(() => begun('speed', 1, 4, { mode: 'speed' })),
    ready: '.sch-faces .sch-touch.lit',
    tempo: 1,
    moves: true,
    steps: async (page) => {
      await page.locator('.sch-faces.large .lit').first().click();
      await page.locator('.sch-row .now').waitFor({ timeout: 90_000 });
    },
  },
  payday: {
    path: kept(() => nearlyOver(begun('coins', 1, 4), 9)),
    ready: '.sch-touch.lit',
    tempo: 4,
    moves: true,
    steps: async (page) => {
      while (!(await page.locator('.sch-summary').isVisible()))
        await page.evaluate(`document.querySelector('.sch-table:not([data-moving]) .sch-touch.lit')?.click()`);
    },
  },
  curtain: { path: kept(() => begun('curtain', 2, 3)), ready: '.curtain' },
  podium: { path: kept(() => nearlyOver(begun('podium', 1, 4), 1)), ready: '.sch-podium', tempo: 4, moves: true },
  ending: { path: kept(finished), ready: '.ending .podium, .ending .row' },
  screen: {
    path: async (page) => {
      const asked = (path: string, body: unknown): Promise<{ match: string }> =>
        page.evaluate(
          `fetch(${JSON.stringify(path)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then((one) => one.json())`,
        );
      await asked('/api/me', { name: 'Ada' });
      return `/tv/${(await asked('/api/tables', { game: FIRST.id, chairs: ['me', 'lookout', 'sharp', 'kingpin'] })).match}`;
    },
    ready: '.big.playing .sch-car',
  },
  replay: {
    path: async (page) => {
      const over = finished();
      await putOnShelf(page, over);
      return `/replay/${over.id}`;
    },
    ready: '.replay .sch-house',
  },
  learn: at('/learn', '.learn .sch-house'),
  puzzle: at('/puzzle', '.puzzle .sch-house'),
  play: at('/play', '.play .choice-card'),
  new: at('/new', '.plan'),
  lobby: at('/lobby', '.screen h1'),
  mine: at('/mine', '.screen h1'),
  rules: at('/rules', '.rules'),
  settings: at('/settings', '.screen h1'),
};

/** The situations that a game has listed in its own folder, under the name of the game. */
for (const { id } of MANIFESTS) {
  const list = new URL(`../../${id}/pictures/screens.ts`, import.meta.url);
  if (!existsSync(list)) continue;
  const { SCREENS: own } = (await import(list.href)) as { SCREENS: Readonly<Record<string, Screen>> };
  for (const [name, screen] of Object.entries(own)) SCREENS[`${id}-${name}`] = screen;
}

/** One screen, or all those of a game: the name of a game means every name that begins with it. */
const namesOf = (wanted: string): string[] =>
  Object.keys(SCREENS).filter((name) => name === wanted || name.startsWith(`${wanted}-`));

/** After a screen is there, or has another size: until what it measures and moves has come to rest. */
const SETTLED_MS = 1200;
/** After a change of colours. */
const REPAINTED_MS = 250;
/** Of the largest cell; all others have the same scale. */
const SCALE = 0.5;

export async function writeSheets(
  browser: Browser,
  address: string,
  folder: string,
  wanted: readonly string[],
  language: string,
): Promise<string[]> {
  const unknown = wanted.find((name) => namesOf(name).length === 0);
  if (unknown !== undefined)
    throw new Error(`there is no screen called ${unknown}: ${Object.keys(SCREENS).join(', ')}`);
  const place = language === 'en' ? folder : join(folder, language);
  mkdirSync(place, { recursive: true });
  const files: string[] = [];
  for (const name of wanted.length > 0 ? wanted.flatMap(namesOf) : Object.keys(SCREENS)) {
    const cells = await pictured(browser, address, SCREENS[name] as Screen, language).catch((error: Error) => error);
    if (cells instanceof Error) {
      console.error(`pictures: no sheet of ${name}: ${cells.message}`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(join(place, name), { recursive: true });
    for (const theme of THEMES) {
      const file = join(place, `${name}-${theme}.png`);
      writeFileSync(file, await laidOut(browser, cells[theme]));
      files.push(file);
      for (const { width, height, data } of cells[theme])
        writeFileSync(join(place, name, `${width}x${height}-${theme}.png`), Buffer.from(data, 'base64'));
    }
  }
  return files;
}

interface Cell {
  readonly width: number;
  readonly height: number;
  readonly data: string;
}

/** Devices that show a screen one after the other in the same window. What moves is shown on each by itself. */
const devicesFor = ({ moves = false }: Screen): readonly (readonly Size[])[] =>
  moves ? SIZES.map((size) => [size]) : [SIZES.filter(isLarge), SIZES.filter((size) => !isLarge(size))];

async function pictured(
  browser: Browser,
  address: string,
  screen: Screen,
  language: string,
): Promise<Record<Theme, Cell[]>> {
  const cells: Record<Theme, Cell[]> = { night: [], day: [], contrast: [] };
  for (const sizes of devicesFor(screen)) {
    const first = itemAt(sizes, 0);
    const [width, height] = first;
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: !isLarge(first) });
    const page = await opened(context, address, screen, language);
    for (const [i, [width, height]] of sizes.entries()) {
      if (i > 0) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(SETTLED_MS);
      }
      for (const theme of THEMES) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        await page.waitForTimeout(REPAINTED_MS);
        const data = (await page.screenshot({ fullPage: screen.whole ?? false })).toString('base64');
        cells[theme].push({ width, height, data });
      }
    }
    await context.close();
  }
  return cells;
}

/** The page at this screen, when it has come to rest. */
async function opened(context: BrowserContext, address: string, screen: Screen, language: string): Promise<Page> {
  const page = await context.newPage();
  if (screen.moves) await page.clock.install();
  const wishes = JSON.stringify({
    theme: 'night',
    language,
    name: 'Ada',
    tempo: screen.tempo ?? 0,
    botPace: screen.botPace ?? 'none',
    confirm: false,
  });
  await page.addInitScript(`localStorage.setItem('backroom.settings', ${JSON.stringify(wishes)})`);
  await page.goto(`${address}/settings`);
  await goTo(page, await screen.path(page));
  await page.locator(screen.ready).first().waitFor({ timeout: 60_000 });
  await page.evaluate('document.fonts.ready.then(() => true)');
  await screen.steps?.(page);
  await page.waitForTimeout(screen.moves ? READABLE_MS : SETTLED_MS);
  if (screen.moves) await stopTime(page);
  return page;
}

/** A card has turned, a front page has stopped spinning. */
const READABLE_MS = 900;

/** What is shown now stays. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 500);
  await page.evaluate('for (const one of document.getAnimations()) one.pause()');
}

async function laidOut(browser: Browser, cells: readonly Cell[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  const figures = cells.map(
    ({ width, height, data }) =>
      `<figure><img width="${width * SCALE}" src="data:image/png;base64,${data}"><br>${width} × ${height}</figure>`,
  );
  await page.setContent(`<style>
    body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #777; font: 12px/18px monospace }
    figure { margin: 0 }
  </style>${figures.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
