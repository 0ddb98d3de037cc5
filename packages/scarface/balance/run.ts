// npm run balance: games between equal bots, restricted play, and games against the Enforcer, each figure beside its
// bound.
//
//   npm run balance                          a sample with the strong bots: some minutes on an idle machine
//   npm run balance -- --full                enough games for every bound: hours
//   npm run balance -- --level habit         without thinking: two thousand games in a minute
//   npm run balance -- --restricted          restricted play alone
//   npm run balance -- --write               also writes docs/balance.md, its pictures and docs/balance.json
//
// [--games N] [--deals N] [--solo N] [--most N] [--seed S] [--cores N] change one number each. --deals: deals of
// restricted play for each action and road, each played from every seat. --solo: games at each difficulty, by `sharp`
// in a run of strong bots. Always ends with status 0: a missed bound is for reading; test/balance.test.ts checks what
// is committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DIFFICULTIES } from '../src/enforcer/language.ts';
import { type BotName, isBot } from './bots.ts';
import { playAll } from './crew.ts';
import { boundOf, figuresOf, type Lost, type Run, type SoloShare, verdictOf } from './figures.ts';
import { type Findings, findingsOf } from './findings.ts';
import { type BalanceRecord, pageOf, picturesOf, withRun } from './page.ts';
import type { Played, Setting } from './play.ts';
import { RESTRICTIONS } from './restricted.ts';
import { type RungPlayed, type RungSetting, rungOf } from './rungs.ts';
import { shareOf } from './share.ts';
import type { SoloFindings, SoloSetting } from './solo.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'kingpin' },
    full: { type: 'boolean', default: false },
    restricted: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    games: { type: 'string' },
    deals: { type: 'string' },
    solo: { type: 'string' },
    most: { type: 'string' },
    seed: { type: 'string', default: 'balance' },
    cores: { type: 'string', default: String(availableParallelism()) },
  },
});

/**
 * Games at four seats (half as many at two and three), deals of restricted play, solo games at a difficulty, playouts.
 */
interface Size {
  readonly games: number;
  readonly deals: number;
  readonly solo: number;
  readonly most: number;
}
const SIZES: Readonly<Record<'habit' | 'sample' | 'full', Size>> = {
  habit: { games: 2000, deals: 100, solo: 40, most: 1 },
  sample: { games: 80, deals: 2, solo: 16, most: 24 },
  full: { games: 2000, deals: 60, solo: 200, most: 200 },
};

function whole(name: 'games' | 'deals' | 'solo' | 'most' | 'cores', usual: number, least: number): number {
  const n = Number(values[name] ?? usual);
  if (!Number.isInteger(n) || n < least || n > 1_000_000)
    throw new Error(`--${name} must be a whole number from ${least} to 1000000`);
  return n;
}

const { level, seed } = values;
if (!isBot(level)) throw new Error(`--level must name random, habit or a level of bots, not ${level}`);
const thinks = level !== 'habit' && level !== 'random';
const usual = SIZES[values.full ? 'full' : thinks ? 'sample' : 'habit'];
const most = whole('most', usual.most, 1);
const cores = whole('cores', availableParallelism(), 1);
const deals = whole('deals', usual.deals, 0);
const games = values.restricted ? 0 : whole('games', usual.games, 0);
const soloGames = values.restricted ? 0 : whole('solo', usual.solo, 0);

const say = (line: string): void => console.error(`balance: ${line}`);

async function table(seats: number, count: number): Promise<Findings[]> {
  if (count === 0) return [];
  const settings = Array.from(
    { length: count },
    (_, i): Setting => ({ seats, level: bot, most, seed: `${seed} ${i}` }),
  );
  const played = await playAll<Setting, Played>(settings, cores, (done) => {
    if (done % 100 === 0) say(`${done} of ${count} games of ${seats}`);
  });
  return [findingsOf(played)];
}

async function restrictedPlay(): Promise<Lost[]> {
  const lost: Lost[] = [];
  for (const without of deals === 0 ? [] : RESTRICTIONS) {
    const settings = Array.from(
      { length: deals },
      (_, i): RungSetting => ({ hero: bot, rival: bot, most, without, seed: `${seed} restricted ${i}` }),
    );
    const rung = rungOf(bot, bot, await playAll<RungSetting, RungPlayed>(settings, cores, () => {}));
    lost.push({ what: without.what, rung });
    say(`without ${without.what}: ${rung.totals[0].toFixed(0)} to ${rung.totals[1].toFixed(0)} dollars`);
  }
  return lost;
}

/** One game against each gang's Enforcer in turn. */
const SOLO_CHUNK = 4;

async function alone(player: BotName): Promise<SoloShare[]> {
  const shares: SoloShare[] = [];
  const chunks = Math.ceil(soloGames / SOLO_CHUNK);
  for (const difficulty of chunks === 0 ? [] : DIFFICULTIES) {
    const settings = Array.from(
      { length: chunks },
      (_, i): SoloSetting => ({ difficulty, level: player, most, games: SOLO_CHUNK, seed: `${seed} ${i}` }),
    );
    const found = await playAll<SoloSetting, SoloFindings>(settings, cores, () => {});
    const wins = found.reduce((sum, one) => sum + one.wins, 0);
    shares.push({ difficulty, won: shareOf(wins, chunks * SOLO_CHUNK) });
    say(`alone, ${difficulty}: ${player} wins ${wins} of ${chunks * SOLO_CHUNK}`);
  }
  return shares;
}

const bot: BotName = level;
const tables = [
  ...(await table(4, games)),
  ...(await table(2, Math.ceil(games / 2))),
  ...(await table(3, Math.ceil(games / 2))),
];
const restricted = await restrictedPlay();
const command = `npm run balance -- ${process.argv.slice(2).join(' ')}`.trim();
const run = (by: string, figures: Run['figures']): Run => ({ level: by, most, seed, games, command, figures });
const runs = [run(level, figuresOf(tables, restricted, thinks ? [] : await alone(bot)))];
if (thinks && soloGames > 0) runs.push(run('sharp', figuresOf([], [], await alone('sharp'))));

for (const { level: by, figures } of runs)
  for (const [id, figure] of Object.entries(figures)) {
    const bound = boundOf(id, by);
    const wanted =
      bound === null ? '' : `  (${bound.least ?? 'any'} to ${bound.most ?? 'any'}: ${verdictOf(figure, bound)})`;
    console.log(`${by}  ${id}: ${figure.value.toFixed(1)} ±${figure.give.toFixed(1)} of ${figure.count}${wanted}`);
  }

if (values.write) {
  const docs = join(import.meta.dirname, '../../../docs');
  const file = join(docs, 'balance.json');
  const before: BalanceRecord = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { runs: [], met: [] };
  const after = runs.filter((one) => Object.keys(one.figures).length > 0).reduce(withRun, before);
  mkdirSync(join(docs, 'pictures'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
  writeFileSync(join(docs, 'balance.md'), pageOf(after));
  for (const { file: name, svg } of picturesOf(after)) writeFileSync(join(docs, 'pictures', name), svg);
  say('wrote docs/balance.json, docs/balance.md and its pictures');
}
