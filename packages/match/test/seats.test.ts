// People and bots in any mix: sitting down, leaving and coming back; a bot plays on, and the game always ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type Answer, PACES, pledgeOf } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { commotion, gather, openTable } from './commotion.ts';
import { BOT, House, PERSON, termsFor } from './house.ts';

const code = (answer: Answer): string => (answer.ok ? 'ok' : answer.code);
const open = (seats = 3, more = {}): House => new House(lastCall, termsFor(lastCall, seats, more));
const sit = (seat: number, pledge: string | null = null) => ({ do: 'sit', seat, holder: PERSON, pledge }) as const;

test('a seat is taken once, by itself or by the house, and can be given up until all are taken', () => {
  const house = open();
  assert.equal(code(house.wish(0, sit(0))), 'ok');
  assert.equal(code(house.wish(0, sit(0))), 'taken');
  assert.equal(code(house.wish('house', sit(0))), 'taken');
  assert.equal(code(house.wish(0, sit(1))), 'not-yours');
  assert.equal(code(house.wish(1, { ...sit(1), holder: BOT })), 'not-yours');
  assert.equal(code(house.wish('house', sit(3))), 'no-such-seat');
  assert.equal(code(house.wish(0, { do: 'rise', seat: 0 })), 'ok');
  assert.equal(code(house.wish(0, { do: 'rise', seat: 0 })), 'not-seated');
  assert.equal(code(house.wish('house', { do: 'begin' })), 'seats-free');
  assert.equal(code(house.act(0, { type: 'play', card: 1 })), 'not-begun');
  house.seat(1);
  assert.equal(house.match.phase, 'playing');
  assert.equal(code(house.wish(0, { do: 'rise', seat: 0 })), 'begun');
});

test('who pledged a share shows it once all sit; the game waits five seconds for it and no longer', () => {
  const share = '5'.repeat(64);
  for (const all of [true, false]) {
    const house = open(2);
    house.must(0, sit(0, pledgeOf(share)));
    assert.equal(code(house.wish(0, { do: 'share', share })), 'seats-free');
    house.must(1, sit(1, pledgeOf(share)));
    assert.equal(house.match.phase, 'sharing');
    house.must(0, { do: 'share', share });
    assert.equal(code(house.wish(0, { do: 'share', share })), 'nothing-to-share');
    assert.equal(code(house.wish(1, { do: 'share', share: '6'.repeat(64) })), 'malformed');
    assert.equal(code(house.wish('house', { do: 'begin' })), 'early');
    if (all) house.must(1, { do: 'share', share });
    else {
      assert.equal(house.match.due(), house.now + 5000);
      house.now += 4999;
      house.chores();
      assert.equal(house.match.phase, 'sharing');
      house.now += 1;
      house.chores();
    }
    assert.equal(house.match.phase, 'playing');
    assert.equal(house.match.chairs[1].share, all ? share : null);
  }
});

test('a leaver’s seat is played by a bot at once; a bot’s late answer does not play for who has returned', () => {
  const house = open(2, { pace: PACES.relaxed }).seat(2);
  assert.deepEqual(house.match.botsToAct(), []);
  assert.equal(code(house.wish(1, { do: 'leave', seat: 0, why: 'left' })), 'not-yours');
  assert.equal(code(house.wish(0, { do: 'leave', seat: 0, why: 'removed' })), 'not-yours');
  house.must(0, { do: 'leave', seat: 0, why: 'left' });
  assert.deepEqual(house.match.botsToAct(), [0]);
  const action = house.anything(0);
  assert.equal(code(house.wish(0, { do: 'act', action, as: 'person', race: null })), 'away');
  assert.equal(code(house.wish(0, { do: 'leave', seat: 0, why: 'left' })), 'away');
  house.must(0, { do: 'return', seat: 0 });
  assert.equal(code(house.wish(0, { do: 'act', action, as: 'bot', race: null })), 'not-away');
  assert.equal(code(house.wish(0, { do: 'return', seat: 0 })), 'not-away');
  assert.equal(code(house.wish(0, { do: 'act', action, as: 'person', race: null })), 'ok');
});

test('a bot’s own seat has nobody who could leave, return, ask or order', () => {
  const house = open(2).seat(1);
  for (const command of [
    { do: 'return', seat: 1 },
    { do: 'leave', seat: 1, why: 'left' },
    { do: 'ask', what: 'pause' },
    { do: 'order', order: null },
    { do: 'act', action: null, as: 'person', race: null },
  ] as const) {
    assert.equal(code(house.wish(1, command)), 'bot-seat', command.do);
  }
});

test('a refused action comes with the game’s own reason, where it shows one', () => {
  const house = open(2).seat(2);
  const [card] = house.game.view(house.match.state, 1).hand;
  const answer = house.act(1, { type: 'play', card });
  assert.ok(!answer.ok && answer.code === 'not-your-turn' && answer.refusal?.rule === 'LC-2');
  const absurd = house.act(0, { type: 'play', card: 99 });
  assert.ok(!absurd.ok && absurd.code === 'illegal-action' && absurd.refusal === null);
});

test('P7: at any time everybody may leave, and the game still ends', () => {
  for (let i = 0; i < 100; i++) {
    const random = new Seeded(`leave ${i}`);
    const house = openTable(random, `leave ${i}`);
    gather(house, random);
    commotion(house, random, random.below(80));
    for (const seat of house.match.chairs.keys()) house.wish('house', { do: 'leave', seat, why: 'removed' });
    house.wish('house', { do: 'resume' });
    for (let turns = 0; house.match.phase === 'playing'; turns++) {
      assert.ok(turns < house.game.bound, `table ${i} never ends`);
      house.bots();
      house.now += 1000;
      house.chores();
    }
    assert.equal(house.match.phase, 'over');
  }
});

test('a race names all who wanted it, ranked by arrival less credit, and is believed only where the terms allow it', () => {
  const options = { mode: 'speed' } as never;
  const house = new House(scheffeln, termsFor(scheffeln, 3, { options, window: 100 })).seat(3);
  const claims = [
    { seat: 1, arrived: 140, credit: 90 },
    { seat: 0, arrived: 100, credit: 10 },
  ];
  const action = house.anything(1);
  const grab = (seat: number, race: typeof claims | null): string =>
    code(house.wish(seat, { do: 'act', action, as: 'person', race }));
  assert.equal(grab(2, claims), 'malformed', 'not one of them');
  assert.equal(grab(1, claims.toReversed()), 'malformed');
  assert.equal(grab(1, [{ ...claims[0], credit: 251 }, claims[1]]), 'malformed');
  assert.equal(grab(1, [claims[0], claims[0]]), 'malformed');
  assert.equal(grab(1, claims), 'ok');
  assert.equal(grab(0, claims), 'illegal-action', 'it is gone');
  const strict = new House(scheffeln, termsFor(scheffeln, 3, { options })).seat(3);
  assert.equal(code(strict.wish(1, { do: 'act', action, as: 'person', race: claims })), 'malformed');
});

test('a countdown is true: every act is told how much of it has passed, and who comes after it comes too late', () => {
  const house = new House(scheffeln, termsFor(scheffeln, 3, { options: { mode: 'speed' } as never })).seat(3);
  for (const seat of [0, 1]) {
    house.now += 700;
    assert.ok(house.act(seat, house.anything(seat)).ok);
  }
  const left = (): number | null => house.game.deadline(house.match.state);
  assert.equal(left(), 5000);
  assert.equal(house.match.due(), house.now + 5000);
  house.now += 1700;
  house.must('house', { do: 'pause' });
  house.now += 100_000;
  assert.equal(house.match.due(), null);
  house.must('house', { do: 'resume' });
  house.now += 300;
  const late = house.match.admit(
    2,
    { do: 'act', action: house.anything(2), as: 'person', race: null },
    house.now + 3000,
  );
  assert.equal(code(late), 'too-late');
  assert.ok(house.act(2, house.anything(2)).ok);
  const wait = house.entries.find(({ deed }) => deed.do === 'wait');
  assert.deepEqual(wait?.deed, { do: 'wait', action: { type: 'wait', ms: 2000 } });
});

test('P28: a log cannot bend a countdown: no table time before it has passed, no act without it', () => {
  const house = new House(scheffeln, termsFor(scheffeln, 3, { options: { mode: 'speed' } as never })).seat(3);
  for (const seat of [0, 1]) assert.ok(house.act(seat, house.anything(seat)).ok);
  house.now += 100;
  const wait = (ms: number) => ({ do: 'wait', action: { type: 'wait', ms } }) as const;
  assert.throws(() => house.do('clock', wait(101)), /has not passed/);
  const act = { do: 'act', action: house.anything(2), race: null, ordered: false } as const;
  assert.throws(() => house.do(2, act), /told of the table time/);
  house.do('clock', wait(100));
  house.do(2, act);
});

test('what is chance’s, the clock’s or needs agreement, nobody can simply want, not even the house', () => {
  const house = open(2).seat(2);
  house.must(0, { do: 'ask', what: 'open-hands' });
  for (const command of [
    { do: 'open-hands' },
    { do: 'draw', action: null },
    { do: 'wait', action: { ms: 1 } },
    { do: 'open', terms: house.match.terms, commitment: 'cd'.repeat(32) },
  ]) {
    assert.equal(code(house.wish('house', command as never)), 'malformed', command.do);
  }
});
