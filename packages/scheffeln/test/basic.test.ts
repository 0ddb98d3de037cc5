import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import { layout } from '../src/state.ts';
import { readable } from './subject.ts';
import { characters, given, happened, legal, money, newGame, nextRound, play, refuses } from './table.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `deal ${i}`);

test('SH-1 eight businesses in a ring, A to H, the values rising with the letter', () => {
  const { stacks, ring } = readable(newGame({}, 2).state);
  assert.equal(ring.length, 8);
  for (let i = 1; i < 8; i++) assert.ok(Math.min(...stacks[i]) >= Math.max(...stacks[i - 1]));
});

test('SH-2 eight cars and characters; 24 movement cards, three per colour', () => {
  const dealt = new Map<string, number>();
  for (const seed of SEEDS) {
    const t = readable(newGame({}, 4, seed).state);
    assert.equal(new Set(t.ring.flat()).size, 8);
    assert.equal(t.centre.length, 8);
    const counts = new Map<string, number>();
    for (const card of t.seats.flatMap((seat) => seat.hand)) counts.set(card, (counts.get(card) ?? 0) + 1);
    for (const [card, count] of counts) dealt.set(card, Math.max(count, dealt.get(card) ?? 0));
  }
  assert.equal(dealt.size, 8);
  assert.deepEqual([...new Set(dealt.values())], [3], 'each colour is dealt three times some time, never four');
});

test('SH-3 32 money tokens, four per letter: 2000 i plus 0, 500, 1500 and 2000', () => {
  const { stacks } = readable(newGame({}, 3).state);
  for (const [i, stack] of stacks.entries()) {
    assert.deepEqual(
      [...stack].sort((a, b) => a - b),
      [2000 * i, 2000 * i + 500, 2000 * i + 1500, 2000 * i + 2000],
    );
  }
});

test('SH-4 with 32 movement cards there are four per colour', () => {
  const most = new Map<string, number>();
  for (const seed of Array.from({ length: 400 }, (_, i) => `many ${i}`)) {
    const counts = new Map<string, number>();
    for (const card of readable(newGame({ movementCards: 32 }, 4, seed).state).seats.flatMap((seat) => seat.hand)) {
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const [card, count] of counts) most.set(card, Math.max(count, most.get(card) ?? 0));
  }
  assert.deepEqual([...new Set(most.values())], [4]);
});

test('SH-10 set-up: one car on each business in random order, stacks shuffled, the top token face up', () => {
  const orders = new Set<string>();
  const tops = new Set<string>();
  for (const seed of SEEDS) {
    const { state, events } = newGame({}, 2, seed);
    const t = readable(state);
    assert.ok(t.ring.every((cars) => cars.length === 1));
    orders.add(t.ring.join());
    tops.add(t.stacks.map((stack) => stack[0]).join());
    const [layout] = happened(events, 'laid-out');
    assert.deepEqual(
      layout.type === 'laid-out' && layout.tops,
      t.stacks.map((stack) => stack[0]),
    );
    const view = scheffeln.view(state, 0);
    assert.deepEqual(
      view.stacks,
      t.stacks.map((stack) => ({ top: stack[0], hidden: 3 })),
    );
  }
  assert.ok(orders.size > 50 && tops.size > 50);
});

test('SH-11 any player may start; four cards are dealt to each before characters are chosen', () => {
  const starts = new Set<number>();
  for (const seed of SEEDS) {
    const { state } = newGame({}, 4, seed);
    const t = readable(state);
    starts.add(t.start);
    assert.equal(t.phase, 'choose');
    assert.ok(t.seats.every((seat) => seat.hand.length === 4 && seat.character === null));
  }
  assert.deepEqual([...starts].sort(), [0, 1, 2, 3]);
});

test('SH-11 the deal is told: to each seat its own cards', () => {
  const { state, events } = newGame({}, 3);
  const { start, seats } = readable(state);
  const hands = seats.map(({ hand }) => hand);
  assert.deepEqual(happened(events, 'dealt'), [{ type: 'dealt', round: 1, start, hands }]);
});

test('SH-11 a deal with a card more often than the deck has it is impossible', () => {
  const state = scheffeln.start(readable(newGame({}, 2).state).options, 2);
  const random = new Seeded('a deal');
  scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
  const draw = scheffeln.chance(state, random);
  assert.ok(draw.type === 'deal' && scheffeln.possible(state, draw));
  for (const cards of [draw.cards.map(() => 0), [0, 0, 0, 0, ...draw.cards.slice(4)], draw.cards.slice(1)])
    assert.equal(scheffeln.possible(state, { type: 'deal', cards }), false);
});

test('SH-12 from the starting player clockwise, each takes one of the free characters', () => {
  const { state } = newGame({}, 3, 'choosing');
  const first = readable(state).start;
  assert.equal(legal(state, first).length, 8);
  assert.deepEqual(legal(state, (first + 1) % 3), []);
  play(state, first, 'choose green');
  refuses(state, first, 'choose red');
  refuses(state, (first + 1) % 3, 'choose green');
  play(state, (first + 1) % 3, 'choose red');
  play(state, (first + 2) % 3, 'choose white');
  assert.equal(readable(state).phase, 'play');
  assert.equal(readable(state).turn, first);
});

test('SH-20 turns go clockwise, one card a turn, until every hand is empty', () => {
  const state = given({ turn: 1, start: 1, seats: ['red: red blue', 'blue: white brown', 'green: green yellow'] });
  const order: number[] = [];
  while (readable(state).phase === 'play') {
    const seat = readable(state).turn as number;
    order.push(seat);
    play(state, seat, legal(state, seat)[0]);
  }
  assert.deepEqual(order, [1, 2, 0, 1, 2, 0]);
});

test('SH-21 a card face up moves the car of its colour, regardless of its owner', () => {
  const state = given({ seats: ['red: blue white', 'blue: green brown'] });
  const events = play(state, 0, 'move blue');
  assert.deepEqual(events, [
    { type: 'played', seat: 0, card: 'blue' },
    { type: 'drove', car: 'blue', from: 'E', to: 'F', back: false, rider: null, onto: 'purple' },
  ]);
  assert.deepEqual(readable(state).faceUp, ['blue']);
});

test('SH-22 Exchange: the card goes face down, and nobody else sees which', () => {
  const state = given({ seats: ['red: blue white', 'orange: green brown', 'green: white'] });
  const events = play(state, 0, 'exchange blue > yellow');
  assert.deepEqual(characters(state), ['yellow', 'orange', 'green']);
  assert.ok(readable(state).centre.includes('red'));
  assert.deepEqual(readable(state).faceDown, [{ seat: 0, card: 'blue' }]);
  assert.deepEqual(scheffeln.view(state, 0).faceDown, [{ seat: 0, card: 'blue' }]);
  for (const other of [1, 2, null]) {
    assert.deepEqual(scheffeln.view(state, other).faceDown, [{ seat: 0, card: null }]);
    assert.doesNotMatch(JSON.stringify(events.map((event) => scheffeln.face(event, other))), /blue/);
  }
});

test('SH-22 everybody sees their own discards and no others, however many there are', () => {
  const state = given({ seats: ['red: blue white white', 'orange: green brown brown', 'green: white blue blue'] });
  play(state, 0, 'exchange blue > yellow');
  play(state, 1, 'exchange green > blue');
  const seen = [
    ['blue', null],
    [null, 'green'],
    [null, null],
    [null, null],
  ];
  const seats = [0, 1, 2, null];
  for (const [i, view] of (scheffeln.views?.(state, seats) ?? []).entries()) {
    assert.deepEqual(
      view.faceDown.map(({ card }) => card),
      seen[i],
    );
    assert.deepEqual(view, scheffeln.view(state, seats[i]));
  }
  assert.deepEqual(
    seats.map((seat) => scheffeln.view(state, seat).faceDown.map(({ card }) => card)),
    seen,
  );
});

test("SH-22 Exchange: a different character from the centre, never one's own or another player's", () => {
  const state = given({ seats: ['red: blue white', 'orange: green brown'] });
  refuses(state, 0, 'exchange blue > red');
  refuses(state, 0, 'exchange blue > orange');
  const reasons = scheffeln.refusals(state, 0).filter((refusal) => refusal.action.type === 'exchange');
  assert.deepEqual(new Set(reasons.map((refusal) => refusal.code)), new Set(['own-character', 'another-players']));
  assert.ok(reasons.every((refusal) => refusal.rule === 'SH-22'));
});

test('SH-23 the last card of a round must be played face up', () => {
  const state = given({ seats: ['red: blue', 'orange: green'] });
  assert.deepEqual(legal(state, 0), ['move blue']);
  refuses(state, 0, 'exchange blue > yellow');
  assert.ok(scheffeln.refusals(state, 0).every((refusal) => refusal.code === 'last-card' && refusal.rule === 'SH-23'));
});

test('SH-40 alone or on top: the top token; beneath another car: nothing', () => {
  const state = given({ ring: 'R - YO G B P W N', seats: ['red:', 'orange:', 'yellow: brown'], turn: 2 });
  const events = play(state, 2, 'move brown');
  // Brown stops on red, which now scores nothing; orange is on top of yellow on C.
  assert.deepEqual(money(state), [0, 4000, 0]);
  assert.deepEqual(happened(events, 'took'), [{ type: 'took', seat: 1, business: 'C', value: 4000 }]);
  assert.deepEqual(happened(events, 'blocked'), [
    { type: 'blocked', seat: 0, business: 'A', by: 'brown' },
    { type: 'blocked', seat: 2, business: 'C', by: 'orange' },
  ]);
  assert.deepEqual(readable(state).stacks[2], [4500, 5500, 6000]);
});

test("SH-41 everybody's money is public, and the tokens taken", () => {
  const state = given({ ring: 'R - O Y G B PW N', seats: ['red:', 'orange: purple'], turn: 1 });
  play(state, 1, 'move purple');
  for (const seat of [0, 1, null]) {
    assert.deepEqual(
      scheffeln.view(state, seat).seats.map((s) => [s.money, s.tokens]),
      [
        [0, [0]],
        [4000, [4000]],
      ],
    );
  }
});

test('SH-50 next round: characters and cars stay, the start passes clockwise, all cards are dealt again, tokens turned up', () => {
  const state = given({ ring: 'R - O Y G B PW N', seats: ['red:', 'orange: purple'], turn: 1, start: 0 });
  const events = play(state, 1, 'move purple');
  assert.deepEqual(happened(events, 'revealed'), [
    { type: 'revealed', business: 'A', value: 500 },
    { type: 'revealed', business: 'C', value: 4500 },
  ]);
  const ring = readable(state).ring;
  assert.equal(scheffeln.toAct(state), 'chance');
  nextRound(state);
  const t = readable(state);
  assert.deepEqual([t.phase, t.round, t.start, t.turn], ['play', 2, 1, 1]);
  assert.deepEqual(t.ring, ring);
  assert.deepEqual(characters(state), ['red', 'orange']);
  assert.ok(t.seats.every((seat) => seat.hand.length === 4));
  assert.deepEqual([t.faceUp, t.faceDown], [[], []]);
  assert.equal(scheffeln.view(state, 0).stacks[0].top, 500);
});

test('SH-50 only what lost its token is turned up: nothing on A if nobody took from there', () => {
  const state = given({ ring: '- R O Y G B PW N', seats: ['red:', 'orange: purple'], turn: 1 });
  assert.deepEqual(
    happened(play(state, 1, 'move purple'), 'revealed').map((event) => event.type === 'revealed' && event.business),
    ['B', 'C'],
  );
});

test('SH-60 the game ends after a scoring that empties a business; most money wins', () => {
  const stacks = readable(given({ seats: ['red: red', 'orange:'] })).stacks.map((stack, i) =>
    i === 7 ? [16000] : stack,
  );
  const state = given({ ring: 'O Y G B P W RN -', stacks, seats: ['brown: brown', 'orange:'] });
  const events = play(state, 0, 'move brown');
  assert.equal(readable(state).phase, 'over');
  assert.deepEqual(scheffeln.result(state), { scores: [16000, 0], winners: [0] });
  assert.deepEqual(events.at(-1), { type: 'over', scores: [16000, 0], winners: [0] });
  assert.equal(scheffeln.toAct(state), 'over');
});

test('SH-60 a business that is not emptied lets the game go on', () => {
  const state = given({ ring: 'O Y G B P W RN -', seats: ['brown: brown', 'orange:'] });
  play(state, 0, 'move brown');
  assert.equal(readable(state).phase, 'deal');
  assert.equal(scheffeln.result(state), null);
});

test('SH-61 the English text stands: the first empty business ends the game, a single car stops on one car, back is counter-clockwise', () => {
  const stacks = readable(given({ seats: ['red: red', 'orange:'] })).stacks.map((stack, i) => (i === 0 ? [0] : stack));
  const end = given({ stacks, seats: ['orange: white', 'red:'] });
  play(end, 0, 'move white');
  assert.equal(readable(end).phase, 'over');
  const jump = given({
    ring: 'R OY G B P W N -',
    options: { run: true },
    seats: ['red: red backward', 'orange: white white'],
  });
  play(jump, 0, 'move red');
  assert.deepEqual(readable(jump).ring[2], ['green', 'red']);
  play(jump, 1, 'move white');
  play(jump, 0, 'backward green');
  assert.equal(readable(jump).ring[0].join(), 'green,red');
});

test('case 5: Exchange on turns one to three but not four, also when the fourth card is a RUN card', () => {
  const state = given({
    options: { run: true },
    seats: ['red: red blue joker nasty', 'orange: green brown white purple'],
  });
  for (const [mine, theirs] of [
    ['exchange red > yellow', 'move green'],
    ['exchange blue > red', 'move brown'],
    ['exchange joker > blue', 'move white'],
  ]) {
    play(state, 0, mine);
    play(state, 1, theirs);
  }
  assert.ok(legal(state, 0).length > 0 && legal(state, 0).every((action) => action.startsWith('nasty')));
  refuses(state, 0, 'exchange nasty > red');
});

test("case 6: two players whose characters' cars form a pair: only the top one scores", () => {
  const state = given({ ring: 'RO - Y G B P W N', seats: ['red: brown', 'orange:'] });
  play(state, 0, 'move brown');
  // Brown drives on past the pair to B; A still carries orange on red.
  assert.deepEqual(money(state), [0, 0]);
  assert.deepEqual(
    readable(state).seats.map((seat) => seat.tokens),
    [[], [0]],
  );
});

test('case 9: two businesses run out in the same scoring; a three-way tie is shared', () => {
  const stacks = [[0], [500], [4000], [6000], [8000], [10000], [12000], [14000]].map((stack, i) =>
    i < 2 ? stack : [...stack, stack[0]],
  );
  const before = [4000, 3500, 4000];
  const state = given({ ring: 'R O YG - B P W N', stacks, seats: ['red: white', 'orange:', 'yellow:'] });
  for (const [seat, amount] of before.entries()) state[layout.MONEY + seat] = amount;
  play(state, 0, 'move white');
  assert.equal(readable(state).phase, 'over');
  assert.deepEqual(readable(state).stacks.slice(0, 2), [[], []]);
  assert.deepEqual(scheffeln.result(state), { scores: [4000, 4000, 4000], winners: [0, 1, 2] });
});

test('the same seed gives the same game, another seed another', () => {
  const deal = (seed: string) => JSON.stringify(newGame({}, 4, seed).state);
  assert.equal(deal('one'), deal('one'));
  assert.notEqual(deal('one'), deal('two'));
  assert.equal(new Seeded('x').next(), new Seeded('x').next());
});
