// The bytes that a visitor has to load before they can play: they do not depend on how busy the machine is. Times are
// measured by `npm run bench:page`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@backroom/kit';
import { openScales, programs, sum } from './support/scales.ts';
import { visiting } from './support/visit.ts';

/** Bytes of compressed JavaScript up to the first legal click, with workers and words. */
const MOST = 60_000;

const visit = visiting();

/** Runs from the page's first moment and records when one can play. Files that come more than a second later do not count. */
const NOTE_LIT = `
new MutationObserver((_, watch) => {
  if (document.querySelector('.sch-faces .sch-touch.lit') === null) return;
  // Not Date: pages in tests have a calendar of their own.
  globalThis.litAt = performance.timeOrigin + performance.now();
  watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
`;

for (const [language, locale] of Object.entries(LOCALES)) {
  test(`${language}: at most 60 kB of JavaScript until one can play, and playing needs no more of it`, async (t) => {
    const scales = await openScales(visit.address());
    t.after(() => scales.close());
    const { context, page } = await visit.visitor({ language, textTable: false, tempo: 1 }, { locale });
    t.after(() => context.close());
    await page.addInitScript(NOTE_LIT);
    await page.goto(scales.address);
    const lit = page.locator('.sch-faces .sch-touch.lit').first();
    await lit.waitFor();
    const litAt = await page.evaluate<number>('litAt');
    const before = programs(scales.weighed).filter(({ at }) => at <= litAt);
    await lit.click();
    await page.locator('.sch-seat.own .sch-medal:not(.vacant)').waitFor();
    const told = before.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    assert.ok(sum(before) <= MOST, `${sum(before)} bytes:\n${told}`);
    // The page, the chunk that it shares with its worker, the worker, the words: the measurement found them.
    assert.ok(before.length >= 4 && sum(before) > MOST / 2, told);
    assert.ok(
      before.some(({ path }) => path.includes(`words-${language}`)),
      told,
    );
    assert.ok(!before.some(({ path }) => path === '/sw.js'), 'copies for later come later');
  });
}

test('files that are named by their content are compressed and never asked for again', async () => {
  const page = await (await fetch(visit.address())).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  assert.ok(files.length > 2, page);
  for (const file of files) {
    const answer = await fetch(new URL(file, visit.address()), { headers: { 'accept-encoding': 'br' } });
    assert.equal(answer.headers.get('content-encoding'), 'br', file);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/, file);
  }
});
