import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { readable } from './subject.ts';
import { after, characters, given, legal, newGame, play, refuses, ringOf } from './table.ts';

const run = { run: true };

test('SH-80 Evasion: a car on top of another goes to any business without cars', () => {
  const state = given({ ring: 'RO - Y G B PW N -', options: run, seats: ['red: evasion red', 'blue: green green'] });
  const evasions = legal(state, 0).filter((action) => action.startsWith('evasion'));
  assert.deepEqual(evasions, ['evasion orange > B', 'evasion orange > H', 'evasion white > B', 'evasion white > H']);
  refuses(state, 0, 'evasion red > B');
  refuses(state, 0, 'evasion orange > C');
  play(state, 0, 'evasion orange > H');
  assert.equal(ringOf(state), 'R - Y G B PW N O');
});

test('SH-80 there is one Evasion, SH-81 two Backward, SH-82 one Nasty exchange, SH-83 two Jokers', () => {
  const most: Record<string, number> = {};
  for (let i = 0; i < 400; i++) {
    const cards = readable(newGame(run, 4, `run ${i}`).state).seats.flatMap((seat) => seat.hand);
    for (const name of ['evasion', 'backward', 'nasty', 'joker']) {
      most[name] = Math.max(most[name] ?? 0, cards.filter((card) => card === name).length);
    }
  }
  assert.deepEqual(most, { evasion: 1, backward: 2, nasty: 1, joker: 2 });
});

test('SH-81 Backward: one car of your choice, one step counter-clockwise, by the mirrored rules, pairs too', () => {
  assert.equal(after('R O Y G B P W N', 'backward orange', run), 'RO - Y G B P W N');
  assert.equal(after('R - O Y G B PW N', 'backward red', run), '- - O Y G B PW NR');
  assert.equal(after('- R GO Y B P W N', 'backward green', run), 'GO R - Y B P W N');
  assert.equal(after('- YG RO - B P W N', 'backward orange', run), 'O YG R - B P W N');
});

test("SH-82 Nasty exchange: from the centre, or another player's, who gets yours in return", () => {
  const setting = { options: run, seats: ['red: nasty red', 'blue: green green', 'white: brown brown'] };
  const taken = given(setting);
  assert.equal(legal(taken, 0).filter((action) => action.startsWith('nasty')).length, 7);
  const events = play(taken, 0, 'nasty white');
  assert.deepEqual(characters(taken), ['white', 'blue', 'red']);
  assert.deepEqual(events.at(-1), { type: 'exchanged', seat: 0, from: 'red', to: 'white', partner: 2 });
  const free = given(setting);
  play(free, 0, 'nasty purple');
  assert.deepEqual(characters(free), ['purple', 'blue', 'white']);
  assert.ok(readable(free).centre.includes('red') && !readable(free).centre.includes('purple'));
  refuses(given(setting), 0, 'nasty red');
});

test('SH-83 Joker: one car of your choice moves one step forward', () => {
  const state = given({ options: run, seats: ['red: joker red', 'blue: green green'] });
  assert.equal(legal(state, 0).filter((action) => action.startsWith('joker')).length, 8);
  play(state, 0, 'joker white');
  assert.equal(ringOf(state), 'R O Y G B P - NW');
});

test('SH-84 each RUN card may be played face up as the last card', () => {
  for (const card of ['joker', 'backward', 'evasion', 'nasty']) {
    const state = given({ options: run, seats: [`red: ${card}`, 'blue: green'] });
    assert.ok(legal(state, 0).length > 0 && legal(state, 0).every((action) => action.startsWith(card)), card);
  }
});

test('SH-85 a RUN card can be discarded face down for an Exchange, but not as the last card', () => {
  for (const card of ['joker', 'backward', 'evasion', 'nasty']) {
    const state = given({ options: run, seats: [`red: ${card} red`, 'blue: green green'] });
    play(state, 0, `exchange ${card} > yellow`);
    assert.deepEqual(readable(state).faceDown, [{ seat: 0, card }]);
    refuses(given({ options: run, seats: [`red: ${card}`, 'blue: green'] }), 0, `exchange ${card} > yellow`);
  }
});

test('SH-86 an Evasion with no car on top of another does nothing, and may still be played', () => {
  const state = given({ options: run, seats: ['red: evasion red', 'blue: green green'] });
  assert.ok(legal(state, 0).includes('evasion'));
  const ring = ringOf(state);
  const events = play(state, 0, 'evasion');
  assert.equal(ringOf(state), ring);
  assert.deepEqual(events.at(-1), { type: 'no-evasion', seat: 0 });
  assert.deepEqual(readable(state).faceUp, ['evasion']);
});

test('SH-86 an Evasion with no empty business does nothing; one that can do something must', () => {
  const full = given({
    ring: 'KR O Y G B P W N',
    options: { run: true, mafia: true },
    seats: ['red: evasion red', 'blue: green green'],
  });
  assert.ok(legal(full, 0).includes('evasion'));
  const open = given({ ring: 'RO - Y G B P W N', options: run, seats: ['red: evasion red', 'blue: green green'] });
  refuses(open, 0, 'evasion');
  assert.ok(scheffeln.refusals(open, 0).some((refusal) => refusal.code === 'evasion-possible'));
});

test('SH-87 RUN goes with the basic game only', () => {
  const read = readOptions(scheffeln.options, { mode: 'speed', run: true });
  assert.ok(!read.ok);
  assert.match(read.why, /SH-87/);
  assert.ok(readOptions(scheffeln.options, { mode: 'basic', run: true }).ok);
});
