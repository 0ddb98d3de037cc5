// The long proofs: the parameters of each, short and full, and the figure that it prints.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seeded } from '@backroom/kit';
import { manySeats } from '../test/proofs/adversary/seats.ts';
import { FAULTS, shutDown } from '../test/proofs/adversary/shutdown.ts';
import { besiege, broken, LIMITS } from '../test/proofs/adversary/suite.ts';
import { backUpUnderLoad } from '../test/proofs/backups.ts';
import { contend } from '../test/proofs/contended.ts';
import { contendByProcesses } from '../test/proofs/contended-processes.ts';
import { storm } from '../test/proofs/crowds.ts';
import { cutDatabase, REFUSED_WITHIN } from '../test/proofs/database-cuts.ts';
import { knock } from '../test/proofs/doors.ts';
import { CHEAT_AMONG_EQUALS, CHEAT_WITH_THE_BEST_LINE, EQUALS, grab, UNEQUALS } from '../test/proofs/grabs.ts';
import { playWithoutHints, STALE_FOR_AT_MOST } from '../test/proofs/hints-lost.ts';
import { attack } from '../test/proofs/hostile.ts';
import { interleave } from '../test/proofs/interleavings.ts';
import { killUnderLoad } from '../test/proofs/kills.ts';
import { playUnderTrouble } from '../test/proofs/nodes.ts';
import { chargedBy, OUTAGES, survive } from '../test/proofs/outages.ts';
import { cutPower } from '../test/proofs/power-cuts.ts';
import { probe } from '../test/proofs/probes.ts';
import { abandon } from '../test/proofs/progress.ts';
import { cutAndResume } from '../test/proofs/resuming.ts';
import { retryAll } from '../test/proofs/retries.ts';
import { compareGame } from '../test/proofs/secrecy.ts';
import { fireTimers, type Late } from '../test/proofs/shared-timers.ts';
import { ServerProcess } from '../test/proofs/support/process.ts';
import { percentile } from '../test/proofs/support/seed.ts';
import { count, tooEarly, traceServer } from '../test/proofs/sync.ts';
import { runClocksOut } from '../test/proofs/timers.ts';
import { hasStrace } from '../test/store/trace.ts';
import { Postgres } from '../test/support/postgres.ts';

export interface Proof {
  readonly promise: string;
  readonly what: string;
  /** The size of the short form and of the full one. */
  readonly quick: number;
  readonly long: number;
  run(amount: number, random: Seeded, folder: string): Promise<string>;
}

const whole = (n: number): string => Math.round(n).toLocaleString('en-GB');
const percents = (shares: readonly number[]): string => shares.map((one) => `${one.toFixed(1)} %`).join(', ');

async function times<T>(amount: number, random: Seeded, one: (random: Seeded) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < amount; n++) {
    try {
      results.push(await one(random.split(n)));
    } catch (error) {
      throw new Error(`round ${n}`, { cause: error });
    }
  }
  return results;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Every attack for 20 s on a database of 100,000 matches; fails with everything that broke a limit. */
async function underAttack(seconds: number, folder: string): Promise<string> {
  const outcomes = await besiege({
    folder,
    ms: seconds * 1000,
    part: Math.min(1, seconds / 20),
    matches: seconds * 5000,
  });
  const seats = await manySeats(new ServerProcess(join(folder, 'seats.db')), 600, 20);
  const ends: string[] = [];
  const faults = outcomes.flatMap(broken);
  if (seats.missing + seats.second + seats.kept > 0)
    faults.push(`600 seats: ${seats.missing} missing, ${seats.second} second chairs, ${seats.kept} kept`);
  for (const [name, fault] of Object.entries(FAULTS)) {
    const ended = await shutDown(join(folder, `${ends.length}.db`), fault, LIMITS.shutdown);
    ends.push(`${name} ${ended === null ? 'never' : `${whole(ended.took)} ms`}`);
    if (ended === null || ended.took > LIMITS.shutdown) faults.push(`SIGTERM with ${name} does not end it in time`);
  }
  const told = outcomes.map(
    ({ attack, note, moves, p50, p99, quiet99, memory, rightsKept, botAnswers, bot99, fallbacks }) =>
      `${attack} (${note}): ${whole(moves)} honest moves, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (quiet ${quiet99.toFixed(1)} ms), ${whole(botAnswers)} answers of an honest person's bot, p99 ${whole(bot99)} ms, ${whole(fallbacks)} decisions of any bot fell back, ${whole(memory)} MB above idle, ${rightsKept} rights kept`,
  );
  const figure = `${whole(seconds * 5000)} matches in the database; ${told.join('; ')}; 600 seats: exported in ${whole(seats.exported)} ms, forgotten in ${whole(seats.forgotten)} ms, 0 kept; SIGTERM with ${ends.join(', ')}`;
  if (faults.length > 0) throw new Error(`${faults.join('; ')}. All figures: ${figure}`);
  return figure;
}

const lateIn = ({ timers, p50, p99, latest }: Late): string =>
  `${whole(p50)} ms late (median), ${whole(p99)} ms (p99), ${whole(latest)} ms (latest) for ${whole(timers)}`;

async function atPostgres(work: (url: string) => Promise<string>): Promise<string> {
  const database = await Postgres.start();
  try {
    return await work(await database.database());
  } finally {
    await database.stop();
  }
}

export const PROOFS: Readonly<Record<string, Proof>> = {
  adversary: {
    promise: 'P34',
    what: 'attacks from one address, while honest players move',
    quick: 4,
    long: 20,
    run: (seconds, _random, folder) => underAttack(seconds, folder),
  },
  kills: {
    promise: 'P1',
    what: 'the server killed under load',
    quick: 20,
    long: 1000,
    run: async (kills, random, folder) => {
      const got = await killUnderLoad({ folder, kills, tables: 20, random, eagerness: 1 });
      return `${whole(kills)} kills, ${whole(got.acknowledged)} acknowledged commands: 0 lost, 0 doubled, 0 gaps; ${got.answeredLater} were on their way when it fell; answers again after ${whole(got.answersAgain)} ms, players back after ${whole(got.resumed99)} ms, ${whole(got.afterwards99)} ms after it answered (p99)`;
    },
  },
  sync: {
    promise: 'P2',
    what: 'a completed sync before every answer of the real server, by strace; and what a disk holds after a power cut',
    quick: 100,
    long: 250,
    run: async (commands, random, folder) => {
      if (!hasStrace()) return 'not run: there is no strace here';
      const traced = await traceServer(folder, 10, commands);
      const { happenings } = traced;
      const early = tooEarly(happenings);
      if (early.length > 0) throw new Error(`${early.length} answers before their sync`);
      const { images, servers, found } = await cutPower({ traced, images: commands, servers: commands / 10, random });
      return `${whole(count(happenings, 'acknowledged'))} answers, ${whole(count(happenings, 'sync ends'))} syncs, 0 answers before their sync; power cut at ${whole(images)} moments, with torn and missing writes: ${whole(found)} acknowledged commands looked for, 0 lost, and a server opened on ${whole(servers)} of the disks went on`;
    },
  },
  retries: {
    promise: 'P3',
    what: 'commands sent up to 5 times, out of order, across cuts and kills',
    quick: 1500,
    long: 10_000,
    run: async (commands, random, folder) => {
      const got = await retryAll({ folder, commands, kills: Math.round(commands / 150), random });
      return `${whole(got.commands)} commands sent ${whole(got.sent)} times over ${whole(got.connections)} connections, ${whole(got.answers)} answers: each at most once in the log, one seq each`;
    },
  },
  interleavings: {
    promise: 'P4',
    what: 'commands of 2 to 6 seats at once',
    quick: 5000,
    long: 100_000,
    run: async (amount, random) => {
      const rounds = await times(amount, random, interleave);
      return `${whole(amount)} interleavings, ${whole(sum(rounds.map(({ commands }) => commands)))} commands: one answer each, every history possible`;
    },
  },
  progress: {
    promise: 'P7',
    what: 'everybody leaves at a random moment',
    quick: 300,
    long: 1000,
    run: async (amount, random) => {
      const steps = await times(amount, random, abandon);
      return `${whole(amount)} matches, ${whole(sum(steps))} steps: all ended by themselves`;
    },
  },
  secrecy: {
    promise: 'P8',
    what: 'all bytes to a viewer, with what is hidden from it dealt again',
    quick: 150,
    long: 2000,
    run: async (amount, random) => {
      const games = await times(amount, random, (one) => compareGame(one, 8));
      return `${whole(amount)} games, ${whole(sum(games.map(({ compared }) => compared)))} pairs of worlds (${whole(sum(games.map(({ withBots }) => withBots)))} of them with bots that decided), ${whole(sum(games.map(({ frames }) => frames)))} messages: 0 bytes differ (${whole(sum(games.map(({ toldApart }) => toldApart)))} pairs left out: a card shown by the rules told them apart)`;
    },
  },
  probes: {
    promise: 'P9',
    what: 'the time a refusal takes, independent of what is hidden',
    quick: 400,
    long: 2000,
    run: async (amount, random) => {
      const { p, distance } = await probe(amount, random);
      return `${whole(amount)} probes in each of two worlds: largest distance ${distance.toFixed(3)}, p = ${p.toFixed(3)}${p > 0.01 ? '' : ' (they differ)'}`;
    },
  },
  resuming: {
    promise: 'P10',
    what: 'resumed after cuts at random points',
    quick: 400,
    long: 20_000,
    run: async (amount, random) => {
      const games = await times(amount, random, (one) => cutAndResume(one, 60));
      return `${whole(sum(games.map(({ cuts }) => cuts)))} cuts in ${whole(amount)} games: the resumed view is the fresh one, byte for byte, and no step is missed`;
    },
  },
  hostile: {
    promise: 'P12',
    what: 'hostile messages over real sockets',
    quick: 300_000,
    long: 1_000_000,
    run: async (messages, random, folder) => {
      const got = await attack({ folder, messages, random });
      return `${whole(messages)} messages over ${whole(got.sockets)} sockets: 0 crashes, 0 changes to the log; what is in use after a collection changed by ${got.growth.heap.toFixed(1)} MB (the whole process, with what it may use again, by ${whole(got.growth.resident)} MB)`;
    },
  },
  doors: {
    promise: 'P13',
    what: 'broken handshakes and cut connections',
    quick: 10_000,
    long: 100_000,
    run: async (amount, random, folder) => {
      const server = await opened(folder);
      await knock(Number(new URL(server.address).port), amount, random);
      const isUp = server.isRunning && (await fetch(`${server.address}/healthz`)).ok;
      await server.kill('SIGTERM');
      if (!isUp || server.complaints !== '') throw new Error(`the server is not well: ${server.complaints}`);
      return `${whole(amount)} handshakes: 0 crashes`;
    },
  },
  storm: {
    promise: 'P24',
    what: 'everybody cut at once, over one address and port',
    quick: 1000,
    long: 1000,
    run: async (clients, _, folder) => {
      const server = await opened(folder);
      const got = await storm(server.address, clients);
      await server.kill('SIGTERM');
      return `${whole(clients)} clients: all back, median ${whole(got.median)} ms, p99 ${whole(got.p99)} ms; ${whole(got.answered)} questions on their way, all answered`;
    },
  },
  timers: {
    promise: 'P28, P31',
    what: 'clocks that run out, with servers that close meanwhile (virtual time)',
    quick: 500,
    long: 10_000,
    run: async (amount, random) => {
      const runs = await times(amount, random, (one) => runClocksOut(one, one.below(4)));
      return `${whole(sum(runs.map(({ fired }) => fired)))} clocks, ${whole(sum(runs.map(({ restarts }) => restarts)))} restarts: each ran out once, 0 early, 0 charged for a closed server`;
    },
  },
  'database-cuts': {
    promise: 'P25',
    what: 'two nodes under load; PostgreSQL stands still, or its connections are cut, refused or silent, for 1 to 30 s',
    quick: 4,
    long: 40,
    run: async (times, random) => {
      const got = await cutDatabase({ times, shortest: 1000, longest: 30_000, nodes: 2, players: 10, random });
      const figure = `${whole(times)} times, ${whole(got.acknowledged)} acknowledged moves: 0 of them not in the record, 0 gaps; ${whole(got.refusals.length)} writes refused, the slowest after ${whole(got.slowestRefusal)} ms; all players moved again ${whole(percentile(got.back, 50))} ms (median) and ${whole(Math.max(...got.back))} ms (longest) after it was over`;
      if (got.slowestRefusal > REFUSED_WITHIN) throw new Error(`a write was refused too late: ${figure}`);
      return figure;
    },
  },
  contended: {
    promise: 'P26, P27',
    what: 'three nodes append to one match, and two hints of three get lost (virtual time)',
    quick: 1000,
    long: 20_000,
    run: async (amount, random) => {
      const rounds = await times(amount, random, contend);
      return `${whole(amount)} matches, ${whole(sum(rounds.map(({ commands }) => commands)))} commands at three nodes, ${whole(sum(rounds.map(({ conflicts }) => conflicts)))} of their appends refused by the key: one order, one answer each, no step told twice or left out, all nodes agree`;
    },
  },
  'contended-processes': {
    promise: 'P26',
    what: 'three processes append to the same four matches of one PostgreSQL',
    quick: 10_000,
    long: 100_000,
    run: (amount) =>
      atPostgres(async (url) => {
        const got = await contendByProcesses(url, amount);
        return `${whole(got.acknowledged)} appends acknowledged, ${whole(got.conflicts)} refused by the key and tried again, ${whole(got.acknowledged / got.seconds)} a second: each is in the log once, where its answer said, without a gap`;
      }),
  },
  'hints-lost': {
    promise: 'P27',
    what: 'two nodes, a seat at each, and every hint between them lost',
    quick: 100,
    long: 500,
    run: (amount, random) =>
      atPostgres(async (url) => {
        const { told, games } = await playWithoutHints(url, amount, random);
        const figure = `${whole(told.length)} moves in ${games} matches: the other seat was told after ${whole(percentile(told, 50))} ms (p50), ${whole(percentile(told, 99))} ms (p99), ${whole(Math.max(...told))} ms (longest)`;
        if (percentile(told, 100) > STALE_FOR_AT_MOST) throw new Error(`later than 2 s: ${figure}`);
        return figure;
      }),
  },
  'shared-timers': {
    promise: 'P28',
    what: 'timers of PostgreSQL, shared by three processes, some of which are killed with what they have claimed',
    quick: 1000,
    long: 10_000,
    run: (amount, random) =>
      atPostgres(async (url) => {
        const got = await fireTimers(url, amount, amount / 100, random);
        return `${whole(got.timers)} timers, ${whole(got.deaths)} kills: each fired once, 0 early; ${lateIn(got.undisturbed)} that no kill concerned, ${lateIn(got.claimedByDead)} whose process was killed with them, ${lateIn(got.withFewer)} while it was being replaced`;
      }),
  },
  restarts: {
    promise: 'P31',
    what: 'rolling restarts of two nodes under load',
    quick: 4,
    long: 100,
    run: async (amount, random) => {
      const got = await playUnderTrouble({
        ...{ nodes: 2, players: 10, times: amount, random, clocks: true },
        trouble: async ({ balanced }, n) => {
          await balanced.end(n % 2, 'SIGTERM');
          await balanced.reopen(n % 2);
        },
      });
      if (got.late > 0) throw new Error(`${got.late} clocks of 20 s ran out in ${amount} restarts`);
      return `${whole(amount)} restarts, ${whole(got.acknowledged)} acknowledged moves: 0 lost, 0 clocks of 20 s ran out, time granted ${whole(got.grants)} times; players were without a node for ${whole(got.away99)} ms (p99 of ${whole(got.away.length)})`;
    },
  },
  outages: {
    promise: 'P31',
    what: 'two nodes with clocks of 20 s, for 22 s: all killed, or PostgreSQL frozen, refused or silent',
    quick: 4,
    long: 40,
    run: async (amount, random) => {
      const kinds = Object.keys(OUTAGES) as (keyof typeof OUTAGES)[];
      const database = await Postgres.start();
      try {
        for (let n = 0; n < amount; n++) {
          const kind = kinds[n % kinds.length] ?? 'killed';
          const charged = chargedBy(await survive(kind, database, 12, random.split(n)));
          if (charged !== null) throw new Error(`${kind}: ${charged}`);
        }
      } finally {
        await database.stop();
      }
      return `${whole(amount)} outages of 12 matches each: every match was granted the time once, 0 clocks ran out, all players moved on`;
    },
  },
  failover: {
    promise: 'P1 with several nodes',
    what: 'one of two nodes killed under load',
    quick: 4,
    long: 100,
    run: async (amount, random) => {
      const got = await playUnderTrouble({
        ...{ nodes: 2, players: 10, times: amount, random },
        trouble: async ({ balanced }, n) => {
          await balanced.end(n % 2, 'SIGKILL');
          await balanced.reopen(n % 2);
        },
      });
      return `${whole(amount)} kills, ${whole(got.acknowledged)} acknowledged moves: 0 lost; players were back at the other node after ${whole(got.away99)} ms (p99 of ${whole(got.away.length)})`;
    },
  },
  grabs: {
    promise: 'P30',
    what: 'four equals at 20, 60, 120 and 200 ms (virtual time)',
    quick: 1500,
    long: 10_000,
    run: async (amount, random) => {
      const strict = await grab(UNEQUALS, 0, amount, random.split('strict'));
      const short = await grab(UNEQUALS, 150, amount, random.split('short'));
      const fair = await grab(UNEQUALS, 250, amount, random.split('fair'));
      const [among] = await grab(CHEAT_AMONG_EQUALS, 250, amount, random.split('among'));
      const [best] = await grab(CHEAT_WITH_THE_BEST_LINE, 250, amount, random.split('best'));
      const quick = (quicker: number): Promise<number[]> =>
        grab([{ roundTrip: 20, quicker }, ...EQUALS.slice(1)], 250, amount, random.split(`quicker ${quicker}`));
      const [[by150], [by200], [by250]] = [await quick(150), await quick(200), await quick(250)];
      const figure = `${whole(amount)} grabs each: strict order ${percents(strict)}; lots within 150 ms ${percents(short)}; within 250 ms ${percents(fair)}; somebody who tries every trick wins ${percents([among])} among equals, ${percents([best])} with the best line of the four; somebody who is 150, 200, 250 ms faster than the others wins ${percents([by150, by200, by250])} (all within 250 ms)`;
      if (fair.some((won) => Math.abs(won - 25) > 5) || among > 30 || best > 30) throw new Error(`not fair: ${figure}`);
      return figure;
    },
  },
  backups: {
    promise: 'P32',
    what: 'backups under load, restored',
    quick: 50,
    long: 200,
    run: async (amount, random, folder) => {
      const got = await backUpUnderLoad(folder, amount, random);
      return `${whole(got.backups)} restores, ${whole(got.lines)} lines: every log a gap-free prefix, every hash follows`;
    },
  },
};

/** In a separate process without limits per address: all of these clients come from this machine. */
async function opened(folder: string): Promise<ServerProcess> {
  const server = new ServerProcess(join(folder, 'server.db'), [
    '--changes',
    '10000',
    '--tables',
    '10000',
    '--sockets',
    '10000',
  ]);
  await server.open();
  return server;
}

export async function inSoakFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-soak-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
