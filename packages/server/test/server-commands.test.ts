// A command of the server itself (somebody takes a seat or ends a table by HTTP) needs one answer and does not retry. It
// gets one in every case, even if its table breaks while it resolves a conflict with another node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '@backroom/protocol';
import type { Appended, Line, Store } from '../src/store/contract.ts';
import { StoreError } from '../src/store/trouble.ts';
import type { Table } from '../src/tables/table.ts';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

const MATCH = 'answered';
const CONFLICT: Appended = { ok: false, why: 'conflict' };
const lost = (): Promise<never> => Promise.reject(new StoreError('lost', 'the database has gone'));

type Append = Store['append'];
type Lines = Store['lines'];

/** A table of two whose store can be told what to do. */
async function tableAt() {
  const model = modelStore();
  let [append, lines]: [Append, Lines] = [model.append, model.lines];
  const rig = new Rig({ ...model, append: (...wish) => append(...wish), lines: (...wish) => lines(...wish) });
  const tables = rig.tables();
  const table = await rig.open(tables, termsOf(MATCH, 2));
  const ear = new Ear(0);
  await table.join(ear, null, null);
  const answers: Answer[] = [];
  return {
    ...{ rig, model, tables, table, ear, answers },
    end: () => table.submit('house', { do: 'end', why: 'house' }, null, (answer) => void answers.push(answer)),
    appends: (as: Append) => {
      append = as;
    },
    reads: (as: Lines) => {
      lines = as;
    },
  };
}

const codes = (answers: readonly Answer[]): string[] =>
  answers.map((answer) => (answer.t === 'no' ? answer.code : answer.t));

function move(table: Table): void {
  const turn = scheffeln.toAct(table.match.state);
  assert.ok(typeof turn !== 'string');
  table.act(turn[0], scheffeln.legal(table.match.state, turn[0])[0], 'moved', () => {});
}

/** An append whose outcome the test decides later. */
function held() {
  let decide: (outcome: Promise<Appended>) => void = () => {};
  const outcome = new Promise<Appended>((resolve) => {
    decide = resolve;
  });
  return { outcome, decide };
}

const unreadable = async (): Promise<Line[]> => [{ seq: 1, at: 0, cid: null, text: 'no entry', hash: '' }];

for (const [why, reads] of [
  ['the log cannot be had', lost],
  ['the log cannot be understood', unreadable],
] as const)
  test(`a conflict, and then ${why}`, async () => {
    const { rig, ear, answers, end, appends, reads: readsAs } = await tableAt();
    appends(async () => CONFLICT);
    readsAs(reads);
    end();
    await rig.settle();
    assert.deepEqual(codes(answers), ['not-stored']);
    assert.equal(ear.dismissed, 'reload');
  });

test('a conflict, and then a line of another node that this one cannot follow', async () => {
  const { rig, model, answers, end, appends, reads } = await tableAt();
  appends(async () => CONFLICT);
  // The table goes back to the stored entries; the next line is not a move of this game.
  reads(async (match, from) => [...(await model.lines(match, from)), ...(await unreadable())]);
  end();
  await rig.settle();
  assert.deepEqual(codes(answers), ['not-stored']);
});

test('a conflict while a later append is under way, which then fails', async () => {
  const { rig, table, answers, end, appends } = await tableAt();
  const later = held();
  const outcomes = [Promise.resolve(CONFLICT), later.outcome];
  appends(() => outcomes.shift() ?? lost());
  table.submit('house', { do: 'leave', seat: 0, why: 'left' }, null, (answer) => void answers.push(answer));
  end();
  await rig.settle();
  assert.deepEqual(codes(answers), [], 'nobody knows yet');
  later.decide(lost());
  await rig.settle();
  assert.deepEqual(codes(answers), ['not-stored', 'not-stored']);
});

for (const [code, says] of [
  ['lost', /may have been stored or not.*same cid/],
  ['busy', /Nothing was changed/],
] as const)
  test(`an append that fails (${code}): the answer says whether it may have been stored`, async () => {
    const { rig, answers, end, appends } = await tableAt();
    appends(() => Promise.reject(new StoreError(code, 'the database has gone')));
    end();
    await rig.settle();
    assert.deepEqual(codes(answers), ['not-stored']);
    assert.match(answers[0]?.t === 'no' ? answers[0].why : '', says);
  });

for (const [isStored, answer] of [
  [true, 'ok'],
  [false, 'not-stored'],
] as const)
  test(`the table breaks while an append is under way, which then ${isStored ? 'is stored' : 'finds a conflict'}`, async () => {
    const { rig, model, table, answers, end, appends } = await tableAt();
    const [first, second] = [held(), held()];
    const outcomes = [first.outcome, second.outcome];
    let ending: Parameters<Append> | null = null;
    appends((...wish) => {
      ending = wish;
      return outcomes.shift() ?? lost();
    });
    move(table);
    end();
    first.decide(lost());
    await rig.settle();
    assert.deepEqual(codes(answers), [], 'nobody knows yet');
    assert.ok(ending !== null);
    second.decide(isStored ? Promise.resolve({ ok: true }) : model.append(...(ending as Parameters<Append>)));
    await rig.settle();
    assert.deepEqual(codes(answers), [answer]);
  });

test('a table that is unloaded with an open conflict', async () => {
  const { rig, table, answers, end, appends, reads } = await tableAt();
  const read = held();
  appends(async () => CONFLICT);
  reads(() => read.outcome as unknown as Promise<Line[]>);
  end();
  await rig.settle();
  table.retire();
  read.decide(lost());
  await rig.settle();
  assert.deepEqual(codes(answers), ['not-stored']);
});
