// Attacks on a real server process from one address, while honest players from other addresses move. docs/trust.md has the
// figures; the limits are promises, and nothing here may be loosened to meet them.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../support/process.ts';
import { percentile } from '../support/seed.ts';
import { ask, Visitor } from '../support/visitor.ts';
import { ATTACKS } from './attacks.ts';
import { copyMatch } from './crowd.ts';
import { HonestPlayers } from './honest.ts';
import type { Damage } from './scene.ts';

export const LIMITS = { memory: 150, p99: 50, rightsKept: 0, shutdown: 10_000, bot: 1000, fallbacks: 0 } as const;

/** Milliseconds that an attack may go on beyond its time. */
const LONGER = 30_000;

export interface Outcome extends Damage {
  readonly attack: string;
  /** Of the honest players: how many moves, and milliseconds for each. */
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  /** The same with nobody attacking, just before. */
  readonly quiet99: number;
  /** Of the bot that plays with an honest person: its answers, and milliseconds for each. */
  readonly botAnswers: number;
  readonly bot99: number;
  /** Decisions of all bots, the attacker's too, that were not made in time and fell back to something simple. */
  readonly fallbacks: number;
  /** What failed for honest players. */
  readonly troubles: readonly string[];
  /** The most megabytes of the process above what it had before the attack, with its threads started. */
  readonly memory: number;
}

export interface Siege {
  readonly folder: string;
  /** Milliseconds for each attack. */
  readonly ms: number;
  /** How much of each attack; 1: as much as the issue measured. */
  readonly part: number;
  /** Matches in the database before the first attack. */
  readonly matches: number;
  readonly only?: readonly string[];
  /** People with many seats, who come from one address. */
  readonly crowd?: number;
}

export async function besiege({ folder, ms, part, matches, only, crowd = 30 }: Siege): Promise<readonly Outcome[]> {
  const server = new ServerProcess(join(folder, 'adversary.db'));
  await server.open();
  try {
    const collectors = await fill(server, matches, crowd);
    const honest = await HonestPlayers.enter(server.address);
    const outcomes: Outcome[] = [];
    for (const [index, [attack, run]] of Object.entries(ATTACKS).entries()) {
      if (only !== undefined && !only.includes(attack)) continue;
      await pause(ms / 4);
      honest.takeTimes();
      await pause(ms / 4);
      const quiet = honest.takeTimes();
      let end = Number.POSITIVE_INFINITY;
      let idle: number | null = null;
      let fallbacks = 0;
      const weigh = async (): Promise<void> => {
        idle = await residentMegabytes(server.address);
      };
      const begin = async (): Promise<void> => {
        if (idle === null) await weigh();
        fallbacks = await botTroubles(server.address);
        honest.takeTimes();
        honest.takeBotTimes();
        end = performance.now() + ms;
      };
      // On a busy machine it goes on until the honest players have moved at all.
      const isOver = (): boolean => performance.now() > end && (honest.hasMoved || performance.now() > end + LONGER);
      const port = Number(new URL(server.address).port);
      const place = { address: server.address, port, data: server.data, from: 1000 * (index + 1), collectors };
      const [damage, peak] = await Promise.all([
        run({ ...place, weigh, begin, isOver, part }),
        watchMemory(server.address, isOver),
      ]);
      const times = honest.takeTimes();
      const botTimes = honest.takeBotTimes();
      outcomes.push({
        attack,
        ...damage,
        moves: times.length,
        p50: percentile(times, 50),
        p99: percentile(times, 99),
        quiet99: percentile(quiet, 99),
        botAnswers: botTimes.length,
        bot99: percentile(botTimes, 99),
        fallbacks: (await botTroubles(server.address)) - fallbacks,
        troubles: honest.takeTroubles(),
        memory: Math.max(0, peak - (idle ?? 0)),
      });
    }
    await honest.leave();
    return outcomes;
  } finally {
    await server.kill();
  }
}

/** The number of the address that all collectors come from. */
const COLLECTORS_AT = 16;

/** Copies matches until there are `matches`. A tenth of them belong to the collectors, who are returned; the rest to one person. */
async function fill(server: ServerProcess, matches: number, crowd: number): Promise<readonly Visitor[]> {
  const somebody = await Visitor.enter(server.address, 13);
  const collectors: Visitor[] = [];
  while (collectors.length < crowd) collectors.push(await Visitor.enterPatiently(server.address, COLLECTORS_AT));
  const opened: string[] = [];
  for (const owner of [somebody, ...collectors])
    opened.push((await owner.openPatiently({ chairs: ['me', 'open'] })).match);
  await server.kill('SIGTERM');
  for (const [n, match] of opened.entries())
    copyMatch(server.data, match, Math.ceil(n === 0 ? matches * 0.9 : (matches * 0.1) / crowd));
  await server.open();
  return collectors;
}

async function watchMemory(address: string, isOver: () => boolean): Promise<number> {
  let peak = 0;
  while (!isOver()) {
    peak = Math.max(peak, await residentMegabytes(address));
    await pause(100);
  }
  return peak;
}

const metrics = async (address: string): Promise<string> =>
  (await ask(address, { method: 'GET', path: '/metrics' })).text;

/** How often a bot's decision was not made in time, so far. */
async function botTroubles(address: string): Promise<number> {
  const counts = (await metrics(address)).matchAll(/^backroom_troubles_total\{kind="bot[^"]*"\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function residentMegabytes(address: string): Promise<number> {
  const text = await metrics(address);
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('/metrics does not tell the memory');
  return Number(bytes) / 2 ** 20;
}

/** What an outcome breaks, in words. */
export function broken(outcome: Outcome): readonly string[] {
  const { attack, moves, p99, bot99, fallbacks } = outcome;
  return [
    ...brokenAnywhere(outcome),
    ...(moves < 10 ? [`${attack}: honest players made ${moves} moves`] : []),
    ...(p99 > LIMITS.p99 ? [`${attack}: p99 of an honest move ${p99.toFixed(0)} ms`] : []),
    ...(fallbacks > LIMITS.fallbacks ? [`${attack}: ${fallbacks} decisions of bots fell back`] : []),
    ...(bot99 > LIMITS.bot ? [`${attack}: p99 of an honest person's bot ${bot99.toFixed(0)} ms`] : []),
  ];
}

/** Without what depends on how busy the machine is. */
export function brokenAnywhere({
  attack,
  memory,
  rightsKept,
  moves,
  botAnswers,
  troubles,
}: Outcome): readonly string[] {
  return [
    ...(moves < 1 ? [`${attack}: honest players made no move`] : []),
    ...(memory > LIMITS.memory ? [`${attack}: ${memory.toFixed(0)} MB above idle`] : []),
    ...(botAnswers < 1 ? [`${attack}: the bot of an honest person made no move`] : []),
    ...(troubles.length > 0 ? [`${attack}: honest players had trouble: ${troubles.slice(0, 3).join(', ')}`] : []),
    ...(rightsKept > LIMITS.rightsKept ? [`${attack}: ${rightsKept} rights kept`] : []),
  ];
}
