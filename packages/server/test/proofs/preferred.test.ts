// The preferred node of a table with bots does nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Services } from '../../src/tables/services.ts';
import type { Table } from '../../src/tables/table.ts';
import { modelStore } from '../store/model.ts';
import { Rig, scheffeln, termsOf } from './support/rig.ts';

/** A person and a bot, and it is the bot's turn. */
async function botsTurn() {
  const node = { isPreferred: false, hints: 0 };
  let gate = Promise.resolve();
  const model = modelStore();
  const rig = new Rig({
    ...model,
    lines: async (...wish) => {
      const lines = await model.lines(...wish);
      await gate;
      return lines;
    },
  });
  const cluster: Services['cluster'] = {
    isPreferred: () => node.isPreferred,
    appended: () => void node.hints++,
    present: () => {},
    askPresence: () => {},
    exclusively: (_name, work) => work(),
  };
  Object.assign(rig.services, { cluster });
  const table = await rig.open(rig.tables(), termsOf('preferred', 2), new Set([1]));
  for (let move = 0; whoActs(table) !== 1; move++) {
    table.act(0, scheffeln.legal(table.match.state, 0)[0], `m${move}`, () => {});
    await rig.settle();
  }
  node.hints = 0;
  /** Reading the log takes until the returned function is called. */
  const holdUp = (): (() => void) => {
    let letGo = (): void => {};
    gate = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  };
  return { rig, node, table, holdUp };
}

function whoActs({ match }: Table): number | undefined {
  const turn = scheffeln.toAct(match.state);
  return typeof turn === 'string' ? undefined : turn[0];
}

test('P25 a node takes over within 10 s although nodes come and go all the time, and reminds the preferred one first', async () => {
  const { rig, node, table } = await botsTurn();
  const { seq } = table.match;
  for (let seconds = 0; seconds < 9; seconds++) {
    await rig.pass(1000);
    table.reconsider();
  }
  assert.equal(table.match.seq, seq, 'it is the preferred node that thinks');
  assert.equal(node.hints, 3, 'reminders after 1, 3 and 7 s');
  await rig.pass(1000);
  assert.ok(table.match.seq > seq, 'the bot has acted');
});

test('P25 a node that becomes the preferred one while its table reads the log runs the bots afterwards', async () => {
  const { rig, node, table, holdUp } = await botsTurn();
  const { seq } = table.match;
  const letGo = holdUp();
  const caughtUp = table.catchUp();
  await rig.settle();
  node.isPreferred = true;
  table.reconsider();
  await rig.settle();
  assert.equal(table.match.seq, seq);
  letGo();
  await caughtUp;
  await rig.settle();
  assert.ok(table.match.seq > seq, 'the bot has acted');
});

test('P25 a node that waited for the preferred one sends no more reminders once the bot has acted', async () => {
  const { rig, node, table } = await botsTurn();
  const { seq } = table.match;
  await rig.pass(500);
  // A node without others prefers itself.
  const preferred = new Rig(rig.store);
  preferred.now = rig.now;
  const other = await preferred.tables(rig.now).at(table.id);
  await preferred.settle();
  assert.ok(other !== null && other.match.seq > seq, 'the bot has acted there');
  await table.catchUp();
  await rig.settle();
  assert.equal(whoActs(table), 0, 'it is a person’s turn');
  await rig.pass(120_000);
  assert.equal(node.hints, 0);
});
