// npm run balance [-- --games N] [--iterations N] [--seats N] [--solo N] [--level NAME] [--seed S] [--write]: games between equal
// bots on all cores, and against the Enforcer (N games at each difficulty), with a page of charts. Ends with status 0 whatever it
// finds: a missed target is for reading.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLevel } from '@backroom/bots';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { chartsPage } from './charts.ts';
import { playAll } from './crew.ts';
import { findingsOf } from './findings.ts';
import type { Played, Setting } from './play.ts';
import { shareOf } from './share.ts';
import type { SoloFindings, SoloSetting } from './solo.ts';
import { type Report, type SoloShares, summaryOf } from './summary.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    iterations: { type: 'string', default: '0' },
    seats: { type: 'string', default: '4' },
    solo: { type: 'string', default: '40' },
    level: { type: 'string', default: 'sharp' },
    seed: { type: 'string', default: 'balance' },
    write: { type: 'boolean', default: false },
  },
});

function whole(name: 'games' | 'iterations' | 'seats' | 'solo', least: number, most: number): number {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < least || n > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}`);
  return n;
}

const say = (line: string): void => console.error(`balance: ${line}`);

/** One game against each gang's Enforcer in turn. */
const SOLO_CHUNK = 4;

async function soloShares(games: number): Promise<SoloShares> {
  const { level } = values;
  if (!isLevel(level) && level !== 'habit') throw new Error('--level must be habit or a level of bots');
  const chunks = Math.ceil(games / SOLO_CHUNK);
  const settings: SoloSetting[] = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: chunks }, (_, i) => ({
      difficulty,
      level,
      games: SOLO_CHUNK,
      seed: `${values.seed} ${difficulty} ${i}`,
    })),
  );
  const found = await playAll<SoloSetting, SoloFindings>(settings, () => {});
  const shares = DIFFICULTIES.map((difficulty, d) => {
    const own = found.slice(d * chunks, (d + 1) * chunks);
    const wins = own.reduce((sum, one) => sum + one.wins, 0);
    const totals = own.flatMap((one) => one.totals);
    const mean = (side: 0 | 1): number =>
      totals.reduce((sum, pair) => sum + pair[side], 0) / Math.max(1, totals.length);
    return { difficulty, won: shareOf(wins, totals.length), bot: mean(0), enforcer: mean(1) };
  });
  return { level, shares };
}

const games = whole('games', 1, 100_000);
const iterations = whole('iterations', 0, 100_000);
const seats = whole('seats', 2, 4);
const solo = whole('solo', 0, 10_000);
const settings: Setting[] = Array.from({ length: games }, (_, i) => ({
  seats,
  iterations,
  seed: `${values.seed} ${i}`,
}));
const played = await playAll<Setting, Played>(settings, (done) => {
  if (done % 200 === 0) say(`${done} of ${games} games`);
});
if (solo > 0) say(`${solo} games against the Enforcer at each difficulty`);
const report: Report = {
  ...findingsOf(played),
  iterations,
  seed: values.seed,
  solo: solo > 0 ? await soloShares(solo) : null,
};
console.log(summaryOf(report));
if (values.write) {
  writeFileSync(join(import.meta.dirname, '../../../docs/balance.html'), chartsPage(report));
  say('wrote docs/balance.html');
}
