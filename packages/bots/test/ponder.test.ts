// Searching during other players' turns.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyMind, decide, LEVEL, ponder, shortlistFor } from '@backroom/bots';
import { type AnyGame, Seeded, settle } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { openPoolRig, request } from './pool-rig.ts';

const game = scheffeln as AnyGame;
const mind = { game, knowledge } as unknown as AnyMind;
const options = Object.fromEntries(
  Object.entries(game.options.fields).map(([name, field]) => [name, (field as { default: unknown }).default]),
);

/** In the middle of a round, when it is another seat's turn: the state, and the seat that ponders. */
function meanwhile(seats: number, seed: string): { state: unknown; seat: number } {
  const random = new Seeded(seed);
  const state = game.start(options, seats);
  for (let left = seats + 1 + random.below(3); ; left--) {
    settle(game, state, random);
    const turn = game.toAct(state);
    if (typeof turn === 'string') throw new Error('no game is that short');
    if (left <= 0) return { state, seat: (turn[0] + 1) % seats };
    game.apply(state, turn[0], knowledge.habit(state as number[], turn[0], random), null);
  }
}

const think = (state: unknown, seat: number, iterations = 4000) =>
  ponder(mind, game.view(state, seat), seat, new Seeded('ponder'), { iterations });

/** Others play by habit until the seat is to act. */
function playOn(state: unknown, seat: number, random: Seeded): void {
  for (;;) {
    settle(game, state, random);
    const turn = game.toAct(state);
    if (typeof turn === 'string' || turn.includes(seat)) return;
    game.apply(state, turn[0], knowledge.habit(state as number[], turn[0], random), null);
  }
}

test('with two seats, much of what comes is foreseen, and only legal actions are on its shortlist', () => {
  let foreseen = 0;
  for (let i = 0; i < 12; i++) {
    const { state, seat } = meanwhile(2, `two ${i}`);
    const views = think(state, seat, 8000);
    playOn(state, seat, new Seeded(`on ${i}`));
    const view = game.view(state, seat);
    const legal = game.legal(state, seat);
    if (views.some(({ key }) => key === JSON.stringify(view))) foreseen++;
    const worth = shortlistFor(game, views, view, legal);
    assert.ok(worth.length > 0 && worth.every((action) => legal.includes(action)));
    const level = { ...LEVEL.kingpin, iterations: 100, ms: Number.POSITIVE_INFINITY };
    const question = { view, seat, random: new Seeded('d'), now: () => 0, foreseen: views };
    assert.equal(decide(mind, level, question).candidates.length, worth.length);
  }
  assert.ok(foreseen >= 4, `${foreseen} of 12`);
});

test('pondering is fair: it does not change when everything that the seat cannot see is redealt', () => {
  for (let i = 0; i < 5; i++) {
    const { state, seat } = meanwhile(2, `fair ${i}`);
    const other = game.redeal(game.view(state, seat), new Seeded(`other ${i}`));
    assert.deepEqual(think(state, seat), think(other, seat));
  }
});

test('pondering is bounded: in views, and in time by the clock that is given', () => {
  for (const seats of [2, 4]) {
    const { state, seat } = meanwhile(seats, 'bounded');
    assert.ok(think(state, seat, 50_000).length <= 16);
    let time = 0;
    const now = () => time++;
    ponder(mind, game.view(state, seat), seat, new Seeded('time'), { ms: 100, now });
    assert.ok(time < 400, `looked ${time} times`);
  }
});

test('a view that was not foreseen is searched in full', () => {
  const { state, seat } = meanwhile(2, 'unforeseen');
  playOn(state, seat, new Seeded('on'));
  const legal = game.legal(state, seat);
  const strange = [{ key: 'another view', shortlist: [game.write(legal[0])] }];
  assert.equal(shortlistFor(game, strange, game.view(state, seat), legal), legal);
});

test('in a worker pool, pondering runs only when no other job waits', () => {
  const table = openPoolRig(1);
  void table.pool.run(request('first')).catch(() => {});
  void table.pool.run({ ...request('spare'), kind: 'ponder' }).catch(() => {});
  void table.pool.run(request('second')).catch(() => {});
  table.puppets[0].say({ ready: true });
  for (const id of [0, 2]) table.puppets[0].say({ id, answer: null });
  assert.deepEqual(
    table.puppets[0].posted.map(({ seed }) => seed),
    ['first', 'second', 'spare'],
  );
  table.pool.close();
});
