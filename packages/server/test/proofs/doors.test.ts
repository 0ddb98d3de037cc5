// P13, P14: no handshake and no message brings the server down.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeServer, Guest, type Opened, openServer, until } from '../support/server.ts';
import { knock } from './doors.ts';
import { frame, handshake, RawSocket } from './support/raw.ts';
import { seededFor } from './support/seed.ts';
import { ask } from './support/visitor.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

const socketsOpen = async (): Promise<number> =>
  Number(
    /^backroom_sockets_open (\d+)/m.exec(
      (await ask(server.open.address, { method: 'GET', path: '/metrics' })).text,
    )?.[1],
  );

async function enter(): Promise<RawSocket> {
  const raw = new RawSocket(server.open.port);
  raw.write(handshake(server.open.port));
  await until(() => raw.status === 101, 'a right handshake is taken');
  return raw;
}

test('P13: 500 broken handshakes and cut connections: the server goes on, and no socket is left', async (context) => {
  await knock(server.open.port, 500, seededFor(context));
  assert.equal((await ask(server.open.address, { method: 'GET', path: '/healthz' })).status, 200);
  await (await Guest.enter(server.open.address, 'Mabel')).open({ chairs: ['me', 'lookout'] });
  const raw = await enter();
  raw.destroy();
  let left = -1;
  for (const end = Date.now() + 60_000; left !== 0 && Date.now() < end; ) {
    left = await socketsOpen();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  assert.equal(left, 0);
});

test('P14: a message of 16 KB and a byte, and one in thousands of pieces, close the socket with 1009 or 1008', async () => {
  const bombs: [string, Buffer][] = [
    ['one byte too many', frame('x'.repeat(16 * 1024 + 1))],
    ['a size that is only claimed', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
    [
      'in pieces',
      Buffer.concat([
        frame('{', { final: false }),
        ...Array.from({ length: 2000 }, () => frame('x', { opcode: 0, final: false })),
      ]),
    ],
  ];
  for (const [what, bytes] of bombs) {
    const raw = await enter();
    raw.write(bytes);
    assert.ok(await raw.ended(), `${what}: closed`);
    assert.ok([1009, 1008].includes(raw.closeCode ?? 0), `${what}: ${raw.closeCode}`);
  }
});

test('P14: nesting is refused before it is parsed, and the socket stays', async () => {
  const raw = await enter();
  raw.write(frame(`{"t":"act","cid":"deep","action":${'['.repeat(7000)}${']'.repeat(7000)}}`));
  await until(() => raw.text.includes('malformed'), 'it is refused');
  assert.match(raw.text, /nested deeper than 16/);
  raw.destroy();
});

test('P14: nothing is compressed, even if a client offers it', async () => {
  const raw = new RawSocket(server.open.port);
  raw.write(handshake(server.open.port, { 'Sec-WebSocket-Extensions': 'permessage-deflate' }));
  await until(() => raw.status === 101, 'taken');
  assert.doesNotMatch(raw.text, /extensions/i);
  raw.destroy();
});

test('P14: a body of more than 10 KB is refused with 413', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'x'.repeat(10 * 1024) });
  const { status, text } = await ask(server.open.address, { method: 'POST', path: '/api/me', headers, body });
  assert.equal(status, 413, text);
});
