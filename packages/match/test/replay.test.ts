// Looking back: every step from every seat, what one has missed, and going on from there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { continueFrom, type Entry, type Frame, Match, PACES, recap, rematch, replayFor } from '@backroom/match';
import { table } from './commotion.ts';
import { House, termsFor } from './house.ts';
import { peek } from './peek.ts';

const tables = Array.from({ length: 20 }, (_, i) => table(`replay ${i}`, 120));

const frames = (game: AnyGame, entries: readonly Entry[], seat: number | null, undoneToo?: boolean): Frame[] => {
  const replay = replayFor(game, entries, seat, undoneToo);
  assert.ok(replay.ok);
  return [...replay.value];
};

/** A table where seat 0 took one step back. */
function regretful(): House {
  const house = new House(peek, termsFor(peek, 2)).seat(2);
  house.act(0, { type: 'lay', choice: 1 });
  assert.ok(house.undo(0).ok);
  house.act(0, { type: 'lay', choice: 2 });
  return house;
}

test('a replay shows at every step what the seat’s view was there', () => {
  for (const { game, entries } of tables) {
    for (const frame of frames(game, entries, 0)) {
      const match = Match.fold(game, entries.slice(0, frame.seq));
      assert.ok(match.ok);
      assert.deepEqual(frame.view, game.view(match.value.state, 0));
    }
  }
});

test('steps that were taken back are shown as such, or left out', () => {
  const { entries } = regretful();
  const all = frames(peek, entries, 0);
  assert.deepEqual(
    all.flatMap(({ undone, deed }) => (undone ? [deed] : [])),
    [{ do: 'act', action: { type: 'lay', choice: 1 }, race: null, ordered: false }],
  );
  assert.deepEqual(
    frames(peek, entries, 0, false),
    all.filter((frame) => !frame.undone),
  );
  assert.ok(!replayFor(peek, entries, 2).ok, 'there is no such seat');
});

test('a recap tells what happened since, by whom, and not what was taken back meanwhile', () => {
  const house = regretful();
  const since = house.match.seq - 1;
  house.act(1, { type: 'wave' });
  house.act(0, { type: 'show' });
  house.must(1, { do: 'leave', seat: 1, why: 'left' });
  const told = recap(peek, house.entries, 1, since);
  assert.ok(told.ok);
  assert.deepEqual(
    told.value.turns.map(({ by, events }) => [by, events.length]),
    [
      [1, 1],
      [0, 1],
    ],
  );
  assert.deepEqual(
    told.value.table.map(({ deed }) => deed.do),
    ['leave'],
  );
  assert.equal(told.value.takenBack, 0);
  const fromStart = recap(peek, house.entries, 1, 1);
  assert.ok(fromStart.ok && fromStart.value.turns.flatMap(({ events }) => events).length === 4, 'dealt and three acts');
});

test('a recap begins from what was seen then, and one who has seen all missed nothing', () => {
  for (const { game, entries } of tables) {
    for (const since of [0, 1, 7, entries.length, entries.length + 5]) {
      const told = recap(game, entries, 1, since);
      const then = Match.fold(game, entries.slice(0, Math.max(1, since)));
      assert.ok(told.ok && then.ok);
      assert.deepEqual(told.value.before, game.view(then.value.state, 1));
      if (since >= entries.length) assert.deepEqual([told.value.turns, told.value.table], [[], []]);
    }
    assert.ok(!recap(game, entries, 9, 1).ok);
  }
});

test('a recap says how much of what one had seen no longer counts', () => {
  const house = new House(peek, termsFor(peek, 2)).seat(2);
  house.act(0, { type: 'wave' });
  const since = house.match.seq - 1;
  assert.ok(house.undo(0).ok);
  const told = recap(peek, house.entries, 1, since);
  assert.ok(told.ok && told.value.takenBack === 1 && told.value.turns.length === 0);
});

test('the recaps of all events since the opening are the faces of all steps that count', () => {
  for (const { game, entries, match } of tables) {
    const told = recap(game, entries, 0, 1);
    assert.ok(told.ok);
    assert.deepEqual(told.value.after, game.view(match.state, 0));
    const shown = frames(game, entries, 0, false).flatMap(({ events }) => events);
    assert.deepEqual(
      told.value.turns.flatMap(({ events }) => events),
      shown,
    );
  }
});

test('from any step one can go on as a new match, which a seat could not tell from the old one there', () => {
  for (const [i, { game, entries, match }] of tables.entries()) {
    const random = new Seeded(`go on ${i}`);
    const seq = 1 + random.below(entries.length);
    const seat = random.below(match.chairs.length);
    const terms = continueFrom(game, entries, seq, seat, random, { match: 'again', pace: PACES.days });
    const there = Match.fold(game, entries.slice(0, seq));
    assert.ok(there.ok);
    if (!terms.ok) {
      assert.equal(game.toAct(there.value.state), 'over');
      continue;
    }
    assert.deepEqual(terms.value.after, { match: match.id, seq });
    const house = new House(game, terms.value);
    assert.deepEqual(game.view(house.match.state, seat), game.view(there.value.state, seat));
    house.seat(0);
    for (let turns = 0; house.match.phase === 'playing'; turns++) {
      assert.ok(turns < game.bound);
      house.bots();
      house.now += 1000;
      house.chores();
    }
    assert.equal(house.match.ended, 'played', 'and it can be played to its end');
  }
  const { entries } = regretful();
  for (const seq of [0, 1.5, 99]) {
    assert.ok(!continueFrom(peek, entries, seq, 0, new Seeded('x'), { match: 'again' }).ok);
  }
});

test('a rematch is on the same terms, from the game’s own beginning', () => {
  const terms = termsFor(lastCall, 3, { position: { some: 'position' }, pace: PACES.live });
  const next = rematch(terms, 40, { match: 'table-2' });
  assert.deepEqual(next, { ...terms, match: 'table-2', position: null, after: { match: 'table-1', seq: 40 } });
  assert.equal(new House(lastCall, next).seat(0).match.phase, 'playing');
});
