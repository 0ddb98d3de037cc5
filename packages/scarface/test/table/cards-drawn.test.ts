// Cards in a real browser: each of the 242 is drawn in every language at every size, and nothing leaves its card.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { faintTexts } from '../../../web/test/support/looks.ts';
import { ALL_CARDS } from '../../table/cards/kinds.ts';
import { openSheet, type Sheet } from './sheet.ts';

let sheet: Sheet;
const wrong: string[] = [];
before(async () => {
  // Places are measured, not outlines: instantiating ten thousand drawings would take most of the time.
  sheet = await openSheet({ drawings: false });
  sheet.page.on('pageerror', ({ message }) => wrong.push(message));
});
after(async () => {
  await sheet?.close();
  assert.deepEqual(wrong, []);
});

/** Icons and letters that stand outside the box they belong to, by more than a pixel of rounding. */
const OUTSIDE = `(() => {
  const found = [];
  const boxes = '.scf-inner, .scf-name, .scf-skills, .scf-gives, .scf-head, .scf-needs, .scf-brings, .scf-overall, .scf-bands li, .scf-lines li, .scf-relief, .scf-text';
  for (const card of document.querySelectorAll('.scf-card')) {
    for (const box of card.querySelectorAll(boxes)) {
      const around = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const isText = node.nodeType === Node.TEXT_NODE;
        if (!isText && !(node instanceof SVGSVGElement)) continue;
        if ((isText ? node.parentElement : node).closest('.scf-art') !== null) continue;
        const range = document.createRange();
        range.selectNode(node);
        const { left, right, top, bottom } = isText ? range.getBoundingClientRect() : node.getBoundingClientRect();
        // A line of text is higher than its letters.
        const spare = isText ? Math.max(1, 0.2 * (bottom - top)) : 1;
        if (left < around.left - 1 || right > around.right + 1 || top < around.top - spare || bottom > around.bottom + spare)
          found.push(card.dataset.card + ' ' + box.className + ': ' + (isText ? node.textContent : node.dataset.icon) + ' ' + Math.round(left - around.left) + ',' + Math.round(top - around.top) + ' to ' + Math.round(right - around.left) + ',' + Math.round(bottom - around.top) + ' of ' + Math.round(around.width) + 'x' + Math.round(around.height));
      }
    }
  }
  return found;
})()`;

for (const language of LANGUAGES)
  test(`${language}: every card is drawn at every size, and no text or icon leaves its place`, async () => {
    for (const size of ['hand', 'market', 'zoom']) {
      await sheet.page.evaluate(`draw({ language: '${language}', size: '${size}', kind: null })`);
      await sheet.page.evaluate('document.fonts.ready');
      assert.equal(await sheet.page.locator('.scf-card').count(), ALL_CARDS.length);
      assert.deepEqual(await sheet.page.evaluate<string[]>(OUTSIDE), [], size);
    }
  });

test('every text on every card stands out from its ground', async () => {
  await sheet.page.evaluate("draw({ language: 'en', size: 'zoom', kind: null })");
  assert.equal(await sheet.page.locator('.scf-card').count(), ALL_CARDS.length);
  assert.deepEqual(await faintTexts(sheet.page), []);
});
