// The long proofs: what each promise is run with, quickly and properly, and the figure that comes of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seeded } from '@backroom/kit';
import { backUpUnderLoad } from '../test/proofs/backups.ts';
import { storm } from '../test/proofs/crowds.ts';
import { knock } from '../test/proofs/doors.ts';
import { CHEAT_AMONG_EQUALS, CHEAT_WITH_THE_BEST_LINE, EQUALS, grab, UNEQUALS } from '../test/proofs/grabs.ts';
import { attack } from '../test/proofs/hostile.ts';
import { interleave } from '../test/proofs/interleavings.ts';
import { killUnderLoad } from '../test/proofs/kills.ts';
import { cutPower } from '../test/proofs/power-cuts.ts';
import { probe } from '../test/proofs/probes.ts';
import { abandon } from '../test/proofs/progress.ts';
import { cutAndResume } from '../test/proofs/resuming.ts';
import { retryAll } from '../test/proofs/retries.ts';
import { compareGame } from '../test/proofs/secrecy.ts';
import { HouseProcess } from '../test/proofs/support/process.ts';
import { count, tooEarly, traceHouse } from '../test/proofs/sync.ts';
import { runClocksOut } from '../test/proofs/timers.ts';
import { hasStrace } from '../test/store/trace.ts';

export interface Proof {
  readonly promise: string;
  readonly what: string;
  /** How much of it: in a few minutes, and properly. */
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

export const PROOFS: Readonly<Record<string, Proof>> = {
  kills: {
    promise: 'P1',
    what: 'the house killed under load',
    quick: 20,
    long: 1000,
    run: async (kills, random, folder) => {
      const got = await killUnderLoad({ folder, kills, tables: 20, random, eagerness: 1 });
      return `${whole(kills)} kills, ${whole(got.acknowledged)} acknowledged commands: 0 lost, 0 doubled, 0 gaps; ${got.answeredLater} were on their way when it fell; answers again after ${whole(got.answersAgain)} ms, players back after ${whole(got.resumed99)} ms, ${whole(got.afterwards99)} ms after it answered (p99)`;
    },
  },
  sync: {
    promise: 'P2',
    what: 'a completed sync before every answer of the real house, by strace; and what a disk holds after a power cut',
    quick: 100,
    long: 250,
    run: async (commands, random, folder) => {
      if (!hasStrace()) return 'not run: there is no strace here';
      const traced = await traceHouse(folder, 10, commands);
      const { happenings } = traced;
      const early = tooEarly(happenings);
      if (early.length > 0) throw new Error(`${early.length} answers before their sync`);
      const { images, houses, found } = await cutPower({ traced, images: commands, houses: commands / 10, random });
      return `${whole(count(happenings, 'acknowledged'))} answers, ${whole(count(happenings, 'sync ends'))} syncs, 0 answers before their sync; power cut at ${whole(images)} moments, with torn and missing writes: ${whole(found)} acknowledged commands looked for, 0 lost, and a house opened on ${whole(houses)} of the disks went on`;
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
    what: 'all bytes to an onlooker, with what is hidden from it dealt anew',
    quick: 150,
    long: 2000,
    run: async (amount, random) => {
      const games = await times(amount, random, (one) => compareGame(one, 8));
      return `${whole(amount)} games, ${whole(sum(games.map(({ compared }) => compared)))} pairs of worlds (${whole(sum(games.map(({ withBots }) => withBots)))} of them with bots that decided), ${whole(sum(games.map(({ frames }) => frames)))} messages: 0 bytes differ (${whole(sum(games.map(({ toldApart }) => toldApart)))} pairs left out: a card shown by the rules told them apart)`;
    },
  },
  probes: {
    promise: 'P9',
    what: 'the time a refusal takes, whatever is hidden',
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
      const house = await opened(folder);
      await knock(Number(new URL(house.address).port), amount, random);
      const isUp = house.isRunning && (await fetch(`${house.address}/healthz`)).ok;
      await house.kill('SIGTERM');
      if (!isUp || house.complaints !== '') throw new Error(`the house is not well: ${house.complaints}`);
      return `${whole(amount)} handshakes: 0 crashes`;
    },
  },
  storm: {
    promise: 'P24',
    what: 'everybody cut at once, over one address and port',
    quick: 1000,
    long: 1000,
    run: async (clients, _, folder) => {
      const house = await opened(folder);
      const got = await storm(house.address, clients);
      await house.kill('SIGTERM');
      return `${whole(clients)} clients: all back, median ${whole(got.median)} ms, p99 ${whole(got.p99)} ms; ${whole(got.answered)} questions on their way, all answered`;
    },
  },
  timers: {
    promise: 'P28, P31',
    what: 'clocks that run out, with houses that close meanwhile (virtual time)',
    quick: 500,
    long: 10_000,
    run: async (amount, random) => {
      const runs = await times(amount, random, (one) => runClocksOut(one, one.below(4)));
      return `${whole(sum(runs.map(({ fired }) => fired)))} clocks, ${whole(sum(runs.map(({ restarts }) => restarts)))} restarts: each ran out once, 0 early, 0 charged for a closed house`;
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
      const figure = `${whole(amount)} grabs each: strict order ${percents(strict)}; lots within 150 ms ${percents(short)}; within 250 ms ${percents(fair)}; somebody who tries every trick wins ${percents([among])} among equals, ${percents([best])} with the best line of the four; somebody who is 150, 200, 250 ms quicker than his equals wins ${percents([by150, by200, by250])} (all within 250 ms)`;
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

/** In a process of its own, and without a limit for one address: all of these clients come from this machine. */
async function opened(folder: string): Promise<HouseProcess> {
  const house = new HouseProcess(join(folder, 'house.db'), ['--changes', '10000']);
  await house.open();
  return house;
}

export async function inSoakFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'backroom-soak-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
