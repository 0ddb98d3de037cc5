import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import { testGame } from '@backroom/kit/testing';
import { lastCall } from '@backroom/last-call';
import { words } from '@backroom/last-call/words';
import { lesson } from '../lesson/index.ts';
import { subject } from './subject.ts';

testGame({ ...subject, words, file: import.meta.filename, games: 50 });

test('LC-3 the highest card takes the bottle, and its player leads', () => {
  const state = lastCall.start({ cards: 12 }, 2);
  lastCall.apply(
    state,
    'chance',
    {
      type: 'deal',
      hands: [
        [1, 5, 9],
        [2, 6, 10],
      ],
    },
    null,
  );
  lastCall.apply(state, 0, { type: 'play', card: 9 }, null);
  lastCall.apply(state, 1, { type: 'play', card: 6 }, null);
  assert.deepEqual(state.bottles, [1, 0]);
  assert.deepEqual(lastCall.toAct(state), [0]);
});

test('LC-1 three cards each, none twice', () => {
  const state = lastCall.start({ cards: 20 }, 4);
  settle(lastCall, state, new Seeded('x'));
  assert.equal(new Set(state.hands.flat()).size, 12);
});

for (const [i, step] of lesson.steps.entries()) {
  test(`lesson, task ${i + 1}: offered actions are legal, and the wanted one leads to the next task`, () => {
    const loaded = lastCall.load(step.state);
    assert.ok(loaded.ok);
    const state = loaded.value;
    const legal = lastCall.legal(state, lesson.learner).map(lastCall.write);
    for (const notation of step.offered ?? []) assert.ok(legal.includes(notation), notation);
    for (const [seat, notation] of [
      ...step.wanted.map((one) => [lesson.learner, one] as const),
      ...(step.afterwards ?? []),
    ]) {
      assert.ok(seat !== 'chance', 'nothing is drawn in the lesson');
      const action = lastCall.legal(state, seat).find((one) => lastCall.write(one) === notation);
      assert.ok(action !== undefined, notation);
      lastCall.apply(state, seat, action, null);
    }
    assert.equal(state.bottles[lesson.learner], [1, 1, 2][i], 'the learner takes the bottle');
  });
}
