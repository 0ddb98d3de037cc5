// Figures beside their goals, as a table for the terminal and for docs/performance.md.
import type { Figure } from './figures.ts';

export interface Goal {
  readonly kind: 'at least' | 'at most' | 'under';
  readonly value: number;
}

/** A row without a goal is for information. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly figure: Figure;
  readonly goal?: Goal;
}

const SIGNS = { 'at least': '≥', 'at most': '≤', under: '<' } as const;

/** Three significant digits; whole numbers with a separator between thousands. */
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

function cellsOf(rows: readonly Row[]): string[][] {
  return rows.map(({ what, unit, figure, goal }) => [
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

export function terminalTable(rows: readonly Row[]): string {
  const lines = [[...HEAD], ...cellsOf(rows)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const pad = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]);
  const drawn = lines.map((line) => line.map(pad).join('  ').trimEnd());
  return [drawn[0], widths.map((width) => '-'.repeat(width)).join('  '), ...drawn.slice(1)].join('\n');
}

export function markdownTable(rows: readonly Row[]): string {
  const rule = HEAD.map((_, column) => (isNumber(column) ? '---:' : '---'));
  return [[...HEAD], rule, ...cellsOf(rows)].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
