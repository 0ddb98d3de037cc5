// The committed collection: every puzzle can be played, and its solutions are right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRecord, Seeded, shuffle } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import lines from '../../scheffeln/puzzles/collection.json' with { type: 'json' };
import { type AnyMind, thinkByHalving } from '../src/index.ts';
import { CARE, dailyPuzzle, GRADES, judge, type Puzzle, readPuzzles, stateOf, viewOf } from '../src/puzzle/index.ts';

const MIND: AnyMind = { game: scheffeln, knowledge };
const read = readPuzzles(scheffeln, lines);
const collection: readonly Puzzle[] = read.ok ? read.value : [];

const flag = ({ options }: Puzzle, name: string): unknown => isRecord(options) && options[name];
const seatsOf = (puzzle: Puzzle): number => scheffeln.seated(stateOf(scheffeln, puzzle));

test('every puzzle loads, and its view offers the listed actions', () => {
  assert.deepEqual(read.ok ? '' : read.why, '');
  for (const puzzle of collection) {
    const view = viewOf(scheffeln, puzzle);
    const legal = scheffeln.legal(scheffeln.redeal(view, new Seeded('any')), puzzle.seat).map(scheffeln.write);
    assert.deepEqual(Object.keys(puzzle.chances), legal);
    assert.ok(legal.includes(puzzle.solution));
    assert.equal(view.turn, puzzle.seat);
    assert.deepEqual(view.options, puzzle.options);
  }
});

test('every solution leads by the margin, in a game that is neither won nor lost', () => {
  for (const { chances, solution } of collection) {
    const [best, next] = Object.values(chances).sort((a, b) => b - a);
    assert.equal(chances[solution], best);
    assert.ok(best - next >= CARE.lead - 0.0011, `${best} and ${next}`);
    assert.ok(best >= CARE.chance[0] && best <= CARE.chance[1]);
    assert.ok(Object.keys(chances).length >= CARE.actions);
  }
});

test('there are enough of every grade, every mode and every number of seats; whole weeks of them; none twice', () => {
  assert.ok(collection.length >= 115 && collection.length % 7 === 0);
  for (const grade of GRADES) assert.ok(collection.filter((puzzle) => puzzle.grade === grade).length >= 15);
  for (const run of [false, true]) {
    for (const mafia of [false, true]) {
      for (const seats of [2, 3, 4]) {
        const alike = collection.filter(
          (puzzle) => flag(puzzle, 'run') === run && flag(puzzle, 'mafia') === mafia && seatsOf(puzzle) === seats,
        );
        assert.ok(alike.length >= 5, `RUN ${run}, Mafia ${mafia}, ${seats} seats: ${alike.length}`);
      }
    }
  }
  const views = collection.map((puzzle) => JSON.stringify(viewOf(scheffeln, puzzle)));
  assert.equal(new Set(views).size, collection.length);
});

test('a fresh search with another seed confirms the solutions of a sample', () => {
  for (const puzzle of shuffle([...collection], new Seeded('a sample')).slice(0, 10)) {
    const view = viewOf(scheffeln, puzzle);
    const random = new Seeded(`confirm ${puzzle.solution}`);
    const legal = scheffeln.legal(scheffeln.redeal(view, random), puzzle.seat);
    const { action } = thinkByHalving(MIND, view, puzzle.seat, legal, random, { iterations: 15_000 });
    const why = `puzzle ${collection.indexOf(puzzle) + 1} no longer holds; if the bots know better now: npm run puzzles`;
    assert.equal(scheffeln.write(action as never), puzzle.solution, why);
  }
});

test('a whole week of dates: Monday is easiest, Sunday hardest', () => {
  // 2027-03-15 is a Monday.
  const grades = [15, 16, 17, 18, 19, 20, 21].map((day) => {
    const daily = dailyPuzzle(collection, `2027-03-${day}`);
    return daily.ok ? daily.value.grade : null;
  });
  assert.equal(grades[0], 1);
  assert.equal(grades[6], 5);
});

test('judged right, from the seat’s view alone', () => {
  for (const puzzle of shuffle([...collection], new Seeded('another sample')).slice(0, 12)) {
    const dealt = scheffeln.redeal(viewOf(scheffeln, puzzle), new Seeded('anew'));
    const solution = scheffeln.legal(dealt, puzzle.seat).find((one) => scheffeln.write(one) === puzzle.solution);
    const judgement = judge(MIND, puzzle, solution);
    assert.equal(judgement.verdict, 'right');
    assert.deepEqual(judge(MIND, { ...puzzle, state: scheffeln.save(dealt) }, solution), judgement);
  }
});
