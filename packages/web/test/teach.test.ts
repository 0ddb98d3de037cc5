// Teaching, its pure parts: the lesson's positions, days in a row, searching the rules, words in five languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { words as tongues } from '@backroom/scheffeln/words';
import fc from 'fast-check';
import { lesson } from '../../scheffeln/lesson/index.ts';
import { LEARNER, LESSON, STEPS } from '../../scheffeln/lesson/positions.ts';
import { besidePiece } from '../src/teach/beside-piece.ts';
import { taskOf, tryOut } from '../src/teach/lesson-task.ts';
import { matching } from '../src/teach/searching.ts';
import { NEW_SOLVER, readSolver, type Solver, solve, streakOn } from '../src/teach/streak.ts';
import { loadTeachWords } from '../src/teach/words/index.ts';

for (const name of STEPS) {
  const step = LESSON[name];
  test(`lesson, ${name}: offered actions are legal, wanted actions are offered, refused actions are refused`, () => {
    const loaded = scheffeln.load(step.state);
    assert.ok(loaded.ok, loaded.ok ? '' : loaded.why);
    const legal = scheffeln.legal(loaded.value, LEARNER).map(scheffeln.write);
    const refused = scheffeln.refusals(loaded.value, LEARNER).map(({ action }) => scheffeln.write(action));
    for (const notation of step.offered ?? []) assert.ok(legal.includes(notation), notation);
    for (const notation of step.wanted) assert.ok(step.offered?.includes(notation), notation);
    for (const notation of step.refused ?? []) assert.ok(refused.includes(notation), notation);
    assert.ok(step.wanted.length > 0);
  });

  test(`lesson, ${name}: the wanted action succeeds, every other one is explained and changes nothing`, () => {
    const task = taskOf(scheffeln, step, LEARNER);
    for (const action of task.legal) {
      const outcome = tryOut(scheffeln, task, action);
      assert.equal(outcome.is, task.wanted.includes(action) ? 'right' : 'other');
      assert.ok('events' in outcome && outcome.events.length > 0);
    }
    for (const { action } of task.refusals) assert.equal(tryOut(scheffeln, task, action).is, 'refused');
    assert.equal(tryOut(scheffeln, task, { type: 'dance' }).is, 'unknown');
    assert.deepEqual(taskOf(scheffeln, step, LEARNER), task);
  });
}

/** What comes of a step's wanted action. */
function outcomeOf(name: (typeof STEPS)[number]): { events: readonly unknown[]; view: unknown } {
  const task = taskOf(scheffeln, LESSON[name], LEARNER);
  const outcome = tryOut(scheffeln, task, task.wanted[0]);
  assert.ok(outcome.is === 'right');
  return outcome;
}

const happened = (name: (typeof STEPS)[number]): readonly { readonly type: string }[] =>
  outcomeOf(name).events as readonly { readonly type: string }[];

test('the lesson shows what it tells: a car covered (SH-33), a payday (SH-40), an exchange (SH-22), a victory (SH-60)', () => {
  assert.ok(happened('cover').some((event) => 'onto' in event && event.onto === 'blue'));
  assert.ok(happened('payday').some((event) => event.type === 'took' && 'seat' in event && event.seat === LEARNER));
  assert.ok(happened('exchange').some((event) => event.type === 'exchanged' && 'to' in event && event.to === 'yellow'));
  const [over] = happened('winning').filter(({ type }) => type === 'over');
  assert.deepEqual('winners' in over ? over.winners : null, [LEARNER]);
});

test('the lesson has its own texts in five languages, and no sentence is too long for a ten-year-old', async () => {
  const said = await Promise.all(LANGUAGES.map(lesson.words));
  for (const [at, name] of STEPS.entries()) {
    for (const key of ['title', 'story', 'task', 'praise', 'nudge'] as const) {
      const texts = said.map(({ steps }) => steps[at][key]);
      assert.equal(new Set(texts).size, LANGUAGES.length, `${name} ${key}`);
      for (const sentence of texts.flatMap((text) => text.split(/[.!?:]\s/)))
        assert.ok(sentence.split(/\s+/).length <= 24, sentence);
    }
  }
});

test('hints, puzzles and rules have their own texts in five languages', async () => {
  const said = await Promise.all(LANGUAGES.map(loadTeachWords));
  assert.equal(new Set(said.map(({ hint }) => hint.fair)).size, LANGUAGES.length);
  assert.equal(new Set(said.map(({ puzzle }) => puzzle.noStreak)).size, LANGUAGES.length);
  assert.equal(new Set(said.map(({ rules }) => rules.rulings)).size, LANGUAGES.length);
  for (const { puzzle, rules, hint } of said) {
    assert.notEqual(puzzle.streak(1), puzzle.streak(3));
    assert.ok(
      rules.found(7).includes('7') && rules.link('SH-1').includes('SH-1') && hint.chance('42 %').includes('42 %'),
    );
  }
});

test('a hint lies inside the window and not over its piece, at any place', () => {
  const room = { width: 390, height: 844 };
  const own = { width: 300, height: 140 };
  fc.assert(
    fc.property(
      fc.record({ left: fc.integer({ min: 0, max: 300 }), top: fc.integer({ min: 0, max: 760 }) }),
      fc.record({ width: fc.integer({ min: 20, max: 90 }), height: fc.integer({ min: 20, max: 84 }) }),
      (at, size) => {
        const piece = { ...at, ...size };
        const { left, top } = besidePiece(piece, own, room);
        assert.ok(left >= 0 && top >= 0 && left + own.width <= room.width && top + own.height <= room.height);
        const isOver =
          left < piece.left + piece.width &&
          piece.left < left + own.width &&
          top < piece.top + piece.height &&
          piece.top < top + own.height;
        assert.ok(!isOver, JSON.stringify({ piece, left, top }));
      },
    ),
  );
  const { left, top } = besidePiece(null, own, room);
  assert.ok(left >= 0 && top + own.height <= room.height, 'without a piece, at the lower edge');
});

test('days in a row count days with a solution, once each, and a day without one ends the run', () => {
  let solver: Solver = NEW_SOLVER;
  for (const day of [100, 100, 101, 102]) solver = solve(solver, day, day);
  assert.equal(streakOn(solver, 102), 3);
  assert.equal(streakOn(solver, 103), 3);
  assert.equal(streakOn(solver, 104), 0);
  assert.equal(solve(solver, 7, 105).streak, 1);
  assert.equal(solve(solver, 9, null).streak, 3);
  assert.deepEqual(solve(solve(NEW_SOLVER, 4, null), 4, null).solved, [4]);
});

test('any data from a browser gives a valid solver', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const { day, streak, solved } = readSolver(text);
      assert.ok(Number.isInteger(day) && Number.isInteger(streak) && Array.isArray(solved));
    }),
  );
  const kept: Solver = { day: 5, streak: 2, solved: [1, 8] };
  assert.deepEqual(readSolver(JSON.stringify(kept)), kept);
});

test('a rule is found by its number and by its words, in any case and without accents', async () => {
  for (const language of LANGUAGES) {
    const help = await (await tongues[language]()).words.help();
    assert.deepEqual(matching(help, ''), help);
    const all = help.flatMap(({ rules }) => rules);
    for (const { id } of all)
      assert.ok(matching(help, id.toLowerCase()).some(({ rules }) => rules.some((r) => r.id === id)));
    assert.deepEqual(matching(help, 'no such words as these'), []);
  }
  const help = await (await tongues.de()).words.help();
  assert.ok(matching(help, 'geschaft').length > 0);
});
