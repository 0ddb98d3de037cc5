// The sheet of everything that is drawn (table/dev), built once and opened in a real browser.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { openBrowser } from '../../../../scripts/browser.mjs';

export interface Sheet {
  readonly page: Page;
  close(): Promise<void>;
}

const ADDRESS = 'http://sheet.test/';
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

/** Served from memory: the page sees an address, and nothing listens anywhere. */
export async function openSheet({
  drawings,
  query = '',
}: {
  readonly drawings: boolean;
  /** What it shows: see `table/dev/sheet.tsx`. */
  readonly query?: string;
}): Promise<Sheet> {
  const made = await build({
    configFile: join(import.meta.dirname, '../../table/dev/vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const files = new Map(output.map((one) => [one.fileName, one.type === 'chunk' ? one.code : one.source]));
  const browser: Browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = !drawings && path.endsWith('.svg') ? undefined : files.get(path);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          body: typeof body === 'string' ? body : Buffer.from(body),
          contentType: TYPES[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
        });
  });
  await page.goto(`${ADDRESS}${query}`);
  await page.locator('.scf-card').first().waitFor();
  return { page, close: () => browser.close() };
}
