import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passTime, Seeded } from '@backroom/kit';
import { COLOURS, type State, scheffeln } from '@backroom/scheffeln';
import { driven } from './oracle.ts';
import { readable } from './subject.ts';
import { characters, given, happened, legal, newGame, nextRound, play, refuses } from './table.ts';

const ROW = ['red', 'red', 'blue', 'green', 'white', 'brown', 'yellow'] as const;

const picking = (seats: readonly string[], more: object = {}): State =>
  given({ phase: 'pick', turn: null, row: [...ROW], options: { mode: 'speed' }, seats, ...more });

const random = new Seeded('speed');

test('SH-70 set-up: A to H, one car on each, all 32 tokens mixed into eight stacks of four, no characters', () => {
  let mixed = 0;
  for (let i = 0; i < 30; i++) {
    const t = readable(newGame({ mode: 'speed' }, 5, `speed ${i}`).state);
    assert.ok(t.ring.every((cars) => cars.length === 1));
    assert.ok(t.stacks.every((stack) => stack.length === 4));
    assert.equal(t.stacks.flat().length, 32);
    assert.ok(t.seats.every((seat) => seat.character === null && seat.hand.length === 0));
    if (t.stacks[0].some((value) => value > 2000)) mixed++;
  }
  assert.ok(mixed > 25, 'tokens stay with their letters');
});

test('SH-71 seven cards in a row, turned up from right to left', () => {
  const { state, events } = newGame({ mode: 'speed' }, 3);
  const turned = happened(events, 'turned');
  assert.deepEqual(
    turned.map((e) => e.type === 'turned' && e.index),
    [6, 5, 4, 3, 2, 1, 0],
  );
  assert.deepEqual(turned.map((e) => e.type === 'turned' && e.card).reverse(), readable(state).row);
  assert.equal(readable(state).phase, 'pick');
});

test('SH-72 everybody picks at once; a taken character is gone and cannot be given back', () => {
  const state = picking(['-', '-', '-', '-']);
  assert.deepEqual(scheffeln.toAct(state), [0, 1, 2, 3]);
  for (const seat of [0, 1, 2, 3]) assert.equal(legal(state, seat).length, 8);
  play(state, 2, 'grab blue');
  assert.deepEqual(scheffeln.toAct(state), [0, 1, 3]);
  refuses(state, 2, 'grab red');
  refuses(state, 0, 'grab blue');
  assert.deepEqual(
    scheffeln.refusals(state, 0).map((r) => [r.code, r.rule]),
    [['taken', 'SH-72']],
  );
  assert.ok(scheffeln.refusals(state, 2).every((r) => r.code === 'keeps-character'));
});

test('SH-73 when the second-to-last player has taken one, five seconds run; then the last goes empty-handed', () => {
  const state = picking(['-', '-', '-']);
  assert.equal(scheffeln.deadline(state), null);
  play(state, 0, 'grab red');
  assert.equal(scheffeln.deadline(state), null);
  const events = play(state, 1, 'grab blue');
  assert.equal(scheffeln.deadline(state), 5000);
  assert.deepEqual(happened(events, 'countdown'), [{ type: 'countdown', seat: 2, ms: 5000 }]);
  play(state, 'clock', 'wait 4999');
  assert.equal(readable(state).countdownMs, 1);
  assert.equal(readable(state).phase, 'pick');
  const end = play(state, 'clock', 'wait 1');
  assert.deepEqual(happened(end, 'time-up'), [{ type: 'time-up', without: [2] }]);
  assert.equal(readable(state).seats[2].tokens.length, 0);
  assert.equal(readable(state).round, 2);
});

test('SH-73 the last player who picks in time ends the countdown at once', () => {
  const state = picking(['red', 'blue', '-'], { countdownMs: 2000 });
  play(state, 2, 'grab white');
  assert.equal(readable(state).phase, 'deal');
  assert.equal(scheffeln.deadline(state), null);
});

test('SH-74 an optional study limit ends the picking as well, from the moment the row is open', () => {
  const { state } = newGame({ mode: 'speed', studyLimitMs: 30000 }, 4);
  assert.equal(scheffeln.deadline(state), 30000);
  play(state, 'clock', 'wait 27000');
  for (const seat of [0, 1, 2]) play(state, seat, legal(state, seat)[0]);
  assert.equal(scheffeln.deadline(state), 3000, 'the study limit comes before the countdown');
  play(state, 'clock', 'wait 3000');
  assert.equal(readable(state).round, 2);
  nextRound(state);
  assert.equal(readable(state).studyMs, 30000);
  const { state: free } = newGame({ mode: 'speed' }, 4);
  assert.equal(scheffeln.deadline(free), null, 'without it nobody is hurried');
});

test('SH-74 time beyond a deadline runs on in the next round', () => {
  const { state } = newGame({ mode: 'speed', studyLimitMs: 30000 }, 3);
  assert.equal(passTime(scheffeln, state, 70000, random), 0);
  assert.equal(readable(state).round, 3);
  assert.equal(readable(state).studyMs, 20000);
});

test('SH-75 the row takes effect from left to right by the moving rules, then SH-40 scores', () => {
  const state = picking(['red', 'blue', '-'], { countdownMs: 5000 });
  let ring = readable(state).ring;
  for (const card of ROW) ring = driven(ring, card, 1);
  const events = play(state, 2, 'grab white');
  assert.deepEqual(readable(state).ring, ring);
  const drives = happened(events, 'drove').map((e) => e.type === 'drove' && e.car);
  assert.deepEqual(drives, ROW);
  assert.equal(happened(events, 'took').length + happened(events, 'blocked').length, 3);
  let other = readable(picking(['-', '-', '-'])).ring;
  for (const card of [...ROW].reverse()) other = driven(other, card, 1);
  assert.notDeepEqual(other, ring, 'this row is one in which the order matters');
});

test('SH-76 characters return, cars stay, the start passes, seven new cards, tokens turned up; SH-60 ends the game', () => {
  const state = picking(['red', 'blue', '-'], { countdownMs: 5000, start: 2 });
  const events = play(state, 2, 'grab white');
  const { ring } = readable(state);
  assert.deepEqual(characters(state), [null, null, null]);
  assert.equal(readable(state).centre.length, 8);
  assert.equal(readable(state).start, 0);
  assert.equal(happened(events, 'revealed').length, happened(events, 'took').length);
  nextRound(state);
  assert.deepEqual(readable(state).ring, ring);
  assert.equal(readable(state).row.length, 7);
  const stacks = readable(state).stacks.map((stack) => stack.slice(0, 1));
  const last = picking(['red', 'blue', '-'], { countdownMs: 5000, stacks });
  play(last, 2, 'grab white');
  assert.equal(readable(last).phase, 'over');
});

test('SH-76 the seven come from all 24 cards, shuffled', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { row } = readable(newGame({ mode: 'speed' }, 3, `row ${i}`).state);
    for (const card of row) assert.ok(row.filter((other) => other === card).length <= 3);
    seen.add(row.join());
  }
  assert.equal(seen.size, 200);
});

test('SH-77 the order of the log decides who touched first: the second touch is refused and changes nothing', () => {
  const state = picking(['-', '-', '-']);
  play(state, 1, 'grab purple');
  refuses(state, 0, 'grab purple');
  assert.deepEqual(characters(state), [null, 'purple', null]);
});

test('case 10: eight players and eight characters; the last gets the last one', () => {
  const { state } = newGame({ mode: 'speed' }, 8);
  for (const [seat, colour] of COLOURS.slice(0, 7).entries()) play(state, seat, `grab ${colour}`);
  assert.deepEqual(legal(state, 7), ['grab brown']);
  assert.equal(scheffeln.deadline(state), 5000);
  play(state, 7, 'grab brown');
  assert.equal(readable(state).round, 2);
});

test('case 10: after the countdown the last player can no longer pick', () => {
  const state = picking(['red', 'blue', '-'], { countdownMs: 5000 });
  play(state, 'clock', 'wait 5000');
  refuses(state, 2, 'grab white');
});
