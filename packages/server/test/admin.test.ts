// `backroom admin` against a running server, each in its own process, through the admin socket beside the database.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { ClientConnection, News } from '@backroom/protocol';
import { WebSocket as FromAddress } from 'ws';
import { ask, Visitor } from './proofs/support/visitor.ts';
import { backroom, type Ended, folder, ServeCommand } from './support/backroom.ts';
import { Guest, until } from './support/server.ts';

let server: ServeCommand;
const lines: ClientConnection[] = [];
before(async () => {
  server = await ServeCommand.open(join(folder, 'server.db'));
});
after(async () => {
  for (const line of lines) line.stop();
  assert.equal(await server.close(), 0, server.output);
});

const admin = (...words: string[]): Promise<Ended> => backroom('admin', ...words, '--data', server.data);

async function must<T>(...words: string[]): Promise<T> {
  const { status, said, complaint } = await admin(...words);
  assert.equal(status, 0, complaint);
  return JSON.parse(said) as T;
}

interface Sat {
  readonly line: ClientConnection;
  readonly news: News[];
}

async function sitDown(guest: Guest, match: string): Promise<Sat> {
  const news: News[] = [];
  const line = guest.line(match, { listener: (one) => void news.push(one) });
  lines.push(line);
  await until(() => line.table !== null, 'welcome');
  return { line, news };
}

/** Mabel's table, with Otto at it, both present, the game begun. */
async function evening(title: string) {
  const mabel = await Guest.enter(server.address, 'Mabel');
  const otto = await Guest.enter(server.address, 'Otto');
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open'], title, chat: 'free' });
  await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0].secret });
  const seats = await Promise.all([sitDown(mabel, match), sitDown(otto, match)]);
  await until(() => seats.every(({ line }) => line.table?.phase === 'playing'), 'the game begins');
  return { mabel, otto, match, seats };
}

test('only the owner may use the admin socket; malformed commands are refused', async () => {
  const door = statSync(`${server.data}.admin`);
  assert.ok(door.isSocket());
  assert.equal(door.mode & 0o777, 0o600);
  assert.equal(statSync(server.data).mode & 0o777, 0o600);
  const knock = (body: string): Promise<[number | undefined, string]> =>
    new Promise((resolve, reject) => {
      const call = request({ socketPath: `${server.data}.admin`, method: 'POST' }, async (response) =>
        resolve([response.statusCode, await text(response)]),
      );
      call.on('error', reject).end(body);
    });
  for (const body of ['', '{', '[]', '{"who":"x","why":"y","wish":{"do":"open-hands"}}', `"${'['.repeat(9000)}"`])
    assert.equal((await knock(body))[0], 400, body);
  await assert.rejects(knock('x'.repeat(50_000)));
  assert.equal((await fetch(`${server.address}/healthz`)).status, 200);
});

test('an admin ends a match for all its players, and only with a reason', async () => {
  const { match, seats } = await evening('Over soon');
  const refused = await admin('end', match);
  assert.equal(refused.status, 1);
  assert.match(refused.complaint, /Give a reason/);
  assert.equal(seats[0].line.table?.phase, 'playing');
  await must('end', match, '--why', 'closing time');
  await until(() => seats.every(({ line }) => line.table?.phase === 'over'), 'all see the end');
  const again = await admin('end', match, '--why', 'closing time');
  assert.equal(again.status, 1);
  assert.match(again.complaint, /over/);
  assert.equal((await must<{ status: string }>('show', match)).status, 'over');
});

test('a banned person is disconnected, and cannot come back until the ban is lifted', async () => {
  const { mabel, otto, match, seats } = await evening('Trouble');
  const { secret } = await otto.must<{ secret: string }>('POST', '/api/me/link');
  const other = await mabel.open({ chairs: ['me', 'open'] });
  const claim = { secret: other.invitations[0].secret };
  const ban = await must<{ id: string; person: string }>('ban', otto.person, '--why', 'he threw a chair');
  assert.equal(ban.person, otto.person);
  const [, his] = seats;
  await until(
    () => his.news.some((one) => one.t === 'bye' && one.code === 'banned' && !one.retry),
    'the socket is dismissed',
  );
  assert.ok(
    his.news.some((one) => one.t === 'line' && one.state === 'ended'),
    'and does not come back',
  );
  const ways = [
    ['POST', `/api/tables/${match}/ticket`, {}],
    ['POST', `/api/tables/${other.match}/claim`, claim],
    ['POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'lookout'] }],
    ['GET', '/api/me', undefined],
  ] as const;
  for (const [method, path, body] of ways) assert.equal((await otto.call(method, path, body)).status, 403, path);
  const { status } = await fetch(`${server.address}/api/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  assert.equal(status, 403, 'a return link');
  assert.equal(seats[0].line.table?.phase, 'playing', 'the others play on');
  assert.equal((await must<object[]>('list', 'bans')).length, 1);
  await must('unban', otto.person, '--why', 'he paid for it');
  assert.equal((await otto.call('POST', `/api/tables/${other.match}/claim`, claim)).status, 200);
  assert.equal((await admin('unban', otto.person, '--why', 'again')).status, 1, 'nobody is banned any more');
});

test('a range of addresses is banned: its sockets close, its requests are refused, others are not affected', async () => {
  const from = '127.1.0.7';
  const socket = new FromAddress(`${server.address.replace('http', 'ws')}/ws`, 'backroom.json', { localAddress: from });
  const closed = new Promise<string>((resolve) => socket.on('close', (code, why) => resolve(`${code} ${why}`)));
  await new Promise((resolve) => socket.on('open', resolve));
  // Say hello first: a silent socket is closed by itself, and that could come first.
  const visitor = await Visitor.enter(server.address, 7);
  const { match } = await visitor.open({ chairs: ['me', 'open'] });
  socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket: await visitor.ticket(match), since: null }));
  await new Promise((resolve) => socket.on('message', resolve));
  const { id } = await must<{ id: string }>('ban', '127.1.0.0/24', '--why', 'a flood');
  assert.equal(await closed, '1008 banned');
  const knock = (address: string) => ask(server.address, { method: 'GET', path: '/api', from: address });
  assert.equal((await knock(from)).status, 403);
  assert.equal((await knock('127.1.1.7')).status, 200);
  const again = new FromAddress(`${server.address.replace('http', 'ws')}/ws`, { localAddress: from });
  assert.match(String(await new Promise((resolve) => again.on('error', resolve))), /403/);
  await must('unban', id, '--why', 'it is over');
  assert.equal((await knock(from)).status, 200);
});

test('a name, a title or a chat line is cleared, and connected clients see it at once', async () => {
  const { mabel, otto, match, seats } = await evening('A rude title');
  await seats[1].line.tell({ text: 'a rude line' });
  await seats[1].line.tell({ text: 'a kind line' });
  await until(() => seats[0].news.filter(({ t }) => t === 'said').length === 2, 'both are heard');
  const { said } = await must<{ said: { line: number; text: string }[] }>('show', match);
  assert.deepEqual(
    said.map((one) => one.text),
    ['a rude line', 'a kind line'],
  );
  await must('clear-line', match, String(said[0].line), '--why', 'rude');
  const isGone = (one: News): boolean => one.t === 'unsaid' && one.id === said[0].line;
  await until(() => seats.every(({ news }) => news.some(isGone)), 'all are told that it is gone');
  const read = await mabel.must<{ lines: { text: string }[] }>('GET', `/api/tables/${match}/chat`);
  assert.deepEqual(
    read.lines.map((one) => one.text),
    ['a kind line'],
  );
  await must('clear-name', otto.person, '--why', 'rude');
  await until(() => seats.every(({ line }) => line.table?.chairs[1].name === ''), 'the name is gone from the seat');
  const { lines: named } = await mabel.must<{ lines: { name: string }[] }>('GET', `/api/tables/${match}/chat`);
  assert.deepEqual(
    named.map(({ name }) => name),
    [''],
    'and from the chat lines',
  );
  await must('clear-title', match, '--why', 'rude');
  assert.equal((await mabel.must<{ title: string }>('GET', `/api/tables/${match}`)).title, '');
  const bare = await mabel.open({ chairs: ['me', 'lookout'] });
  await must('clear-name', mabel.person, '--why', 'rude');
  const { title } = await mabel.must<{ title: string }>('GET', `/api/tables/${bare.match}`);
  assert.equal(title, '', 'a table that was called after its host');
});

test('reports reach the operator, with the reported lines', async () => {
  const { mabel, otto, match, seats } = await evening('Loud');
  await seats[1].line.tell({ text: 'shouting' });
  await mabel.must('POST', `/api/tables/${match}/report`, { seat: 1, reason: 'abuse', text: 'he shouts' });
  const [report] = await must<{ about: string; by: string; text: string; lines: { text: string }[] }[]>(
    'list',
    'reports',
  );
  assert.equal(report.about, otto.person);
  assert.equal(report.by, mabel.person);
  assert.equal(report.text, 'he shouts');
  assert.deepEqual(
    report.lines.map((one) => one.text),
    ['shouting'],
  );
});
