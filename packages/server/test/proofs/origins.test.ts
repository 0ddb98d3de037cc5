// P20: no page of another site can use the server in a player's name.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeServer, type Opened, openServer, until } from '../support/server.ts';
import { handshake, RawSocket } from './support/raw.ts';
import { ask } from './support/visitor.ts';

let server: Opened;
let cookie = '';
before(async () => {
  server = await openServer({ origins: ['https://backroom.example'] });
  const { headers } = await ask(server.open.address, {
    method: 'POST',
    path: '/api/me',
    headers: { 'content-type': 'application/json', origin: server.open.address },
    body: '{"name":"Mabel"}',
  });
  [cookie] = String(headers['set-cookie']).split(';');
  assert.match(cookie, /^__Host-sid=[\w-]{43}$/);
});
after(() => closeServer(server));

/** Everything but the right one. */
const foreign = (): string[] => {
  const { port } = server.open;
  return [
    'https://evil.example',
    'null',
    '',
    `http://127.0.0.1:${port + 1}`,
    `https://127.0.0.1:${port}`,
    `http://127.0.0.1:${port}.evil.example`,
    `http://127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}%20`,
    `http://evil.example:${port}`,
    `http://localhost.evil.example:${port}`,
    'http://127.0.0.1',
    'https://sub.backroom.example',
    'https://backroom.example.evil.example',
    'https://backroom.example:8443',
    'http://backroom.example',
    'https://BACKROOM.example',
    'https://evilbackroom.example',
    'file://',
  ];
};

test('P20: the matrix of origins, over HTTP: 0 accepted', async () => {
  let rows = 0;
  for (const origin of foreign()) {
    for (const [method, path] of [
      ['POST', '/api/tables'],
      ['GET', '/api/me'],
    ]) {
      const headers = { cookie, origin, 'content-type': 'application/json' };
      const body = method === 'POST' ? '{"game":"scheffeln","chairs":["me","lookout"]}' : undefined;
      const { status, text } = await ask(server.open.address, { method, path, headers, body });
      // No browser sends an empty origin; a program that does is not a page.
      assert.equal(status, 403, `${method} ${path} from ${JSON.stringify(origin)}: ${status} ${text}`);
      rows++;
    }
  }
  assert.ok(rows >= 36);
});

test('P20: a cookie without an origin, a form, another method: 0 accepted', async () => {
  const body = '{"game":"scheffeln","chairs":["me","lookout"]}';
  const own = server.open.address;
  const rows: [string, number, Record<string, string>][] = [
    ['no origin', 403, { 'content-type': 'application/json' }],
    ['a form', 400, { origin: own, 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form with files', 400, { origin: own, 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', 400, { origin: own, 'content-type': 'text/plain' }],
    ['JSON by another name', 400, { origin: own, 'content-type': 'text/json' }],
  ];
  for (const [what, expected, headers] of rows) {
    const { status } = await ask(own, { method: 'POST', path: '/api/tables', headers: { cookie, ...headers }, body });
    assert.equal(status, expected, what);
  }
  for (const method of ['PUT', 'OPTIONS', 'TRACE', 'DELETE']) {
    const { status, headers } = await ask(own, { method, path: '/api/tables', headers: { cookie, origin: own } });
    assert.ok(status >= 400, `${method}: ${status}`);
    assert.equal(headers['access-control-allow-origin'], undefined);
  }
  // The same request with the right origin is accepted: so it was the origin that was refused.
  const headers = { cookie, origin: own, 'content-type': 'application/json' };
  assert.equal((await ask(own, { method: 'POST', path: '/api/tables', headers, body })).status, 201);
});

test('P20: the matrix of origins, over the socket: 0 accepted', async () => {
  const knock = async (headers: Record<string, string>): Promise<number> => {
    const raw = new RawSocket(server.open.port);
    raw.write(handshake(server.open.port, headers));
    await until(() => raw.status !== 0, 'an answer');
    raw.destroy();
    return raw.status;
  };
  for (const origin of foreign()) assert.equal(await knock({ Origin: origin, Cookie: cookie }), 403, origin);
  assert.equal(await knock({ Cookie: cookie }), 403, 'a cookie without an origin');
  assert.equal(await knock({ Origin: server.open.address, Cookie: cookie }), 101);
  assert.equal(await knock({ Origin: 'https://backroom.example' }), 101);
});
