// A real house with the built page, and visitors who come to it with a browser of their own.
import { after, before } from 'node:test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openBrowser } from '../../../../scripts/browser.mjs';
import { ensurePage } from '../../../../scripts/page.ts';
import { closeHouse, type Opened, openHouse } from '../../../server/test/support/house.ts';

export interface Visit {
  readonly address: () => string;
  /** Somebody new, on a device of his own. */
  visitor(wishes?: Readonly<Record<string, unknown>>): Promise<{ context: BrowserContext; page: Page }>;
  /** The house is gone, as if the cable were pulled. */
  closeHouse(): Promise<void>;
}

/** Opened before the tests of a file and closed after them. What went wrong in any page fails the file. */
export function visiting(): Visit {
  let house: Opened | null = null;
  let browser: Browser | null = null;
  const wrong: string[] = [];
  const close = async (): Promise<void> => {
    const open = house;
    house = null;
    if (open !== null) await closeHouse(open);
  };
  before(async () => {
    await ensurePage();
    house = await openHouse();
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
      if (house !== null) address = house.open.address;
      return address;
    },
    closeHouse: close,
    visitor: async (wishes = {}) => {
      if (browser === null) throw new Error('the browser is not open yet');
      const context = await browser.newContext();
      const settings = JSON.stringify({ language: 'en', tempo: 4, confirm: false, textTable: true, ...wishes });
      await context.addInitScript((kept) => {
        const key = 'backroom.settings';
        const { localStorage } = globalThis as unknown as { localStorage: Record<string, string> };
        localStorage[key] ??= kept;
      }, settings);
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      page.on('pageerror', ({ message }) => wrong.push(message));
      return { context, page };
    },
  };
}

/** Takes the first choice whenever there is one, until `isDone`. Gives how many were taken. */
export async function playOn(page: Page, isDone: () => Promise<boolean>, most = 400): Promise<number> {
  const choices = page.locator('.text-table .choice');
  for (let taken = 0; ; ) {
    if (await isDone()) return taken;
    if (taken > most) throw new Error(`no end after ${most} choices`);
    // One look for all: a choice that has gone meanwhile was not ours any more.
    const clicked = await choices
      .first()
      .click({ timeout: 150, force: true })
      .then(
        () => true,
        () => false,
      );
    if (clicked) taken++;
  }
}
