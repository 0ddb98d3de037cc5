import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded, settle } from '@backroom/kit';
import { testGame } from '@backroom/kit/testing';
import { lastCall } from '@backroom/last-call';
import { words } from '@backroom/last-call/words';
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
