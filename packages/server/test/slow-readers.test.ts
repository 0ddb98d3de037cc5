// Clients that ask for large answers and do not read them: they hold little memory, not for long, and delay nobody.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { UnreadAnswers } from '../src/http/unread-answers.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

class Answer extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

test('unread answers are limited per network, in total, and to a minute each', () => {
  const timers: { ms: number; what: () => void; isStopped: boolean }[] = [];
  const unread = new UnreadAnswers({ ofOneNetwork: 6, ofAll: 24 }, (ms, what) => {
    const timer = { ms, what, isStopped: false };
    timers.push(timer);
    return () => {
      timer.isStopped = true;
    };
  });
  const admit = (ip: string): Answer => {
    const answer = new Answer();
    unread.admit({ ip }, { raw: answer as never });
    return answer;
  };
  const six = Array.from({ length: 6 }, () => admit('10.0.0.1'));
  assert.throws(() => admit('10.0.0.1'), { code: 'too-many' });
  for (const network of [2, 3, 4]) for (let n = 0; n < 6; n++) admit(`10.0.0.${network}`);
  assert.throws(() => admit('10.0.0.5'), { code: 'too-many' });
  six[0]?.emit('close');
  assert.equal(timers[0]?.isStopped, true, 'what was read is not cut off');
  assert.equal(unread.size, 23);
  admit('10.0.0.1');
  assert.throws(() => admit('10.0.0.1'), { code: 'too-many' });
  assert.ok(timers.every(({ ms }) => ms === 60_000));
  timers[1]?.what();
  assert.equal(six[1]?.destroyed, true);
  assert.equal(unread.size, 23);
});

/** Sends all requests at once over one connection, before the first answer. Returns the statuses. */
async function askTogether(path: string, tokens: readonly string[]): Promise<string[]> {
  const socket = connect(server.open.port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
  socket.write(tokens.map((token) => `${head}Authorization: Bearer ${token}\r\n\r\n`).join(''));
  const statuses = (): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
  await until(() => statuses().length === tokens.length, 'all answers');
  socket.destroy();
  return statuses().sort();
}

const times = (status: string, count: number): string[] => Array.from({ length: count }, () => status);

test('of many replays at once only a few are sent; when they are read, others follow', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const asked = times(mabel.token, 10);
  for (const round of ['gathering', 'over']) {
    for (let again = 0; again < 2; again++)
      assert.deepEqual(
        await askTogether(`/api/tables/${match}/replay`, asked),
        [...times('200', 6), ...times('429', 4)],
        round,
      );
    if (round === 'gathering') await mabel.must('POST', `/api/tables/${match}/end`, {});
  }
  assert.deepEqual(await askTogether(`/api/tables/${match}/log`, asked), [...times('200', 6), ...times('429', 4)]);
});

test('a network gets at most five exports at once', async () => {
  const people: Guest[] = [];
  for (let n = 0; n < 8; n++) people.push(await Guest.enter(server.open.address, `Reader ${n}`));
  const tokens = people.map(({ token }) => token);
  for (let again = 0; again < 2; again++)
    assert.deepEqual(await askTogether('/api/me/export', tokens), [...times('200', 5), ...times('429', 3)]);
});

test('a network gets at most six long lists of seats at once; a short list is always sent', async () => {
  const [collector, visitor] = [
    await Guest.enter(server.open.address, 'Collector'),
    await Guest.enter(server.open.address, 'Visitor'),
  ];
  const db = new DatabaseSync(server.config.data, { timeout: 20_000 });
  const insert = db.prepare("INSERT INTO side (kind, key, owner, value) VALUES ('chair', ?, ?, ?)");
  db.exec('BEGIN IMMEDIATE');
  for (let n = 0; n < 450; n++) {
    const match = String(n).padStart(22, '-');
    const value = JSON.stringify({ match, seat: 0, person: collector.person, name: 'Collector' });
    insert.run(`${match}:0`, collector.person, value);
  }
  db.exec('COMMIT');
  db.close();
  const { seats, ...about } = await collector.must<{ seats: { match: string }[] }>('GET', '/api/me');
  assert.deepEqual(Object.keys(about), ['person', 'name', 'account', 'session']);
  assert.equal(new Set(seats.map(({ match }) => match)).size, 450);
  for (let again = 0; again < 2; again++) {
    const statuses = await askTogether('/api/me', [...times(collector.token, 10), visitor.token]);
    assert.deepEqual(statuses, [...times('200', 7), ...times('429', 4)]);
  }
});
