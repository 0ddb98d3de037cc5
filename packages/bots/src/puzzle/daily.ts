// The puzzle of the day: the same for everyone, easiest on Mondays, hardest on Sundays, none twice before all have come.
import { itemAt, type Parsed, parsed, refused, Seeded, shuffle } from '@backroom/kit';
import type { Puzzle } from './puzzle.ts';

const WEEK = 7;

/** `date`: YYYY-MM-DD in the player's own calendar. */
export function dailyPuzzle(collection: readonly Puzzle[], date: string): Parsed<Puzzle> {
  const day = dayOf(date);
  if (!day.ok) return day;
  return collection.length === 0 ? refused('the collection has no puzzles') : parsed(puzzleOn(collection, day.value));
}

/**
 * The puzzle of a day, given by its number. Days come in cycles as long as the collection. In each, the easiest puzzles go
 * to its Mondays, the next to its Tuesdays, and so on. If the collection fills whole weeks, every cycle is the same.
 */
export function puzzleOn(collection: readonly Puzzle[], day: number): Puzzle {
  const { length } = collection;
  const first = Math.floor(day / length) * length;
  const cycle = Array.from({ length }, (_, i) => first + i);
  const before = cycle.filter((one) => weekday(one) < weekday(day)).length;
  const sameDays = cycle.filter((one) => weekday(one) === weekday(day));
  const byGrade = collection.toSorted((a, b) => a.grade - b.grade);
  // Shuffled, so that similar puzzles, which are neighbours in the collection, do not come week after week.
  const block = byGrade.slice(before, before + sameDays.length);
  return itemAt(shuffle(block, new Seeded(`weekday ${weekday(day)}`)), sameDays.indexOf(day));
}

/** Monday is 0. Day 0, the first of 1970, was a Thursday. */
const weekday = (day: number): number => (((day + 3) % WEEK) + WEEK) % WEEK;

/** Days since 1 January 1970, independent of clocks and time zones. */
export function dayOf(date: string): Parsed<number> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date))
    return refused(`a date is written YYYY-MM-DD, such as 2027-03-14, not ${quoted(date)}`);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (month < 1 || month > 12) return refused(`${quoted(date)} is not a date: months go from 01 to 12`);
  const days = daysIn(year, month);
  if (day < 1 || day > days) return refused(`${quoted(date)} is not a date: that month has ${days} days`);
  let past = day - 1;
  for (let m = 1; m < month; m++) past += daysIn(year, m);
  return parsed(past + daysBefore(year) - daysBefore(1970));
}

const quoted = (text: string): string => JSON.stringify(text.slice(0, 40));

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** From the first of the year 1 to the first of this one. */
function daysBefore(year: number): number {
  const y = year - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
}
