// P15, P21, P22: what cannot be guessed, what ends when it is ended, and what leaves no trace.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { BODIES, CLIENT_MESSAGES } from '@backroom/protocol/contract';
import { newId, newSecret } from '../../src/identity/secrets.ts';
import { readBody } from '../../src/input/bodies.ts';
import { readMessage } from '../../src/input/messages.ts';
import { closeServer, Guest, type Opened, openServer, until } from '../support/server.ts';
import { sitDown } from './crowds.ts';
import { frame, handshake, RawSocket } from './support/raw.ts';
import { ask, Visitor } from './support/visitor.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

test('P21: an unknown thing and somebody else’s get the same answer, byte for byte', async () => {
  const mabel = await Visitor.enter(server.open.address, 900);
  const otto = await Visitor.enter(server.open.address, 901);
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const unknown = newId();
  const calls: [string, (id: string) => string, unknown][] = [
    ['POST', (id) => `/api/tables/${id}/ticket`, { watch: true }],
    ['POST', (id) => `/api/tables/${id}/ticket`, { watch: false, seat: 0 }],
    ['POST', (id) => `/api/tables/${id}/claim`, { secret: newSecret() }],
    ['POST', (id) => `/api/tables/${id}/rematch`, {}],
    ['GET', (id) => `/api/tables/${id}/replay`, undefined],
    ['GET', (id) => `/api/tables/${id}/replay?seat=0`, undefined],
    ['GET', (id) => `/api/tables/${id}/chat`, undefined],
  ];
  for (const [method, path, body] of calls) {
    const [theirs, nobodys] = [
      await otto.call(method, path(match), body),
      await otto.call(method, path(unknown), body),
    ];
    assert.equal(theirs.status, 404, path(match));
    assert.deepEqual([theirs.status, theirs.text], [nobodys.status, nobodys.text], path(''));
    const names = (headers: object): string[] => Object.keys(headers);
    assert.deepEqual(names(theirs.headers), names(nobodys.headers), path(''));
  }
});

test('P21: after 30 wrong secrets an address has to wait, and a right one gets the same answer as a wrong one', async () => {
  const headers = { 'content-type': 'application/json' };
  const from = '127.9.9.9';
  const guess = () =>
    ask(server.open.address, {
      method: 'POST',
      path: '/api/return',
      headers,
      body: JSON.stringify({ secret: newSecret() }),
      from,
    });
  const statuses: number[] = [];
  for (let i = 0; i < 45; i++) statuses.push((await guess()).status);
  assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([404]));
  assert.ok(statuses.slice(34).includes(429));
  assert.equal(Buffer.from(newSecret(), 'base64url').length, 16);
});

test('P22: an ended session closes its sockets, a ticket works once, and not after its session has ended', async () => {
  const guest = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  const spent = await guest.ticket(match);
  const first = await sitDown(server.open.port, spent);
  const second = new RawSocket(server.open.port);
  second.write(handshake(server.open.port));
  await until(() => second.status === 101, 'taken');
  second.write(frame(JSON.stringify({ t: 'hello', protocol: 1, ticket: spent, since: null })));
  await second.goodbye();
  assert.match(second.text, /"bad-ticket"/);
  const unused = await guest.ticket(match);
  const { session } = await guest.must<{ session: string }>('GET', '/api/me');
  await guest.must('DELETE', `/api/me/sessions/${session}`);
  // Within 5 s, although it does not answer the goodbye.
  assert.ok(await first.ended(5000), 'its socket is closed');
  assert.match(first.text, /"session-ended"/);
  assert.equal((await guest.call('GET', '/api/me')).status, 401);
  const third = new RawSocket(server.open.port);
  third.write(handshake(server.open.port));
  await until(() => third.status === 101, 'taken');
  third.write(frame(JSON.stringify({ t: 'hello', protocol: 1, ticket: unused, since: null })));
  await third.goodbye();
  assert.match(third.text, /"bad-ticket"/);
});

test('P22: a copy of the database contains no token, ticket, invitation or return link', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const made = await mabel.open({ chairs: ['me', 'open'] });
  const ticket = await mabel.ticket(made.match);
  const { secret } = await mabel.must<{ secret: string }>('POST', '/api/me/link', {});
  const files = ['', '-wal'].map((tail) => server.config.data + tail).filter((path) => existsSync(path));
  const bytes = Buffer.concat(files.map((path) => readFileSync(path)));
  assert.ok(bytes.includes(mabel.person), 'the person is there');
  for (const one of [mabel.token, ticket, secret, made.invitations[0].secret]) {
    assert.ok(!bytes.includes(one), 'a secret in clear');
    assert.ok(!bytes.includes(Buffer.from(one, 'base64url')), 'a secret as bytes');
  }
});

/** Every place in a value where something could be put. */
function* withKey(x: unknown, key: string): Generator<string> {
  if (typeof x !== 'object' || x === null) return;
  const text = JSON.stringify(x);
  const evil = `${JSON.stringify(key)}:{"polluted":true,"isAdmin":true}`;
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1))
    yield `${text.slice(0, at + 1)}${evil}${text[at + 1] === '}' ? '' : ','}${text.slice(at + 1)}`;
}

test('P15: __proto__, constructor and prototype in any place of any message change no prototype', () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const order = { actions: ['x'], unless: [], times: 1 };
  const messages = Object.keys(CLIENT_MESSAGES).map((t) => ({
    t,
    cid: 'a',
    action: { a: { b: {} } },
    order,
    since: 1,
  }));
  let tried = 0;
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    for (const message of messages) {
      for (const text of withKey(message, key)) {
        const read = readMessage(text);
        if (read.ok) assert.equal(Object.getPrototypeOf(read.value), Object.prototype);
        tried++;
      }
    }
    for (const kind of Object.keys(BODIES) as (keyof typeof BODIES)[]) {
      for (const text of withKey({ options: { a: {} }, name: 'x' }, key)) {
        readBody(kind, JSON.parse(text));
        tried++;
      }
    }
  }
  assert.ok(tried > 200);
  assert.equal(Object.getOwnPropertyNames(Object.prototype).join(), before);
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});

test('P15: no text of 64 KB keeps a reader busy', () => {
  const long = 65_536;
  const texts = ['a', ' ', '-', '=', '\\', '"', '{', 'a ', '0', 'é', 'bot:', 'x:'].map((bit) =>
    bit.repeat(long / bit.length).concat('\u0000'),
  );
  const begun = performance.now();
  for (const text of texts) {
    readMessage(text);
    for (const t of Object.keys(CLIENT_MESSAGES)) {
      for (const field of ['cid', 'phrase', 'text', 'ticket', 'share'])
        readMessage(JSON.stringify({ t, [field]: text.slice(0, 16_000) }));
    }
    for (const kind of Object.keys(BODIES) as (keyof typeof BODIES)[])
      for (const field of ['name', 'secret', 'title', 'game', 'text', 'webhook', 'pledge', 'standIn'])
        readBody(kind, { [field]: text, chairs: [text], game: text });
  }
  // Some thousands of readings: linear ones take a second, one that is not takes for ever.
  assert.ok(performance.now() - begun < 60_000);
});
