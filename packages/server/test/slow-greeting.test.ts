// A slow store or a slow network must not dismiss a player for good: they are asked to come back. What cannot be read is refused.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { PROTOCOL } from '@backroom/protocol';
import { Connection, type ConnectionHost } from '../src/wire/connection.ts';

class FakeSocket extends EventEmitter {
  readonly protocol = 'backroom.json';
  readonly bufferedAmount = 0;
  readonly sent: { t: string; code?: string; retry?: boolean; cid?: string | null }[] = [];
  send = (bytes: Buffer): void => void this.sent.push(JSON.parse(bytes.toString()));
  close = (): void => {};
}

/** A connection whose ticket is never looked up, as with a hanging database. */
function connect() {
  const timers: (() => void)[] = [];
  const socket = new FakeSocket();
  const host = {
    rate: { burst: 60, perSecond: 20 },
    now: () => 0,
    later: (_ms: number, what: () => void) => {
      timers.push(what);
      return () => {};
    },
    redeem: () => new Promise<null>(() => {}),
    sent: () => {},
  } as unknown as ConnectionHost;
  const connection = new Connection(socket as never, new PassThrough(), host);
  return { connection, socket, timeIsUp: () => timers[0]() };
}

const HELLO = { t: 'hello', protocol: PROTOCOL, ticket: 'x', since: null, views: 'whole', legal: true, lexicon: null };

test('P25 a client that waits for the store is asked to come back', () => {
  const { connection, socket, timeIsUp } = connect();
  connection.hear(JSON.stringify(HELLO));
  assert.deepEqual(socket.sent, []);
  timeIsUp();
  assert.deepEqual(
    socket.sent.map(({ t, code, retry }) => [t, code, retry]),
    [['bye', 'trouble', true]],
  );
});

test('a client whose hello is late may come back: its network may be slow', () => {
  const { socket, timeIsUp } = connect();
  timeIsUp();
  assert.deepEqual(
    socket.sent.map(({ t, code, retry }) => [t, code, retry]),
    [['bye', 'no-hello', true]],
  );
});

test('a client whose first message is not a hello is dismissed for good', () => {
  const { connection, socket } = connect();
  connection.hear(JSON.stringify({ t: 'head' }));
  assert.deepEqual(
    socket.sent.map(({ t, code, retry }) => [t, code, retry]),
    [['bye', 'no-hello', false]],
  );
});

test('a command before the hello dismisses the client for good; a second hello is only refused', () => {
  const rude = connect();
  rude.connection.hear('{"t":"leave","cid":"c1"}');
  assert.deepEqual(
    rude.socket.sent.map(({ t, code, retry }) => [t, code, retry]),
    [['bye', 'no-hello', false]],
  );
  const eager = connect();
  eager.connection.hear(JSON.stringify(HELLO));
  eager.connection.hear(JSON.stringify(HELLO));
  assert.deepEqual(
    eager.socket.sent.map(({ t, code }) => [t, code]),
    [['no', 'malformed']],
  );
});

test('a message that cannot be read is refused by its cid, if it has one, and the socket stays', () => {
  const { connection, socket } = connect();
  for (const text of [
    '{"t":"act","cid":"c7"}',
    '{"t":"nonsense","cid":"c8"}',
    '{"t":"act","cid":7}',
    '{"cid":"c9"',
    null,
  ])
    connection.hear(text);
  assert.deepEqual(
    socket.sent.map(({ t, code, cid }) => [t, code, cid]),
    ['c7', 'c8', null, null, null].map((cid) => ['no', 'malformed', cid]),
  );
});
