// P20: no page of somebody else's can talk to the house in a player's name.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeHouse, type Opened, openHouse, until } from '../support/house.ts';
import { handshake, RawSocket } from './support/raw.ts';
import { ask } from './support/visitor.ts';

let house: Opened;
let cookie = '';
before(async () => {
  house = await openHouse({ origins: ['https://backroom.example'] });
  const { headers } = await ask(house.open.address, {
    method: 'POST',
    path: '/api/me',
    headers: { 'content-type': 'application/json', origin: house.open.address },
    body: '{"name":"Mabel"}',
  });
  [cookie] = String(headers['set-cookie']).split(';');
  assert.match(cookie, /^__Host-sid=[\w-]{43}$/);
});
after(() => closeHouse(house));

/** Everything but the right one. */
const foreign = (): string[] => {
  const { port } = house.open;
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
      const { status, text } = await ask(house.open.address, { method, path, headers, body });
      // A browser that sends an empty origin does not exist; a program that does is no page.
      assert.equal(status, 403, `${method} ${path} from ${JSON.stringify(origin)}: ${status} ${text}`);
      rows++;
    }
  }
  assert.ok(rows >= 36);
});

test('P20: a cookie without an origin, a form, another method: 0 accepted', async () => {
  const body = '{"game":"scheffeln","chairs":["me","lookout"]}';
  const own = house.open.address;
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
  // The same with everything right is taken: so it was the origin that was refused.
  const headers = { cookie, origin: own, 'content-type': 'application/json' };
  assert.equal((await ask(own, { method: 'POST', path: '/api/tables', headers, body })).status, 201);
});

test('P20: the matrix of origins, over the socket: 0 accepted', async () => {
  const knock = async (headers: Record<string, string>): Promise<number> => {
    const raw = new RawSocket(house.open.port);
    raw.write(handshake(house.open.port, headers));
    await until(() => raw.status !== 0, 'an answer');
    raw.destroy();
    return raw.status;
  };
  for (const origin of foreign()) assert.equal(await knock({ Origin: origin, Cookie: cookie }), 403, origin);
  assert.equal(await knock({ Cookie: cookie }), 403, 'a cookie without an origin');
  assert.equal(await knock({ Origin: house.open.address, Cookie: cookie }), 101);
  assert.equal(await knock({ Origin: 'https://backroom.example' }), 101);
});
