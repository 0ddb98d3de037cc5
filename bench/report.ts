// The figures beside their goals, as a table for the terminal and for the page.
import { cost, type Figure, rate, ratio } from './figures.ts';
import type { Samples } from './measure.ts';

interface Goal {
  readonly kind: 'at least' | 'at most' | 'under';
  readonly value: number;
}

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly figure: Figure;
  readonly goal?: Goal;
}

/** Every figure of the bench. A row without goal is there to be known. */
function rowsOf(samples: Samples): Row[] {
  const slower: Goal = { kind: 'at most', value: 1.5 };
  const times = (dear: string, cheap: string): Figure => ratio(samples, dear, cheap);
  return [
    { what: 'random games, boardgame.io', unit: 'decisions/s', figure: rate(samples, 'peer') },
    { what: 'moves that do nothing, boardgame.io', unit: 'decisions/s', figure: rate(samples, 'peer, nothing') },
    { what: 'random games', unit: 'decisions/s', figure: rate(samples, 'basic') },
    { what: 'random games', unit: 'ns/decision', figure: cost(samples, 'basic') },
    {
      what: 'random games, against boardgame.io',
      unit: 'times',
      figure: times('peer', 'basic'),
      goal: { kind: 'at least', value: 1000 },
    },
    {
      what: 'random games, against its moves that do nothing',
      unit: 'times',
      figure: times('peer, nothing', 'basic'),
    },
    { what: 'clone', unit: 'ns', figure: cost(samples, 'clone'), goal: { kind: 'under', value: 300 } },
    {
      what: 'redeal and random playout',
      unit: 'playouts/s',
      figure: rate(samples, 'playout'),
      goal: { kind: 'at least', value: 100_000 },
    },
    { what: 'a decision with RUN, against basic', unit: 'times', figure: times('run', 'basic'), goal: slower },
    { what: 'a decision with Mafia-Style', unit: 'times', figure: times('mafia', 'basic'), goal: slower },
    { what: 'a decision with both', unit: 'times', figure: times('run and mafia', 'basic'), goal: slower },
    { what: 'a decision in Speed', unit: 'times', figure: times('speed', 'basic') },
    { what: 'save and JSON.stringify', unit: 'ns', figure: cost(samples, 'save') },
    { what: 'view of the acting seat', unit: 'ns', figure: cost(samples, 'view') },
  ];
}

const SIGNS = { 'at least': '≥', 'at most': '≤', under: '<' } as const;

/** Three digits that count; whole numbers in thousands as people read them. */
const text = (x: number): string =>
  x.toLocaleString('en-GB', x >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 });

function verdict({ median }: Figure, { kind, value }: Goal): string {
  const met = kind === 'at least' ? median >= value : kind === 'at most' ? median <= value : median < value;
  if (met) return 'met';
  const off = kind === 'at least' ? 1 - median / value : median / value - 1;
  return `missed by ${text(off * 100)} %`;
}

const HEAD = ['what', 'unit', 'median', 'best', 'spread', 'goal', 'verdict'] as const;
const NUMBERS = new Set(['median', 'best', 'spread', 'goal']);

function cellsOf(samples: Samples): string[][] {
  return rowsOf(samples).map(({ what, unit, figure, goal }) => [
    what,
    unit,
    text(figure.median),
    text(figure.best),
    `±${(figure.spread * 100).toFixed(0)} %`,
    goal === undefined ? '' : `${SIGNS[goal.kind]} ${text(goal.value)}`,
    goal === undefined ? '' : verdict(figure, goal),
  ]);
}

const isNumber = (column: number): boolean => NUMBERS.has(HEAD[column]);

export function terminalTable(samples: Samples): string {
  const lines = [[...HEAD], ...cellsOf(samples)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]);
  const drawn = lines.map((line) => line.map(pad).join('  ').trimEnd());
  return [drawn[0], widths.map((width) => '-'.repeat(width)).join('  '), ...drawn.slice(1)].join('\n');
}

export function markdownTable(samples: Samples): string {
  const rule = HEAD.map((_, column) => (isNumber(column) ? '---:' : '---'));
  return [[...HEAD], rule, ...cellsOf(samples)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
