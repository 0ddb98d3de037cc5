// A bare stage for screens of the page: a server of our own files, a browser, and one screen at a time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'vite';
import { openBrowser } from '../../../../scripts/browser.mjs';
import { CALENDAR } from './days.ts';

/** Nothing on these screens takes longer, even on a busy machine. */
const LONGEST_MS = 60_000;

const web = join(import.meta.dirname, '../..');

/** A program by name: what the stage shows. It is written in the page's own language and may import its sources. */
export type Programs = Readonly<Record<string, string>>;

const HEAD = `
import { render, h } from 'preact';
import '/src/styles/tokens.css';
import '/src/styles/base.css';
import { wearSettings } from '/src/app/settings.ts';
import { followLanguage, spoken } from '/src/words/index.ts';
wearSettings();
followLanguage();
const show = (thing) => {
  const main = document.createElement('main');
  // As in the page itself, nothing is shown before there are words for it.
  spoken.subscribe((words) => {
    if (words === null || main.isConnected) return;
    document.body.append(main);
    render(thing, main);
  });
};
`;

const pageOf = (name: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><script type="module" src="/@id/virtual:stage/${name}.js"></script></body></html>`;

export interface Stage {
  readonly browser: Browser;
  /** Opens a program with these settings, at that size. */
  open(name: string, wishes?: Readonly<Record<string, unknown>>, width?: number, height?: number): Promise<Page>;
  close(): Promise<void>;
}

export async function openStage(programs: Programs): Promise<Stage> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'backroom-stage-'));
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    // Several stages at a time, and nobody who edits meanwhile: no watching, no news of changes.
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['preact', 'preact/hooks', 'preact/jsx-runtime', '@preact/signals'], noDiscovery: true },
    plugins: [
      {
        name: 'stage',
        resolveId: (id) => (id.startsWith('virtual:stage/') ? `\0${id}` : undefined),
        load: (id) => {
          const found = /^\0virtual:stage\/(\w+)\.js$/.exec(id);
          return found === null ? undefined : HEAD + programs[found[1]];
        },
        // Unbundled, a collection in JSON arrives as a program: a browser that was promised JSON would refuse it.
        transform: (code) => code.replace(/,\s*\{\s*with:\s*\{\s*type:\s*["']json["']\s*\}\s*\}/g, ''),
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            const found = /^\/stage\/(\w+)/.exec(request.url ?? '');
            if (found === null) return next();
            response.setHeader('content-type', 'text/html');
            response.end(pageOf(found[1]));
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser: Browser = await openBrowser();
  return {
    browser,
    async open(name, wishes = {}, width = 768, height = 1024) {
      const context = await browser.newContext({ viewport: { width, height } });
      context.setDefaultTimeout(LONGEST_MS);
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(error.stack));
      const settings = {
        language: 'en',
        theme: 'night',
        tempo: 0,
        confirm: false,
        textTable: true,
        name: '',
        ...wishes,
      };
      await page.addInitScript(CALENDAR);
      // Unbundled there are more files than a browser remembers, and tests ask what has been loaded.
      await page.addInitScript('performance.setResourceTimingBufferSize(5000)');
      await page.addInitScript(
        `localStorage.setItem('backroom.settings', ${JSON.stringify(JSON.stringify(settings))})`,
      );
      await page.goto(`${address}stage/${name}`);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
