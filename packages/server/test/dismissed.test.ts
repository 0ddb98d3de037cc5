// Sockets whose messages are ignored: dismissed ones, those of expired sessions, and those that connect while the
// server closes. The test moves time by hand.
import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import type { News } from '@backroom/protocol';
import { sitDown } from './proofs/crowds.ts';
import { frame, handshake, RawSocket } from './proofs/support/raw.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

const CLOSE = { opcode: 8 };
const THIRTY_ONE_DAYS = 31 * 86_400_000;
const A_MINUTE = 60_000;

let server: Opened;
let jump = 0;
before(async () => {
  const real = performance.now.bind(performance);
  mock.method(performance, 'now', () => real() + jump);
  mock.timers.enable({ apis: ['setInterval'] });
  server = await openServer();
});
after(async () => {
  await closeServer(server);
  mock.reset();
});

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);

test('messages of a dismissed socket are ignored, even if it stays open', async () => {
  const [mabel, otto] = await Promise.all(['Mabel', 'Otto'].map(enter));
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open'] });
  await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0].secret });
  const line = mabel.line(match);
  await until(() => line.table?.phase === 'playing', 'the game begins');
  const raw = await sitDown(server.open.port, await otto.ticket(match));
  const { session } = await otto.must<{ session: string }>('GET', '/api/me');
  await otto.must('DELETE', `/api/me/sessions/${session}`);
  await until(() => raw.text.includes('"session-ended"'), 'the client gets a goodbye');
  const before = await line.ask({ t: 'head' });
  // One write with the goodbye at its end: once the server has closed the connection, it has read all of it.
  raw.write(Buffer.concat([frame('{"t":"leave","cid":"late"}'), frame(Buffer.from([3, 232]), CLOSE)]));
  assert.ok(await raw.ended());
  assert.deepEqual(await line.ask({ t: 'head' }), before);
  assert.ok(!raw.text.includes('"late"'), 'nor is it answered');
  line.stop();
});

test('the socket of a session that runs out is closed within a minute, and others stay', async () => {
  const [mabel, otto] = await Promise.all(['Mabel', 'Otto'].map(enter));
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open'] });
  const heard: News[] = [];
  const line = mabel.line(match, { listener: (news) => void heard.push(news) });
  await until(() => line.table !== null, 'she is there');
  // The second answer comes after the pong of the greeting's ping.
  for (let times = 0; times < 2; times++) await line.ask({ t: 'head' });
  mock.timers.tick(A_MINUTE);
  for (let times = 0; times < 2; times++) await line.ask({ t: 'head' });
  assert.ok(!heard.some(({ t }) => t === 'bye'), 'a session that lasts keeps its socket');
  jump += THIRTY_ONE_DAYS;
  const pearl = await enter('Pearl');
  assert.equal((await pearl.call('GET', '/api/me')).status, 200);
  mock.timers.tick(A_MINUTE);
  await until(() => heard.some((news) => news.t === 'bye' && news.code === 'session-ended'), 'she is told');
  await until(() => heard.some((news) => news.t === 'line' && news.state === 'ended'), 'and does not come back');
  assert.equal((await otto.call('GET', '/api/me')).status, 401);
  assert.equal(invitations.length, 1);
});

test('a client that says hello while the server closes is asked to come back', async () => {
  const other = await openServer();
  const { port } = other.open;
  const mabel = await Guest.enter(other.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const tickets = await Promise.all(Array.from({ length: 30 }, () => mabel.ticket(match)));
  const sockets = await Promise.all(
    tickets.map(async () => {
      const raw = new RawSocket(port);
      raw.write(handshake(port));
      await until(() => raw.status === 101, 'taken');
      return raw;
    }),
  );
  const hello = (n: number): void =>
    sockets[n].write(frame(JSON.stringify({ t: 'hello', protocol: 1, ticket: tickets[n], since: null })));
  for (let n = 0; n < 10; n++) hello(n);
  const closing = closeServer(other);
  for (let n = 10; n < sockets.length; n++) {
    await new Promise(setImmediate);
    hello(n);
  }
  await Promise.all(sockets.map((raw) => raw.ended()));
  await closing;
  for (const { text } of sockets) {
    const bye = /\{"t":"bye"[^}]*\}/.exec(text)?.[0] ?? '{}';
    assert.equal(JSON.parse(bye).retry, true, text.slice(text.indexOf('\r\n\r\n')));
  }
});
