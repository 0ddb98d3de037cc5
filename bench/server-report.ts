// The figures of the servers beside their goals, for the terminal and for docs/performance.md.
import { availableParallelism, cpus } from 'node:os';
import { writePage } from './page.ts';
import type { Plan, Round, Window } from './server-contest.ts';

export interface Recovery {
  readonly moves: number;
  /** Moves for each second of CPU time: in the first pass, and in the median of those after it. */
  readonly first: number;
  readonly median: number;
}

export interface Figures {
  readonly ours: readonly Round[];
  readonly theirs: readonly Round[];
  readonly recoveries: readonly Recovery[];
  /** Median of a bare write and fdatasync in the same run, in milliseconds. */
  readonly sync: number;
  readonly plan: Plan;
  readonly peerVersion: string;
}

interface Goal {
  readonly text: string;
  readonly isMet: boolean;
  /** The share by which the goal is missed. */
  readonly off: number;
}

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs: number | null;
  readonly goal: Goal | null;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const text = (x: number): string =>
  x.toLocaleString('en-GB', Math.abs(x) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });

const atMost = (value: number, limit: number, what: string): Goal => ({
  text: `≤ ${what}`,
  isMet: value <= limit,
  off: value / limit - 1,
});

const atLeast = (value: number, limit: number): Goal => ({
  text: `≥ ${text(limit)}`,
  isMet: value >= limit,
  off: 1 - value / limit,
});

/** Of boardgame.io's CPU for a move; ours is on the disk, theirs is not. */
const CPU_GOAL = 0.4;

function rowsOf({ ours, theirs, recoveries, sync, plan }: Figures): Row[] {
  const of = (rounds: readonly Round[], pick: (round: Round) => number): number => median(rounds.map(pick));
  const both = (what: string, unit: string, pick: (round: Round) => number, share?: number): Row => {
    const [mine, other] = [of(ours, pick), of(theirs, pick)];
    const goal = share === undefined ? null : atMost(mine, other * share, `${share.toFixed(2)} of theirs`);
    return { what, unit, ours: mine, theirs: other, goal };
  };
  const window = (matches: string, pick: (round: Round) => Window, cpuShare?: number, byteShare?: number): Row[] => [
    both(`${matches}: accepted moves`, 'moves/s', (round) => pick(round).movesPerSecond),
    both(`${matches}: server CPU`, 'µs/move', (round) => pick(round).cpuPerMove, cpuShare),
    both(`${matches}: of it on the main thread`, 'µs/move', (round) => pick(round).mainPerMove),
    both(`${matches}: to all four, p50`, 'ms', (round) => pick(round).p50),
    both(`${matches}: to all four, p99`, 'ms', (round) => pick(round).p99),
    both(`${matches}: to the four clients`, 'bytes/move', (round) => pick(round).bytesPerMove, byteShare),
  ];
  const paced = window(`${plan.many} matches, ${plan.many * 2} moves/s`, (round) => round.paced);
  const recovered = median(recoveries.map((one) => one.median));
  return [
    ...window(`${plan.few} matches, saturated`, (round) => round.few),
    ...window(`${plan.many} matches, saturated`, (round) => round.many, CPU_GOAL, 0.12),
    ...paced.map((row) =>
      row.what.endsWith('p50') ? { ...row, goal: atMost(row.ours, sync + 1, `sync + 1 = ${text(sync + 1)}`) } : row,
    ),
    both('heap, one match more with four sockets', 'bytes', (round) => round.heapPerMatch, 0.4),
    both('heap, growth of a match with each move', 'bytes/move', (round) => round.heapPerMove),
    both('resident memory, one match more', 'bytes', (round) => round.rssPerMatch),
    { what: 'bare write and fdatasync, p50', unit: 'ms', ours: sync, theirs: null, goal: null },
    {
      what: 'recovery from the log',
      unit: 'moves/CPU s',
      ours: recovered,
      theirs: null,
      goal: atLeast(recovered, 300_000),
    },
    {
      what: 'recovery, first pass of a new process',
      unit: 'moves/CPU s',
      ours: median(recoveries.map((one) => one.first)),
      theirs: null,
      goal: null,
    },
  ];
}

const HEAD = ['what', 'unit', 'ours', 'boardgame.io', 'ours / theirs', 'goal', 'verdict'];
const NUMBERS = new Set([2, 3, 4]);

const cellsOf = ({ what, unit, ours, theirs, goal }: Row): string[] => [
  what,
  unit,
  text(ours),
  theirs === null || Number.isNaN(theirs) ? '' : text(theirs),
  theirs === null || Number.isNaN(theirs) || theirs <= 0 ? '' : text(ours / theirs),
  goal?.text ?? '',
  goal === null ? '' : goal.isMet ? 'met' : `missed by ${text(goal.off * 100)} %`,
];

function facts({ plan, peerVersion }: Figures): string[] {
  const model = cpus()[0]?.model.trim() || 'an unnamed processor';
  return [
    `Machine: ${model}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}; other work went on beside it.`,
    `Method: boardgame.io ${peerVersion} with its own server and its store in memory; ours with every move on the disk before ` +
      `anybody is told. Everything ${plan.rounds} times with new processes, medians; ${plan.pacedSeconds} s at people's pace.`,
  ];
}

export function report(figures: Figures, form: 'terminal' | 'page'): string {
  const lines = [HEAD, ...rowsOf(figures).map(cellsOf)];
  if (form === 'page') {
    const rule = HEAD.map((_, column) => (NUMBERS.has(column) ? '---:' : '---'));
    const table = [lines[0], rule, ...lines.slice(1)].map((line) => `| ${line.join(' | ')} |`);
    return [...facts(figures).map((fact) => `- ${fact}`), '', ...table].join('\n');
  }
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const drawn = lines.map((line) =>
    line
      .map((cell, i) => (NUMBERS.has(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
  return [...facts(figures), '', ...drawn].join('\n');
}

export const writeServerPage = (section: string): void => writePage(section, 'server');
