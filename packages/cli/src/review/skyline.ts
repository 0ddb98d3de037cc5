// The course of a game on a terminal: for each seat a skyline, as high as its chances of winning.

import type { Point, TurningPoint } from '@backroom/bots/review';
import { itemAt } from '@backroom/kit';
import { padEnd, padStart, width } from '@backroom/kit/terminal';
import { isPerson, type TerminalTable } from '../play/table.ts';

const BLOCKS = ' ▁▂▃▄▅▆▇█';
const EIGHTHS = BLOCKS.length - 1;
const PERCENT = 6;
/** With at most this many seats, each has two lines, with an empty line between seats. */
const FEW = 4;

export function skylines(
  table: TerminalTable,
  course: readonly Point<unknown>[],
  turningPoints: readonly TurningPoint<unknown>[],
): string[] {
  const { names, paint, review, terminal } = table;
  const { start, end } = review.texts.chart;
  const left = Math.max(...names.map(width)) + 2;
  const columns = Math.max(8, terminal.width - left - 1 - PERCENT);
  const rows = names.length <= FEW ? 2 : 1;
  const lines = names.flatMap((name, seat) => {
    const drawn = skyline(at(columns, course, seat), rows);
    const label = padEnd(` ${name}`, left);
    const percent = padStart(review.numbers.percent(chanceAt(course, course.length - 1, seat)), PERCENT);
    const shown = drawn.map((row, i) =>
      i < rows - 1 ? `${' '.repeat(left + 1)}${row}`.trimEnd() : `${label} ${row}${percent}`,
    );
    return isPerson(table, seat) ? shown.map(paint.bright) : shown;
  });
  const indent = ' '.repeat(left + 1);
  const ends = start + padStart(end, columns - width(start));
  return [...lines, paint.dim(indent + ends), ...numbered(course, turningPoints, columns).map((row) => indent + row)];
}

/** The moment that a column stands for: the first is the start, the last the end. */
const momentOf = (column: number, columns: number, moments: number): number =>
  Math.round((column * (moments - 1)) / (columns - 1));

const chanceAt = (course: readonly Point<unknown>[], moment: number, seat: number): number =>
  itemAt(itemAt(course, moment).chances, seat);

const at = (columns: number, course: readonly Point<unknown>[], seat: number): number[] =>
  Array.from({ length: columns }, (_, column) => chanceAt(course, momentOf(column, columns, course.length), seat));

/** From the top row down. The last eighth stays dark, so that two skylines never touch. */
function skyline(chances: readonly number[], rows: number): string[] {
  const heights = chances.map((chance) => Math.max(1, Math.round(chance * (rows * EIGHTHS - 1))));
  return Array.from({ length: rows }, (_, row) => {
    const below = (rows - 1 - row) * EIGHTHS;
    return heights.map((height) => BLOCKS[Math.min(EIGHTHS, Math.max(0, height - below))]).join('');
  });
}

/** A line with the numbers of the turning points, each under its moment or as near as there is room. */
function numbered(
  course: readonly Point<unknown>[],
  turningPoints: readonly TurningPoint<unknown>[],
  columns: number,
): string[] {
  if (turningPoints.length === 0) return [];
  const row = new Array<string>(columns).fill(' ');
  let free = 0;
  for (const [i, { seq }] of turningPoints.entries()) {
    const moment = course.findIndex((point) => point.seq === seq);
    const column = Math.round((moment * (columns - 1)) / Math.max(1, course.length - 1));
    const place = Math.min(Math.max(free, column), columns - turningPoints.length + i);
    row[place] = String(i + 1);
    free = place + 1;
  }
  return [row.join('').trimEnd()];
}
