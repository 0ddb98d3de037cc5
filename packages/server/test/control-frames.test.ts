// Pings and pongs of a client cost the server as much as messages, and are limited like messages.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { Connection } from '../src/wire/connection.ts';
import { sitDown } from './proofs/crowds.ts';
import { frame, type RawSocket } from './proofs/support/raw.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

const PING = 9;
const PONG = 10;
/** Three seconds' worth of 20 messages a second, the default limit of a socket. */
const BURST = 60;

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

async function sitAlone(): Promise<RawSocket> {
  const guest = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await guest.open({ chairs: ['me', 'lookout'] });
  return sitDown(server.open.port, await guest.ticket(match));
}

// Most of the time is spent waiting for the next ping: they wait together.
describe('control frames', { concurrency: true }, () => {
  test('a ping is answered with its own payload', async () => {
    const raw = await sitAlone();
    raw.write(frame('are you there', { opcode: PING }));
    await until(() => raw.frames(PONG).length > 0, 'a pong');
    assert.deepEqual(raw.frames(PONG).map(String), ['are you there']);
    raw.destroy();
  });

  for (const [name, opcode] of [
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ] as const) {
    test(`a flood of ${name} is closed as a flood, and no more are answered or read than messages may come`, async () => {
      const raw = await sitAlone();
      const payload = 'x'.repeat(125);
      const flood = Buffer.concat(Array.from({ length: 2000 }, () => frame(payload, { opcode })));
      // Far more than the system buffers for a socket: the rest is sent only if the server keeps reading.
      const chunks = 40;
      let taken = 0;
      for (let n = 0; n < chunks; n++) raw.socket.write(flood, (error) => void (error ? 0 : taken++));
      assert.ok(await raw.ended(), 'the flood is closed');
      assert.match(raw.text, /"code":"flood"/);
      assert.equal(raw.closeCode, 1008);
      const answers = raw.frames(PONG).length;
      // Even in a slow test, a bucket that refills by 20 a second was emptied only a few times. The hello was a message
      // too.
      assert.ok(opcode === PONG ? answers === 0 : answers >= BURST - 1 && answers < 2 * BURST, `${answers} answers`);
      assert.ok(taken < chunks, 'the flood was not read to its end');
    });
  }

  test('a client that reads nothing is disconnected, although it keeps sending pongs', async () => {
    const raw = await sitAlone();
    raw.socket.pause();
    // Fewer than a socket may send, so they do not count as a flood. They do not answer our pings either.
    const pongs = setInterval(() => raw.write(frame('alive', { opcode: PONG })), 500);
    const isCut = await raw.ended(30_000);
    clearInterval(pongs);
    raw.destroy();
    assert.ok(isCut);
  });

  test('a client that answers pings stays', async () => {
    const raw = await sitAlone();
    await until(() => raw.frames(PING).length > 0, 'a ping', 30_000);
    raw.write(frame(raw.frames(PING)[0], { opcode: PONG }));
    await until(() => raw.frames(PING).length > 1, 'it is pinged again: its answer was taken', 30_000);
    raw.destroy();
  });
});

test('a ping of a client that leaves too much unread is not answered: the client is disconnected', () => {
  const done: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    protocol: '',
    bufferedAmount: 256 * 1024,
    pong: () => void done.push('pong'),
    terminate: () => void done.push('cut'),
  });
  const host = { rate: { burst: BURST, perSecond: 20 }, now: () => 0, later: () => () => {} };
  new Connection(socket as never, {} as never, host as never);
  socket.emit('ping', Buffer.from('?'));
  socket.bufferedAmount += 1;
  socket.emit('ping', Buffer.from('?'));
  assert.deepEqual(done, ['pong', 'cut']);
});
