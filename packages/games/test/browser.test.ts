// A real page in a real browser: the same library, bundled as a page would bundle it, thinks in web workers.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { openBrowser } from '../../../scripts/browser.mjs';
import { decisions, inThisThread, type Posed } from './posed.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

const folder = mkdtempSync(join(tmpdir(), 'backroom-page-'));
let server: Server;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

before(async () => {
  const program = join(import.meta.dirname, '..', 'workers', 'page.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    base: './',
    build: { lib: { entry: program, formats: ['es'], fileName: 'page' }, outDir: join(folder, 'out') },
    worker: { format: 'es' },
  });
  writeFileSync(join(folder, 'out', 'index.html'), '<!doctype html><title>a table</title>');
  server = createServer((request, response) => {
    try {
      const path = normalize(new URL(request.url ?? '/', 'http://page').pathname);
      const text = readFileSync(join(folder, 'out', path === '/' ? 'index.html' : path));
      response.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'application/octet-stream').end(text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

after(async () => {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  /** Null: nobody could think about it. */
  readonly thoughts: readonly unknown[];
  readonly troubles: readonly unknown[];
}

/** Runs in the page: it knows nothing of this file but what it is given. */
async function thinkInPage(posed: readonly Posed[]): Promise<Outcome> {
  const path = './page.js';
  const { openThinkers } = (await import(path)) as typeof import('../workers/page.ts');
  const troubles: string[] = [];
  const limits = { start: 60_000, grace: 60_000, patience: 60_000 };
  const bureau = openThinkers({ size: 1, onTrouble: ({ kind }) => troubles.push(kind), limits });
  const thoughts = await Promise.all(posed.map((request) => bureau.ask(request).catch(() => null)));
  bureau.close();
  return { thoughts, troubles };
}

test('a web worker thinks the same thought as this thread, to the last digit, for the same view and seed', async () => {
  const posed = decisions(8);
  const { thoughts, troubles } = await page.evaluate(thinkInPage, posed);
  assert.deepEqual(troubles, []);
  assert.deepEqual(complaints, []);
  assert.deepEqual(thoughts, posed.map(inThisThread));
});

test('in a page, too, a view that makes no sense is an error of its errand, and the worker lives on', async () => {
  const [good, other] = decisions(2);
  const broken = { ...other, view: { seat: 0 } };
  const { thoughts, troubles } = await page.evaluate(thinkInPage, [broken, good]);
  assert.deepEqual(thoughts, [null, inThisThread(good)]);
  assert.deepEqual(troubles, ['error']);
});
