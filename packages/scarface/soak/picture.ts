// npm run soak:picture [-- --games two,solo] [-- --size phone]: whole games of Scarface 1920 for two, three and four players, with
// the Job draft, and alone against the Enforcer, each played to its end by a scripted person who only touches the board. Says how
// many gestures a turn takes; fails when a touch is refused, something lit could not be touched where it lay, or a game does not end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, serve } from '@backroom/server';
import { openBrowser } from '../../../scripts/browser.mjs';
import { ensurePage } from '../../../scripts/page.ts';
import { PICTURE_GAMES, sitAtPicture } from '../../web/test/support/picture-games.ts';
import { median, touchOn } from '../../web/test/support/touching.ts';

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

const { values } = parseArgs({ options: { games: { type: 'string' }, size: { type: 'string' } } });
const games = Object.keys(PICTURE_GAMES).filter((game) => values.games?.split(',').includes(game) ?? true);
const sizes = Object.entries(SIZES).filter(([size]) => (values.size ?? size) === size);

await ensurePage();
const data = mkdtempSync(join(tmpdir(), 'backroom-soak-'));
const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
if (!config.ok) throw new Error(config.why);
const server = await serve(config.value);
const browser = await openBrowser();
try {
  for (const [size, device] of sizes)
    for (const game of games) {
      const context = await browser.newContext(device);
      const page = await context.newPage();
      await sitAtPicture(page, server.address, game);
      const { touches, turns, refused, hidden } = await touchOn(page);
      console.log(
        `${size}, ${game}: ${touches} touches, ${turns.length} turns, median ${median(turns)} a turn, ${refused.length} refused, ${hidden.length} hidden`,
      );
      for (const trouble of [...refused, ...hidden]) console.error(trouble);
      if (refused.length + hidden.length > 0) process.exitCode = 1;
      await context.close();
    }
} finally {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
