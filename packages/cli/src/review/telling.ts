// A review on paper or screen: the course, the turning points, what would have been better, and the balance.
import type { Decision, Summary, Voice } from '@backroom/bots/review';
import { itemAt, type Seat } from '@backroom/kit';
import { fit, padStart, width, wrap } from '@backroom/kit/terminal';
import { isPerson, type TerminalTable } from '../play/table.ts';
import type { AnyReview } from './making.ts';
import { skylines } from './skyline.ts';

type Judged = Decision<unknown, unknown>;

/** The most slips that are shown: more would bury the lesson. */
const MOST_SLIPS = 6;
const NARROWEST_COLUMN = 7;

export function reviewLines(table: TerminalTable, review: AnyReview): string[] {
  const { paint, terminal, isDrawn, names, review: words } = table;
  const { title, chart } = words.texts;
  const course = isDrawn
    ? skylines(table, review.course, review.turningPoints)
    : words.describe(review.course, names).flatMap((line) => wrap(line, terminal.width, '  '));
  const people = names.flatMap((_, seat) => (isPerson(table, seat) ? [seat] : []));
  return [
    paint.bright(title.toUpperCase()),
    '',
    ...heading(table, chart.title, chart.viewpoint),
    ...course,
    '',
    ...turningLines(table, review),
    ...people.flatMap((seat) => ['', ...slipLines(table, seat, review.decisions)]),
    '',
    ...balanceLines(table, review.summaries),
  ];
}

const heading = ({ paint, terminal }: TerminalTable, title: string, note: string): string[] => [
  ...wrap(title, terminal.width).map(paint.bold),
  ...wrap(note, terminal.width, ' ').map(paint.dim),
];

const voiceOf = ({ words, names, reason }: TerminalTable): Voice<unknown, unknown> => ({ words, names, reason });

function turningLines(table: TerminalTable, { turningPoints }: AnyReview): string[] {
  const { review, terminal, paint } = table;
  const { title, none } = review.texts.turning;
  const told = turningPoints.flatMap((point, i) => {
    const [what, whom] = review.turningPoint(point, voiceOf(table));
    return [...wrap(what, terminal.width, ` ${i + 1}. `), ...wrap(whom, terminal.width, '    ').map(paint.dim)];
  });
  return [paint.bold(title), ...(told.length === 0 ? wrap(none, terminal.width, ' ') : told)];
}

function slipLines(table: TerminalTable, seat: Seat, decisions: readonly Judged[]): string[] {
  const { review, terminal, people, names } = table;
  const { title, viewpoint, none } = review.texts.decisions;
  const slips = decisions
    .filter((decision) => decision.seat === seat && (decision.verdict === 'slip' || decision.verdict === 'blunder'))
    .sort((a, b) => b.loss - a.loss);
  const told = slips.slice(0, MOST_SLIPS).sort((a, b) => a.seq - b.seq);
  const rest = slips.slice(MOST_SLIPS);
  return [
    ...heading(table, people > 1 ? `${title} – ${names[seat]}` : title, viewpoint),
    ...(told.length === 0 ? wrap(none, terminal.width, ' ') : []),
    ...told.flatMap((decision, i) => [...(i === 0 ? [] : ['']), ...slip(table, decision)]),
    ...(rest.length === 0 ? [] : ['', ...wrap(review.more(rest), terminal.width, ' ')]),
  ];
}

function slip(table: TerminalTable, decision: Judged): string[] {
  const { review, terminal, paint } = table;
  const [judged = '', ...moves] = review.decision(decision, voiceOf(table));
  return [
    ...wrap(judged, terminal.width, ' ').map(paint.bold),
    ...moves.flatMap((move) => wrap(move, terminal.width, '   ')),
  ];
}

/** A table where things are drawn, sentences where they are read out. */
function balanceLines(table: TerminalTable, summaries: readonly Summary[]): string[] {
  const { review, terminal, paint, names, isDrawn } = table;
  const { title, columns, legend } = review.texts.summary;
  const { number, percent, points } = review.numbers;
  const heads = [columns.kept, columns.best, columns.fine, columns.slip, columns.blunder, columns.luck];
  const left = Math.max(...names.map(width)) + 1;
  const widths = heads.map((head) => Math.max(NARROWEST_COLUMN, width(head) + 2));
  const total = widths.reduce((sum, columnWidth) => sum + columnWidth, left + 1);
  if (!isDrawn || total > terminal.width) {
    const told = summaries.flatMap((summary) => wrap(review.summary(summary, names), terminal.width, ' '));
    return [paint.bold(title), ...told];
  }
  const row = (cells: readonly string[]): string => cells.map((cell, i) => padStart(cell, itemAt(widths, i))).join('');
  const lines = summaries.map(({ seat, verdicts, accuracy, luck }) => {
    const { best, fine, slip: slips, blunder } = verdicts;
    const cells = [
      accuracy === null ? '–' : percent(accuracy),
      ...[best, fine, slips, blunder].map(number),
      points(luck),
    ];
    const line = ` ${fit(itemAt(names, seat), left)}${row(cells)}`;
    return isPerson(table, seat) ? paint.bright(line) : line;
  });
  return [
    paint.bold(title),
    paint.dim(` ${fit('', left)}${row(heads)}`),
    ...lines,
    ...wrap(legend, terminal.width, ' ').map(paint.dim),
  ];
}
