// The nodes that are alive: a node that closes is missed at once, and each match prefers one of those that are left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Nodes } from '../src/cluster/nodes.ts';
import type { ClusterStore } from '../src/store/cluster.ts';

const MATCHES = Array.from({ length: 300 }, (_, n) => `match ${n}`);

/** A database in which a node is alive from its first heartbeat until it leaves. */
function newDatabase() {
  const alive = new Set<string>();
  let beats = 0;
  const store = {
    beat: async ({ node }) => {
      beats++;
      alive.add(node);
      return { alive: [...alive], outages: [] };
    },
    leave: async (node) => void alive.delete(node),
  } as Partial<ClusterStore> as ClusterStore;
  return { store, alive, beats: () => beats };
}

test('a node beats every second until it closes; then it is not alive any more', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const { store, alive, beats } = newDatabase();
  const second = async (): Promise<void> => {
    mock.timers.tick(1000);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const node = new Nodes(store, () => 0);
  await node.start();
  for (let n = 0; n < 3; n++) await second();
  assert.equal(beats(), 4);
  await node.stop();
  for (let n = 0; n < 3; n++) await second();
  assert.equal(beats(), 4, 'no heartbeat after the end');
  assert.deepEqual([...alive], []);
});

test('every match prefers one of the live nodes, and a node that goes gives up its own matches only', async () => {
  const { store, alive } = newDatabase();
  const nodes = Array.from({ length: 3 }, () => new Nodes(store, () => 0));
  const preferredBy = async (): Promise<readonly Nodes[]> => {
    for (let round = 0; round < 2; round++) for (const node of nodes) if (node.id !== gone) await node.outages.ask();
    return MATCHES.map((match) => {
      const preferred = nodes.filter((node) => node.id !== gone && node.isPreferred(match));
      assert.equal(preferred.length, 1, match);
      return preferred[0];
    });
  };
  let gone = '';
  const before = await preferredBy();
  for (const node of nodes) assert.ok(before.filter((one) => one === node).length > 50, 'each has its share');
  gone = nodes[0].id;
  alive.delete(gone);
  const after = await preferredBy();
  for (const [n, node] of before.entries()) if (node.id !== gone) assert.equal(after[n], node);
});

test('those who listen are told when a node comes or goes, and not otherwise', async () => {
  const { store, alive } = newDatabase();
  const node = new Nodes(store, () => 0);
  const told: (readonly string[])[] = [];
  node.onChange(() => told.push([...alive].filter((id) => node.isAlive(id))));
  const beat = () => node.outages.ask();
  await beat();
  assert.deepEqual(told, []);
  alive.add('another');
  await beat();
  await beat();
  assert.equal(told.length, 1);
  assert.equal(node.isAlive('another'), true);
  // One goes and one comes between two heartbeats: still two.
  alive.delete('another');
  alive.add('a third');
  await beat();
  assert.equal(told.length, 2);
  assert.deepEqual([node.isAlive('another'), node.isAlive('a third')], [false, true]);
});
