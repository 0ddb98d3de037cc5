// The page as it is served: parts are cached for ever, the page itself is fetched each time, and only built files are
// served.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newApp } from '../src/http/app.ts';
import { pageRoutes } from '../src/http/routes/page.ts';

const folder = mkdtempSync(join(tmpdir(), 'backroom-page-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const built = join(folder, 'web');
mkdirSync(join(built, 'assets'), { recursive: true });
for (const [file, content] of [
  ['index.html', '<!doctype html>the page'],
  ['sw.js', 'the service worker'],
  ['assets/part-abc.js', 'a part'],
  ['assets/part-abc.js.br', 'a part, compressed'],
  ['.sources', 'a hash'],
  ['../outside.txt', 'nobody’s business'],
] as const)
  writeFileSync(join(built, file), content);

const serverWith = (from: string) => {
  const app = newApp('silent', () => false);
  app.get('/api', async () => ({ protocol: 1 }));
  pageRoutes(app, from);
  return app;
};

const html = { accept: 'text/html,*/*' };

test('every address of the page is the page, revalidated each time', async () => {
  const app = serverWith(built);
  for (const url of ['/', '/lobby', '/j/abcdefghijklmnopqrstuv', '/here/1?x', '/no/such/place']) {
    const answer = await app.inject({ url, headers: html });
    assert.equal(answer.statusCode, 200, url);
    assert.match(answer.body, /the page/, url);
    assert.equal(answer.headers['cache-control'], 'no-cache', url);
  }
  // A service worker that fetches the page says nothing of html.
  assert.equal((await app.inject({ url: '/' })).statusCode, 200);
});

test('files named by their content are immutable and compressed; the service worker is not cached', async () => {
  const app = serverWith(built);
  const part = await app.inject({ url: '/assets/part-abc.js', headers: { 'accept-encoding': 'br' } });
  assert.equal(part.body, 'a part, compressed');
  assert.equal(part.headers['content-encoding'], 'br');
  assert.match(String(part.headers['cache-control']), /immutable/);
  assert.match(String(part.headers['content-type']), /javascript/);
  assert.equal((await app.inject({ url: '/assets/part-abc.js' })).body, 'a part');
  assert.equal((await app.inject({ url: '/sw.js' })).headers['cache-control'], 'no-cache');
});

test('nothing else is served: no file beside the page, no missing file, no page for a program', async () => {
  const app = serverWith(built);
  for (const url of [
    '/.sources',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/gone.js',
  ]) {
    const answer = await app.inject({ url });
    assert.equal(answer.statusCode, 404, url);
    assert.doesNotMatch(answer.body, /hash|business/, url);
  }
  assert.equal((await app.inject({ url: '/assets/gone.js', headers: html })).statusCode, 404);
  assert.equal((await app.inject({ url: '/api/nothing', headers: html })).statusCode, 404);
});

test('a page that was rebuilt while the server runs is served with its new files; an unchanged folder is not listed again', async () => {
  const assets = join(built, 'assets');
  const changedAt = (seconds: number): void => utimesSync(assets, seconds, seconds);
  changedAt(1000);
  const app = serverWith(built);
  writeFileSync(join(assets, 'new-def.js'), 'a new part');
  changedAt(1000);
  await app.inject({ url: '/', headers: html });
  assert.equal(
    (await app.inject({ url: '/assets/new-def.js' })).statusCode,
    404,
    'by its date the folder has not changed',
  );
  changedAt(1001);
  await app.inject({ url: '/', headers: html });
  assert.equal((await app.inject({ url: '/assets/new-def.js' })).body, 'a new part');
});

test('a server without a page says so, and how to get one', async () => {
  const answer = await serverWith(join(folder, 'nothing')).inject({ url: '/', headers: html });
  assert.equal(answer.statusCode, 503);
  assert.match(answer.body, /npm start/);
});
