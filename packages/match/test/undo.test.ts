// Undo: free, by consent, blocked, each with its reason; and the table afterwards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { Match, type UndoOffer, undoOffer } from '@backroom/match';
import { type Action, scheffeln } from '@backroom/scheffeln';
import { table } from './commotion.ts';
import { fingerprint, TestHost, termsFor } from './host.ts';
import { type Move, peek } from './peek.ts';

const at = (game: AnyGame, seats: number, persons: number, options: object = {}): TestHost =>
  new TestHost(game, termsFor(game, seats, { options: options as never })).seat(persons);

const offered = (host: TestHost, seat: number): Pick<UndoOffer, 'kind' | 'why' | 'of'> => {
  const { kind, why, of } = undoOffer(host.game, host.entries, seat);
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
    const host = at(peek, 3, 3);
    assert.ok(host.act(0, move).ok);
    const of = why === 'untouched' ? [] : [1, 2];
    assert.deepEqual(offered(host, 0), { kind: why === 'untouched' ? 'free' : 'consent', why, of });
  });
}

test('known information cannot be learned again: a second look, a second telling', () => {
  const host = at(peek, 2, 2);
  for (const type of ['look', 'wave', 'look'] as const) host.act((host.match.state.steps - 1) % 2, { type });
  assert.equal(offered(host, 0).why, 'untouched');
});

/** A table of Scheffeln where seat 0 is to play, after characters are chosen. */
function playing(persons: number, options: object = {}): TestHost {
  const host = at(scheffeln, 3, persons, options);
  while (host.game.view(host.match.state, null).phase !== 'play') {
    const [seat] = host.game.toAct(host.match.state) as number[];
    host.act(seat, host.anything(seat));
  }
  return host;
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
    const host = playing(3);
    const [seat] = host.game.toAct(host.match.state) as number[];
    const action = (host.game.legal(host.match.state, seat) as Action[]).find((one) => one.type === type);
    assert.ok(action && host.act(seat, action).ok);
    assert.equal(offered(host, seat).why, why, type);
  }
});

test('after a decision of others or a draw, an undo needs their consent', () => {
  const host = playing(3);
  const [seat] = host.game.toAct(host.match.state) as number[];
  host.act(seat, host.anything(seat));
  const [other] = host.game.toAct(host.match.state) as number[];
  host.act(other, host.anything(other));
  assert.deepEqual(offered(host, seat), { kind: 'consent', why: 'answered', of: [0, 1, 2].filter((s) => s !== seat) });
  // The last card of a round is followed by a deal.
  while (host.entries.at(-1)?.by !== 'chance') {
    const [next] = host.game.toAct(host.match.state) as number[];
    host.act(next, host.anything(next));
  }
  const last = host.entries.findLast(({ deed }) => deed.do === 'act')?.by as number;
  assert.equal(offered(host, last).why, 'drawn');
});

test('blocked: by the terms, when nothing was decided, after the end, in a race', () => {
  const strict = new TestHost(lastCall, termsFor(lastCall, 2, { undo: 'none' })).seat(2);
  strict.act(0, strict.anything(0));
  assert.equal(offered(strict, 0).why, 'terms');
  assert.equal((strict.undo(0) as { code?: string }).code, 'undo-blocked');
  const host = at(lastCall, 2, 2);
  assert.deepEqual(offered(host, 1), { kind: 'blocked', why: 'nothing', of: [] });
  host.wish('house', { do: 'end', why: 'house' });
  assert.equal(offered(host, 1).why, 'not-playing');
  const race = at(scheffeln, 3, 3, { mode: 'speed' });
  for (const seat of [0, 1]) assert.ok(race.act(seat, race.anything(seat)).ok);
  for (const seat of [0, 1]) assert.deepEqual(offered(race, seat), { kind: 'blocked', why: 'real-time', of: [] });
  race.now += 100;
  assert.ok(race.act(2, race.anything(2)).ok);
  assert.equal(scheffeln.deadline(race.match.state), null, 'the countdown is over');
  assert.equal(offered(race, 0).why, 'real-time');
});

test('against bots alone nobody is asked, and the offer still says what was seen', () => {
  const host = playing(0);
  assert.equal(host.match.phase, 'playing');
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
  const host = at(lastCall, 3, 3);
  const hand = host.game.view(host.match.state, 0);
  host.act(0, host.anything(0));
  assert.ok(host.undo(0).ok);
  assert.equal(host.match.request?.what, 'undo');
  host.must(1, { do: 'agree' });
  host.must(2, { do: 'decline' });
  assert.equal(host.match.request, null);
  assert.ok(host.undo(0).ok);
  host.must(0, { do: 'decline' });
  assert.ok(host.undo(0).ok);
  host.must(1, { do: 'agree' });
  assert.notDeepEqual(host.game.view(host.match.state, 0), hand);
  host.must(2, { do: 'agree' });
  assert.deepEqual(host.game.view(host.match.state, 0), hand);
  assert.ok(host.act(0, host.anything(0)).ok, 'and the game goes on');
});

test('an undo request stays open while others decide, until the asker decides again', () => {
  const host = at(peek, 2, 2);
  host.act(0, { type: 'show' });
  const steps = host.match.state.steps;
  assert.ok(host.undo(0).ok);
  host.act(1, { type: 'wave' });
  host.must(1, { do: 'agree' });
  assert.equal(host.match.state.steps, steps - 1, 'both steps are taken back');
  host.act(0, { type: 'show' });
  assert.ok(host.undo(0).ok);
  host.act(1, { type: 'wave' });
  host.act(0, { type: 'wave' });
  assert.equal(host.match.request, null);
});

test('an offer is valid only for its position', () => {
  const host = at(peek, 2, 2);
  host.act(0, { type: 'wave' });
  const offer = undoOffer(peek, host.entries, 0);
  host.act(1, { type: 'wave' });
  const answer = host.wish(0, { do: 'undo', offer });
  assert.equal(answer.ok ? 'ok' : answer.code, 'stale');
  const stolen = host.wish(1, { do: 'undo', offer: { ...offer, seq: host.match.seq } });
  assert.equal(stolen.ok ? 'ok' : stolen.code, 'not-yours');
});

test('a log with a false undo is refused: without agreement, twice, or of a step that never happened', () => {
  const host = at(peek, 2, 2);
  host.act(0, { type: 'wave' });
  const to = host.match.seq - 1;
  const undo = (by: number | 'house', step: number): boolean =>
    Match.fold(peek, [...host.entries, host.match.stamp(by, { do: 'undo', to: step }, null, host.now)]).ok;
  assert.ok(undo(0, to));
  assert.ok(!undo(1, to), 'somebody else’s');
  assert.ok(!undo('house', to), 'without agreement');
  assert.ok(!undo(0, to - 1), 'a draw');
  host.do(0, { do: 'undo', to });
  assert.ok(!undo(0, to), 'twice');
  host.act(0, { type: 'wave' });
  host.act(1, { type: 'wave' });
  assert.ok(!undo(0, host.match.seq - 2), 'answered');
});

test('draws that were taken back stay counted, so that the next one differs', () => {
  const host = playing(1);
  for (let i = 0; i < 400 && host.match.phase === 'playing'; i++) {
    host.bots();
    const drawn = host.entries.at(-1)?.by === 'chance';
    if (drawn && host.undo(0).ok) break;
    if (host.match.phase === 'playing') host.act(0, host.anything(0));
  }
  const draws = (): number => host.entries.filter(({ deed }) => deed.do === 'draw').length;
  assert.ok(host.entries.some(({ deed }) => deed.do === 'undo'));
  assert.equal(host.match.draws, draws());
});

test('after an undo the game goes on as from the position before, to its end', () => {
  for (let i = 0; i < 12; i++) {
    const host = table(`undo ${i}`, 60);
    const random = new Seeded(`on ${i}`);
    for (const seat of host.match.chairs.keys()) host.wish('house', { do: 'leave', seat, why: 'removed' });
    host.wish('house', { do: 'resume' });
    host.now += random.below(50);
    for (let steps = 0; host.match.phase === 'playing'; steps++) {
      host.now += 1000;
      host.chores();
      host.bots();
      assert.ok(steps < host.game.bound);
    }
    assert.equal(host.match.phase, 'over');
    const again = Match.fold(host.game, host.entries);
    assert.ok(again.ok && fingerprint(again.value) === host.prints.at(-1));
  }
});

test('an offer does not reveal what others hold', () => {
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
      const twin = new TestHost(scheffeln, { ...source.match.terms, position }).seat(3);
      assert.ok(twin.act(seat, action).ok);
      if (twin.entries.at(-1)?.by === 'chance') return 'a new round';
      return JSON.stringify(offered(twin, seat));
    });
    assert.equal(new Set(offers).size, 1, offers.join());
  }
});
