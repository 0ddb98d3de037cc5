// The host writes every entry to the log first, then answers the sender, then tells the audience.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOffer } from '@backroom/games';
import { readOptions, Seeded } from '@backroom/kit';
import { type Holder, Match, type Terms } from '@backroom/match';
import { Host, openSmallTable } from '../src/index.ts';

const game = findOffer('scheffeln')?.game ?? assert.fail();
const SECRET = '07'.repeat(32);

function hostOf(options: unknown) {
  const read = readOptions<unknown>(game.options, options);
  assert.ok(read.ok);
  const terms: Terms = {
    ...{
      match: 'a-host-of-tests',
      game: game.id,
      rules: game.rules,
      options: read.value as Terms['options'],
      seats: 3,
    },
    ...{ pace: null, undo: 'allowed', window: 0, standIn: { level: 'lookout', temperament: null } },
    ...{ position: null, after: null },
  };
  const people = Array.from({ length: 3 }, (): Holder => ({ kind: 'person' }));
  const opened = openSmallTable(game, terms, people, SECRET, 1000);
  assert.ok(opened.ok);
  const match = Match.fold(game, opened.value);
  assert.ok(match.ok);
  const calls: string[] = [];
  const time = { now: 1000 };
  const host = new Host(
    {
      now: () => time.now,
      later: () => () => {},
      keep: (entries) => calls.push(`kept ${entries.map(({ seq }) => seq)}`),
      tell: (happenings) => calls.push(`told ${happenings.map(({ entry }) => entry.seq)}`),
      afterwards: () => calls.push('afterwards'),
    },
    match.value,
    SECRET,
    opened.value,
  );
  host.goOn();
  return { host, calls, time };
}

const seatOf = (host: Host): number => (game.toAct(host.match.state) as number[])[0];

test('a command is stored, then answered, then sent to the audience; the same command again is only answered', () => {
  const { host, calls } = hostOf({});
  const seat = seatOf(host);
  const action = game.sample(host.match.state, seat, new Seeded('any'));
  const act = (): void =>
    host.submit(seat, { do: 'act', action, as: 'person', race: null }, 'mine', (answer) =>
      calls.push(`${answer.t} ${answer.t === 'ok' ? answer.seq : answer.code}`),
    );
  calls.length = 0;
  const seq = host.match.seq;
  act();
  const [kept, answered, told, last] = calls.splice(0);
  assert.match(kept, new RegExp(`^kept ${seq}(,|$)`));
  assert.equal(answered, `ok ${seq}`);
  assert.equal(told, kept.replace('kept', 'told'));
  assert.equal(last, 'afterwards');
  act();
  assert.deepEqual(calls, [`ok ${seq}`]);
  assert.equal(Match.fold(game, host.log).ok, true);
});

test('a refused command changes nothing, and a closed host does nothing', () => {
  const { host, calls } = hostOf({});
  calls.length = 0;
  const { length } = host.log;
  host.submit(seatOf(host), { do: 'act', action: { type: 'rubbish' }, as: 'person', race: null }, 'bad', ({ t }) =>
    calls.push(t),
  );
  assert.deepEqual(calls, ['no', 'afterwards']);
  host.close();
  host.submit('house', { do: 'end', why: 'house' }, null, () => assert.fail());
  assert.equal(host.log.length, length);
});

test('the host can pass time to the game before a countdown ends, but never more than has passed', () => {
  const { host, time } = hostOf({ mode: 'speed', studyLimitMs: 30_000 });
  const random = new Seeded('speed');
  while (game.deadline(host.match.state) === null) {
    const seat = seatOf(host);
    const action = game.sample(host.match.state, seat, random);
    host.submit(seat, { do: 'act', action, as: 'person', race: null }, null, ({ t }) => assert.equal(t, 'ok'));
  }
  const left = game.deadline(host.match.state) as number;
  const wait = (ms: number): void => host.enact([{ by: 'clock', deed: { do: 'wait', action: game.elapse(ms) } }]);
  time.now += 100;
  assert.throws(() => wait(101), /this much table time has not passed/);
  wait(100);
  assert.equal(game.deadline(host.match.state), left - 100);
  assert.equal(host.log.at(-1)?.deed.do, 'wait');
});
