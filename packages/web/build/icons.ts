// Draws the icon's bitmaps from its SVG, with the browser that the tests use: `node packages/web/build/icons.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../../scripts/browser.mjs';

const folder = join(import.meta.dirname, '..', 'public');
const picture = `data:image/svg+xml;base64,${readFileSync(join(folder, 'icon.svg')).toString('base64')}`;
const browser = await openBrowser();
const page = await browser.newPage();
for (const size of [192, 512]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}</style><img src="${picture}" width="${size}" height="${size}">`);
  writeFileSync(join(folder, `icon-${size}.png`), await page.screenshot());
}
await browser.close();
