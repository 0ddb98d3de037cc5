// Work on a whole log is done in slices, so that a long match does not delay other tables.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { Appended } from '../src/store/contract.ts';
import { inSlices, openSlices, STEPS_IN_A_SLICE } from '../src/tables/slices.ts';
import type { Table } from '../src/tables/table.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

const MATCH = 'long';

/** A long match of two, at a table that counts the slices. */
async function longMatch() {
  const model = modelStore();
  let append = model.append;
  const rig = new Rig({ ...model, append: (...wish) => append(...wish) });
  const done = { slices: 0 };
  Object.assign(rig.services, {
    nextSlice: async () => {
      done.slices++;
      return () => false;
    },
  });
  const table = await rig.open(rig.tables(), termsOf(MATCH, 2));
  const random = new Seeded('long');
  move(table, random, 'first');
  // Requests lengthen a log and do not end the game.
  for (let n = 0; table.match.seq < 6 * STEPS_IN_A_SLICE; n++) {
    table.submit(0, { do: 'ask', what: 'end' }, `a${n}`, () => {});
    table.submit(1, { do: 'decline' }, `d${n}`, () => {});
    await rig.settle();
  }
  done.slices = 0;
  const refuseOnce = (): void => {
    append = async (): Promise<Appended> => {
      append = model.append;
      return { ok: false, why: 'conflict' };
    };
  };
  return { rig, table, done, refuseOnce, random };
}

function move(table: Table, random: Seeded, cid: string): void {
  const turn = scheffeln.toAct(table.match.state);
  assert.ok(typeof turn !== 'string');
  const legal = scheffeln.legal(table.match.state, turn[0]);
  table.act(turn[0], legal[random.below(legal.length)], cid, () => {});
}

/** `times`: how often the whole log is read, in steps of one entry. */
function assertSliced({ slices }: { readonly slices: number }, seq: number, times: number): void {
  const needed = Math.floor((times * (seq - 1)) / STEPS_IN_A_SLICE);
  assert.ok(slices >= needed, `${slices} slices for ${times} times ${seq - 1} entries`);
}

test('a table is loaded in slices', async () => {
  const { rig, table, done } = await longMatch();
  const again = await rig.tables().at(MATCH);
  assert.equal(again?.match.seq, table.match.seq);
  // Once to read the lines, once to fold them.
  assertSliced(done, table.match.seq, 2);
});

test('after a conflict the table is reloaded in slices', async () => {
  const { rig, table, done, refuseOnce, random } = await longMatch();
  const { seq } = table.match;
  refuseOnce();
  move(table, random, 'late');
  await rig.settle();
  assert.ok(table.match.seq > seq, 'it was tried again');
  assertSliced(done, seq, 2);
});

test('an undo offer is computed in slices', async () => {
  const { rig, table, done } = await longMatch();
  const { seq } = table.match;
  const answers: string[] = [];
  table.undo(0, 'undo', (answer) => void answers.push(answer.t));
  await rig.settle();
  assert.equal(answers.length, 1);
  assertSliced(done, seq, 2);
});

test('a table that breaks while its log is read writes nothing more', async () => {
  const { rig, table } = await longMatch();
  const before = (await rig.store.lines(MATCH, 1)).length;
  table.undo(0, 'undo', () => {});
  table.retire();
  await rig.settle();
  assert.equal((await rig.store.lines(MATCH, 1)).length, before);
});

/** In which turn of the event loop each slice of some tasks was done. `now`: the clock that they look at. */
async function turnsOf(tasks: readonly number[], now: () => number): Promise<readonly number[]> {
  const nextSlice = openSlices(now);
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  function* work(slices: number): Generator<void, number> {
    for (let step = 0; step < slices * STEPS_IN_A_SLICE - 1; step++) {
      if (step % STEPS_IN_A_SLICE === 0) turns.push(turn);
      yield;
    }
    return slices;
  }
  assert.deepEqual(await Promise.all(tasks.map((slices) => inSlices(work(slices), nextSlice))), tasks);
  isOver = true;
  return turns;
}

test('one slice in each turn of the event loop, regardless of how many tasks wait', async () => {
  let time = 0;
  const turns = await turnsOf([3, 1, 4], () => {
    time += 5;
    return time;
  });
  assert.equal(turns.length, 8);
  assert.equal(new Set(turns).size, 8, `slices in turns ${turns}`);
});

test('a task whose steps are quick goes on in the same turn, and the next task waits for another', async () => {
  const turns = await turnsOf([3, 2], () => 0);
  assert.deepEqual(
    turns.map((turn) => turns.indexOf(turn)),
    [0, 0, 0, 3, 3],
  );
});

test('a task with quick steps goes on for 3 ms in one turn, and no longer', async () => {
  let now = 100;
  const mayGoOn = await openSlices(() => now)();
  now += 2.9;
  assert.equal(mayGoOn(), true);
  now = 103;
  assert.equal(mayGoOn(), false);
});
