// What a person may write by hand and load, and what is refused with a reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheffeln } from '@backroom/scheffeln';
import { readable } from './subject.ts';
import { newGame } from './table.ts';

/** A new game's table without its options, as one writes it from the protocol's page. */
function byHand(options: object, seats: number, change: object = {}): Record<string, unknown> {
  const { options: _, removed: __, ...rest } = readable(newGame(options, seats).state);
  return { ...rest, ...change };
}

const optionsOf = (saved: unknown): unknown => {
  const loaded = scheffeln.load(saved);
  assert.ok(loaded.ok, loaded.ok ? '' : loaded.why);
  return readable(loaded.value).options;
};

const STANDARD = { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null };

test('options that are not said are read off the table', () => {
  assert.deepEqual(optionsOf(byHand({}, 3)), STANDARD);
  assert.deepEqual(optionsOf(byHand({ mafia: true }, 3)), { ...STANDARD, mafia: true });
  assert.deepEqual(optionsOf(byHand({ mode: 'speed' }, 5)), { ...STANDARD, mode: 'speed' });
  const study = byHand({ mode: 'speed', studyLimitMs: 60000 }, 4, { studyMs: 41000 });
  assert.deepEqual(optionsOf(study), { ...STANDARD, mode: 'speed', studyLimitMs: 60000 });
  const seats = [
    ['red', 'red', 'red', 'joker'],
    ['red', 'blue', 'blue', 'blue'],
  ];
  const four = byHand({}, 2, { seats: seats.map((hand) => ({ character: null, hand, money: 0, tokens: [] })) });
  assert.deepEqual(optionsOf(four), { ...STANDARD, run: true, movementCards: 32 });
});

test('options that are said win over what the table looks like', () => {
  const loaded = scheffeln.load(byHand({}, 3), { run: true });
  assert.ok(loaded.ok);
  assert.equal(readable(loaded.value).options.run, true);
  assert.equal(
    scheffeln.load(byHand({ mafia: true }, 3), { mafia: false }).ok,
    false,
    'a black car without Mafia-Style',
  );
});

const WRONG: readonly [what: string, change: object, why: RegExp][] = [
  [
    'a car twice',
    { ring: [['red'], ['red'], ['yellow'], ['green'], ['blue'], ['purple'], ['white'], ['brown']] },
    /red car is in the ring twice/,
  ],
  [
    'a car missing',
    { ring: [[], ['red'], ['yellow'], ['green'], ['blue'], ['purple'], ['white'], ['brown']] },
    /lacks: orange/,
  ],
  [
    'three cars on a place',
    { ring: [['red', 'orange', 'yellow'], [], [], ['green'], ['blue'], ['purple'], ['white'], ['brown']] },
    /at most 2/,
  ],
  ['five cards', { seats: [{ hand: ['red', 'red', 'blue', 'blue', 'white'] }, {}] }, /at most 4/],
  [
    'too many of a card',
    { seats: [{ hand: ['red', 'red', 'red', 'red'] }, { hand: ['red', 'white', 'white', 'white'] }] },
    /too many red/,
  ],
  [
    'one character twice',
    {
      phase: 'play',
      seats: [
        { character: 'red', hand: ['red'] },
        { character: 'red', hand: ['blue'] },
      ],
    },
    /two seats have the red/,
  ],
  ['a token that is no number', { stacks: [['x'], [1], [1], [1], [1], [1], [1], [1]] }, /whole number/],
  ['an empty business in play', { stacks: [[], [1], [1], [1], [1], [1], [1], [1]] }, /no tokens left/],
  ['a turn of nobody', { turn: 7 }, /turn must be/],
  ['a phase that does not exist', { phase: 'dance' }, /phase must be one of/],
  ['a wrong centre', { centre: ['red'] }, /centre/],
  ['one seat', { seats: [{}] }, /2 to 4 seats/],
];

for (const [what, change, why] of WRONG) {
  test(`a state with ${what} is refused, and the reason is told`, () => {
    const loaded = scheffeln.load(byHand({}, 2, change));
    assert.ok(!loaded.ok);
    assert.match(loaded.why, why);
  });
}
