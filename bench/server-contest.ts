// Measures one server: heap with few and with many matches, then play at full load and at people's pace.
import { type LoadedMatch, Tally } from './server-match.ts';
import type { ServerProcess } from './server-process.ts';

export interface Plan {
  /** How often everything is done, with new processes. */
  readonly rounds: number;
  readonly warmUp: number;
  readonly few: number;
  readonly many: number;
  readonly pacedSeconds: number;
  /** The length of a window at full load. It ends even if games are unfinished, so that the whole run is bounded. */
  readonly saturatedSeconds: number;
}

export const FULL: Plan = { rounds: 3, warmUp: 40, few: 50, many: 200, pacedSeconds: 12, saturatedSeconds: 12 };
export const QUICK: Plan = { rounds: 1, warmUp: 25, few: 50, many: 200, pacedSeconds: 6, saturatedSeconds: 6 };

/** What was seen in one window of play. */
export interface Window {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly cpuPerMove: number;
  readonly mainPerMove: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMove: number;
}

export interface Round {
  readonly few: Window;
  readonly many: Window;
  readonly paced: Window;
  /** Bytes for one match more with its four sockets. */
  readonly heapPerMatch: number;
  readonly rssPerMatch: number;
  /** Growth of a finished match in bytes per move. */
  readonly heapPerMove: number;
}

type LayOut = (server: ServerProcess) => Promise<LoadedMatch>;

/** As many matches in the making at once. */
const HANDS = 50;
/** The server sends presence shortly after everybody has joined: wait for that. */
const SETTLE = 700;
/** 250 to 750 ms before each move: two moves a second of each match. */
const think = (): number => 250 + Math.random() * 500;

export async function putThrough(
  server: ServerProcess,
  layOut: LayOut,
  plan: Plan,
  say: (what: string) => void,
): Promise<Round> {
  const lay = (count: number): Promise<LoadedMatch[]> => layOutAll(server, layOut, count);
  say('warming up');
  const warm = await lay(plan.warmUp);
  await playAll(server, warm, null, plan.saturatedSeconds);
  say(`laying out ${plan.few}, then ${plan.many} matches`);
  const few = await lay(plan.few);
  const before = await server.use();
  const rest = await lay(plan.many - plan.few);
  const after = await server.use();
  say(`${plan.few} matches, saturated`);
  const playedFew = await playAll(server, few, null, plan.saturatedSeconds);
  const grown = await server.use();
  const many = [...rest, ...(await lay(plan.few))];
  say(`${plan.many} matches, paced`);
  const paced = await playAll(server, many, think, plan.pacedSeconds);
  say(`${plan.many} matches, saturated`);
  const playedMany = await playAll(server, many, null, plan.saturatedSeconds);
  for (const match of [...warm, ...few, ...many]) match.close();
  const more = plan.many - plan.few;
  return {
    few: playedFew,
    many: playedMany,
    paced,
    heapPerMatch: (after.heap - before.heap) / more,
    rssPerMatch: (after.rss - before.rss) / more,
    heapPerMove: (grown.heap - after.heap) / playedFew.moves,
  };
}

async function layOutAll(server: ServerProcess, layOut: LayOut, count: number): Promise<LoadedMatch[]> {
  const matches: LoadedMatch[] = [];
  let begun = 0;
  const hand = async (): Promise<void> => {
    while (begun++ < count) matches.push(await layOut(server));
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  await new Promise((resolve) => setTimeout(resolve, SETTLE));
  return matches;
}

/** To the end of every match or of the time: as fast as it goes, or at people's pace. */
async function playAll(
  server: ServerProcess,
  matches: readonly LoadedMatch[],
  pace: (() => number) | null,
  seconds: number,
): Promise<Window> {
  const tally = new Tally();
  const before = await server.cpu();
  const begun = performance.now();
  const isTimeUp = (): boolean => performance.now() - begun > seconds * 1000;
  await Promise.all(matches.map((match) => match.play(tally, pace, isTimeUp)));
  const elapsed = performance.now() - begun;
  const after = await server.cpu();
  const { moves, bytes, latencies } = tally;
  latencies.sort((a, b) => a - b);
  return {
    moves,
    movesPerSecond: (moves * 1000) / elapsed,
    cpuPerMove: (after.cpu - before.cpu) / moves,
    mainPerMove: (after.main - before.main) / moves,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytesPerMove: bytes / moves,
  };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
