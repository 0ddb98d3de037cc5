// The lesson of Scarface 1920, its pure parts: every task can be solved by the rules, nothing else passes, and it is
// told in five languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { LEARNER } from '../../scarface/lesson/game.ts';
import { lesson } from '../../scarface/lesson/index.ts';
import { LESSON, STEPS, type StepName } from '../../scarface/lesson/positions.ts';
import type { SeatAction } from '../../scarface/src/actions.ts';
import type { Event } from '../../scarface/src/events.ts';
import type { State } from '../../scarface/src/state.ts';
import type { View } from '../../scarface/src/view.ts';
import { stateLike } from '../../scarface/src/words/standing.ts';
import { pointedOut } from '../../scarface/table/choices.ts';
import { prospectOf } from '../../scarface/table/scene.ts';
import { type Task, taskOf, tryOut } from '../src/teach/lesson-task.ts';

/** Solves a task; what happened on the way, and where it ends. */
function solve(name: StepName, chosen: (task: Task) => unknown = ({ wanted }) => wanted[0]) {
  const events: Event[] = [];
  let task: Task | null = taskOf(scarface, LESSON[name], LEARNER);
  for (let moves = 0; task !== null; moves++) {
    assert.ok(moves < 10, 'the task ends');
    const outcome = tryOut(scarface, task, chosen(task));
    assert.ok(outcome.is === 'right', `${name}, action ${moves + 1}`);
    events.push(...(outcome.events as readonly Event[]));
    if (outcome.next === null) return { events, view: outcome.view as View };
    task = outcome.next;
  }
  throw new Error('no task');
}

/** Every position on the way through a task. */
function positionsOf(name: StepName): readonly Task[] {
  const found: Task[] = [];
  solve(name, (task) => {
    found.push(task);
    return task.wanted[0];
  });
  return found;
}

for (const name of STEPS) {
  test(`lesson, ${name}: its solution is played through by the rules, and any of the wanted actions will do`, () => {
    const loaded = scarface.load(LESSON[name].state);
    assert.ok(loaded.ok, loaded.ok ? '' : loaded.why);
    solve(name);
    solve(name, ({ wanted }) => wanted.at(-1));
  });

  test(`lesson, ${name}: every other legal action is refused with an explanation and changes nothing`, () => {
    for (const task of positionsOf(name)) {
      const before = JSON.stringify(scarface.save(task.state as State));
      for (const action of task.legal) {
        if (task.wanted.includes(action)) continue;
        assert.equal(tryOut(scarface, task, action).is, 'other', scarface.write(action as SeatAction));
      }
      for (const { action } of task.refusals) assert.equal(tryOut(scarface, task, action).is, 'refused');
      assert.equal(tryOut(scarface, task, { type: 'dance' }).is, 'unknown');
      assert.equal(JSON.stringify(scarface.save(task.state as State)), before);
    }
  });

  test(`lesson, ${name}: the pointed-out piece can be touched, and touching it continues the task`, () => {
    for (const { view, legal, refusals, wanted, further } of positionsOf(name)) {
      const now = stateLike(view as View);
      const { choices } = prospectOf(view as View, now, legal as SeatAction[], refusals as never, []);
      const row = [wanted[0], ...further] as SeatAction[];
      const picks = [...pointedOut(choices, row, [])];
      assert.ok(picks.length > 0, `nothing is pointed out for ${scarface.write(row[0])}`);
      if (row[0].type === 'plan') continue;
      const found = choices.find(({ path }) => path.join() === picks.join());
      assert.ok(found !== undefined, picks.join());
      assert.deepEqual(found.steps, row.slice(0, found.steps.length));
    }
  });
}

const happened = (name: StepName, type: Event['type']): readonly Event[] =>
  solve(name).events.filter((event) => event.type === type);

test('the lesson shows what it tells: Deal, sale, reorganising, seizing, hiring, an upgrade, a Raid', () => {
  const learner = (view: View) => view.players[LEARNER];
  assert.equal(happened('plan', 'ready').length, 1);
  assert.equal(happened('deal', 'stored').length, 2);
  assert.deepEqual(
    happened('sell', 'sold').map((event) => 'profit' in event && event.profit),
    [10],
  );
  assert.equal(learner(solve('sell').view).crime, 2);
  assert.equal(happened('reorganise', 'time').length, 1);
  assert.ok(solve('seize').view.tiles.some(({ id, owner }) => id === 'little-italy' && owner === LEARNER));
  assert.deepEqual(learner(solve('hire').view).discard?.at(-1), 'bookmaker');
  assert.equal(solve('hire').view.ring, LEARNER);
  assert.equal(happened('upgrade', 'upgraded').length, 1);
  assert.deepEqual(
    happened('raid', 'band')
      .map((event) => 'band' in event && event.band)
      .toSorted(),
    ['amber', 'green'],
  );
  assert.equal(learner(solve('raid').view).prison, 2, 'those in the Underworld are in Prison');
});

test('the lesson is told in five languages, each its own, in short sentences', async () => {
  const said = await Promise.all(LANGUAGES.map(lesson.words));
  assert.equal(new Set(said.map(({ end }) => end.text)).size, LANGUAGES.length);
  for (const [at, name] of STEPS.entries()) {
    for (const key of ['title', 'story', 'task', 'praise', 'nudge'] as const) {
      const texts = said.map(({ steps }) => steps[at][key]);
      assert.equal(new Set(texts).size, LANGUAGES.length, `${name} ${key}`);
      for (const sentence of texts.flatMap((text) => text.split(/[.!?:]\s/)))
        assert.ok(sentence.split(/\s+/).length <= 24, sentence);
    }
  }
});
