// Outages, in virtual time: the lost time is granted once, before anything else, and no clock runs out before the database has
// answered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACES } from '@backroom/match';
import type { Answer } from '@backroom/protocol';
import { Outages } from '../src/cluster/outages.ts';
import type { Outage } from '../src/store/cluster.ts';
import type { Table } from '../src/tables/table.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

const ALLOWANCE = PACES.live.free + PACES.live.bank;

/** A node whose heartbeats are answered as the test says. */
class Node {
  readonly rig: Rig;
  readonly outages: Outages;
  found: Outage[] = [];
  isDown = false;
  beats = 0;

  constructor(store = modelStore()) {
    this.rig = new Rig(store);
    this.outages = new Outages(
      () => this.rig.now,
      async () => {
        this.beats++;
        const askedAt = this.rig.now;
        if (this.isDown) throw new Error('the database is gone');
        this.outages.learn(this.found, askedAt);
      },
    );
    Object.assign(this.rig.services, { outages: this.outages });
  }

  async log(): Promise<string[]> {
    return (await this.rig.entries('timed')).map(({ deed }) => deed.do);
  }
}

async function atTable(): Promise<{ node: Node; table: Table }> {
  const node = new Node();
  await node.outages.ask();
  const table = await node.rig.open(node.rig.tables(), termsOf('timed', 2, { pace: PACES.live }));
  return { node, table };
}

const whoDecides = ({ match }: Table): number => {
  const turn = scheffeln.toAct(match.state);
  assert.ok(typeof turn !== 'string');
  return turn[0];
};

test('an outage counts as far as it lies in the span, and a node does not count its own future', () => {
  const outages = new Outages(
    () => 10_000,
    async () => {},
  );
  assert.equal(
    outages.learn(
      [
        { no: 1, began: 1000, ended: 3000 },
        { no: 2, began: 6000, ended: 70_000 },
      ],
      0,
    ),
    true,
  );
  outages.learn([{ no: 2, began: 6000, ended: 70_000 }], 0);
  assert.equal(outages.lastNo, 2);
  assert.equal(outages.within(0, 5000), 2000);
  assert.equal(outages.within(2500, 5000), 500);
  assert.equal(outages.within(2500, 7000), 1500);
  assert.equal(outages.within(3000, 6000), 0);
  assert.equal(outages.within(0, 20_000), 6000);
  assert.equal(outages.learn([], 0), false);
});

test('the record is complete for 5 s after a heartbeat, and for a clock that ran out only with a later one', async () => {
  const node = new Node();
  assert.equal(node.outages.isKnown(null), false);
  await node.outages.ask();
  const { now } = node.rig;
  assert.equal(node.outages.isKnown(null), true);
  assert.equal(node.outages.isKnown(now), true);
  node.rig.now += 5000;
  assert.equal(node.outages.isKnown(null), true);
  assert.equal(node.outages.isKnown(now + 5001), true);
  assert.equal(node.outages.isKnown(now + 1), false);
  node.rig.now += 1;
  assert.equal(node.outages.isKnown(null), false);
});

test('those who ask while a heartbeat is under way share the next one', async () => {
  const node = new Node();
  await Promise.all([node.outages.ask(), node.outages.ask()]);
  assert.equal(node.beats, 1);
  const first = node.outages.ask();
  await Promise.resolve();
  await Promise.all([first, node.outages.ask(), node.outages.ask()]);
  assert.ok(node.beats <= 3);
});

test('P25 a heartbeat that the database does not answer is given up after 3.5 s', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const outages = new Outages(
    () => 0,
    () => new Promise(() => {}),
  );
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  let why = '';
  outages.ask().catch((error: Error) => {
    why = error.message;
  });
  mock.timers.tick(3499);
  await turn();
  assert.equal(why, '');
  mock.timers.tick(1);
  await turn();
  assert.match(why, /not answered/);
});

test('P31 a clock does not ring while the database does not answer, and not for that time afterwards', async () => {
  const { node, table } = await atTable();
  const began = node.rig.now;
  node.isDown = true;
  await node.rig.pass(ALLOWANCE + 60_000);
  assert.ok(!(await node.log()).includes('leave'), 'nobody is late');
  node.isDown = false;
  node.found = [{ no: 1, began, ended: node.rig.now }];
  await node.rig.pass(1000);
  assert.deepEqual((await node.log()).slice(-1), ['grace']);
  // All of it again, from now on.
  await node.rig.pass(ALLOWANCE - 2000);
  assert.ok(!(await node.log()).includes('leave'));
  await node.rig.pass(2000);
  assert.equal((await node.log()).filter((deed) => deed === 'leave').length >= 1, true);
  assert.equal((await node.log()).filter((deed) => deed === 'grace').length, 1);
  assert.equal(table.match.phase, 'playing');
  assert.deepEqual(node.rig.troubles, []);
});

test('P28 a clock whose time is over rings at once if the database answers', async () => {
  const { node } = await atTable();
  await node.rig.pass(ALLOWANCE - 1);
  assert.ok(!(await node.log()).includes('leave'));
  await node.rig.pass(1);
  assert.ok((await node.log()).includes('leave'));
});

test('P31 a move after an outage is admitted, and the time is granted before it', async () => {
  const { node, table } = await atTable();
  const began = node.rig.now;
  // No timer goes off: the process stood still as well.
  node.rig.now += 2 * ALLOWANCE;
  node.found = [{ no: 1, began, ended: node.rig.now }];
  const seat = whoDecides(table);
  const answers: Answer[] = [];
  table.act(seat, scheffeln.legal(table.match.state, seat)[0], 'm1', (answer) => answers.push(answer));
  await node.rig.settle();
  assert.equal(answers[0]?.t, 'ok');
  assert.equal((await node.log()).filter((deed) => deed === 'grace').length, 1);
  assert.equal(table.match.chairs[seat].clock.bank, PACES.live.bank + PACES.live.increment);
});

test('P25 a move is not tried while the database does not answer: the table is loaded again, and the client asks again', async () => {
  const { node, table } = await atTable();
  node.isDown = true;
  node.rig.now += 6000;
  const seat = whoDecides(table);
  const answers: Answer[] = [];
  let isBroken = false;
  table.onBroken = () => {
    isBroken = true;
  };
  table.act(seat, scheffeln.legal(table.match.state, seat)[0], 'm1', (answer) => answers.push(answer));
  await node.rig.settle();
  assert.deepEqual(answers, []);
  assert.ok(isBroken);
  assert.ok(!(await node.log()).includes('act'));
});

test('P31 two nodes that open together grant an outage once', async () => {
  const { node: first } = await atTable();
  const began = first.rig.now;
  first.rig.crash();
  const second = new Node(first.rig.store);
  const third = new Node(first.rig.store);
  for (const node of [second, third]) {
    node.rig.now = began + 2 * ALLOWANCE;
    node.found = [{ no: 1, began, ended: node.rig.now - 500 }];
    await node.outages.ask();
  }
  // A node with others beside it forgives nothing by itself.
  const tables = [second, third].map(({ rig }) => rig.tables(rig.now));
  const [a, b] = await Promise.all(tables.map((all) => all.at('timed')));
  for (let round = 0; round < 3; round++) for (const { rig } of [second, third]) await rig.settle();
  await a?.catchUp();
  await b?.catchUp();
  const log = await second.log();
  assert.equal(log.filter((deed) => deed === 'grace').length, 1, log.join());
  assert.ok(!log.includes('leave'), log.join());
});
