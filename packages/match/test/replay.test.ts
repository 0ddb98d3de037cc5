// Replays, recaps and continued matches: every step from every seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyGame, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { continueFrom, type Entry, Match, PACES, type ReplayFrame, recap, rematch, replayFor } from '@backroom/match';
import { table } from './commotion.ts';
import { TestHost, termsFor } from './host.ts';
import { peek } from './peek.ts';

const tables = Array.from({ length: 20 }, (_, i) => table(`replay ${i}`, 120));

const frames = (game: AnyGame, entries: readonly Entry[], seat: number | null, undoneToo?: boolean): ReplayFrame[] => {
  const replay = replayFor(game, entries, seat, undoneToo);
  assert.ok(replay.ok);
  return [...replay.value];
};

/** A table where seat 0 took one step back. */
function regretful(): TestHost {
  const host = new TestHost(peek, termsFor(peek, 2)).seat(2);
  host.act(0, { type: 'lay', choice: 1 });
  assert.ok(host.undo(0).ok);
  host.act(0, { type: 'lay', choice: 2 });
  return host;
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
  const host = regretful();
  const since = host.match.seq - 1;
  host.act(1, { type: 'wave' });
  host.act(0, { type: 'show' });
  host.must(1, { do: 'leave', seat: 1, why: 'left' });
  const told = recap(peek, host.entries, 1, since);
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
  const fromStart = recap(peek, host.entries, 1, 1);
  assert.ok(fromStart.ok && fromStart.value.turns.flatMap(({ events }) => events).length === 4, 'dealt and three acts');
});

test('a recap begins with the last view, and is empty for a player who has seen all', () => {
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

test('a recap says how many seen steps were taken back', () => {
  const host = new TestHost(peek, termsFor(peek, 2)).seat(2);
  host.act(0, { type: 'wave' });
  const since = host.match.seq - 1;
  assert.ok(host.undo(0).ok);
  const told = recap(peek, host.entries, 1, since);
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

test('a new match can continue from any step, and a seat could not tell it from the old one', () => {
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
    const host = new TestHost(game, terms.value);
    assert.deepEqual(game.view(host.match.state, seat), game.view(there.value.state, seat));
    host.seat(0);
    for (let turns = 0; host.match.phase === 'playing'; turns++) {
      assert.ok(turns < game.bound);
      host.bots();
      host.now += 1000;
      host.chores();
    }
    assert.equal(host.match.ended, 'played', 'and it can be played to its end');
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
  assert.equal(new TestHost(lastCall, next).seat(0).match.phase, 'playing');
});
