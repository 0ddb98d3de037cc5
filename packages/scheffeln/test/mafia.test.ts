import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { readable } from './subject.ts';
import { characters, given, happened, legal, money, newGame, play, ringOf } from './table.ts';

const mafia = { mafia: true };

test('SH-90 a ninth, black car is set beneath the car on A', () => {
  for (let i = 0; i < 20; i++) {
    const { ring } = readable(newGame(mafia, 4, `mafia ${i}`).state);
    assert.equal(ring[0].length, 2);
    assert.equal(ring[0][0], 'black');
    assert.equal(ring.flat().length, 9);
  }
  assert.equal(readable(newGame({}, 4).state).ring.flat().length, 8);
});

test('SH-91 each Exchange moves the black car one step, after the character has been exchanged', () => {
  const state = given({ ring: 'K - R O YG B P WN', options: mafia, seats: ['red: blue white', 'orange: green brown'] });
  const events = play(state, 0, 'exchange blue > yellow');
  assert.equal(ringOf(state), '- K R O YG B P WN');
  assert.deepEqual(
    events.map((event) => event.type),
    ['discarded', 'exchanged', 'drove'],
  );
  assert.deepEqual(characters(state), ['yellow', 'orange']);
});

test('SH-91 the car on top of the black one goes along; a card face up does not move it', () => {
  const state = given({ ring: 'KW - R O YG B P N', options: mafia, seats: ['red: blue white', 'orange: green brown'] });
  play(state, 0, 'exchange blue > yellow');
  assert.equal(ringOf(state), '- KW R O YG B P N');
  play(state, 1, 'move green');
  assert.equal(ringOf(state), '- KW R O Y BG P N');
});

test('SH-91 a Nasty exchange is played face up and does not move the black car', () => {
  const state = given({
    ring: 'K - R O YG B P WN',
    options: { mafia: true, run: true },
    seats: ['red: nasty white', 'orange: green brown'],
  });
  play(state, 0, 'nasty blue');
  assert.equal(ringOf(state), 'K - R O YG B P WN');
});

test('SH-92 the Mafia takes a token, and the scorer on the least valuable business gets it on top of their own', () => {
  const state = given({ ring: 'R - Y O K GB P WN', options: mafia, seats: ['orange: blue', 'yellow:', 'green:'] });
  const events = play(state, 0, 'move blue');
  // Yellow (C, 4000) and orange (D, 6000) and green (F, 10000) score; the Mafia's 8000 from E goes to yellow.
  assert.deepEqual(money(state), [6000, 4000 + 8000, 10000]);
  assert.deepEqual(readable(state).seats[1].tokens, [4000, 8000]);
  assert.deepEqual(happened(events, 'mafia-took'), [{ type: 'mafia-took', business: 'E', value: 8000, seat: 1 }]);
});

test('SH-92 the next token is turned up where the Mafia has taken one, too', () => {
  const state = given({ ring: 'R - Y O K GB P WN', options: mafia, seats: ['orange: blue', 'yellow:', 'green:'] });
  assert.deepEqual(
    happened(play(state, 0, 'move blue'), 'revealed').map((event) => event.type === 'revealed' && event.business),
    ['C', 'D', 'E', 'F'],
  );
});

test('SH-92 beneath another car the Mafia takes nothing', () => {
  const state = given({ ring: 'R - Y O KG B P WN', options: mafia, seats: ['orange: brown', 'yellow:'] });
  const events = play(state, 0, 'move brown');
  assert.deepEqual(happened(events, 'mafia-took'), []);
  assert.equal(readable(state).stacks[4].length, 4);
});

test("SH-93 if no player took a token, the Mafia's token leaves the game", () => {
  const state = given({ ring: 'RN - YO - K GB P W', options: mafia, seats: ['red: purple', 'yellow:'] });
  const events = play(state, 0, 'move purple');
  assert.deepEqual(money(state), [0, 0]);
  assert.deepEqual(readable(state).removed, [8000]);
  assert.equal(readable(state).stacks[4].length, 3);
  assert.deepEqual(happened(events, 'mafia-took'), [{ type: 'mafia-took', business: 'E', value: 8000, seat: null }]);
});

test('SH-94 a car of your choice includes the black car; Mafia-Style goes with RUN, not with Speed', () => {
  const state = given({
    ring: 'K - R O YG B P WN',
    options: { mafia: true, run: true },
    seats: ['red: joker backward', 'orange: green brown'],
  });
  assert.ok(legal(state, 0).includes('joker black'));
  play(state, 0, 'backward black');
  assert.equal(ringOf(state), '- - R O YG B P WN'.replace('P WN', 'PK WN'));
  const read = readOptions(scheffeln.options, { mode: 'speed', mafia: true });
  assert.ok(!read.ok);
  assert.match(read.why, /SH-94/);
});

test('SH-94 an Evasion may take the black car off another', () => {
  const state = given({
    ring: 'RK - Y O G B P WN',
    options: { mafia: true, run: true },
    seats: ['red: evasion red', 'orange: green brown'],
  });
  play(state, 0, 'evasion black > B');
  assert.equal(ringOf(state), 'R K Y O G B P WN');
});

test('case 7: at the start nine cars take all eight businesses, so an Exchange moves nothing', () => {
  const ring = 'KR O Y G B P W N';
  const state = given({ ring, options: mafia, seats: ['red: blue white', 'orange: green brown'] });
  play(state, 0, 'exchange blue > yellow');
  assert.equal(ringOf(state), ring);
});

test("case 8: the Mafia's car on top of a player's car: the Mafia takes, the player does not", () => {
  const state = given({ ring: 'O - RK Y G B P WN', options: mafia, seats: ['red: brown', 'orange:'] });
  play(state, 0, 'move brown');
  // Brown lands on orange's car on A: nobody scores, and the Mafia's token from C leaves the game.
  assert.deepEqual(money(state), [0, 0]);
  assert.deepEqual(readable(state).removed, [4000]);
});

test('case 8: the only scorer gets both tokens', () => {
  const state = given({ ring: 'O - RK Y G B PW N', options: mafia, seats: ['red: purple', 'orange:'] });
  play(state, 0, 'move purple');
  assert.deepEqual(readable(state).seats[1].tokens, [0, 4000]);
});
