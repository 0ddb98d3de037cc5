// Clocks, against a model that counts every single millisecond.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type AnyMatch, type Entry, PACES } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { walk } from '../src/walk.ts';
import { HASTE, table } from './commotion.ts';
import { House, termsFor } from './house.ts';
import { peek } from './peek.ts';

interface Purse {
  free: number;
  bank: number;
}

/** One purse a seat: first the free time is spent, then the bank; both come to an end at nothing. */
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
    const house = table(`clock ${i}`, 120, { pace: HASTE });
    const model = new Model(house.match.chairs.length);
    let at = house.entries[0].at;
    for (const { entry, match } of walk(house.game, house.entries)) {
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

const twoOf = (pace: { free: number; bank: number; increment: number }): House =>
  new House(lastCall, termsFor(lastCall, 2, { pace })).seat(2);

test('a decision within its free time costs nothing and earns the increment; beyond, the bank pays', () => {
  const house = twoOf(PACES.live);
  house.now += 15_000;
  house.act(0, house.anything(0));
  assert.equal(house.match.chairs[0].clock.bank, 185_000);
  house.now += 20_000;
  const [second] = [house.match.chairs.findIndex((chair) => chair.deciding)];
  house.act(second, house.anything(second));
  assert.equal(house.match.chairs[second].clock.bank, 180_000 - 5_000 + 5_000);
});

test('P28: time runs out at its millisecond, not before, and a stand-in takes over; the owner returns at any time', () => {
  const house = twoOf(HASTE);
  house.now += 129;
  house.chores();
  assert.equal(house.match.chairs[0].holder?.kind, 'person');
  assert.equal(house.match.remaining(0, house.now), 1);
  house.now += 1;
  const command = { do: 'act', action: house.anything(0), as: 'person', race: null } as const;
  const answer = house.match.admit(0, command, house.now);
  assert.equal(answer.ok ? 'ok' : answer.code, 'too-late');
  assert.throws(() => house.do(0, { do: 'act', action: command.action, race: null, ordered: false }), /ran out/);
  house.chores();
  assert.equal(house.match.chairs[0].holder?.kind, 'bot');
  assert.deepEqual(house.entries.at(-1)?.deed, {
    do: 'leave',
    seat: 0,
    why: 'late',
    standIn: { kind: 'bot', level: 'random', temperament: null },
  });
  house.now += 10_000;
  house.must(0, { do: 'return', seat: 0 });
  assert.equal(house.match.remaining(0, house.now), HASTE.free, 'with the free time of a decision and an empty bank');
});

test('P31: time when the house was away is charged to nobody', () => {
  const house = twoOf(HASTE);
  house.now += 10;
  house.must(1, { do: 'ask', what: 'end' });
  house.now += 1_000_000;
  assert.ok(house.match.admit('house', { do: 'grace', ms: 1_000_000 }, house.now).ok);
  house.do('house', { do: 'grace', ms: 1_000_000 });
  house.chores();
  assert.equal(house.match.remaining(0, house.now), 120);
});

test('who takes back freely has been deciding all the while, but for pauses and time when the house was away', () => {
  const house = new House(peek, termsFor(peek, 2, { pace: HASTE })).seat(2);
  house.now += 10;
  assert.ok(house.act(0, { type: 'wave' }).ok);
  house.now += 4;
  house.must('house', { do: 'pause' });
  house.now += 1000;
  house.must('house', { do: 'resume' });
  house.now += 50;
  house.do('house', { do: 'grace', ms: 47 });
  assert.ok(house.undo(0).ok);
  assert.equal(house.entries.at(-1)?.by, 0);
  assert.equal(house.match.remaining(0, house.now), HASTE.free + HASTE.bank - 10 - 4 - 3);
  assert.equal(house.match.remaining(1, house.now), HASTE.free + HASTE.bank, 'and nobody else');
});

test('P31: grace forgives no more than the time since the entry before, and a countdown gets it too', () => {
  const options = { mode: 'speed' } as never;
  const house = new House(scheffeln, termsFor(scheffeln, 3, { options, pace: PACES.live })).seat(3);
  for (const seat of [0, 1]) assert.ok(house.act(seat, house.anything(seat)).ok);
  house.now += 3000;
  house.must(0, { do: 'ask', what: 'end' });
  house.now += 60_000;
  house.do('house', { do: 'grace', ms: 1e9 });
  assert.equal(house.match.due(), house.now + 2000);
  assert.equal(house.match.remaining(2, house.now), PACES.live.free + PACES.live.bank - 3000);
});

test('P29: a wall clock that steps back changes no order and charges nobody', () => {
  const house = twoOf(HASTE);
  house.now -= 3_600_000;
  assert.ok(house.act(0, house.anything(0)).ok);
  assert.equal(house.entries.at(-1)?.at, house.entries.at(-2)?.at);
  assert.equal(house.match.chairs[0].clock.bank, HASTE.bank + HASTE.increment);
});
