// Puzzles: how they are weighed, found, graded, chosen and judged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Random, Seeded } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import fc from 'fast-check';
import type { AnyMind } from '../src/index.ts';
import {
  CARE,
  choosePuzzles,
  findPuzzles,
  GRADES,
  type Grade,
  gradeOf,
  judge,
  loadPuzzleWords,
  type Puzzle,
  puzzleAt,
  readPuzzles,
  stateOf,
  tellJudgement,
  viewOf,
  weigh,
} from '../src/puzzle/index.ts';

const MIND: AnyMind = { game: scheffeln, knowledge };
const STANDARD = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null } as const;

/** Fast and imprecise: enough to see what is kept. */
const QUICK = { ...CARE, glance: 300, search: 1000, tree: 600, deals: 300, most: 2 };
const found: Puzzle[] = [
  ...findPuzzles(MIND, STANDARD, 2, 'two', QUICK),
  ...findPuzzles(MIND, { ...STANDARD, run: true, mafia: true }, 4, 'four', QUICK),
];

/** A game of numbers only: a deal is luck, an action adds to it, and the sum is the chance of winning. */
const numbers = {
  game: {
    redeal: (_view: unknown, random: Random) => ({ chance: random.below(500) / 1000 }),
    clone: (state: object) => ({ ...state }),
    apply: (state: { chance: number }, _by: number, action: number) => {
      state.chance += action;
    },
  },
  knowledge: { rests: () => true, chances: ({ chance }: { chance: number }) => [chance] },
} as unknown as AnyMind;

test('actions are weighed under the same luck: a small lead is certain when nothing but luck varies', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 8 }), (thousandths) => {
      const actions = thousandths.map((one) => one / 1000);
      const { chances, best, lead, sureness } = weigh(numbers, null, 0, actions, new Seeded('luck'), 20);
      const [first, second] = actions.toSorted((a, b) => b - a);
      assert.equal(actions[best], first);
      assert.ok(Math.abs(lead - (first - second)) < 1e-9);
      assert.ok(sureness > 1000);
      assert.equal(chances.length, actions.length);
    }),
  );
});

test('among equal actions none is surely ahead', () => {
  const { lead, sureness } = weigh(numbers, null, 0, [0.1, 0.1, 0.1], new Seeded('luck'), 50);
  assert.equal(lead, 0);
  assert.equal(sureness, 0);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const finders = fc.record({ glance: share, levels: fc.array(share, { minLength: 4, maxLength: 4 }) });

test('a puzzle that every lookout finds is of grade 1, one that nobody finds of grade 5', () => {
  fc.assert(fc.property(finders, ({ glance, levels }) => gradeOf({ glance, levels: [1, ...levels.slice(1)] }) === 1));
  assert.equal(gradeOf({ glance: 0, levels: [0, 0, 0, 0] }), 5);
});

test('a puzzle that any finder solves more often is never graded harder', () => {
  fc.assert(
    fc.property(finders, finders, (one, other) => {
      const more = {
        glance: Math.max(one.glance, other.glance),
        levels: one.levels.map((value, i) => Math.max(value, other.levels[i])),
      };
      return gradeOf(more) <= gradeOf(one);
    }),
  );
});

test('every grade is given, from the weakest level that finds the solution', () => {
  const grades = [0, 1, 2, 3, 4].map((weakest) =>
    gradeOf({ glance: 0, levels: [0, 1, 2, 3].map((level) => (level >= weakest ? 1 : 0)) }),
  );
  assert.deepEqual(grades, GRADES);
  assert.equal(gradeOf({ glance: 1, levels: [0, 0, 0, 1] }), 3, 'what meets the eye is one grade easier');
});

test('a puzzle that is found meets the requirements, and the same seed finds it again', () => {
  assert.ok(found.length >= 2);
  assert.ok(readPuzzles(scheffeln, found).ok);
  for (const { chances, solution } of found) {
    const [best, next] = Object.values(chances).sort((a, b) => b - a);
    assert.ok(Object.keys(chances).length >= QUICK.actions);
    assert.equal(chances[solution], best);
    // Chances are kept in thousandths.
    assert.ok(best - next >= QUICK.lead - 0.0011);
    assert.ok(best >= QUICK.chance[0] - 0.001 && best <= QUICK.chance[1] + 0.001);
  }
  assert.deepEqual(findPuzzles(MIND, STANDARD, 2, 'two', QUICK), found.slice(0, 2));
});

test('a puzzle does not change when hidden information changes', () => {
  for (const puzzle of found) {
    const view = viewOf(scheffeln, puzzle);
    const other = scheffeln.view(scheffeln.redeal(view, new Seeded('other')), puzzle.seat);
    const [one, same] = [view, other].map((seen) =>
      puzzleAt(MIND, puzzle.options, seen, puzzle.seat, new Seeded('same'), { ...QUICK, lead: 0, sureness: 0 }),
    );
    assert.deepEqual(one, same);
  }
});

test('the stored position is redealt: the seat’s view stays, and no real hand is revealed', () => {
  for (const { state, seat, options } of found) {
    const view = viewOf(scheffeln, { ...found[0], state, seat, options });
    // Not every seed keeps a puzzle here: enough of them that several do.
    const kept = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].flatMap(
      (seed) => puzzleAt(MIND, options, view, seat, new Seeded(seed), { ...QUICK, lead: 0, sureness: 0 }) ?? [],
    );
    assert.ok(kept.length > 1);
    for (const puzzle of kept) assert.deepEqual(viewOf(scheffeln, puzzle), view);
    assert.equal(new Set(kept.map((puzzle) => JSON.stringify(puzzle.state))).size, kept.length);
  }
});

test('chosen: as many of each grade as wanted, none of the same game, kinds in turn', () => {
  const puzzle = (grade: Grade, solution: string): Puzzle => ({ ...found[0], grade, solution });
  const sources = Array.from({ length: 60 }, (_, i) => ({
    kind: `kind ${i % 3}`,
    puzzles: [
      puzzle(GRADES[i % 5], i % 2 ? 'move red' : 'exchange red > blue'),
      puzzle(GRADES[(i + 1) % 5], 'move red'),
    ],
  }));
  const chosen = choosePuzzles(sources, { 1: 6, 2: 6, 3: 6, 4: 6, 5: 6 });
  assert.deepEqual(
    chosen.map(({ grade }) => grade),
    GRADES.flatMap((grade) => new Array<Grade>(6).fill(grade)),
  );
  const from = chosen.map((one) => sources.find(({ puzzles }) => puzzles.includes(one)));
  assert.equal(new Set(from).size, chosen.length);
  for (const kind of ['kind 0', 'kind 1', 'kind 2']) {
    const count = from.filter((source) => source?.kind === kind).length;
    assert.ok(count >= 9 && count <= 11, `${kind}: ${count}`);
  }
  assert.equal(
    choosePuzzles(sources.slice(0, 3), { 1: 9, 2: 9, 3: 9, 4: 9, 5: 9 }).length,
    3,
    'no more than there are',
  );
});

test('judged: right is the solution alone, nearly costs at most 5 points, anything else is wrong', () => {
  for (const puzzle of found) {
    const best = puzzle.chances[puzzle.solution];
    for (const action of scheffeln.legal(stateOf(scheffeln, puzzle), puzzle.seat)) {
      const notation = scheffeln.write(action);
      const { verdict, tried, solution, rank, next, actions } = judge(MIND, puzzle, action);
      const cost = Math.round((best - puzzle.chances[notation]) * 1000);
      assert.equal(verdict, notation === puzzle.solution ? 'right' : cost <= 50 ? 'nearly' : 'wrong');
      assert.equal(rank === 1, verdict === 'right');
      assert.equal(scheffeln.write(solution.action), puzzle.solution);
      assert.equal(tried.chance, puzzle.chances[notation]);
      assert.ok(next < best && actions === Object.keys(puzzle.chances).length);
      assert.ok(tried.reasons.length > 0 && solution.reasons.length > 0);
    }
    assert.throws(() => judge(MIND, puzzle, { type: 'grab', character: 'red' }), /no action written grab red/);
  }
});

test('a judgement is the same to the last digit when the hidden part is redealt', () => {
  for (const puzzle of found) {
    const dealt = scheffeln.redeal(viewOf(scheffeln, puzzle), new Seeded('anew'));
    const other: Puzzle = { ...puzzle, state: scheffeln.save(dealt) };
    assert.notDeepEqual(other.state, puzzle.state);
    for (const action of scheffeln.legal(dealt, puzzle.seat)) {
      assert.deepEqual(judge(MIND, other, action), judge(MIND, puzzle, action));
    }
  }
});

test('a collection from outside is refused with the puzzle and the reason', () => {
  const [good] = found;
  const whyNot = (x: unknown): string => {
    const read = readPuzzles(scheffeln, x);
    return read.ok ? '' : read.why;
  };
  const second = Object.keys(good.chances).find((notation) => notation !== good.solution);
  assert.equal(whyNot([good]), '');
  assert.match(whyNot({}), /must be a list/);
  assert.match(whyNot([good, 7]), /puzzle 2: must be an object/);
  assert.match(whyNot([{ ...good, grade: 6 }]), /grade/);
  assert.match(whyNot([{ ...good, state: { ...(good.state as object), ring: [] } }]), /state does not load/);
  assert.match(whyNot([{ ...good, seat: 1 - good.seat }]), /nothing to decide/);
  assert.match(whyNot([{ ...good, solution: second }]), /solution must be/);
  assert.match(whyNot([{ ...good, chances: { ...good.chances, 'grab red': 0.1 } }]), /legal actions/);
  assert.match(whyNot([{ ...good, chances: { ...good.chances, [good.solution]: 2 } }]), /from 0 to 1/);
});

for (const language of LANGUAGES) {
  test(`in words (${language}): the verdict, why, and the solution where it was missed`, async () => {
    const words = await loadPuzzleWords(language);
    assert.equal(new Set(Object.values(words.grades)).size, GRADES.length);
    const [puzzle] = found;
    const telling = { action: (action: never) => `<${scheffeln.write(action)}>`, reason: () => '<reason>' };
    for (const action of scheffeln.legal(stateOf(scheffeln, puzzle), puzzle.seat)) {
      const judgement = judge(MIND, puzzle, action);
      const told = tellJudgement(words, judgement, telling);
      assert.equal(told.length, judgement.verdict === 'right' ? 1 : 2);
      assert.ok(told[0].includes(`<${scheffeln.write(action)}>`));
      assert.ok(told.at(-1)?.includes(`<${puzzle.solution}>`));
      assert.ok(told.every((text) => text.includes('<reason>') && !/undefined|NaN/.test(text)));
      assert.ok(told.at(-1)?.includes(String(Math.round(puzzle.chances[puzzle.solution] * 100))));
      const silent = tellJudgement(words, judgement, { ...telling, reason: null });
      assert.ok(!silent.join().includes('<reason>'));
    }
  });
}
