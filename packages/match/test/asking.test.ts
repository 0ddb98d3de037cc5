// Requests that need agreement, and standing orders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastCall } from '@backroom/last-call';
import type { CommandResult, Order, Request } from '@backroom/match';
import { HASTE } from './commotion.ts';
import { TestHost, termsFor } from './host.ts';
import { peek } from './peek.ts';

const code = (answer: CommandResult): string => (answer.ok ? 'ok' : answer.code);
const open = (seats: number, persons: number, more = {}): TestHost =>
  new TestHost(peek, termsFor(peek, seats, more)).seat(persons);
const ask = (what: Exclude<Request, 'undo'>) => ({ do: 'ask', what }) as const;

test('pause and resume by agreement: nobody acts, and no clock runs, in between', () => {
  const host = open(3, 3, { pace: HASTE });
  host.now += 10;
  host.must(0, ask('pause'));
  assert.equal(code(host.wish(1, ask('end'))), 'asked-already');
  assert.equal(code(host.wish(0, { do: 'agree' })), 'not-yours');
  host.must(1, { do: 'agree' });
  assert.equal(code(host.wish(1, { do: 'agree' })), 'agreed-already');
  assert.equal(host.match.phase, 'playing');
  host.must(2, { do: 'agree' });
  assert.equal(host.match.phase, 'paused');
  host.now += 1_000_000;
  host.chores();
  assert.equal(code(host.act(0, { type: 'wave' })), 'paused');
  assert.equal(code(host.wish(0, ask('pause'))), 'paused');
  host.must(2, ask('resume'));
  host.must(0, { do: 'agree' });
  host.must(1, { do: 'agree' });
  assert.equal(host.match.phase, 'playing');
  assert.equal(host.match.remaining(0, host.now), HASTE.free + HASTE.bank - 10);
  assert.equal(code(host.wish(0, ask('resume'))), 'not-paused');
});

test('bots agree at once; absent players are not asked; players who return are', () => {
  const host = open(3, 2);
  host.must(1, { do: 'leave', seat: 1, why: 'left' });
  host.must(0, ask('open-hands'));
  assert.equal(host.match.openHands, host.now);
  assert.equal(code(host.wish(0, ask('open-hands'))), 'done-already');
  host.must(1, { do: 'return', seat: 1 });
  host.must(0, ask('end'));
  assert.equal(host.match.phase, 'playing');
  host.must(1, { do: 'leave', seat: 1, why: 'left' });
  assert.equal(host.match.phase, 'over', 'the last one who had to agree has left');
  assert.equal(host.match.ended, 'agreed');
  assert.equal(code(host.wish(0, ask('pause'))), 'over');
});

test('a request ends when its asker leaves', () => {
  const host = open(2, 2);
  host.must(0, ask('pause'));
  host.must(0, { do: 'leave', seat: 0, why: 'left' });
  assert.equal(host.match.request, null);
  assert.equal(code(host.wish(1, { do: 'agree' })), 'nothing-asked');
});

test('the host may pause and end visibly, but never open hands or take back', () => {
  const host = open(2, 2);
  host.act(0, { type: 'wave' });
  for (const deed of [
    { do: 'open-hands' },
    { do: 'undo', to: host.match.seq - 1 },
    { do: 'end', why: 'agreed' },
  ] as const) {
    assert.throws(() => host.match.append('house', deed, null, host.now, null), /agreed/, deed.do);
  }
  host.must('house', { do: 'pause' });
  host.must('house', { do: 'end', why: 'house' });
  assert.equal(host.match.ended, 'house');
  assert.equal(host.match.result(), null);
});

const order = (actions: string[], more: Partial<Order> = {}) =>
  ({ do: 'order', order: { actions, unless: [], times: 1, ...more } }) as const;
const WAVE = peek.write({ type: 'wave' });
const acts = (host: TestHost): unknown[] =>
  host.entries.flatMap(({ by, deed }) =>
    deed.do === 'act' ? [[by, peek.write(deed.action as never), deed.ordered]] : [],
  );

test('a standing order decides for its seat, as often as it says', () => {
  const host = open(2, 2);
  host.must(1, order([WAVE], { times: 2 }));
  for (let i = 0; i < 3; i++) host.act(0, { type: 'look' });
  const look = [0, '{"type":"look"}', false];
  assert.deepEqual(acts(host), [look, [1, WAVE, true], look, [1, WAVE, true], look]);
  assert.equal(host.match.chairs[1].order, null);
});

test('… unless its seat has seen a stop event; events of its own actions do not count', () => {
  const host = open(2, 2);
  host.must(1, order([WAVE], { times: 9, unless: ['show', 'wave'] }));
  host.act(0, { type: 'look' });
  assert.equal(acts(host).length, 2);
  assert.equal(host.match.chairs[1].order?.times, 8);
  host.act(0, { type: 'show' });
  assert.equal(acts(host).length, 3);
  assert.equal(host.match.chairs[1].order, null);
});

test('an order plays the first of its actions that is legal; if none is, its owner decides', () => {
  const host = new TestHost(lastCall, termsFor(lastCall, 2)).seat(2);
  const [low, high] = [host.game.view(host.match.state, 1).hand, host.game.view(host.match.state, 0).hand];
  const foreign = high.map((card: number) => `play ${card}`);
  host.must(1, order(foreign));
  assert.ok(host.act(0, { type: 'play', card: high[0] }).ok);
  assert.equal(host.entries.at(-1)?.by, 0);
  host.must(1, order([...foreign, `play ${low[1]}`, `play ${low[0]}`]));
  const last = host.entries.findLast(({ deed }) => deed.do === 'act');
  assert.deepEqual(last?.deed, { do: 'act', action: { type: 'play', card: low[1] }, race: null, ordered: true });
});

test('an order is suspended while a stand-in plays, and can be withdrawn', () => {
  const host = open(2, 2);
  host.must(1, order([WAVE], { times: 2 }));
  host.must(1, { do: 'leave', seat: 1, why: 'left' });
  host.act(0, { type: 'look' });
  assert.deepEqual(host.match.botsToAct(), [1]);
  host.must(1, { do: 'return', seat: 1 });
  assert.equal(acts(host).length, 2, 'it wakes when its owner returns');
  host.must(1, { do: 'order', order: null });
  host.act(0, { type: 'look' });
  assert.equal(acts(host).length, 3);
});

test('an order that cannot be read, or asks for too much, is refused', () => {
  const host = open(2, 2);
  assert.equal(code(host.wish(1, order(['pass']))), 'bad-order');
  assert.equal(code(host.wish(1, order([]))), 'malformed');
  assert.equal(code(host.wish(1, order([WAVE], { times: 101 }))), 'malformed');
  assert.equal(code(host.wish(1, order(new Array<string>(17).fill(WAVE)))), 'malformed');
});

test('an order taken back by an undo does not decide the same again', () => {
  const host = open(2, 1);
  host.must(0, order([WAVE], { times: 5 }));
  const before = host.match.state.steps;
  assert.ok(host.undo(0).ok);
  assert.equal(host.match.state.steps, before - 1);
  assert.equal(host.match.chairs[0].order, null);
});

test('the successor of a removed player is not bound by their standing order or agreement', () => {
  const host = open(3, 3);
  host.must(1, order([WAVE], { times: 100 }));
  host.must(0, ask('open-hands'));
  host.must(1, { do: 'agree' });
  host.must('house', { do: 'leave', seat: 1, why: 'removed' });
  host.must('house', { do: 'return', seat: 1 });
  assert.equal(host.match.chairs[1].order, null);
  host.must(2, { do: 'agree' });
  assert.equal(host.match.openHands, null, 'the new player has not agreed');
  host.must(1, { do: 'agree' });
  assert.equal(host.match.openHands, host.now);
});

test('no order outlives the game', () => {
  const [agreed, byHost, played] = [open(2, 2), open(2, 2), open(2, 2)];
  for (const host of [agreed, byHost, played]) {
    host.must(1, order([WAVE], { times: 50 }));
    assert.notEqual(host.match.chairs[1]?.order, null);
  }
  agreed.must(0, ask('end'));
  agreed.must(1, { do: 'agree' });
  byHost.must('house', { do: 'end', why: 'house' });
  for (let i = 0; played.match.phase === 'playing'; i++) {
    assert.ok(i < peek.bound);
    const turn = peek.toAct(played.match.state);
    assert.ok(typeof turn !== 'string');
    assert.ok(played.act(turn[0] as number, played.anything(turn[0] as number)).ok);
  }
  for (const host of [agreed, byHost, played]) {
    assert.equal(host.match.phase, 'over');
    assert.equal(host.match.chairs[1]?.order, null);
  }
});
