import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyOptions, Seeded, settle } from '@backroom/kit';
import { COLOURS, type Colour, type State, scheffeln } from '@backroom/scheffeln';
import { knowledge } from '@backroom/scheffeln/knowledge';
import { firstHabit } from '../knowledge/first-habit.ts';
import { bestByWeights, standingOf } from '../knowledge/habit.ts';
import { bestOfLastTwo, holdsLastTwo } from '../knowledge/last-two.ts';
import { earns, earnsAfter } from '../knowledge/prospect.ts';
import { greedy, planner } from '../knowledge/references.ts';
import { drive } from '../src/moving.ts';
import { carCount, riderOf } from '../src/state.ts';
import { oracleLegal, oraclePlay, type Readable } from './oracle.ts';
import { readable } from './subject.ts';
import { given, legal } from './table.ts';

const random = new Seeded('knowledge');

/** Visits the decisions of random games of every kind. */
function visit(look: (state: State, seat: number) => void): void {
  for (const options of everyOptions(scheffeln.options)) {
    const state = scheffeln.start(options, scheffeln.seats(options).max);
    for (;;) {
      settle(scheffeln, state, random);
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      look(state, turn[0]);
      scheffeln.apply(state, turn[0], scheffeln.sample(state, turn[0], random), null);
    }
  }
}

test('the predicted earnings of a car equal its earnings after the drive', () => {
  let checked = 0;
  visit((state) => {
    for (let car = 0; car < 8; car++) {
      for (let mover = 0; mover < carCount(state); mover++) {
        const next = state.slice();
        drive(next, mover, false);
        assert.equal(
          earnsAfter(state, car, mover),
          earns(next, car),
          `${JSON.stringify(readable(state).ring)} car ${car}, mover ${mover}`,
        );
        checked++;
      }
    }
  });
  assert.ok(checked > 20_000);
});

test('habits and plans are legal', () => {
  visit((state, seat) => {
    const allowed = legal(state, seat);
    for (const think of [knowledge.habit, firstHabit, planner]) {
      assert.ok(allowed.includes(scheffeln.write(think(state, seat, random))));
    }
  });
});

test('chances add up to one, and more money is never worse', () => {
  const state = scheffeln.start({ mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null }, 4);
  let ends = 0;
  for (;;) {
    const turn = scheffeln.toAct(state);
    if (turn === 'chance') {
      if (knowledge.rests(state)) {
        const chances = knowledge.chances(state);
        assert.ok(Math.abs(chances.reduce((a, b) => a + b) - 1) < 1e-9);
        const money = readable(state).seats.map((seat) => seat.money);
        for (const [i, a] of money.entries())
          for (const [j, b] of money.entries()) if (a > b) assert.ok(chances[i] > chances[j]);
        ends++;
      }
      scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
      continue;
    }
    if (turn === 'over') break;
    scheffeln.apply(state, turn[0], knowledge.habit(state, turn[0], random), null);
  }
  assert.ok(ends > 2);
});

/** What a seat's own car earns, and what the rivals' cars earn on average. */
type Standing = (own: number, rivals: number) => number;

/** The best a seat can stand at the end of the round if nobody else moves, by the plain rules. */
function bestStanding(table: Readable, seat: number, standing: Standing): number {
  const worth = ({ ring, stacks }: Readable, colour: Colour | null): number => {
    const place = ring.findIndex((cars) => cars.at(-1) === colour);
    return place < 0 ? 0 : stacks[place][0];
  };
  if (table.seats[seat].hand.length === 0) {
    const rivals = table.seats.filter((_, other) => other !== seat);
    const theirs = rivals.reduce((sum, rival) => sum + worth(table, rival.character), 0);
    return standing(worth(table, table.seats[seat].character), theirs / rivals.length);
  }
  // Another seat keeps a card, so that the round is never scored.
  const open = { ...table, turn: seat };
  return Math.max(
    ...oracleLegal(open, seat).map((action) => bestStanding(oraclePlay(open, seat, action), seat, standing)),
  );
}

test('the last two cards are used in the best way there is, as if nobody else moved, and the table is left as it was', () => {
  const own: Standing = (earned) => earned;
  let positions = 0;
  visit((state, seat) => {
    if (readable(state).phase !== 'play' || !holdsLastTwo(state, seat)) return;
    const table = readable(state);
    if (!table.seats.some(({ hand }, other) => other !== seat && hand.length > 0)) return;
    positions++;
    const before = state.slice();
    const action = bestOfLastTwo(state, seat, random);
    assert.deepEqual(state, before);
    const reached = bestStanding(oraclePlay({ ...table, turn: seat }, seat, action), seat, own);
    assert.equal(reached, bestStanding(table, seat, own), `${JSON.stringify(table)}: ${scheffeln.write(action)}`);
  });
  assert.ok(positions > 100, `only ${positions} positions`);
});

test('how a car stands: on top, covered, or alone, and how many cars could drive onto it', () => {
  const seen = new Set<number>();
  visit((state) => {
    for (let car = 0; car < 8; car++) {
      const standing = standingOf(state, car);
      seen.add(standing);
      const place = readable(state).ring.find((cars) => cars.includes(COLOURS[car])) ?? [];
      if (place.length === 2) assert.equal(standing, place[1] === COLOURS[car] ? 0 : 4);
      else assert.equal(standing, 1 + Math.min(2, threatsTo(state, car)));
    }
  });
  assert.equal(seen.size, 5);
});

function threatsTo(state: State, car: number): number {
  let threats = 0;
  for (let mover = 0; mover < carCount(state); mover++) {
    const next = state.slice();
    drive(next, mover, false);
    if (mover !== car && riderOf(next, car) === mover) threats++;
  }
  return threats;
}

test('choosing by weights leaves the table as it was', () => {
  let positions = 0;
  visit((state, seat) => {
    const { phase, options, seats } = readable(state);
    if (phase !== 'play' || options.run || options.mafia || seats[seat].hand.length < 2) return;
    const before = state.slice();
    bestByWeights(state, seat);
    assert.deepEqual(state, before);
    positions++;
  });
  assert.ok(positions > 100, `only ${positions} positions`);
});

type Policy = typeof knowledge.habit;

/** The share of victories in games with these seats. */
function shareOf(hero: Policy, rival: Policy, seats: number, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const state = scheffeln.start(
      { mode: 'basic', movementCards: 24, run: false, mafia: false, studyLimitMs: null },
      seats,
    );
    for (;;) {
      settle(scheffeln, state, random);
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') break;
      const think = turn[0] === game % seats ? hero : rival;
      scheffeln.apply(state, turn[0], think(state, turn[0], random), null);
    }
    const winners = scheffeln.result(state)?.winners ?? [];
    if (winners.includes(game % seats)) won += 1 / winners.length;
  }
  return won / games;
}

test('a plan for the last two cards pays: the former habit beats plain greed, even with its slips', () => {
  const share = shareOf(firstHabit, greedy, 2, 400);
  assert.ok(share > 0.58, `won ${share}`);
});

test('fitted weights pay: habit beats the former habit', () => {
  for (const [seats, least] of [
    [2, 0.55],
    [3, 0.38],
    [4, 0.3],
  ]) {
    const share = shareOf(knowledge.habit, firstHabit, seats, 600);
    assert.ok(share > least, `${seats} seats: won ${share}`);
  }
});

test('the planner begins the best plan there is, as if nobody else moved', () => {
  const difference: Standing = (earned, rivals) => earned - rivals;
  let positions = 0;
  visit((state, seat) => {
    const table = readable(state);
    const held = table.seats[seat].hand.length;
    const others = table.seats.some(({ hand }, other) => other !== seat && hand.length > 0);
    // Plans of three cards are worth trying where there are no RUN cards, which make too many of them.
    const most = table.options.run ? 2 : 3;
    if (table.phase !== 'play' || held > most || !others) return;
    if (random.below(6) > 0) return;
    positions++;
    const action = planner(state, seat, random);
    const planned = bestStanding(oraclePlay({ ...table, turn: seat }, seat, action), seat, difference);
    assert.equal(
      planned,
      bestStanding(table, seat, difference),
      `${JSON.stringify(table)}: ${scheffeln.write(action)}`,
    );
  });
  assert.ok(positions > 30, `only ${positions} positions`);
});

test('Speed is solved: nobody who plays by habit overlooks the best free character', () => {
  const row = ['red', 'red', 'blue', 'green', 'white', 'brown', 'yellow'] as const;
  const state = given({ phase: 'pick', turn: null, row: [...row], options: { mode: 'speed' }, seats: ['-', '-', '-'] });
  const ahead = state.slice();
  for (const card of row)
    drive(ahead, ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'].indexOf(card), false);
  const best = Math.max(...[0, 1, 2, 3, 4, 5, 6, 7].map((car) => earns(ahead, car)));
  const counts = new Map<number, number>();
  for (let i = 0; i < 500; i++) {
    const action = knowledge.habit(state, 0, random);
    assert.equal(action.type, 'grab');
    if (action.type !== 'grab') continue;
    const value = earns(
      ahead,
      ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'].indexOf(action.character),
    );
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  assert.ok((counts.get(best) ?? 0) > 420, 'but for one slip in ten');
});
