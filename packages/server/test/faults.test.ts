// An exception in the rules of one game affects only its table, and only until the table is reloaded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';

/** A table whose game throws on demand, in one of its functions. */
async function faultyTable(where: 'apply' | 'legal' | 'toAct', window = 0) {
  const rig = new Rig();
  let fails = false;
  const game = new Proxy(scheffeln, {
    get: (target, name) =>
      fails && name === where
        ? () => {
            throw new Error('a fault in the game');
          }
        : Reflect.get(target, name),
  });
  Object.assign(rig.services, { findGame: () => game });
  const tables = rig.tables();
  const options = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null };
  const table = await rig.open(tables, termsOf('faulty', 3, { window, options }));
  const ear = new Ear(0);
  const fail = (now: boolean): void => {
    fails = now;
  };
  await table.join(ear, null, null);
  return { rig, tables, table, ear, fail };
}

for (const where of ['apply', 'legal', 'toAct'] as const)
  for (const window of [0, 100])
    test(`a game that fails in ${where} with a window of ${window}: nothing is changed, and the table can be loaded again`, async () => {
      const { rig, tables, table, ear, fail } = await faultyTable(where, window);
      const action = scheffeln.legal(table.match.state, 0)[0];
      const before = (await rig.store.lines('faulty', 1)).length;
      const answers: string[] = [];
      fail(true);
      table.act(0, action, 'one', (answer) => void answers.push(answer.t === 'no' ? answer.code : answer.t));
      await rig.pass(200);
      assert.deepEqual(answers, ['trouble']);
      assert.equal(ear.dismissed, 'reload', 'subscribers are asked to come back');
      assert.equal((await rig.store.lines('faulty', 1)).length, before, 'nothing of it is kept');
      fail(false);
      const again = await tables.at('faulty');
      assert.ok(again !== null && again !== table);
      again.act(0, action, 'two', (answer) => void answers.push(answer.t));
      await rig.pass(200);
      assert.deepEqual(answers, ['trouble', 'ok']);
      assert.ok(
        rig.troubles.some((trouble) => trouble.includes('a fault in the game')),
        'and it is logged',
      );
    });
