// Heartbeats of nodes in PostgreSQL: who is alive, and when nobody was.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { openPostgresStore, type PostgresStore } from '../../src/store/postgres/index.ts';
import { Postgres } from '../support/postgres.ts';

const database = await Postgres.start();
let url: string;
let store: PostgresStore;
after(async () => {
  await store.close();
  await database.stop();
});
beforeEach(async () => {
  await store?.close();
  url = await database.database();
  store = await openPostgresStore(url);
});

const beat = (node: string, isOpening = false, lastOutage = 0) => store.cluster.beat({ node, isOpening, lastOutage });

/** As if the last heartbeats had been written `ms` milliseconds earlier. */
async function sleep(ms: number): Promise<void> {
  await database.run(`UPDATE backroom.alive SET last = last - ${ms}`, url);
  await database.run(`UPDATE backroom.node SET seen_at = seen_at - interval '${ms} milliseconds'`, url);
}

test('nodes that beat are alive for 2.5 s, and the first ever to open was not missed', async () => {
  assert.deepEqual(await beat('a', true), { alive: ['a'], outages: [] });
  assert.deepEqual(await beat('b', true), { alive: ['b', 'a'], outages: [] });
  await sleep(2600);
  assert.deepEqual((await beat('a')).alive, ['a']);
});

test('5 s without a heartbeat of any node are an outage, recorded once and told to every node once', async () => {
  await beat('a', true);
  await beat('b', true);
  await sleep(4000);
  assert.deepEqual((await beat('a')).outages, [], 'a short gap');
  await sleep(6000);
  const both = await Promise.all([beat('a'), beat('b')]);
  assert.deepEqual(both[0].outages, both[1].outages);
  const [outage, ...more] = both[0].outages;
  assert.deepEqual(more, []);
  const lasted = outage.ended - outage.began;
  assert.ok(lasted >= 6000 && lasted < 12_000, `${lasted} ms`);
  assert.deepEqual((await beat('a', false, outage.no)).outages, []);
  assert.deepEqual((await beat('c', true)).outages, [outage], 'a node that opens later learns of it');
});

test('while one node sends heartbeats, the silence of another is not an outage', async () => {
  await beat('a', true);
  await beat('b', true);
  for (let n = 0; n < 4; n++) {
    await sleep(2000);
    assert.deepEqual((await beat('b')).outages, []);
  }
  assert.deepEqual((await beat('a')).outages, []);
});

test('a node that opens alone was missed since the last heartbeat, however short that is', async () => {
  await beat('a', true);
  await store.cluster.leave('a');
  await sleep(1000);
  const { alive, outages } = await beat('b', true);
  assert.deepEqual(alive, ['b']);
  assert.equal(outages.length, 1);
  const lasted = outages[0].ended - outages[0].began;
  assert.ok(lasted >= 1000 && lasted < 6000, `${lasted} ms`);
});

test('a database clock that is put back is not an outage', async () => {
  await beat('a', true);
  await sleep(-3_600_000);
  assert.deepEqual((await beat('a')).outages, []);
  await sleep(6000);
  assert.equal((await beat('a')).outages.length, 1);
});
