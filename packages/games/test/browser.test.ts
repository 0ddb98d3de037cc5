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
