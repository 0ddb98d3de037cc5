// Loading a table is charged to the network that asks; a table in memory costs nothing.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeServer, Guest, type Opened, openServer } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer({ changesPerSecond: 1 });
});
after(() => closeServer(server));

test('a person who loads many tables has to wait; their own table is still there for them', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const ids = Array.from({ length: 150 }, (_, n) => `${match.slice(0, 19)}${String(n).padStart(3, '0')}`);
  const answers = await Promise.all(ids.map((id) => mabel.call('GET', `/api/tables/${id}`)));
  const statuses = new Set(answers.map(({ status }) => status));
  assert.deepEqual(statuses, new Set([404, 429]));
  for (let n = 0; n < 70; n++) assert.equal((await mabel.call('GET', `/api/tables/${match}`)).status, 200);
});
