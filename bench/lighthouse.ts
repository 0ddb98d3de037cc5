// npm run lighthouse [-- --write]: Lighthouse scores of the home screen on a phone, with the real page and server. Fails below the
// goal; --write stores the scores in docs/page.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig, serve } from '@backroom/server';
import { openBrowser } from '../scripts/browser.mjs';
import { ensurePage } from '../scripts/page.ts';
import { ensureTool, root } from '../scripts/ready.mjs';

const VERSION = '13.5.0';
const CATEGORIES = ['accessibility', 'best-practices', 'performance'] as const;
const GOAL = 95;
/** Performance varies on a busy machine: the median counts. */
const RUNS = 3;
const PAGE = join(root, 'docs', 'page.md');
const MARKS = /(<!-- lighthouse:begin -->\n)[\s\S]*?(<!-- lighthouse:end -->)/;

type Category = (typeof CATEGORIES)[number];

/** The part of Lighthouse's types used here: it is not a dependency, so its types are not installed. */
interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}
type Lighthouse = (
  address: string,
  flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: string },
) => Promise<{ readonly lhr: Report } | undefined>;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function look(lighthouse: Lighthouse, address: string): Promise<Report> {
  const port = await freePort();
  // A new browser every time, as for a first visit.
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const seen = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (seen === undefined) throw new Error('Lighthouse gave no report');
    return seen.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = ({ categories }: Report, category: Category): number => Math.round(100 * categories[category].score);

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** The audits that keep a category below a hundred. */
const lacking = ({ categories, audits }: Report, category: Category): string[] =>
  categories[category].auditRefs.flatMap(({ id }) => {
    const { title, score, displayValue } = audits[id] ?? { title: id, score: null };
    return score === null || score >= 0.9 ? [] : [`  ${title}${displayValue === undefined ? '' : `: ${displayValue}`}`];
  });

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const folder = await ensureTool('lighthouse', VERSION, '180 MB');
const { default: lighthouse } = (await import(pathToFileURL(join(folder, 'core', 'index.js')).href)) as {
  default: Lighthouse;
};
await ensurePage();
const data = mkdtempSync(join(tmpdir(), 'backroom-lighthouse-'));
const config = readConfig(['--port', '0', '--data', join(data, 'backroom.db'), '--log', 'silent'], {});
if (!config.ok) throw new Error(config.why);
const server = await serve(config.value);
const reports: Report[] = [];
try {
  while (reports.length < RUNS) reports.push(await look(lighthouse, server.address));
} finally {
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
const scores = CATEGORIES.map((category) => middle(reports.map((report) => scoreOf(report, category))));
for (const [i, category] of CATEGORIES.entries()) {
  console.log(`${category}: ${scores[i]} (${reports.map((report) => scoreOf(report, category)).join(', ')})`);
  for (const line of new Set(reports.flatMap((report) => lacking(report, category)))) console.log(line);
}
if (values.write) {
  const told = CATEGORIES.map((category, i) => `${category} ${scores[i]}`).join(', ');
  const machine = `load ${(loadavg()[0] ?? 0).toFixed(0)} on ${availableParallelism()} cores`;
  const line = `Lighthouse ${VERSION}, as a phone, the middle of ${RUNS} runs, ${machine}: ${told}.\n`;
  writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(MARKS, `$1${line}$2`));
  console.log('wrote the scores to docs/page.md');
}
if (scores.some((score) => score < GOAL)) {
  console.error(`lighthouse: the goal is ${GOAL} each`);
  process.exitCode = 1;
}
