// States written by hand: which of them load, and which are refused with a reason.
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

test('missing options are inferred from the table', () => {
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

test('given options take precedence over the table', () => {
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
  [
    'a turn of a seat without cards',
    {
      phase: 'play',
      centre: undefined,
      turn: 0,
      seats: [{ character: 'red' }, { character: 'blue', hand: ['blue'] }],
    },
    /turn of a seat that holds a card/,
  ],
  [
    'nobody to play',
    {
      phase: 'play',
      centre: undefined,
      turn: null,
      seats: [
        { character: 'red', hand: ['red'] },
        { character: 'blue', hand: ['blue'] },
      ],
    },
    /turn of a seat that holds a card/,
  ],
  ['a wrong centre', { centre: ['red'] }, /centre/],
  ['one seat', { seats: [{}] }, /2 to 4 seats/],
];

test('missing fields are as at the beginning: the first round, and seat 0 starts', () => {
  const { round: _, start: __, ...rest } = byHand({}, 2);
  const loaded = scheffeln.load({ ...rest, turn: 0 });
  assert.ok(loaded.ok);
  const { round, start } = readable(loaded.value);
  assert.deepEqual([round, start], [1, 0]);
  for (const seat of [0, 1]) assert.equal(scheffeln.load({ ...rest, start: seat, turn: seat }).ok, true);
});

const WRONG_IN_SPEED: readonly [what: string, change: object, why: RegExp][] = [
  ['cards in a hand', { seats: [{ hand: ['red'] }, {}, {}] }, /nobody holds cards in Speed/],
  ['a countdown while two have no character', { countdownMs: 5000 }, /countdown runs while exactly one/],
  [
    'no countdown while one has no character',
    { seats: [{ character: 'red' }, { character: 'blue' }, {}] },
    /countdown runs while exactly one/,
  ],
];

for (const [what, change, why] of WRONG_IN_SPEED) {
  test(`a state of Speed with ${what} is refused, and the reason is told`, () => {
    const { centre: _, ...rest } = byHand({ mode: 'speed' }, 3);
    assert.equal(scheffeln.load(rest, { mode: 'speed' }).ok, true);
    const loaded = scheffeln.load({ ...rest, ...change }, { mode: 'speed' });
    assert.ok(!loaded.ok);
    assert.match(loaded.why, why);
  });
}

for (const [what, change, why] of WRONG) {
  test(`a state with ${what} is refused, and the reason is told`, () => {
    const loaded = scheffeln.load(byHand({}, 2, change));
    assert.ok(!loaded.ok);
    assert.match(loaded.why, why);
  });
}
