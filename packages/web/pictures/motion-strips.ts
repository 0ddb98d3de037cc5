// The film strips of docs/pictures: a pair of cars that drives, an exchange and a payday at the first game's table, frame by frame;
// and one picture that moves, of a move and a payday.
// The clock of the page is stopped, and every animation is set to the moment that is drawn, so that a strip looks the
// same on a busy machine.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { begun, type Kept, nearlyOver, putOnShelf } from '../test/support/shelf.ts';
import { CHOOSE, READY, setTo, stopClock, WHOLE } from '../test/support/stopped.ts';
import { goTo } from '../test/support/visit.ts';
import { animated, type MovingFrame, type StripFrame, strip } from './film.ts';

const WINDOW = { width: 1440, height: 900 };
const FRAMES = 20;

/** The current movement: the beat's name, and how many cars drive. */
const MOVING = `(() => {
  const kind = document.querySelector('.sch-table')?.dataset.moving;
  const cars = [...document.querySelectorAll('.sch-car')].filter((car) => car.getAnimations().length > 0).length;
  return kind === 'drive' ? kind + cars : (kind ?? '');
})()`;

async function shot(page: Page, at: number): Promise<StripFrame> {
  return { at, data: (await page.screenshot({ type: 'jpeg', quality: 90, animations: 'allow' })).toString('base64') };
}

/** Plays on until the wanted movement begins, and takes its frames. */
async function filmed(page: Page, what: string): Promise<StripFrame[]> {
  for (let waited = 0; waited < 2000; waited++) {
    if ((await page.evaluate(MOVING)) === what) {
      const whole = await page.evaluate<number>(WHOLE);
      const frames: StripFrame[] = [];
      for (let i = 0; i < FRAMES; i++) {
        const ms = (whole * i) / (FRAMES - 1);
        await page.evaluate(setTo(Math.min(ms, whole - 1)));
        frames.push(await shot(page, ms));
      }
      return frames;
    }
    await page.evaluate(`${READY} && ${CHOOSE}`);
    // Advance the page's own clock: nothing moves while a frame is taken.
    await page.clock.runFor(20);
  }
  throw new Error(`nothing moved like ${what}`);
}

/** At its table, with the page's clock standing still. */
async function opened(browser: Browser, address: string, position: Kept): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  const wishes = JSON.stringify({ theme: 'night', language: 'en', name: 'Ada', tempo: 1, botPace: 'none' });
  await page.addInitScript(`localStorage.setItem('backroom.settings', ${JSON.stringify(wishes)})`);
  await page.goto(`${address}/settings`);
  await goTo(page, await putOnShelf(page, position));
  await page.locator('.sch-table:not([aria-busy]) .sch-car').first().waitFor();
  await stopClock(page);
  return page;
}

/** For the animated picture. */
const STEP_MS = 120;
const READ_MS = 2400;
const SCALE = 0.6;
const MOST_FRAMES = 90;

/** From the person's move to the end of the payday after it. */
async function story(page: Page): Promise<{ frames: MovingFrame[]; width: number; height: number }> {
  const box = (await page.locator('.sch-table').boundingBox()) ?? { x: 0, y: 0, ...WINDOW };
  const [width, height] = [Math.round(box.width * SCALE), Math.round(box.height * SCALE)];
  const cdp = await page.context().newCDPSession(page);
  const clip = { x: box.x, y: box.y, width: width / SCALE, height: height / SCALE, scale: SCALE };
  const frames: MovingFrame[] = [];
  const take = async (ms: number): Promise<void> => {
    const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 50, clip });
    frames.push({ webp: Buffer.from(data, 'base64'), ms });
  };
  await take(900);
  for (let waited = 0; waited < 4000 && frames.length < MOST_FRAMES; waited++) {
    const kind = await page.evaluate<string>(MOVING);
    if (kind === 'summary') {
      await page.evaluate(setTo(READ_MS / 2));
      await take(READ_MS);
      return { frames, width, height };
    }
    if (kind !== '') {
      const whole = await page.evaluate<number>(WHOLE);
      for (let ms = 0; ms < whole; ms += STEP_MS) {
        await page.evaluate(setTo(ms));
        await take(STEP_MS);
      }
      await page.clock.runFor(Math.max(20, whole));
    } else await page.evaluate(`${READY} && ${CHOOSE}`);
    await page.clock.runFor(20);
  }
  throw new Error('no payday came');
}

/** Writes the strips and the animated picture, and returns the names of their files. */
export async function writeStrips(browser: Browser, address: string, folder: string): Promise<string[]> {
  const files: string[] = ['payday.webp'];
  const table = await opened(browser, address, nearlyOver(begun('coins', 1, 4), 3));
  const { frames: moving, width, height } = await story(table);
  writeFileSync(join(folder, 'payday.webp'), animated(moving, width, height));
  await table.close();
  for (const { name, what, clip: part, position } of STRIPS) {
    const page = await opened(browser, address, position());
    const frames = await filmed(page, what);
    const clip = (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, ...WINDOW };
    const sheet = { columns: 5, width: 300, window: WINDOW.width, clip };
    writeFileSync(join(folder, `${name}.webp`), await strip(browser, frames, sheet));
    files.push(`${name}.webp`);
    await page.close();
  }
  return files;
}

const STRIPS = [
  { name: 'strip-pair', what: 'drive2', clip: '.sch-ring', position: () => begun('pair', 1, 4) },
  { name: 'strip-payday', what: 'coin', clip: '.sch-table', position: () => nearlyOver(begun('coins', 1, 4), 3) },
  { name: 'strip-exchange', what: 'swap', clip: '.sch-table', position: () => begun('pair', 1, 4) },
];
