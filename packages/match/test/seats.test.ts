// People and bots in any mix: sitting down, leaving and coming back; a bot plays on, and the game always ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type CommandResult, Match, PACES, pledgeOf } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { commotion, gather, openTable } from './commotion.ts';
import { BOT, PERSON, TestHost, termsFor } from './host.ts';

const code = (answer: CommandResult): string => (answer.ok ? 'ok' : answer.code);
const open = (seats = 3, more = {}): TestHost => new TestHost(lastCall, termsFor(lastCall, seats, more));
const sit = (seat: number, pledge: string | null = null) => ({ do: 'sit', seat, holder: PERSON, pledge }) as const;

test('a seat is taken once, by its player or the host, and can be given up until all are taken', () => {
  const host = open();
  assert.equal(code(host.wish(0, sit(0))), 'ok');
  assert.equal(code(host.wish(0, sit(0))), 'taken');
  assert.equal(code(host.wish('house', sit(0))), 'taken');
  assert.equal(code(host.wish(0, sit(1))), 'not-yours');
  assert.equal(code(host.wish(1, { ...sit(1), holder: BOT })), 'not-yours');
  assert.equal(code(host.wish('house', sit(3))), 'no-such-seat');
  assert.equal(code(host.wish(0, { do: 'rise', seat: 0 })), 'ok');
  assert.equal(code(host.wish(0, { do: 'rise', seat: 0 })), 'not-seated');
  assert.equal(code(host.wish('house', { do: 'begin' })), 'seats-free');
  assert.equal(code(host.act(0, { type: 'play', card: 1 })), 'not-begun');
  host.seat(1);
  assert.equal(host.match.phase, 'playing');
  assert.equal(code(host.wish(0, { do: 'rise', seat: 0 })), 'begun');
});

test('a seat that pledged a share discloses it once all sit; the game waits at most five seconds', () => {
  const share = '5'.repeat(64);
  for (const all of [true, false]) {
    const host = open(2);
    host.must(0, sit(0, pledgeOf(share)));
    assert.equal(code(host.wish(0, { do: 'share', share })), 'seats-free');
    host.must(1, sit(1, pledgeOf(share)));
    assert.equal(host.match.phase, 'sharing');
    host.must(0, { do: 'share', share });
    assert.equal(code(host.wish(0, { do: 'share', share })), 'nothing-to-share');
    assert.equal(code(host.wish(1, { do: 'share', share: '6'.repeat(64) })), 'malformed');
    assert.equal(code(host.wish('house', { do: 'begin' })), 'early');
    if (all) host.must(1, { do: 'share', share });
    else {
      assert.equal(host.match.due(), host.now + 5000);
      host.now += 4999;
      host.chores();
      assert.equal(host.match.phase, 'sharing');
      host.now += 1;
      host.chores();
    }
    assert.equal(host.match.phase, 'playing');
    assert.equal(host.match.chairs[1].share, all ? share : null);
    // If accepted now, it would change the key after the first cards are dealt.
    assert.equal(code(host.wish(1, { do: 'share', share })), 'begun');
    const late = { ...host.match.stamp(1, { do: 'share', share }, null, host.now) };
    assert.deepEqual(host.match.accept(late, null), { ok: false, why: 'the game has begun' });
  }
});

test('a bot plays the seat of a player who left at once; its late answer does not play for a player who returned', () => {
  const host = open(2, { pace: PACES.relaxed }).seat(2);
  assert.deepEqual(host.match.botsToAct(), []);
  assert.equal(code(host.wish(1, { do: 'leave', seat: 0, why: 'left' })), 'not-yours');
  assert.equal(code(host.wish(0, { do: 'leave', seat: 0, why: 'removed' })), 'not-yours');
  host.must(0, { do: 'leave', seat: 0, why: 'left' });
  assert.deepEqual(host.match.botsToAct(), [0]);
  const action = host.anything(0);
  assert.equal(code(host.wish(0, { do: 'act', action, as: 'person', race: null })), 'away');
  assert.equal(code(host.wish(0, { do: 'leave', seat: 0, why: 'left' })), 'away');
  host.must(0, { do: 'return', seat: 0 });
  assert.equal(code(host.wish(0, { do: 'act', action, as: 'bot', race: null })), 'not-away');
  assert.equal(code(host.wish(0, { do: 'return', seat: 0 })), 'not-away');
  assert.equal(code(host.wish(0, { do: 'act', action, as: 'person', race: null })), 'ok');
});

test('nobody can leave, return, ask or order for a bot’s own seat', () => {
  const host = open(2).seat(1);
  for (const command of [
    { do: 'return', seat: 1 },
    { do: 'leave', seat: 1, why: 'left' },
    { do: 'ask', what: 'pause' },
    { do: 'order', order: null },
    { do: 'act', action: null, as: 'person', race: null },
  ] as const) {
    assert.equal(code(host.wish(1, command)), 'bot-seat', command.do);
  }
});

test('a refused action comes with the game’s own reason, if it shows one', () => {
  const host = open(2).seat(2);
  const [card] = host.game.view(host.match.state, 1).hand;
  const answer = host.act(1, { type: 'play', card });
  assert.ok(!answer.ok && answer.code === 'not-your-turn' && answer.refusal?.rule === 'LC-2');
  const absurd = host.act(0, { type: 'play', card: 99 });
  assert.ok(!absurd.ok && absurd.code === 'illegal-action' && absurd.refusal === null);
});

test('P7: at any time everybody may leave, and the game still ends', () => {
  for (let i = 0; i < 100; i++) {
    const random = new Seeded(`leave ${i}`);
    const host = openTable(random, `leave ${i}`);
    gather(host, random);
    commotion(host, random, random.below(80));
    for (const seat of host.match.chairs.keys()) host.wish('house', { do: 'leave', seat, why: 'removed' });
    host.wish('house', { do: 'resume' });
    for (let turns = 0; host.match.phase === 'playing'; turns++) {
      assert.ok(turns < host.game.bound, `table ${i} never ends`);
      host.bots();
      host.now += 1000;
      host.chores();
    }
    assert.equal(host.match.phase, 'over');
  }
});

const speed = { mode: 'speed' } as never;

test('a grab lists all claims within the window, each seat once; lots are served in order', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: speed, window: 100 })).seat(3);
  const claims = [
    { seat: 1, arrived: 140, credit: 40 },
    { seat: 0, arrived: 100, credit: 0 },
  ];
  const action = host.anything(1);
  const grab = (seat: number, race: typeof claims | null): string =>
    code(host.wish(seat, { do: 'act', action, as: 'person', race }));
  assert.equal(grab(2, claims), 'malformed', 'not one of them');
  assert.equal(grab(1, claims.slice(0, 1)), 'malformed', 'one alone needs no lot');
  assert.equal(grab(1, [{ ...claims[0], credit: 50 }, claims[1]]), 'malformed', 'all came at the same instant');
  const late = { seat: 1, arrived: 201, credit: 101 };
  assert.equal(grab(1, [late, claims[1]]), 'malformed', 'after the window');
  assert.equal(grab(1, [claims[0], claims[0]]), 'malformed');
  assert.equal(grab(0, claims), 'malformed', 'the first lot is served first');
  assert.equal(grab(1, claims.toReversed()), 'malformed');
  assert.equal(grab(1, claims), 'ok');
  assert.equal(host.match.grabs, 1);
  assert.equal(grab(0, claims), 'illegal-action', 'it is gone');
  const another = host.anything(0);
  const more = host.wish(0, { do: 'act', action: another, as: 'person', race: claims });
  assert.equal(code(more), 'malformed', 'they claimed something else');
  const strict = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: speed })).seat(3);
  assert.equal(code(strict.wish(1, { do: 'act', action, as: 'person', race: claims })), 'malformed');
});

test('a grab that is taken back stays counted, so that its lots are not drawn again', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: speed, window: 100 })).seat(3);
  const action = host.anything(1);
  const claims = [1, 0].map((seat) => ({ seat, arrived: 100, credit: 0 }));
  for (const count of [1, 2]) {
    host.must(1, { do: 'act', action, as: 'person', race: claims });
    assert.equal(host.match.grabs, count);
    host.undo(1);
    for (const seat of [0, 2]) host.wish(seat, { do: 'agree' });
    assert.equal(host.entries.at(-1)?.deed.do, 'undo');
    assert.equal(host.match.grabs, count);
  }
});

test('logs of backroom-1 rank a race by arrival less credit, and stay readable', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: speed, window: 100 })).seat(3);
  const [{ deed }] = host.entries;
  assert.ok(deed.do === 'open');
  const { shuffle: _, ...old } = deed;
  const opened = [{ ...host.entries[0], deed: old }, ...host.entries.slice(1)];
  const action = host.anything(1);
  const claims = [
    { seat: 1, arrived: 140, credit: 90 },
    { seat: 0, arrived: 100, credit: 10 },
  ];
  const foldWith = (by: number, race: typeof claims): boolean => {
    const entry = {
      ...opened[0],
      seq: host.match.seq,
      by,
      deed: { do: 'act', action, race, ordered: false } as const,
    };
    return Match.fold(scheffeln, [...opened, { ...entry, at: host.now }]).ok;
  };
  assert.ok(foldWith(1, claims));
  assert.ok(foldWith(1, [{ seat: 1, arrived: 140, credit: 20 }]), 'one alone stands in old logs');
  assert.ok(!foldWith(1, claims.toReversed()));
  assert.ok(!foldWith(2, claims));
});

test('in a countdown every act reports the passed time to the game, and an act after its end is late', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: { mode: 'speed' } as never })).seat(3);
  for (const seat of [0, 1]) {
    host.now += 700;
    assert.ok(host.act(seat, host.anything(seat)).ok);
  }
  const left = (): number | null => host.game.deadline(host.match.state);
  assert.equal(left(), 5000);
  assert.equal(host.match.due(), host.now + 5000);
  host.now += 1700;
  host.must('house', { do: 'pause' });
  host.now += 100_000;
  assert.equal(host.match.due(), null);
  host.must('house', { do: 'resume' });
  host.now += 300;
  const late = host.match.admit(2, { do: 'act', action: host.anything(2), as: 'person', race: null }, host.now + 3000);
  assert.equal(code(late), 'too-late');
  assert.ok(host.act(2, host.anything(2)).ok);
  const wait = host.entries.find(({ deed }) => deed.do === 'wait');
  assert.deepEqual(wait?.deed, { do: 'wait', action: { type: 'wait', ms: 2000 } });
});

test('P28: a log cannot change a countdown: no table time before it has passed, no act without it', () => {
  const host = new TestHost(scheffeln, termsFor(scheffeln, 3, { options: { mode: 'speed' } as never })).seat(3);
  for (const seat of [0, 1]) assert.ok(host.act(seat, host.anything(seat)).ok);
  host.now += 100;
  const wait = (ms: number) => ({ do: 'wait', action: { type: 'wait', ms } }) as const;
  assert.throws(() => host.do('clock', wait(101)), /has not passed/);
  const act = { do: 'act', action: host.anything(2), race: null, ordered: false } as const;
  assert.throws(() => host.do(2, act), /table time must be reported/);
  host.do('clock', wait(100));
  host.do(2, act);
});

test('nobody, not even the host, can send a deed of chance or the clock, or one that needs agreement', () => {
  const host = open(2).seat(2);
  host.must(0, { do: 'ask', what: 'open-hands' });
  for (const command of [
    { do: 'open-hands' },
    { do: 'draw', action: null },
    { do: 'wait', action: { ms: 1 } },
    { do: 'open', terms: host.match.terms, commitment: 'cd'.repeat(32) },
  ]) {
    assert.equal(code(host.wish('house', command as never)), 'malformed', command.do);
  }
});
