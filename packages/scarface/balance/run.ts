// npm run balance [-- --games N] [--level NAME] [--seats N] [--rungs N] [--solo N] [--alone NAME,NAME] [--most N] [--seed S]
// [--cores N] [--write]: games between equal bots, the ladder of bots (N deals a step, each played from every seat), and games against
// the Enforcer (N at each difficulty), with a page of charts. Ends with status 0 whatever it finds: a missed target is for reading.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '@backroom/bots';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { type BotName, isBot } from './bots.ts';
import { chartsPage } from './charts.ts';
import { playAll } from './crew.ts';
import { findingsOf } from './findings.ts';
import type { Played, Setting } from './play.ts';
import { type Rung, type RungPlayed, type RungSetting, rungOf } from './rungs.ts';
import { shareOf } from './share.ts';
import type { SoloFindings, SoloSetting } from './solo.ts';
import { type Report, type SoloShares, summaryOf } from './summary.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    level: { type: 'string', default: 'habit' },
    seats: { type: 'string', default: '4' },
    rungs: { type: 'string', default: '0' },
    solo: { type: 'string', default: '40' },
    alone: { type: 'string', default: 'habit' },
    most: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'balance' },
    cores: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

function whole(name: 'games' | 'seats' | 'rungs' | 'solo' | 'most' | 'cores', least: number, most: number): number {
  const n = Number(values[name]);
  if (!Number.isInteger(n) || n < least || n > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}`);
  return n;
}

function bot(flag: string, name: string): BotName {
  if (!isBot(name)) throw new Error(`--${flag} must name random, habit or a level of bots, not ${name}`);
  return name;
}

const say = (line: string): void => console.error(`balance: ${line}`);
const most = whole('most', 1, 1_000_000);
const cores = whole('cores', 1, 256);
const { seed } = values;

/** Each against three of the one before it. */
const LADDER: readonly BotName[] = ['random', 'habit', ...LEVELS];

async function ladder(deals: number): Promise<Rung[]> {
  const steps = LADDER.slice(1).map((hero, i) => ({ hero, rival: LADDER[i] }));
  const settings: RungSetting[] = steps.flatMap((step) =>
    Array.from({ length: deals }, (_, i) => ({ ...step, most, seed: `${seed} ladder ${i}` })),
  );
  const played = await playAll<RungSetting, RungPlayed>(settings, cores, () => {});
  return steps.map(({ hero, rival }, i) => rungOf(hero, rival, played.slice(i * deals, (i + 1) * deals)));
}

/** One game against each gang's Enforcer in turn. */
const SOLO_CHUNK = 4;

async function soloShares(level: BotName, games: number): Promise<SoloShares> {
  const chunks = Math.ceil(games / SOLO_CHUNK);
  const settings: SoloSetting[] = DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: chunks }, (_, i) => ({ difficulty, level, most, games: SOLO_CHUNK, seed: `${seed} ${i}` })),
  );
  const found = await playAll<SoloSetting, SoloFindings>(settings, cores, () => {});
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
const seats = whole('seats', 2, 4);
const level = bot('level', values.level);
const alone = values.alone.split(',').map((name) => bot('alone', name));
const settings: Setting[] = Array.from({ length: games }, (_, i) => ({ seats, level, most, seed: `${seed} ${i}` }));
const played = await playAll<Setting, Played>(settings, cores, (done) => {
  if (done % 200 === 0) say(`${done} of ${games} games`);
});
const rungs = await ladder(whole('rungs', 0, 10_000));
const solo: SoloShares[] = [];
const soloGames = whole('solo', 0, 10_000);
if (soloGames > 0) for (const one of alone) solo.push(await soloShares(one, soloGames));
const report: Report = {
  ...findingsOf(played),
  ...{ level, most, seed, solo },
  rungs: rungs.filter(({ won }) => won.count > 0),
};
console.log(summaryOf(report));
if (values.write) {
  writeFileSync(join(import.meta.dirname, '../../../docs/balance.html'), chartsPage(report));
  say('wrote docs/balance.html');
}
