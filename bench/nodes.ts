// npm run bench:nodes: the cost of a move with one, two and three nodes on one PostgreSQL, beside one process on SQLite.
// Two people at each match, at different nodes where there are several. All of it shares this machine with its clients.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Seeded } from '@backroom/kit';
import type { FromServer } from '@backroom/protocol';
import { Balanced, Player } from '../packages/server/test/proofs/nodes.ts';
import { percentile } from '../packages/server/test/proofs/support/seed.ts';
import { Visitor } from '../packages/server/test/proofs/support/visitor.ts';
import { folder } from '../packages/server/test/support/backroom.ts';
import { Postgres } from '../packages/server/test/support/postgres.ts';

const MATCHES = 20;
const WARM_UP = 3000;
const MEASURED = Number(process.argv[2] ?? 10) * 1000;
const TICKS_PER_SECOND = 100;

/** Seconds of processor time, with those of children that have ended. */
function cpuOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, n) => sum + n, 0) / TICKS_PER_SECOND;
}

interface Measured {
  readonly movesPerSecond: number;
  readonly nodeCpu: number;
  readonly databaseCpu: number;
  readonly answer50: number;
  readonly answer99: number;
  /** The time until the other seat gets the step. */
  readonly told50: number;
  readonly told99: number;
}

async function measure(data: string, nodes: number, databasePids: () => readonly number[]): Promise<Measured> {
  const balanced = new Balanced(data, { doors: false });
  await balanced.open(nodes);
  const random = new Seeded('bench');
  const answers: number[] = [];
  const told: number[] = [];
  let isMeasuring = false;
  let isEnding = false;
  let moves = 0;
  const players: Player[] = [];

  async function play(n: number): Promise<void> {
    const places = [n % nodes, (n + 1) % nodes];
    const visitors = await Promise.all(
      places.map((place, seat) => Visitor.enter(balanced.address(place), 2 * n + seat + 1)),
    );
    while (!isEnding) {
      const made = await visitors[0].open({ chairs: ['me', 'open'] });
      await visitors[1].claim(made);
      const sent = new Map<number, number>();
      const seen = new Map<number, number>();
      const note = (seq: number): void => {
        const [from, to] = [sent.get(seq), seen.get(seq)];
        if (isMeasuring && from !== undefined && to !== undefined && to > 0) told.push(to - from);
      };
      const hear = (news: FromServer): void => {
        if (news.t !== 'steps') return;
        for (const { seq } of news.steps) {
          if (seen.has(seq)) {
            seen.set(seq, performance.now());
            note(seq);
          } else seen.set(seq, Number.NaN);
        }
      };
      const two = visitors.map((visitor, seat) => new Player(balanced, visitor, made.match, places[seat], hear));
      players.push(...two);
      const seat = async (player: Player): Promise<void> => {
        while (!isEnding && !player.isOver) {
          const legal = player.line.legal ?? [];
          if (legal.length > 0) {
            const begun = performance.now();
            const before = player.acknowledged.length;
            await player.move(random, (seq) => {
              sent.set(seq, begun);
              note(seq);
            });
            if (player.acknowledged.length > before && isMeasuring) {
              answers.push(performance.now() - begun);
              moves++;
            }
          } else await pause(1);
        }
      };
      await Promise.all(two.map(seat));
      for (const { line } of two) line.stop();
    }
  }

  const games = Promise.all(Array.from({ length: MATCHES }, (_, n) => play(n)));
  await pause(WARM_UP);
  const cpu = (): [number, number] => [cpuOf(balanced.pids), cpuOf(databasePids())];
  const before = cpu();
  const begun = performance.now();
  isMeasuring = true;
  await pause(MEASURED);
  isMeasuring = false;
  const seconds = (performance.now() - begun) / 1000;
  const after = cpu();
  isEnding = true;
  await Promise.race([games, pause(3000)]);
  for (const { line } of players) line.stop();
  await balanced.close();
  return {
    movesPerSecond: moves / seconds,
    nodeCpu: ((after[0] - before[0]) / moves) * 1000,
    databaseCpu: ((after[1] - before[1]) / moves) * 1000,
    answer50: percentile(answers, 50),
    answer99: percentile(answers, 99),
    told50: percentile(told, 50),
    told99: percentile(told, 99),
  };
}

const show = (name: string, m: Measured): void =>
  console.log(
    `| ${name} | ${m.movesPerSecond.toFixed(0)} | ${m.nodeCpu.toFixed(2)} | ${m.databaseCpu.toFixed(2)} | ${m.answer50.toFixed(1)} / ${m.answer99.toFixed(0)} | ${m.told50.toFixed(1)} / ${m.told99.toFixed(0)} |`,
  );

console.log(
  '| | moves/s | ms of CPU a move, nodes | PostgreSQL | answer ms p50 / p99 | told to the other seat ms p50 / p99 |',
);
console.log('| --- | --- | --- | --- | --- | --- |');
show('SQLite, one process', await measure(join(folder, 'bench.db'), 1, () => []));
const database = await Postgres.start(true);
try {
  for (const nodes of [1, 2, 3])
    show(
      `PostgreSQL, ${nodes} node${nodes > 1 ? 's' : ''}`,
      await measure(await database.database(), nodes, () => database.pids()),
    );
} finally {
  await database.stop();
}
process.exit(0);
