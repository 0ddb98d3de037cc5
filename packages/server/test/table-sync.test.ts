// One node of several, in virtual time: it polls what others append, fires timers that their node has forgotten, and grants the time of an
// outage.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACES } from '@backroom/match';
import { Hints } from '../src/cluster/hints.ts';
import { Nodes } from '../src/cluster/nodes.ts';
import { TableSync } from '../src/cluster/table-sync.ts';
import type { ClusterStore, Outage } from '../src/store/cluster.ts';
import type { Timer } from '../src/store/contract.ts';
import type { Table } from '../src/tables/table.ts';
import type { Tables } from '../src/tables/tables.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

const ALLOWANCE = PACES.live.free + PACES.live.bank;

interface Node {
  readonly rig: Rig;
  readonly tables: Tables;
  readonly nodes: Nodes;
  /** What the database says at the next heartbeat. */
  outages: readonly Outage[];
  /** Timers of matches that no node can load. */
  strays: readonly Timer[];
  /** How often this node has read lines of a log. */
  reads: number;
  stop(): void;
}

async function newNode(store = modelStore()): Promise<Node> {
  const rig = new Rig({
    ...store,
    lines: (...wish) => {
      node.reads++;
      return store.lines(...wish);
    },
  });
  const cluster: ClusterStore = {
    now: async () => rig.now,
    beat: async ({ node: id }) => ({ alive: [id], outages: node.outages }),
    leave: async () => {},
    heads: async (ids) =>
      new Map(await Promise.all(ids.map(async (id) => [id, (await store.lines(id, 1)).length] as const))),
    claimTimers: async (now, until, limit) => {
      const due = await store.dueTimers(now, limit);
      for (const { match } of due) await store.setTimer(match, until);
      return [...node.strays, ...due];
    },
    notify: async () => {},
    listen: async () => {},
    exclusively: (_name, work) => work(),
  };
  const nodes = new Nodes(cluster, () => rig.now);
  const hints = new Hints(cluster, nodes.id);
  Object.assign(rig.services, {
    outages: nodes.outages,
    cluster: {
      isPreferred: (match: string) => nodes.isPreferred(match),
      appended: () => {},
      present: () => {},
      askPresence: () => {},
      exclusively: cluster.exclusively,
    },
  });
  // A node with others beside it grants nothing by itself when it opens.
  const tables = rig.tables(rig.now);
  const node: Node = { rig, tables, nodes, outages: [], strays: [], reads: 0, stop: () => hints.stop() };
  await nodes.outages.ask();
  await new TableSync({ store: cluster, nodes, hints }, tables, rig.services).start();
  return node;
}

async function move(rig: Rig, table: Table, cid: string): Promise<void> {
  const turn = scheffeln.toAct(table.match.state);
  assert.ok(typeof turn !== 'string');
  table.act(turn[0], scheffeln.legal(table.match.state, turn[0])[0], cid, () => {});
  await rig.settle();
}

const deeds = async ({ rig }: Node, match: string): Promise<string[]> =>
  (await rig.entries(match)).map(({ deed }) => deed.do);

test('polling reads the logs that have grown, and no others', async () => {
  const store = modelStore();
  const elsewhere = new Rig(store);
  const all = elsewhere.tables();
  const played = await elsewhere.open(all, termsOf('played', 2));
  await elsewhere.open(all, termsOf('quiet', 2));
  const node = await newNode(store);
  const follower = await node.tables.at('played');
  await node.tables.at('quiet');
  node.reads = 0;
  await node.rig.pass(10_000);
  assert.equal(node.reads, 0, 'nothing was appended');
  await move(elsewhere, played, 'm1');
  await node.rig.pass(1000);
  assert.equal(follower?.match.seq, played.match.seq);
  assert.equal(node.reads, 1, 'one log of two');
  node.stop();
});

/** A clock that runs out 1.5 s after a node has opened, which has not loaded the table. */
async function forgottenClock(): Promise<{ node: Node; due: number }> {
  const store = modelStore();
  const node = await newNode(store);
  const elsewhere = new Rig(store);
  Object.assign(elsewhere.services, { cluster: node.rig.services.cluster });
  elsewhere.now = node.rig.now + 1500 - ALLOWANCE;
  await elsewhere.open(elsewhere.tables(), termsOf('timed', 2, { pace: PACES.live }));
  elsewhere.crash();
  const [timer] = await store.dueTimers(Number.POSITIVE_INFINITY, 1);
  assert.equal(timer?.dueAt, node.rig.now + 1500);
  return { node, due: timer.dueAt };
}

test('P28 a clock that its own node has forgotten rings at another one 1.5 s later, and not before', async () => {
  const { node, due } = await forgottenClock();
  const wait = due + 1500 - node.rig.now;
  await node.rig.pass(wait - 1);
  assert.ok(!(await deeds(node, 'timed')).includes('leave'));
  await node.rig.pass(1);
  assert.ok((await deeds(node, 'timed')).includes('leave'));
  node.stop();
});

test('P28 a timer whose match cannot be loaded holds up no other', async () => {
  const { node, due } = await forgottenClock();
  node.strays = [{ match: 'gone', dueAt: due }];
  await node.rig.pass(10_000);
  assert.ok((await deeds(node, 'timed')).includes('leave'));
  assert.deepEqual(node.rig.troubles, []);
  node.stop();
});

test('P31 the time of an outage is granted as soon as a heartbeat tells of it', async () => {
  const node = await newNode();
  await node.rig.open(node.tables, termsOf('timed', 2, { pace: PACES.live }));
  const began = node.rig.now;
  // The process stood still as well: none of its timers has gone off.
  node.rig.now += 20_000;
  node.outages = [{ no: 1, began, ended: node.rig.now }];
  await node.nodes.outages.ask();
  await node.rig.settle();
  assert.deepEqual((await deeds(node, 'timed')).slice(-1), ['grace']);
  node.stop();
});
