// A server always ends: with clients that do not close, after a second signal, and if it could not open.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { backroom, folder, ServeCommand } from './support/backroom.ts';
import { Guest, until } from './support/server.ts';
import { call, HANDSHAKE, hangUp } from './support/webhooks.ts';

/**
 * Waits for the server's "100 Continue", which it sends after it has read the head. Without that the request might arrive
 * after the server began to close: it would be refused, hold nothing open, and prove nothing.
 */
const HALF_REQUEST =
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{';

const servers: ServeCommand[] = [];
after(() => {
  hangUp();
  for (const server of servers) server.signal('SIGKILL');
});

async function openServed(file: string): Promise<ServeCommand> {
  const server = await ServeCommand.open(join(folder, file));
  servers.push(server);
  return server;
}

test('nobody can keep a server open: not with half a request, a silent socket, or a refused one that stays', async () => {
  const server = await openServed('held.db');
  const silent = call(server.address, `${HANDSHAKE}\r\n`);
  const refused = call(server.address, `${HANDSHAKE}Origin: https://evil.example\r\n\r\n`);
  const half = call(server.address, HALF_REQUEST);
  const hungry = call(server.address, 'GET /hea');
  await until(() => silent.heard.includes(' 101 ') && refused.heard.includes(' 403 '), 'both are answered');
  await until(() => half.heard.includes(' 100 '), 'the server has begun with the half request');
  assert.ok(half.writable && hungry.writable);
  assert.equal(await server.close(), 0, server.output);
});

test('a second signal ends the server at once, and everything acknowledged is stored', async () => {
  const server = await openServed('twice.db');
  const mabel = await Guest.enter(server.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const half = call(server.address, HALF_REQUEST);
  await until(() => half.heard.includes(' 100 '), 'the server has begun with the half request');
  server.signal('SIGTERM');
  await until(() => server.output.includes('Closing'), 'it says so');
  // Sent together, both would count as the same signal.
  const again = setInterval(() => server.signal('SIGTERM'), 300);
  assert.equal(await server.ended, 1);
  clearInterval(again);
  const { status, said } = await backroom('admin', 'show', match, '--data', server.data);
  assert.equal(status, 0);
  assert.equal(JSON.parse(said).seats[0].person, mabel.person);
});

test('a server that cannot open says why, and ends', async () => {
  const server = await openServed('first.db');
  const { port } = new URL(server.address);
  const second = await backroom('serve', '--port', port, '--data', join(folder, 'second.db'));
  assert.equal(second.status, 1);
  assert.match(second.complaint, /in use/);
  const same = await backroom('serve', '--port', '0', '--data', server.data);
  assert.equal(same.status, 1);
  assert.match(same.complaint, /Only one server/);
  const far = join(folder, `${'x'.repeat(90)}.db`);
  const long = await backroom('serve', '--port', '0', '--data', far);
  assert.equal(long.status, 1);
  assert.match(long.complaint, /too long/);
  assert.equal(await server.close(), 0);
});
