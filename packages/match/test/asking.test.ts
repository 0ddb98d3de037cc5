// What needs agreement, and orders given in advance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastCall } from '@backroom/last-call';
import type { Answer, Order, Request } from '@backroom/match';
import { HASTE } from './commotion.ts';
import { House, termsFor } from './house.ts';
import { peek } from './peek.ts';

const code = (answer: Answer): string => (answer.ok ? 'ok' : answer.code);
const open = (seats: number, persons: number, more = {}): House =>
  new House(peek, termsFor(peek, seats, more)).seat(persons);
const ask = (what: Exclude<Request, 'undo'>) => ({ do: 'ask', what }) as const;

test('pause and resume by agreement: nobody acts, and no clock runs, in between', () => {
  const house = open(3, 3, { pace: HASTE });
  house.now += 10;
  house.must(0, ask('pause'));
  assert.equal(code(house.wish(1, ask('end'))), 'asked-already');
  assert.equal(code(house.wish(0, { do: 'agree' })), 'not-yours');
  house.must(1, { do: 'agree' });
  assert.equal(code(house.wish(1, { do: 'agree' })), 'agreed-already');
  assert.equal(house.match.phase, 'playing');
  house.must(2, { do: 'agree' });
  assert.equal(house.match.phase, 'paused');
  house.now += 1_000_000;
  house.chores();
  assert.equal(code(house.act(0, { type: 'wave' })), 'paused');
  assert.equal(code(house.wish(0, ask('pause'))), 'paused');
  house.must(2, ask('resume'));
  house.must(0, { do: 'agree' });
  house.must(1, { do: 'agree' });
  assert.equal(house.match.phase, 'playing');
  assert.equal(house.match.remaining(0, house.now), HASTE.free + HASTE.bank - 10);
  assert.equal(code(house.wish(0, ask('resume'))), 'not-paused');
});

test('bots agree at once, and who is away is not asked; who comes back is', () => {
  const house = open(3, 2);
  house.must(1, { do: 'leave', seat: 1, why: 'left' });
  house.must(0, ask('open-hands'));
  assert.equal(house.match.openHands, house.now);
  assert.equal(code(house.wish(0, ask('open-hands'))), 'done-already');
  house.must(1, { do: 'return', seat: 1 });
  house.must(0, ask('end'));
  assert.equal(house.match.phase, 'playing');
  house.must(1, { do: 'leave', seat: 1, why: 'left' });
  assert.equal(house.match.phase, 'over', 'the last one who had to agree has left');
  assert.equal(house.match.ended, 'agreed');
  assert.equal(code(house.wish(0, ask('pause'))), 'over');
});

test('a request goes with who asked, when he leaves', () => {
  const house = open(2, 2);
  house.must(0, ask('pause'));
  house.must(0, { do: 'leave', seat: 0, why: 'left' });
  assert.equal(house.match.request, null);
  assert.equal(code(house.wish(1, { do: 'agree' })), 'nothing-asked');
});

test('the house may pause and end for all to see, but never open hands nor take back', () => {
  const house = open(2, 2);
  house.act(0, { type: 'wave' });
  for (const deed of [
    { do: 'open-hands' },
    { do: 'undo', to: house.match.seq - 1 },
    { do: 'end', why: 'agreed' },
  ] as const) {
    assert.throws(() => house.match.append('house', deed, null, house.now, null), /agreed/, deed.do);
  }
  house.must('house', { do: 'pause' });
  house.must('house', { do: 'end', why: 'house' });
  assert.equal(house.match.ended, 'house');
  assert.equal(house.match.result(), null);
});

const order = (actions: string[], more: Partial<Order> = {}) =>
  ({ do: 'order', order: { actions, unless: [], times: 1, ...more } }) as const;
const WAVE = peek.write({ type: 'wave' });
const acts = (house: House): unknown[] =>
  house.entries.flatMap(({ by, deed }) =>
    deed.do === 'act' ? [[by, peek.write(deed.action as never), deed.ordered]] : [],
  );

test('a standing order answers as soon as its seat must decide, as often as it says', () => {
  const house = open(2, 2);
  house.must(1, order([WAVE], { times: 2 }));
  for (let i = 0; i < 3; i++) house.act(0, { type: 'look' });
  const look = [0, '{"type":"look"}', false];
  assert.deepEqual(acts(house), [look, [1, WAVE, true], look, [1, WAVE, true], look]);
  assert.equal(house.match.chairs[1].order, null);
});

test('… unless its seat has seen what it was not meant for; its own doing does not count', () => {
  const house = open(2, 2);
  house.must(1, order([WAVE], { times: 9, unless: ['show', 'wave'] }));
  house.act(0, { type: 'look' });
  assert.equal(acts(house).length, 2);
  assert.equal(house.match.chairs[1].order?.times, 8);
  house.act(0, { type: 'show' });
  assert.equal(acts(house).length, 3);
  assert.equal(house.match.chairs[1].order, null);
});

test('an order is the first of its actions that is legal; none legal, it waits for its owner', () => {
  const house = new House(lastCall, termsFor(lastCall, 2)).seat(2);
  const [low, high] = [house.game.view(house.match.state, 1).hand, house.game.view(house.match.state, 0).hand];
  const foreign = high.map((card: number) => `play ${card}`);
  house.must(1, order(foreign));
  assert.ok(house.act(0, { type: 'play', card: high[0] }).ok);
  assert.equal(house.entries.at(-1)?.by, 0);
  house.must(1, order([...foreign, `play ${low[1]}`, `play ${low[0]}`]));
  const last = house.entries.findLast(({ deed }) => deed.do === 'act');
  assert.deepEqual(last?.deed, { do: 'act', action: { type: 'play', card: low[1] }, race: null, ordered: true });
});

test('an order sleeps while a stand-in plays, and can be withdrawn', () => {
  const house = open(2, 2);
  house.must(1, order([WAVE], { times: 2 }));
  house.must(1, { do: 'leave', seat: 1, why: 'left' });
  house.act(0, { type: 'look' });
  assert.deepEqual(house.match.botsToAct(), [1]);
  house.must(1, { do: 'return', seat: 1 });
  assert.equal(acts(house).length, 2, 'it wakes when its owner returns');
  house.must(1, { do: 'order', order: null });
  house.act(0, { type: 'look' });
  assert.equal(acts(house).length, 3);
});

test('an order that cannot be read, or asks for too much, is refused', () => {
  const house = open(2, 2);
  assert.equal(code(house.wish(1, order(['pass']))), 'bad-order');
  assert.equal(code(house.wish(1, order([]))), 'malformed');
  assert.equal(code(house.wish(1, order([WAVE], { times: 101 }))), 'malformed');
  assert.equal(code(house.wish(1, order(new Array<string>(17).fill(WAVE)))), 'malformed');
});

test('an order taken back by an undo does not decide the same again', () => {
  const house = open(2, 1);
  house.must(0, order([WAVE], { times: 5 }));
  const before = house.match.state.steps;
  assert.ok(house.undo(0).ok);
  assert.equal(house.match.state.steps, before - 1);
  assert.equal(house.match.chairs[0].order, null);
});
