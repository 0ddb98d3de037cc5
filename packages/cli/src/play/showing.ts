// Shows the table, the news and the question.
import type { Seat, Section } from '@backroom/kit';
import type { AnyDrawing, ToldTogether } from '@backroom/kit/terminal';
import { cut, plain, wrap } from '@backroom/kit/terminal';
import { leaveTable } from './leaving.ts';
import { settingOf, type TerminalTable, watcher } from './table.ts';

const fittingDrawing = ({ drawing, isDrawn, terminal }: TerminalTable): AnyDrawing | null =>
  isDrawn && drawing !== null && terminal.width >= drawing.width ? drawing : null;

/** The table as it is drawn; in sentences where there is no drawing or no room for one. */
export function tableLines(table: TerminalTable, view: unknown): string[] {
  const { words, names } = table;
  const drawing = fittingDrawing(table);
  if (drawing !== null) return drawing.table(view, settingOf(table));
  return sectionLines(table, words.table(view, names));
}

/**
 * Without a screen, the table for a reader who has seen it before: if it is longer than a screen, only the changes and the question.
 * Several people who share the output get all of it, because they cannot see what the others have read.
 */
export function freshLines(table: TerminalTable, view: unknown): string[] {
  const whole = tableLines(table, view);
  if (fittingDrawing(table) !== null || whole.length <= table.terminal.height) return whole;
  const inShort = table.isDrawn && table.terminal.interactive ? table.overview : undefined;
  const sections = inShort?.(view, table.names) ?? table.words.table(view, table.names);
  const hint = inShort === undefined ? [] : [table.phrases.frame.overview];
  if (table.people > 1) return [...sectionLines(table, sections), ...hint];
  const known = table.lastTold;
  table.lastTold = new Map(sections.map(({ heading, lines }) => [heading, lines.join('\n')]));
  const fresh = sections.filter(({ heading, lines }, i) => i === 0 || known.get(heading) !== lines.join('\n'));
  const rest = fresh.length === sections.length ? hint : [table.phrases.frame.restAsBefore];
  return [
    ...sectionLines(table, fresh),
    ...rest.flatMap((line) => wrap(line, table.terminal.width)).map(table.paint.dim),
  ];
}

export const sectionLines = ({ paint, terminal }: TerminalTable, sections: readonly Section[]): string[] =>
  sections.flatMap(({ heading, lines }) => [
    paint.bold(cut(heading, terminal.width)),
    ...lines.flatMap((line) =>
      line.split(/ ?\n/).flatMap((part, i) => wrap(part, terminal.width, i === 0 ? '  ' : '    ')),
    ),
  ]);

export function choiceLines(table: TerminalTable, seat: Seat, view: unknown, actions: readonly unknown[]): string[] {
  const { terminal, words, names, session, paint } = table;
  const drawing = fittingDrawing(table);
  if (drawing !== null) {
    return drawing.choices(view, actions, settingOf(table), (action) => session.foresee(seat, action));
  }
  return actions.flatMap((action, i) =>
    wrap(words.action(action, view, names), terminal.width, ` ${paint.bold(String(i + 1).padStart(2))} `),
  );
}

const beatsOf = ({ drawing }: TerminalTable, events: readonly unknown[]): ToldTogether<unknown>[] =>
  drawing?.beats(events) ?? [{ events }];

const tell = ({ words, names }: TerminalTable, { events }: ToldTogether<unknown>): string =>
  events.map((event) => words.event(event, names)).join(' ');

/** What a seat has seen since a step, a paragraph for each thing that happened. */
export const newsSince = (table: TerminalTable, seat: Seat | null, since: number): string[] =>
  table.session
    .story(seat, since)
    .flatMap((events) => beatsOf(table, events))
    .filter((beat) => beat.quiet !== true)
    .map((beat) => tell(table, beat));

export const newsLines = ({ terminal }: TerminalTable, news: readonly string[]): string[] =>
  news.flatMap((paragraph) => wrap(paragraph, terminal.width, ' · '));

/** A frame of full height: the table above, what is asked below, and as much of the news as fits between. */
export function compose(
  table: TerminalTable,
  view: unknown,
  news: readonly string[],
  asked: readonly string[],
): string[] {
  const { terminal } = table;
  const above = tableLines(table, view);
  const taken = above.length + asked.length;
  const shown = latest(table, news, Math.max(0, terminal.height - taken));
  const gap = Math.max(0, Math.min(terminal.height, USUAL_HEIGHT) - taken - shown.length);
  return [...above, ...shown, ...Array.from({ length: gap }, () => ''), ...asked];
}

/** The last whole paragraphs that fit, and a hint at those that don't, if there is a line for it. */
function latest(table: TerminalTable, news: readonly string[], room: number): string[] {
  let lines: string[] = [];
  for (const paragraph of news.toReversed()) {
    const more = [...newsLines(table, [paragraph]), ...lines];
    if (more.length > room) {
      const hint = table.paint.dim(` ${table.phrases.frame.earlier}`);
      return lines.length < room ? [hint, ...lines] : lines;
    }
    lines = more;
  }
  return lines;
}

/** The line where one types stays in its place on screens of this height or more. */
const USUAL_HEIGHT = 23;

/** Shows, one after the other, the things that happened since a step, to the person watching. */
export async function watch(table: TerminalTable, before: unknown, since: number): Promise<void> {
  const { session, drawing, terminal, phrases } = table;
  if (!terminal.live || !table.timed) return;
  const seat = watcher(table);
  const after = session.view(seat);
  const told = newsSince(table, seat, recent(table, seat)).slice(0, -newsSince(table, seat, since).length || undefined);
  let view = before;
  for (const beat of session.story(seat, since).flatMap((events) => beatsOf(table, events))) {
    view = drawing?.follow(view, beat.events, after) ?? after;
    const text = tell(table, beat);
    if (beat.quiet !== true) told.push(text);
    const now = view;
    terminal.frame(() => compose(table, now, told, []), table.paint.dim(` ${phrases.frame.goOn}`));
    await pause(table, beat.holds === true ? null : beat.quiet === true ? GLANCE_MS : readingTime(text));
  }
  terminal.forget();
}

/** The first step of the news that a viewer gets again. */
const recent = (table: TerminalTable, seat: Seat | null): number =>
  seat === null ? Math.max(0, table.session.length - table.session.seats) : (table.lastActed.get(seat) ?? 0);

const GLANCE_MS = 550;
const readingTime = (text: string): number => Math.min(3200, 700 + 14 * text.length);

/** Waits for `ms` milliseconds or for Enter; null: for Enter alone. */
async function pause(table: TerminalTable, ms: number | null): Promise<void> {
  const line = await table.terminal.hear(ms ?? undefined);
  if (line !== null && isFarewell(line)) await leaveTable(table);
}

const isFarewell = (line: string): boolean => ['q', 'quit'].includes(plain(line).toLowerCase());

/** Long texts: page by page on a terminal, all at once through a pipe. */
export async function leaf(table: TerminalTable, lines: readonly string[]): Promise<void> {
  const { terminal, phrases, paint } = table;
  if (!terminal.live) return leafOnPaper(table, lines);
  const pages = pagesOf(lines, terminal.height);
  for (const [page, shown] of pages.entries()) {
    terminal.frame(
      () => shown,
      paint.dim(` ${pages.length === 1 ? phrases.frame.goOn : phrases.frame.page(page + 1, pages.length)}`),
    );
    const line = await terminal.hear();
    if (line !== null && isFarewell(line)) return;
  }
}

async function leafOnPaper(table: TerminalTable, lines: readonly string[]): Promise<void> {
  const { terminal, phrases } = table;
  const pages = table.isPaged === true ? pagesOf(lines, terminal.height - 1) : [lines];
  for (const [page, shown] of pages.entries()) {
    terminal.print(['', ...shown]);
    if (page === pages.length - 1) return;
    terminal.printPrompt(phrases.frame.page(page + 1, pages.length));
    const line = await terminal.hear();
    if (line !== null && isFarewell(line)) return;
  }
}

/** Pages turn at an empty line where there is one in the lower half. */
function pagesOf(lines: readonly string[], height: number): (readonly string[])[] {
  if (lines.length <= height) return [lines];
  const gap = lines.lastIndexOf('', height);
  const [end, next] = gap > height / 2 ? [gap, gap + 1] : [height, height];
  return [lines.slice(0, end), ...pagesOf(lines.slice(next), height)];
}
