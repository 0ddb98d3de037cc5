// A real server with the built page, and visitors with their own browsers.
import { after, before } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { openBrowser } from '../../../../scripts/browser.mjs';
import { ensurePage } from '../../../../scripts/page.ts';
import { closeServer, type Opened, openServer } from '../../../server/test/support/server.ts';
import { CALENDAR } from './days.ts';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

type Person = Visitor & { readonly name: string };

export interface Visit {
  readonly address: () => string;
  /** A new visitor with their own device. */
  visitor(wishes?: Readonly<Record<string, unknown>>, device?: BrowserContextOptions): Promise<Visitor>;
  /** Stops the server, as if the cable were pulled. */
  closeServer(): Promise<void>;
}

/** Opened before the tests of a file and closed after them. An error in any page fails the file. */
export function visiting(custom: Parameters<typeof openServer>[0] = {}): Visit {
  let server: Opened | null = null;
  let browser: Browser | null = null;
  const wrong: string[] = [];
  const close = async (): Promise<void> => {
    const open = server;
    server = null;
    if (open !== null) await closeServer(open);
  };
  before(async () => {
    await ensurePage();
    // Tests play fast: raise the limit for messages.
    server = await openServer({ messagesPerSecond: 1000, ...custom });
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    await close();
    if (wrong.length > 0) throw new Error(`pages had trouble: ${wrong.join('; ')}`);
  });
  let address = '';
  return {
    address: () => {
      if (server !== null) address = server.open.address;
      return address;
    },
    closeServer: close,
    visitor: async (wishes = {}, device = {}) => {
      if (browser === null) throw new Error('the browser is not open yet');
      const context = await browser.newContext(device);
      await context.addInitScript(CALENDAR);
      const settings = JSON.stringify({
        language: 'en',
        tempo: 4,
        botPace: 'none',
        confirm: false,
        textTable: true,
        ...wishes,
      });
      await context.addInitScript((kept) => {
        const key = 'backroom.settings';
        const { localStorage } = globalThis as unknown as { localStorage: Record<string, string> };
        localStorage[key] ??= kept;
      }, settings);
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.on('pageerror', ({ message }) => wrong.push(message));
      return { context, page };
    },
  };
}

/** To another screen without loading the page again, as a link does it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

/** Known to the server by that name, once. */
export async function introduce({ context, name }: Person, address: string): Promise<void> {
  const { cookies } = await context.storageState();
  if (cookies.length === 0) await ask({ context }, address, '/api/me', { name });
}

/** Asks the server what a page would ask it, with the cookies of that device. */
async function ask<T>({ context }: Pick<Visitor, 'context'>, address: string, path: string, data: unknown): Promise<T> {
  const answer = await context.request.post(address + path, { data, headers: { origin: address } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * A table on the server with all of them at it, the first as its host; the remaining seats are bots'. Gives its name.
 */
export async function seatedTogether(
  address: string,
  people: readonly Person[],
  wishes: Readonly<Record<string, unknown>> = {},
  bots: readonly string[] = [],
): Promise<string> {
  for (const one of people) await introduce(one, address);
  const [host, ...others] = people;
  const chairs = ['me', ...others.map(() => 'open'), ...bots];
  const laid = await ask<{ match: string; invitations: { secret: string }[] }>(host, address, '/api/tables', {
    game: 'scheffeln',
    chairs,
    ...wishes,
  });
  for (const [i, one] of others.entries())
    await ask(one, address, `/api/tables/${laid.match}/claim`, { secret: laid.invitations[i].secret });
  await Promise.all(people.map(({ page }) => page.goto(`${address}/t/${laid.match}`)));
  return laid.match;
}

/** Accepts an invitation. */
export async function take(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('What should we call you?').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
}

/**
 * Takes the first choice if one comes soon, and returns whether the table has answered. It runs inside the page. A click before the last one
 * is answered has no effect, so the next click waits for the answer, or for as long as a lost connection may take.
 */
const TAKE = `new Promise((resolve) => {
  const begun = performance.now();
  const all = () => document.querySelectorAll('.log li').length + (document.querySelector('.text-table .choices')?.textContent ?? '');
  let before = null;
  const look = () => {
    const late = performance.now() - begun > (before === null ? 150 : 5000);
    const choice = document.querySelector('.text-table .choice');
    if (before === null && choice !== null) {
      before = all();
      choice.click();
    } else if (late || (before !== null && all() !== before)) return resolve(before !== null && all() !== before);
    setTimeout(look, 5);
  };
  look();
})`;

/** What the player reads, for a failure's message. */
const SHOWN = `document.querySelector('main')?.innerText.replaceAll(/\\s*\\n\\s*/g, ' | ').slice(0, 1500) ?? 'nothing'`;

/** The timeout for the next choice. */
const IN_VAIN = 90_000;

/** Takes the first choice whenever there is one, until `isDone`. Gives how many were taken. */
export async function playOn(page: Page, isDone: () => Promise<boolean>, most = 400): Promise<number> {
  for (let taken = 0, last = Date.now(); ; ) {
    if (await isDone()) return taken;
    if (taken > most) throw new Error(`no end after ${most} choices`);
    if (Date.now() - last > IN_VAIN)
      throw new Error(`no progress and no end after ${taken} choices; shown: ${await page.evaluate<string>(SHOWN)}`);
    if (!(await page.evaluate<boolean>(TAKE))) continue;
    taken++;
    last = Date.now();
  }
}

/** All of them play until `isDone` has been true for one of them: what it looks at may vanish before another looks. */
export async function playTogether(pages: readonly Page[], isDone: () => Promise<boolean>): Promise<void> {
  let isOver = false;
  const isOverOnce = async (): Promise<boolean> => {
    isOver ||= await isDone();
    return isOver;
  };
  await Promise.all(pages.map((page) => playOn(page, isOverOnce)));
}
