// The puzzle of the day: one calendar for everyone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dailyPuzzle, dayOf, GRADES, type Grade, type Puzzle, puzzleOn } from '../src/puzzle/index.ts';

const puzzle = (grade: Grade, i: number): Puzzle => ({
  grade,
  options: null,
  seat: 0,
  solution: `${i}`,
  chances: {},
  state: null,
});

const collections = fc
  .array(fc.constantFrom(...GRADES), { minLength: 1, maxLength: 60 })
  .map((grades) => grades.map(puzzle));
const days = fc.integer({ min: -400_000, max: 400_000 });
const WEEK = 7;
/** Day 4 of 1970 was a Monday. */
const isMonday = (day: number): boolean => (day - 4) % WEEK === 0;

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

test('days are counted as the calendar counts them', () => {
  fc.assert(
    fc.property(days, (day) => {
      assert.deepEqual(dayOf(dateOf(day)), { ok: true, value: day });
    }),
  );
});

test('a date that does not exist is refused, with the reason', () => {
  for (const [date, reason] of [
    ['2027-02-29', /28 days/],
    ['1900-02-29', /28 days/],
    ['2027-04-31', /30 days/],
    ['2027-13-01', /months/],
    ['2027-00-10', /months/],
    ['2027-01-00', /31 days/],
    ['27-01-01', /YYYY-MM-DD/],
    ['2027-1-1', /YYYY-MM-DD/],
    ['2027-01-01T00:00', /YYYY-MM-DD/],
    ['2027-01-01\n', /YYYY-MM-DD/],
    ['', /YYYY-MM-DD/],
  ] as const) {
    const answer = dailyPuzzle([puzzle(1, 0)], date);
    assert.ok(!answer.ok && reason.test(answer.why), `${date}: ${JSON.stringify(answer)}`);
  }
  assert.ok(dayOf('2000-02-29').ok && dayOf('2028-02-29').ok);
  assert.ok(!dailyPuzzle([], '2027-01-01').ok);
});

test('the date alone decides, and nobody’s collection is changed', () => {
  fc.assert(
    fc.property(collections, days, (collection, day) => {
      const before = [...collection];
      const answer = dailyPuzzle(collection, dateOf(day));
      assert.ok(answer.ok && answer.value === puzzleOn(collection, day));
      assert.deepEqual(collection, before);
    }),
  );
});

test('every puzzle comes once before any comes again', () => {
  fc.assert(
    fc.property(collections, fc.integer({ min: -500, max: 500 }), (collection, cycle) => {
      const { length } = collection;
      const shown = collection.map((_, i) => puzzleOn(collection, cycle * length + i));
      assert.deepEqual(new Set(shown), new Set(collection));
    }),
  );
});

test('where the collection fills whole weeks, that holds from any day on', () => {
  const weeks = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(weeks, days, (count, day) => {
      const collection = Array.from({ length: count * WEEK }, (_, i) => puzzle(GRADES[i % 5], i));
      const shown = collection.map((_, i) => puzzleOn(collection, day + i));
      assert.equal(new Set(shown).size, collection.length);
    }),
  );
});

test('from Monday to Sunday puzzles never get easier', () => {
  fc.assert(
    fc.property(collections, days, (collection, day) => {
      const { length } = collection;
      const cycleOf = (one: number): number => Math.floor(one / length);
      const [one, next] = [puzzleOn(collection, day), puzzleOn(collection, day + 1)];
      fc.pre(!isMonday(day + 1) && cycleOf(day) === cycleOf(day + 1));
      assert.ok(one.grade <= next.grade);
    }),
  );
});
