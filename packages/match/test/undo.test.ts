// Taking back: free, by consent, blocked, each for its reason; and what the table is like afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { Match, type UndoOffer, undoOffer } from '@backroom/match';
import { type Action, scheffeln } from '@backroom/scheffeln';
import { table } from './commotion.ts';
import { fingerprint, House, termsFor } from './house.ts';
import { type Move, peek } from './peek.ts';

const at = (game: AnyGame, seats: number, persons: number, options: object = {}): House =>
  new House(game, termsFor(game, seats, { options: options as never })).seat(persons);

const offered = (house: House, seat: number): Pick<UndoOffer, 'kind' | 'why' | 'of'> => {
  const { kind, why, of } = undoOffer(house.game, house.entries, seat);
  return { kind, why, of };
};

const PLANTED: readonly (readonly [Move, UndoOffer['why'], string])[] = [
  [{ type: 'wave' }, 'untouched', 'a gesture tells nothing'],
  [{ type: 'lay', choice: 1 }, 'untouched', 'what lies face down tells nothing'],
  [{ type: 'look' }, 'seen', 'the doer itself has seen a card'],
  [{ type: 'tell' }, 'seen', 'one other seat has seen a hand'],
  [{ type: 'show' }, 'seen', 'everybody has seen a hand'],
];

for (const [move, why, meaning] of PLANTED) {
  test(`information-aware: ${meaning} (${move.type})`, () => {
    const house = at(peek, 3, 3);
    assert.ok(house.act(0, move).ok);
    const of = why === 'untouched' ? [] : [1, 2];
    assert.deepEqual(offered(house, 0), { kind: why === 'untouched' ? 'free' : 'consent', why, of });
  });
}

test('what is known already cannot be learned: a second look, a second telling', () => {
  const house = at(peek, 2, 2);
  for (const type of ['look', 'wave', 'look'] as const) house.act((house.match.state.steps - 1) % 2, { type });
  assert.equal(offered(house, 0).why, 'untouched');
});

/** A table of Scheffeln where seat 0 is to play, after characters are chosen. */
function playing(persons: number, options: object = {}): House {
  const house = at(scheffeln, 3, persons, options);
  while (house.game.view(house.match.state, null).phase !== 'play') {
    const [seat] = house.game.toAct(house.match.state) as number[];
    house.act(seat, house.anything(seat));
  }
  return house;
}

test('Scheffeln: choosing a character tells nothing, playing a card shows it, discarding it face down does not', () => {
  const choosing = at(scheffeln, 3, 3);
  const [first] = choosing.game.toAct(choosing.match.state) as number[];
  choosing.act(first, choosing.anything(first));
  assert.equal(offered(choosing, first).why, 'untouched');
  for (const [type, why] of [
    ['move', 'seen'],
    ['exchange', 'untouched'],
  ] as const) {
    const house = playing(3);
    const [seat] = house.game.toAct(house.match.state) as number[];
    const action = (house.game.legal(house.match.state, seat) as Action[]).find((one) => one.type === type);
    assert.ok(action && house.act(seat, action).ok);
    assert.equal(offered(house, seat).why, why, type);
  }
});

test('once others have decided, or chance has answered, it takes their consent', () => {
  const house = playing(3);
  const [seat] = house.game.toAct(house.match.state) as number[];
  house.act(seat, house.anything(seat));
  const [other] = house.game.toAct(house.match.state) as number[];
  house.act(other, house.anything(other));
  assert.deepEqual(offered(house, seat), { kind: 'consent', why: 'answered', of: [0, 1, 2].filter((s) => s !== seat) });
  // The last card of a round is followed by a deal.
  while (house.entries.at(-1)?.by !== 'chance') {
    const [next] = house.game.toAct(house.match.state) as number[];
    house.act(next, house.anything(next));
  }
  const last = house.entries.findLast(({ deed }) => deed.do === 'act')?.by as number;
  assert.equal(offered(house, last).why, 'drawn');
});

test('blocked: by the terms, when nothing was decided, after the end, in a race', () => {
  const strict = new House(lastCall, termsFor(lastCall, 2, { undo: 'none' })).seat(2);
  strict.act(0, strict.anything(0));
  assert.equal(offered(strict, 0).why, 'terms');
  assert.equal((strict.undo(0) as { code?: string }).code, 'undo-blocked');
  const house = at(lastCall, 2, 2);
  assert.deepEqual(offered(house, 1), { kind: 'blocked', why: 'nothing', of: [] });
  house.wish('house', { do: 'end', why: 'house' });
  assert.equal(offered(house, 1).why, 'not-playing');
  const race = at(scheffeln, 3, 3, { mode: 'speed' });
  for (const seat of [0, 1]) assert.ok(race.act(seat, race.anything(seat)).ok);
  for (const seat of [0, 1]) assert.deepEqual(offered(race, seat), { kind: 'blocked', why: 'real-time', of: [] });
  race.now += 100;
  assert.ok(race.act(2, race.anything(2)).ok);
  assert.equal(scheffeln.deadline(race.match.state), null, 'the countdown is over');
  assert.equal(offered(race, 0).why, 'real-time');
});

test('against bots alone nobody need be asked, and the offer still tells what was seen', () => {
  const house = playing(0);
  assert.equal(house.match.phase, 'playing');
  const alone = at(lastCall, 2, 1);
  assert.ok(alone.act(0, alone.anything(0)).ok);
  assert.deepEqual(offered(alone, 0), { kind: 'free', why: 'seen', of: [] });
  const before = alone.game.view(alone.match.state, 0);
  assert.ok(alone.undo(0).ok);
  assert.deepEqual(
    alone.entries.slice(-2).map(({ by, deed }) => [by, deed.do]),
    [
      [0, 'ask'],
      ['house', 'undo'],
    ],
  );
  assert.notDeepEqual(alone.game.view(alone.match.state, 0), before);
});

test('consent: all who must agree, one who declines is enough, the asker may withdraw', () => {
  const house = at(lastCall, 3, 3);
  const hand = house.game.view(house.match.state, 0);
  house.act(0, house.anything(0));
  assert.ok(house.undo(0).ok);
  assert.equal(house.match.request?.what, 'undo');
  house.must(1, { do: 'agree' });
  house.must(2, { do: 'decline' });
  assert.equal(house.match.request, null);
  assert.ok(house.undo(0).ok);
  house.must(0, { do: 'decline' });
  assert.ok(house.undo(0).ok);
  house.must(1, { do: 'agree' });
  assert.notDeepEqual(house.game.view(house.match.state, 0), hand);
  house.must(2, { do: 'agree' });
  assert.deepEqual(house.game.view(house.match.state, 0), hand);
  assert.ok(house.act(0, house.anything(0)).ok, 'and the game goes on');
});

test('a request to take back outlives what others decide meanwhile, until the asker decides anew', () => {
  const house = at(peek, 2, 2);
  house.act(0, { type: 'show' });
  const steps = house.match.state.steps;
  assert.ok(house.undo(0).ok);
  house.act(1, { type: 'wave' });
  house.must(1, { do: 'agree' });
  assert.equal(house.match.state.steps, steps - 1, 'both steps are taken back');
  house.act(0, { type: 'show' });
  assert.ok(house.undo(0).ok);
  house.act(1, { type: 'wave' });
  house.act(0, { type: 'wave' });
  assert.equal(house.match.request, null);
});

test('an offer holds for the position it was made for', () => {
  const house = at(peek, 2, 2);
  house.act(0, { type: 'wave' });
  const offer = undoOffer(peek, house.entries, 0);
  house.act(1, { type: 'wave' });
  const answer = house.wish(0, { do: 'undo', offer });
  assert.equal(answer.ok ? 'ok' : answer.code, 'stale');
  const stolen = house.wish(1, { do: 'undo', offer: { ...offer, seq: house.match.seq } });
  assert.equal(stolen.ok ? 'ok' : stolen.code, 'not-yours');
});

test('a log cannot take back for free what somebody answered, nor twice, nor what never was', () => {
  const house = at(peek, 2, 2);
  house.act(0, { type: 'wave' });
  const to = house.match.seq - 1;
  const undo = (by: number | 'house', step: number): boolean =>
    Match.fold(peek, [...house.entries, house.match.stamp(by, { do: 'undo', to: step }, null, house.now)]).ok;
  assert.ok(undo(0, to));
  assert.ok(!undo(1, to), 'somebody else’s');
  assert.ok(!undo('house', to), 'without agreement');
  assert.ok(!undo(0, to - 1), 'a draw');
  house.do(0, { do: 'undo', to });
  assert.ok(!undo(0, to), 'twice');
  house.act(0, { type: 'wave' });
  house.act(1, { type: 'wave' });
  assert.ok(!undo(0, house.match.seq - 2), 'answered');
});

test('draws that were taken back stay counted, so that the next one is another', () => {
  const house = playing(1);
  for (let i = 0; i < 400 && house.match.phase === 'playing'; i++) {
    house.bots();
    const drawn = house.entries.at(-1)?.by === 'chance';
    if (drawn && house.undo(0).ok) break;
    if (house.match.phase === 'playing') house.act(0, house.anything(0));
  }
  const draws = (): number => house.entries.filter(({ deed }) => deed.do === 'draw').length;
  assert.ok(house.entries.some(({ deed }) => deed.do === 'undo'));
  assert.equal(house.match.draws, draws());
});

test('after an undo the game goes on as from the position before, to its end', () => {
  for (let i = 0; i < 12; i++) {
    const house = table(`undo ${i}`, 60);
    const random = new Seeded(`on ${i}`);
    for (const seat of house.match.chairs.keys()) house.wish('house', { do: 'leave', seat, why: 'removed' });
    house.wish('house', { do: 'resume' });
    house.now += random.below(50);
    for (let steps = 0; house.match.phase === 'playing'; steps++) {
      house.now += 1000;
      house.chores();
      house.bots();
      assert.ok(steps < house.game.bound);
    }
    assert.equal(house.match.phase, 'over');
    const again = Match.fold(house.game, house.entries);
    assert.ok(again.ok && fingerprint(again.value) === house.prints.at(-1));
  }
});

test('what is offered does not tell the asker what others hold', () => {
  for (let i = 0; i < 30; i++) {
    const random = new Seeded(`offer ${i}`);
    const source = playing(3, { run: i % 2 === 0, mafia: i % 3 === 0 });
    for (let n = random.below(9); n > 0 && source.match.phase === 'playing'; n--) {
      const [seat] = source.game.toAct(source.match.state) as number[];
      source.act(seat, source.game.sample(source.match.state, seat, random));
    }
    const turn = source.game.toAct(source.match.state);
    if (turn === 'over') continue;
    const [seat] = turn as number[];
    const action = source.game.sample(source.match.state, seat, random);
    const view = source.game.view(source.match.state, seat);
    const offers = [1, 2, 3].map(() => {
      const position = scheffeln.save(scheffeln.redeal(view, random));
      const twin = new House(scheffeln, { ...source.match.terms, position }).seat(3);
      assert.ok(twin.act(seat, action).ok);
      if (twin.entries.at(-1)?.by === 'chance') return 'a new round';
      return JSON.stringify(offered(twin, seat));
    });
    assert.equal(new Set(offers).size, 1, offers.join());
  }
});
