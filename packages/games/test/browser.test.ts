// A real page in a real browser: the same library, bundled as a page would bundle it, thinks in web workers.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';

import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { exp, log } from '@backroom/kit';
import type { Browser, Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { openBrowser } from '../../../scripts/browser.mjs';
import { decisions, inThisThread, type Posed } from './posed.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A game's parts of the page are built by the page's own configuration; a bot needs none of them. */
const withoutPages: Plugin = {
  name: 'without-pages',
  enforce: 'pre',
  resolveId: (source) => (/^@backroom\/[^/]+\/page$/.test(source) ? '\0no-page' : null),
  load: (id) => (id === '\0no-page' ? 'export const page = {};' : null),
};

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
    worker: { format: 'es', plugins: () => [withoutPages] },
    plugins: [withoutPages],
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
  /** Null: no worker could do the job. */
  readonly thoughts: readonly unknown[];
  readonly failures: readonly unknown[];
}

/** Runs in the page: it can use only its arguments, nothing of this file. */
async function thinkInPage(posed: readonly Posed[]): Promise<Outcome> {
  const path = './page.js';
  const { openBotWorkers } = (await import(path)) as typeof import('../workers/page.ts');
  const failures: string[] = [];
  const limits = { start: 60_000, grace: 60_000, patience: 60_000 };
  const pool = openBotWorkers({ size: 1, onFailure: ({ kind }) => failures.push(kind), limits });
  const thoughts = await Promise.all(posed.map((request) => pool.run(request).catch(() => null)));
  pool.close();
  return { thoughts, failures };
}

test('a web worker decides as this thread does, to the last digit, for the same view and seed', async () => {
  const posed = decisions(8);
  const { thoughts, failures } = await page.evaluate(thinkInPage, posed);
  assert.deepEqual(failures, []);
  assert.deepEqual(complaints, []);
  assert.deepEqual(thoughts, posed.map(inThisThread));
});

test('in a page, too, an invalid view is an error of its job, and the worker keeps running', async () => {
  const [good, other] = decisions(2);
  const broken = { ...other, view: { seat: 0 } };
  const { thoughts, failures } = await page.evaluate(thinkInPage, [broken, good]);
  assert.deepEqual(thoughts, [null, inThisThread(good)]);
  assert.deepEqual(failures, ['error']);
});

/** The same inputs in both places: all magnitudes for log, the range that does not overflow for exp. */
function lastDigits(exp: (x: number) => number, log: (x: number) => number): readonly [hash: number, changes: number] {
  const bits = new DataView(new ArrayBuffer(8));
  let state = 12_345;
  let hash = 0;
  let changes = 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 0;
  };
  const take = (x: number): void => {
    bits.setFloat64(0, x);
    const before = hash;
    hash = Math.imul(hash ^ bits.getInt32(0) ^ Math.imul(bits.getInt32(4), 0x9e3779b1), 0x85ebca6b);
    if (hash !== before) changes++;
  };
  for (let i = 0; i < 300_000; i++) {
    take(exp((next() / 2 ** 32) * 1454 - 745));
    bits.setUint32(0, next() & 0x7fefffff);
    bits.setUint32(4, next());
    take(log(bits.getFloat64(0)));
  }
  return [hash, changes];
}

test('exp and log of kit give the same last digit in Node and in the browser', async () => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'kit', 'src', 'portable-math.ts'), 'utf8');
  const program = `${stripTypeScriptTypes(source)}\nexport const digits = (${lastDigits})(exp, log);`;
  const there = await page.evaluate(
    async (path) => ((await import(path)) as { digits: ReturnType<typeof lastDigits> }).digits,
    `data:text/javascript,${encodeURIComponent(program)}`,
  );
  const here = lastDigits(exp, log);
  assert.ok(here[1] > 590_000, 'the inputs make a difference');
  assert.deepEqual(there, here);
  assert.notDeepEqual(
    lastDigits(exp, (x) => log(x) * (1 + 2 ** -52)),
    here,
    'one digit more is noticed',
  );
});
