// Every screen around the table: no barrier that axe can find, in every light; every language; an address for everything.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { visiting } from './support/visit.ts';

const visit = visiting();

const SCREENS: readonly (readonly [path: string, shows: string])[] = [
  ['/', '.sch-table'],
  ['/new', '.plan'],
  ['/lobby', '.quick'],
  ['/mine', '.cards, .empty'],
  ['/settings', '.settings'],
  ['/no-such-place', '.narrow'],
];

for (const theme of ['night', 'day', 'contrast']) {
  test(`${theme}: no screen has a barrier that axe can find, nor scrolls sideways on a small device`, async () => {
    const { context, page } = await visit.visitor({ theme, textTable: false, tempo: 0 });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, shows] of SCREENS) {
      await page.goto(visit.address() + path);
      await page.locator(shows).first().waitFor();
      const axe = new AxeBuilder({ page }).exclude('.stage');
      // Another light is other colours, and nothing else.
      const { violations } = await (theme === 'night' ? axe : axe.withRules(['color-contrast'])).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`),
        [],
      );
      const spill = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.ok(Number(spill) <= 0, `${path} is ${spill} px too wide`);
    }
    await context.close();
  });
}

test('the language changes at the table, and the match stays', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(visit.address());
  await page.locator('.text-table .choice').first().waitFor();
  for (const [language, words] of [
    ['de', 'Der ganze Tisch'],
    ['fr', 'La table entière'],
    ['it', 'Tutto il tavolo'],
    ['es', 'La mesa entera'],
  ] as const) {
    await page.locator('.switch select').selectOption(language);
    await page.getByRole('link', { name: words }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
  }
  await context.close();
});

test('a link that is not an invitation says so and spends nothing', async () => {
  const { context, page } = await visit.visitor();
  await page.goto(`${visit.address()}/j/${'a'.repeat(22)}#nothing`);
  await page.getByText('There is nothing here, or nothing for you.').waitFor();
  await context.close();
});
