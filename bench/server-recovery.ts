// How fast matches come back from the disk: read from SQLite, parsed and folded as a table does when it is opened.
//   node bench/server-recovery.ts FILE     one line of JSON
import { findOffer } from '@backroom/games';
import { Match } from '@backroom/match';
import { openSqliteStore } from '../packages/server/src/store/sqlite/index.ts';
import { entriesOf } from '../packages/server/src/tables/record.ts';

/** Passes over the whole file: the first compiles as it goes, the others show what many matches cost. */
const PASSES = 40;
/** As a server does when it opens. */
const IN_ONE_GO = 20;

const store = await openSqliteStore({ path: process.argv[2] });
const rows = await store.matches({ limit: 100_000 });

/** The moves of one match, once it is folded. */
async function fold({ id, game }: (typeof rows)[number]): Promise<number> {
  const offer = findOffer(game);
  if (offer === undefined) throw new Error(`unknown game ${game}`);
  const { texts } = await store.log(id);
  const entries = entriesOf(offer.game, texts);
  if (!entries.ok || !Match.fold(offer.game, entries.value).ok) throw new Error(`match ${id} cannot be read`);
  return entries.value.filter(({ deed }) => deed.do === 'act').length;
}

async function pass(): Promise<{ readonly moves: number; readonly perCpuSecond: number }> {
  const begin = process.cpuUsage();
  let moves = 0;
  for (let i = 0; i < rows.length; i += IN_ONE_GO) {
    const folded = await Promise.all(rows.slice(i, i + IN_ONE_GO).map(fold));
    moves += folded.reduce((sum, n) => sum + n, 0);
  }
  const { user, system } = process.cpuUsage(begin);
  return { moves, perCpuSecond: (moves * 1e6) / (user + system) };
}

const passes = [];
for (let i = 0; i < PASSES; i++) passes.push(await pass());
const [first, ...rest] = passes.map(({ perCpuSecond }) => perCpuSecond);
const sorted = rest.sort((a, b) => a - b);
console.log(JSON.stringify({ moves: passes[0].moves, first, median: sorted[Math.floor(sorted.length / 2)] }));
await store.close();
