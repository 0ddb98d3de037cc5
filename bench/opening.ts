// npm run bench:page [-- --runs N] [-- --write]: how long a visitor waits for the first legal click, what a touch costs, and how
// smoothly cars drive, in the built page served by the real house, with the processor slowed four times. Never fails
// because of a figure: machines are busy, and a missed goal is for reading.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, serve } from '@backroom/server';
import { openScales } from '../packages/web/test/support/scales.ts';
import { openBrowser } from '../scripts/browser.mjs';
import { ensurePage } from '../scripts/page.ts';
import { type Driven, drive } from './driving-visit.ts';
import { type Opened, open, SLOWED } from './opening-visit.ts';
import { writePage } from './page.ts';

const say = (line: string): void => console.error(`bench: ${line}`);

const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
const middle = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const shareOf = (numbers: readonly number[], is: (n: number) => boolean): number =>
  numbers.filter(is).length / numbers.length;

/** One and a half pictures at 60 a second. */
const LATE_MS = 25;

interface Row {
  readonly what: string;
  readonly unit: string;
  /** Null: it cannot be measured in this browser. */
  readonly value: number | null;
  readonly most?: number;
  readonly least?: number;
}

function rowsOf(opened: readonly Opened[], { drawn, frames, starts, touches, refused, laidIn }: Driven): Row[] {
  const of = (what: (one: Opened) => number): number => middle(opened.map(what));
  return [
    { what: 'JavaScript to the first legal click', unit: 'bytes', value: of(({ bytes }) => bytes), most: 60_000 },
    { what: 'cold open to the first legal click', unit: 'ms', value: of(({ litMs }) => litMs), most: 2000 },
    { what: 'cold open to the first picture', unit: 'ms', value: of(({ paintMs }) => paintMs) },
    { what: 'until then, scripts', unit: 'CPU ms', value: of(({ scriptMs }) => scriptMs) },
    { what: 'until then, styles and layout', unit: 'CPU ms', value: of(({ layoutMs }) => layoutMs) },
    { what: 'until then, the page’s thread in all', unit: 'CPU ms', value: of(({ taskMs }) => taskMs) },
    { what: 'what moved under the visitor’s eyes', unit: 'CLS', value: of(({ shift }) => shift), most: 0.1 },
    { what: 'frames in which the table is laid', unit: 'of 4', value: laidIn, least: 4 },
    { what: 'a touch until it shows, p50', unit: 'ms', value: middle(touches), most: 100 },
    { what: 'a new position until its cars drive, p50', unit: 'ms', value: middle(starts) },
    { what: 'pictures drawn while cars drive', unit: 'a second', value: 1000 / mean(drawn), least: 59 },
    { what: 'between two of them, p50', unit: 'ms', value: middle(drawn), most: 17 },
    { what: 'between two of them, p95', unit: 'ms', value: quantile(drawn, 0.95) },
    { what: 'those that came one late', unit: '%', value: 100 * shareOf(drawn, (ms) => ms > LATE_MS) },
    {
      what: 'between two frames of the page if it asks for all of them, p95',
      unit: 'ms',
      value: quantile(frames, 0.95),
    },
    {
      what: 'animations that the compositor refuses',
      unit: `of ${refused?.length ?? '?'}`,
      value: refused?.filter((is) => is).length ?? null,
      most: 0,
    },
  ];
}

const text = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 1 ? 3 : value < 100 ? 1 : 0 });

function cells({ what, unit, value, most, least }: Row): string[] {
  const goal = most !== undefined ? `≤ ${text(most)}` : least !== undefined ? `≥ ${text(least)}` : '';
  if (value === null) return [what, unit, 'not measurable here', goal, ''];
  const isMet = value <= (most ?? value) && value >= (least ?? value);
  return [what, unit, text(value), goal, goal === '' ? '' : isMet ? 'met' : 'missed'];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' }, write: { type: 'boolean' } } });
  const runs = Number(values.runs);
  if (!(runs > 0)) throw new Error('--runs must be a number greater than 0');
  await ensurePage();
  const data = mkdtempSync(join(tmpdir(), 'backroom-opening-'));
  const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
  if (!config.ok) throw new Error(config.why);
  const house = await serve(config.value);
  const scales = await openScales(house.address);
  const browser = await openBrowser();
  const opened: Opened[] = [];
  let driven: Driven;
  try {
    while (opened.length < runs) {
      opened.push(await open(browser, scales));
      say(`opened ${opened.length} of ${runs}: ${Math.round(opened.at(-1)?.litMs ?? 0)} ms`);
    }
    driven = await drive(browser, scales.address);
  } finally {
    await browser.close();
    scales.close();
    await house.close();
    rmSync(data, { recursive: true, force: true });
  }
  const facts = [
    `Machine: ${cpus()[0]?.model.trim() || 'an unnamed processor'}, ${availableParallelism()} cores, load ${text(loadavg()[0] ?? 0)} when it ended; Chromium ${browser.version()} without a graphics card.`,
    `Method: a new visitor ${runs} times, a window of 412 × 823, the page’s thread slowed ${SLOWED} times, the middle one; then two times twenty seconds of play.`,
  ];
  const table = rowsOf(opened, driven).map(cells);
  console.log([...facts, '', ...table.map((row) => row.join('  ').trimEnd())].join('\n'));
  if (!values.write) return;
  const head = ['| what | unit | figure | goal | verdict |', '| --- | --- | ---: | ---: | --- |'];
  writePage(
    [...facts.map((fact) => `- ${fact}`), '', ...head, ...table.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    'page',
  );
  say('docs/performance.md keeps the figures');
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
