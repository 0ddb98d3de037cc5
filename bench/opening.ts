// npm run bench:page [-- GAME] [-- --runs N] [-- --write]: how long a visitor waits for the first legal click, what a touch costs, and
// how smoothly things move, in the built page served by the real server, with the processor slowed four times. Without a game: the
// first that has a page to measure. A missed goal is printed and never fails the run, because machines are busy.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, serve } from '@backroom/server';
import { openScales } from '../packages/web/test/support/scales.ts';
import { openBrowser } from '../scripts/browser.mjs';
import { ensurePage } from '../scripts/page.ts';
import { gamesWith, loadBench } from './games.ts';
import { writePage } from './page.ts';
import type { PageRow } from './page-figures.ts';
import { say } from './say.ts';
import { SLOWED } from './visit.ts';

const text = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 });

function cells({ what, unit, value, most, least }: PageRow): string[] {
  const goal = most !== undefined ? `≤ ${text(most)}` : least !== undefined ? `≥ ${text(least)}` : '';
  if (value === null) return [what, unit, 'not measurable here', goal, ''];
  const isMet = value <= (most ?? value) && value >= (least ?? value);
  return [what, unit, text(value), goal, goal === '' ? '' : isMet ? 'met' : 'missed'];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '7' }, write: { type: 'boolean' } },
    allowPositionals: true,
  });
  const games = gamesWith('page');
  const [game = games[0]] = positionals;
  if (!games.includes(game)) throw new Error(`unknown game ${game}: ${games.join(' or ')}`);
  const runs = Number(values.runs);
  if (!(runs > 0)) throw new Error('--runs must be a number greater than 0');
  const page = await loadBench(game, 'page');
  await ensurePage();
  const data = mkdtempSync(join(tmpdir(), 'backroom-opening-'));
  const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
  if (!config.ok) throw new Error(config.why);
  const server = await serve(config.value);
  const scales = await openScales(server.address);
  const browser = await openBrowser();
  let rows: readonly PageRow[];
  try {
    rows = await page.rows(browser, scales, runs);
  } finally {
    await browser.close();
    scales.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
  const facts = [
    `Machine: ${cpus()[0]?.model.trim() || 'an unnamed processor'}, ${availableParallelism()} cores, load ${text(loadavg()[0] ?? 0)} when it ended; Chromium ${browser.version()} without a graphics card.`,
    `Method: a new visitor ${runs} times, a window of 412 × 823, the page’s thread slowed ${SLOWED} times, the middle one; then two times twenty seconds of play.`,
  ];
  const table = rows.map(cells);
  console.log([...facts, '', ...table.map((row) => row.join('  ').trimEnd())].join('\n'));
  if (!values.write) return;
  const head = ['| what | unit | figure | goal | verdict |', '| --- | --- | ---: | ---: | --- |'];
  writePage(
    [...facts.map((fact) => `- ${fact}`), '', ...head, ...table.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    page.mark,
  );
  say('docs/performance.md keeps the figures');
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
