// P3 over a whole match: a table remembers few of its answers, and a repeated command still gets its first one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { Answer } from '@backroom/protocol';
import type { Store } from '../src/store/contract.ts';
import type { Table } from '../src/tables/table.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

/** Counts the lines that each read of a log brings. */
function readingStore(): { store: Store; reads: number[] } {
  const model = modelStore();
  const reads: number[] = [];
  const lines: Store['lines'] = async (...asked) => {
    const found = await model.lines(...asked);
    reads.push(found.length);
    return found;
  };
  return { store: { ...model, lines }, reads };
}

async function answerOf(rig: Rig, ask: (reply: (answer: Answer) => void) => void): Promise<Answer | undefined> {
  const answers: Answer[] = [];
  ask((answer) => answers.push(answer));
  await rig.settle();
  assert.ok(answers.length <= 1, 'one answer');
  return answers[0];
}

interface Played {
  readonly seat: number;
  readonly action: unknown;
  readonly cid: string;
  readonly answer: Answer | undefined;
}

async function play(rig: Rig, table: Table, moves: number): Promise<Played[]> {
  const random = new Seeded('old answers');
  const played: Played[] = [];
  while (played.length < moves) {
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    const [seat] = turn;
    const action = scheffeln.sample(table.match.state, seat, random);
    const cid = `mine-${played.length}`;
    const answer = await answerOf(rig, (reply) => table.act(seat, action, cid, reply));
    assert.equal(answer?.t, 'ok');
    played.push({ seat, action, cid, answer });
  }
  return played;
}

test('a repeated command gets its first answer, even after a long time, and changes nothing', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('long', 3));
  const played = await play(rig, table, 60);
  assert.ok(played.length > 50, 'long enough that a table has forgotten some');
  const length = table.match.seq;
  for (const { seat, action, cid, answer } of played)
    assert.deepEqual(await answerOf(rig, (reply) => table.act(seat, action, cid, reply)), answer);
  assert.equal(table.match.seq, length);
  assert.deepEqual(rig.troubles, []);
});

test('a command that was answered long ago costs one line of the log, not the whole log', async () => {
  const { store, reads } = readingStore();
  const rig = new Rig(store);
  const table = await rig.open(rig.tables(), termsOf('cheap', 3));
  const played = await play(rig, table, 60);
  reads.length = 0;
  const forgotten = played.slice(0, 10);
  for (const { seat, action, cid, answer } of forgotten)
    assert.deepEqual(await answerOf(rig, (reply) => table.act(seat, action, cid, reply)), answer);
  assert.deepEqual(
    reads,
    forgotten.map(() => 1),
  );
});

test('an old id with another command does nothing: neither its own seat nor another can break a table with it', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('other', 3));
  const [first] = await play(rig, table, 50);
  const turn = scheffeln.toAct(table.match.state);
  assert.ok(typeof turn !== 'string');
  const [seat] = turn;
  const [legal] = scheffeln.legal(table.match.state, seat);
  const length = table.match.seq;
  const answer = await answerOf(rig, (reply) => table.act(seat, legal, first.cid, reply));
  assert.equal(answer?.t, seat === first.seat ? 'ok' : 'no');
  for (const other of [0, 1, 2].filter((one) => one !== first.seat)) {
    const refused = await answerOf(rig, (reply) => table.act(other, legal, first.cid, reply));
    assert.ok(refused?.t === 'no' && refused.code === 'malformed');
  }
  assert.equal(table.match.seq, length);
  assert.deepEqual(rig.troubles, []);
});

test('a table that was just asked for is not unloaded before the first command', async () => {
  const rig = new Rig();
  const tables = rig.tables();
  await rig.open(tables, termsOf('asked', 3));
  tables.start();
  // Tables are unloaded every half a minute; this one is asked for just before, by a client without a socket.
  for (let i = 0; i < 8; i++) {
    await rig.pass(29_990);
    const table = await tables.at('asked');
    await rig.pass(20);
    const answer = await answerOf(rig, (reply) =>
      table?.submit('house', { do: 'leave', seat: i % 3, why: 'removed' }, null, reply),
    );
    assert.ok(answer !== undefined && (answer.t === 'ok' || answer.code !== 'restart'), JSON.stringify(answer));
  }
  await tables.close();
});

test('an id that another seat has used at another node is not answered as if it were accepted', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('two-nodes', 3));
  // Another node's table, which does not follow this one.
  const behind = await rig.tables().at('two-nodes');
  assert.ok(behind);
  const [first] = await play(rig, table, 1);
  const other = (first.seat + 1) % 3;
  // Not their turn, so it is refused, and then looked for in the record.
  const refused = await answerOf(rig, (reply) => behind.act(other, first.action, first.cid, reply));
  assert.equal(refused?.t, 'no');
  assert.match(refused?.t === 'no' ? refused.why : '', /another seat has used this id/);
  // Who did it gets the answer: at a table that is behind, an illegal action with the same id.
  const again = await answerOf(rig, (reply) => behind.act(first.seat, { nonsense: true }, first.cid, reply));
  assert.deepEqual(again, first.answer);
});
