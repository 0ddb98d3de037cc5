// Clocks, against a model that counts every single millisecond.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type AnyMatch, type Entry, PACES } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { walk } from '../src/walk.ts';
import { HASTE, table } from './commotion.ts';
import { TestHost, termsFor } from './host.ts';
import { peek } from './peek.ts';

interface Purse {
  free: number;
  bank: number;
}

/** One clock per seat: first the free time is used, then the bank; both end at zero. */
class Model {
  purses: Purse[];
  /** Milliseconds in which the match was played at all. */
  played = 0;
  private readonly before = new Map<number, { purses: Purse[]; played: number }>();
  private running: readonly Seat[] = [];
  private deciding: readonly Seat[] = [];
  private playing = false;

  constructor(seats: number) {
    this.purses = Array.from({ length: seats }, () => ({ free: HASTE.free, bank: HASTE.bank }));
  }

  private spend(seat: Seat): void {
    const purse = this.purses[seat];
    if (purse.free > 0) purse.free--;
    else if (purse.bank > 0) purse.bank--;
  }

  step({ seq, by, deed }: Entry, passed: number, match: AnyMatch): void {
    const charged = Math.max(0, passed - (deed.do === 'grace' ? deed.ms : 0));
    for (let ms = 0; ms < charged; ms++) {
      if (this.playing) this.played++;
      for (const seat of this.running) this.spend(seat);
    }
    const { purses, played } = this;
    if (deed.do === 'act') this.before.set(seq, { purses: purses.map((purse) => ({ ...purse })), played });
    if (deed.do === 'leave' && deed.why === 'late') this.purses[deed.seat] = { free: HASTE.free, bank: 0 };
    if (deed.do === 'undo') {
      const then = this.before.get(deed.to) as { purses: Purse[]; played: number };
      this.purses = then.purses.map((purse) => ({ ...purse }));
      if (by !== 'house') for (let ms = then.played; ms < played; ms++) this.spend(by as Seat);
    }
    const turn = match.phase === 'over' ? 'over' : match.game.toAct(match.state);
    const now = match.phase === 'gathering' || match.phase === 'sharing' || typeof turn === 'string' ? [] : turn;
    if (deed.do !== 'undo') {
      for (const seat of this.deciding) {
        const decided = deed.do === 'act' && by === seat;
        if (!decided && now.includes(seat)) continue;
        const purse = this.purses[seat];
        if (decided && this.running.includes(seat)) purse.bank += HASTE.increment;
        purse.free = HASTE.free;
      }
    }
    this.deciding = now;
    this.playing = match.phase === 'playing';
    this.running = now.filter((seat) => this.playing && match.chairs[seat].holder?.kind === 'person');
  }
}

test('clocks agree with counting every millisecond: pauses, grace, leavers, undo, several at once', () => {
  let undone = 0;
  for (let i = 0; i < 40; i++) {
    const host = table(`clock ${i}`, 120, { pace: HASTE });
    const model = new Model(host.match.chairs.length);
    let at = host.entries[0].at;
    for (const { entry, match } of walk(host.game, host.entries)) {
      model.step(entry, entry.at - at, match);
      at = entry.at;
      if (entry.deed.do === 'undo') undone++;
      for (const [seat, { free, bank }] of model.purses.entries()) {
        assert.equal(match.remaining(seat, at), free + bank, `table ${i}, entry ${entry.seq}, seat ${seat}`);
      }
    }
  }
  assert.ok(undone > 5);
});

const twoOf = (pace: { free: number; bank: number; increment: number }): TestHost =>
  new TestHost(lastCall, termsFor(lastCall, 2, { pace })).seat(2);

test('a decision within its free time costs nothing and earns the increment; beyond, the bank pays', () => {
  const host = twoOf(PACES.live);
  host.now += 15_000;
  host.act(0, host.anything(0));
  assert.equal(host.match.chairs[0].clock.bank, 185_000);
  host.now += 20_000;
  const [second] = [host.match.chairs.findIndex((chair) => chair.deciding)];
  host.act(second, host.anything(second));
  assert.equal(host.match.chairs[second].clock.bank, 180_000 - 5_000 + 5_000);
});

test('P28: time runs out at its millisecond, not earlier; a stand-in takes over, and the owner may return at any time', () => {
  const host = twoOf(HASTE);
  host.now += 129;
  host.chores();
  assert.equal(host.match.chairs[0].holder?.kind, 'person');
  assert.equal(host.match.remaining(0, host.now), 1);
  host.now += 1;
  const command = { do: 'act', action: host.anything(0), as: 'person', race: null } as const;
  const answer = host.match.admit(0, command, host.now);
  assert.equal(answer.ok ? 'ok' : answer.code, 'too-late');
  assert.throws(() => host.do(0, { do: 'act', action: command.action, race: null, ordered: false }), /run out/);
  host.chores();
  assert.equal(host.match.chairs[0].holder?.kind, 'bot');
  assert.deepEqual(host.entries.at(-1)?.deed, {
    do: 'leave',
    seat: 0,
    why: 'late',
    standIn: { kind: 'bot', level: 'random', temperament: null },
  });
  host.now += 10_000;
  host.must(0, { do: 'return', seat: 0 });
  assert.equal(host.match.remaining(0, host.now), HASTE.free, 'with the free time of a decision and an empty bank');
});

test('P31: time when the host was away is charged to nobody', () => {
  const host = twoOf(HASTE);
  host.now += 10;
  host.must(1, { do: 'ask', what: 'end' });
  host.now += 1_000_000;
  assert.ok(host.match.admit('house', { do: 'grace', ms: 1_000_000 }, host.now).ok);
  host.do('house', { do: 'grace', ms: 1_000_000 });
  host.chores();
  assert.equal(host.match.remaining(0, host.now), 120);
});

test('in a free undo the time since the decision counts, except pauses and time when the host was away', () => {
  const host = new TestHost(peek, termsFor(peek, 2, { pace: HASTE })).seat(2);
  host.now += 10;
  assert.ok(host.act(0, { type: 'wave' }).ok);
  host.now += 4;
  host.must('house', { do: 'pause' });
  host.now += 1000;
  host.must('house', { do: 'resume' });
  host.now += 50;
  host.do('house', { do: 'grace', ms: 47 });
  assert.ok(host.undo(0).ok);
  assert.equal(host.entries.at(-1)?.by, 0);
  assert.equal(host.match.remaining(0, host.now), HASTE.free + HASTE.bank - 10 - 4 - 3);
  assert.equal(host.match.remaining(1, host.now), HASTE.free + HASTE.bank, 'and nobody else');
});

test('P31: grace is limited to the time since the last entry, and also extends a countdown', () => {
  const options = { mode: 'speed' } as never;
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options, pace: PACES.live })).seat(3);
  for (const seat of [0, 1]) assert.ok(host.act(seat, host.anything(seat)).ok);
  host.now += 3000;
  host.must(0, { do: 'ask', what: 'end' });
  host.now += 60_000;
  host.do('house', { do: 'grace', ms: 1e9 });
  assert.equal(host.match.due(), host.now + 2000);
  assert.equal(host.match.remaining(2, host.now), PACES.live.free + PACES.live.bank - 3000);
});

test('P29: a wall clock that steps back changes no order and charges nobody', () => {
  const host = twoOf(HASTE);
  host.now -= 3_600_000;
  assert.ok(host.act(0, host.anything(0)).ok);
  assert.equal(host.entries.at(-1)?.at, host.entries.at(-2)?.at);
  assert.equal(host.match.chairs[0].clock.bank, HASTE.bank + HASTE.increment);
});

test('the paces match their descriptions on the pages', () => {
  const [second, minute, hour] = [1000, 60_000, 3_600_000];
  assert.deepEqual(PACES, {
    none: null,
    relaxed: { free: 2 * minute, bank: 30 * minute, increment: 15 * second },
    live: { free: 15 * second, bank: 3 * minute, increment: 5 * second },
    days: { free: 24 * hour, bank: 72 * hour, increment: 6 * hour },
  });
});
