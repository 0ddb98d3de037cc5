// A house always ends: whoever hangs on to it, when it is asked twice, and when it could not open in the first place.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { backroom, folder, ServedHouse } from './support/backroom.ts';
import { call, HANDSHAKE, hangUp } from './support/calls.ts';
import { Guest, until } from './support/house.ts';

/**
 * The server answers "100 Continue" after it has read the head. Without waiting for that, the request might arrive after the server
 * began to close: it would be refused, hold nothing open, and prove nothing.
 */
const HALF_REQUEST =
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{';

const houses: ServedHouse[] = [];
after(() => {
  hangUp();
  for (const house of houses) house.signal('SIGKILL');
});

async function openServed(file: string): Promise<ServedHouse> {
  const house = await ServedHouse.open(join(folder, file));
  houses.push(house);
  return house;
}

test('nobody keeps a house open: not by half a request, a silent socket, or one that was refused and stays', async () => {
  const house = await openServed('held.db');
  const silent = call(house.address, `${HANDSHAKE}\r\n`);
  const refused = call(house.address, `${HANDSHAKE}Origin: https://evil.example\r\n\r\n`);
  const half = call(house.address, HALF_REQUEST);
  const hungry = call(house.address, 'GET /hea');
  await until(() => silent.heard.includes(' 101 ') && refused.heard.includes(' 403 '), 'both are answered');
  await until(() => half.heard.includes(' 100 '), 'the server has begun with the half request');
  assert.ok(half.writable && hungry.writable);
  assert.equal(await house.close(), 0, house.output);
});

test('asked a second time, it leaves at once, and what was acknowledged is there', async (t) => {
  const house = await openServed('twice.db');
  const mabel = await Guest.enter(house.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const half = call(house.address, HALF_REQUEST);
  await until(() => half.heard.includes(' 100 '), 'the server has begun with the half request');
  house.signal('SIGTERM');
  await until(() => house.output.includes('Closing'), 'it says so');
  // At once it would be the same wish over two ways.
  const again = setInterval(() => house.signal('SIGTERM'), 300);
  t.after(() => clearInterval(again));
  assert.equal(await house.ended, 1);
  const { status, said } = await backroom('admin', 'show', match, '--data', house.data);
  assert.equal(status, 0);
  assert.equal(JSON.parse(said).seats[0].person, mabel.person);
});

test('a house that cannot open says why, and ends', async () => {
  const house = await openServed('first.db');
  const { port } = new URL(house.address);
  const second = await backroom('serve', '--port', port, '--data', join(folder, 'second.db'));
  assert.equal(second.status, 1);
  assert.match(second.complaint, /in use/);
  const same = await backroom('serve', '--port', '0', '--data', house.data);
  assert.equal(same.status, 1);
  assert.match(same.complaint, /Only one server/);
  const far = join(folder, `${'x'.repeat(90)}.db`);
  const long = await backroom('serve', '--port', '0', '--data', far);
  assert.equal(long.status, 1);
  assert.match(long.complaint, /too long/);
  assert.equal(await house.close(), 0);
});
