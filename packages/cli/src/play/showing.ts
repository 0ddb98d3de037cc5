// What stands on the screen: the table, the news, and what is asked.
import type { Seat, Section } from '@backroom/kit';
import type { AnyDrawing, Beat } from './drawing.ts';
import { settingOf, type Table, watcher } from './table.ts';
import { Leaving } from './terminal.ts';
import { cut, plain, wrap } from './text.ts';

const fittingDrawing = ({ drawing, isDrawn, terminal }: Table): AnyDrawing | null =>
  isDrawn && drawing !== null && terminal.width >= drawing.width ? drawing : null;

/** The table as it is drawn; in sentences where there is no drawing or no room for one. */
export function tableLines(table: Table, view: unknown): string[] {
  const { words, names } = table;
  const drawing = fittingDrawing(table);
  if (drawing !== null) return drawing.table(view, settingOf(table));
  return sectionLines(table, words.table(view, names));
}

/**
 * On paper, the table as somebody reads it who has read it before: of a table longer than a screen only what has changed, and
 * what is asked. Where several people share the paper, what one of them has read is out of sight: they get all of it.
 */
export function freshLines(table: Table, view: unknown): string[] {
  const whole = tableLines(table, view);
  if (fittingDrawing(table) !== null || table.people > 1 || whole.length <= table.terminal.height) return whole;
  const sections = table.words.table(view, table.names);
  const known = table.lastTold;
  table.lastTold = new Map(sections.map(({ heading, lines }) => [heading, lines.join('\n')]));
  const fresh = sections.filter(({ heading, lines }, i) => i === 0 || known.get(heading) !== lines.join('\n'));
  if (fresh.length === sections.length) return whole;
  return [
    ...sectionLines(table, fresh),
    ...wrap(table.phrases.frame.restAsBefore, table.terminal.width).map(table.paint.dim),
  ];
}

export const sectionLines = ({ paint, terminal }: Table, sections: readonly Section[]): string[] =>
  sections.flatMap(({ heading, lines }) => [
    paint.bold(cut(heading, terminal.width)),
    ...lines.flatMap((line) =>
      line.split(/ ?\n/).flatMap((part, i) => wrap(part, terminal.width, i === 0 ? '  ' : '    ')),
    ),
  ]);

export function choiceLines(table: Table, seat: Seat, view: unknown, actions: readonly unknown[]): string[] {
  const { terminal, words, names, sitting, paint } = table;
  const drawing = fittingDrawing(table);
  if (drawing !== null) {
    return drawing.choices(view, actions, settingOf(table), (action) => sitting.foresee(seat, action));
  }
  return actions.flatMap((action, i) =>
    wrap(words.action(action, view, names), terminal.width, ` ${paint.bold(String(i + 1).padStart(2))} `),
  );
}

const beatsOf = ({ drawing }: Table, events: readonly unknown[]): Beat<unknown>[] =>
  drawing?.beats(events) ?? [{ events }];

const tell = ({ words, names }: Table, { events }: Beat<unknown>): string =>
  events.map((event) => words.event(event, names)).join(' ');

/** What a seat has seen since a step, a paragraph for each thing that happened. */
export const newsSince = (table: Table, seat: Seat | null, since: number): string[] =>
  table.sitting
    .story(seat, since)
    .flatMap((events) => beatsOf(table, events))
    .filter((beat) => beat.quiet !== true)
    .map((beat) => tell(table, beat));

export const newsLines = ({ terminal }: Table, news: readonly string[]): string[] =>
  news.flatMap((paragraph) => wrap(paragraph, terminal.width, ' · '));

/** A frame of full height: the table above, what is asked below, and as much of the news as fits between. */
export function compose(table: Table, view: unknown, news: readonly string[], asked: readonly string[]): string[] {
  const { terminal } = table;
  const above = tableLines(table, view);
  const taken = above.length + asked.length;
  const shown = latest(table, news, Math.max(0, terminal.height - taken));
  const gap = Math.max(0, Math.min(terminal.height, USUAL_HEIGHT) - taken - shown.length);
  return [...above, ...shown, ...Array.from({ length: gap }, () => ''), ...asked];
}

/** The last whole paragraphs that fit, and a hint at those that don't, if there is a line for it. */
function latest(table: Table, news: readonly string[], room: number): string[] {
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

/** Shows, one after the other, the things that happened since a step, to whoever is watching. */
export async function watch(table: Table, before: unknown, since: number): Promise<void> {
  const { sitting, drawing, terminal, phrases } = table;
  if (!terminal.live || !table.timed) return;
  const seat = watcher(table);
  const after = sitting.view(seat);
  const told = newsSince(table, seat, recent(table, seat)).slice(0, -newsSince(table, seat, since).length || undefined);
  let view = before;
  for (const beat of sitting.story(seat, since).flatMap((events) => beatsOf(table, events))) {
    view = drawing?.follow(view, beat.events, after) ?? after;
    const text = tell(table, beat);
    if (beat.quiet !== true) told.push(text);
    const now = view;
    terminal.frame(() => compose(table, now, told, []), table.paint.dim(` ${phrases.frame.goOn}`));
    await pause(table, beat.holds === true ? null : beat.quiet === true ? GLANCE_MS : readingTime(text));
  }
  terminal.forget();
}

/** The step from which on a watcher's news is worth repeating. */
const recent = (table: Table, seat: Seat | null): number =>
  seat === null ? Math.max(0, table.sitting.length - table.sitting.seats) : (table.lastActed.get(seat) ?? 0);

const GLANCE_MS = 550;
const readingTime = (text: string): number => Math.min(3200, 700 + 14 * text.length);

/** Waits so long, or for Enter; null: for Enter alone. */
async function pause({ terminal }: Table, ms: number | null): Promise<void> {
  const line = await terminal.hear(ms ?? undefined);
  if (line !== null && isFarewell(line)) throw new Leaving(0);
}

const isFarewell = (line: string): boolean => ['q', 'quit'].includes(plain(line).toLowerCase());

/** Long texts: page by page on a screen, all at once on paper. */
export async function leaf(table: Table, lines: readonly string[]): Promise<void> {
  const { terminal, phrases, paint } = table;
  if (!terminal.live) return terminal.print(['', ...lines]);
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

/** Pages turn at an empty line where there is one in the lower half. */
function pagesOf(lines: readonly string[], height: number): (readonly string[])[] {
  if (lines.length <= height) return [lines];
  const gap = lines.lastIndexOf('', height);
  const [end, next] = gap > height / 2 ? [gap, gap + 1] : [height, height];
  return [lines.slice(0, end), ...pagesOf(lines.slice(next), height)];
}
