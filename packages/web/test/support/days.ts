// The calendar of pages in tests: the same day on every run.
import { dayOf, type Puzzle, puzzleOn } from '@backroom/bots/puzzle';
import type { Page } from '@playwright/test';
import collection from '../../../scheffeln/puzzles/collection.json' with { type: 'json' };

const DAY_MS = 86_400_000;

/** Today in every page, instead of the real date. */
export const TODAY = '2026-11-18';

const startedAt = Date.now();

/**
 * Runs from the page's first moment: shifts `Date` so that a test file starts at noon of `TODAY`. Time goes on, and timers and
 * animations stay the browser's own, which Playwright's clock would replace. Workers keep the real date.
 */
export const CALENDAR = `{
  const now = Date.now;
  globalThis.aheadMs = ${Date.parse(`${TODAY}T12:00:00Z`) - startedAt};
  const shifted = () => now() + aheadMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, made) => Reflect.construct(date, parts.length > 0 ? parts : [shifted()], made),
    apply: (date) => new date(shifted()).toString(),
    get: (date, key) => (key === 'now' ? shifted : Reflect.get(date, key)),
  });
}`;

/** Sets the calendar of this page to another day, until it is loaded again. */
export const setDay = (page: Page, day: number): Promise<unknown> =>
  page.evaluate(`aheadMs = ${day * DAY_MS + DAY_MS / 2 - startedAt}`);

/** One day for each kind of puzzle: by the number of seats, with and without RUN cards, with and without the Mafia. */
export function daysOfEveryPuzzle(): ReadonlyMap<string, number> {
  const first = dayOf(TODAY);
  if (!first.ok) throw new Error(first.why);
  const days = new Map<string, number>();
  for (let day = first.value; day < first.value + collection.length; day++) {
    const { options, state } = puzzleOn(collection as unknown as readonly Puzzle[], day) as unknown as Position;
    const kind = `${state.seats.length} seats${options.run ? ', RUN' : ''}${options.mafia ? ', Mafia' : ''}`;
    if (!days.has(kind)) days.set(kind, day);
  }
  return days;
}

interface Position {
  readonly options: { readonly run: boolean; readonly mafia: boolean };
  readonly state: { readonly seats: readonly unknown[] };
}
