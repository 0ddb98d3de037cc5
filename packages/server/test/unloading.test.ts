// Tables that nobody looks at are not kept in memory: a start and a deletion touch every match of a person, however many.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PACES, type Terms } from '@backroom/match';
import { Rig, termsOf } from './proofs/support/rig.ts';

const idsOf = (tables: ReturnType<Rig['tables']>): string[] => [...tables.all()].map(({ id }) => id);

/** Matches that wait for Mabel, in a store that no server has open. */
async function abandoned(matches: readonly string[], pace: Terms['pace'] = null): Promise<Rig> {
  const rig = new Rig();
  const before = rig.tables();
  for (const match of matches) {
    await rig.open(before, termsOf(match, 2, { pace }));
    await before.seating.claim({ match, seat: 0, person: 'mabel', name: 'Mabel' });
  }
  rig.crash();
  return rig;
}

test('a starting server keeps no table in memory that only waits for a person', async () => {
  const matches = Array.from({ length: 50 }, (_, n) => `match-${n}`);
  const rig = await abandoned(matches);
  const tables = rig.tables(rig.now);
  const inMemory: number[] = [];
  const { log } = rig.store;
  rig.store.log = (match) => {
    inMemory.push(tables.size);
    return log.call(rig.store, match);
  };
  tables.start();
  await rig.settle();
  assert.equal(inMemory.length, matches.length, 'each was loaded once');
  assert.ok(Math.max(...inMemory) <= 20, `${Math.max(...inMemory)} at once`);
  assert.deepEqual(idsOf(tables), []);
  assert.ok(await tables.at('match-0'), 'it is loaded again for a person who asks');
  await tables.close();
});

test('the clock of a table that was unloaded at the start runs out in time', async () => {
  const rig = await abandoned(['slow'], PACES.days);
  const tables = rig.tables(rig.now);
  tables.start();
  await rig.settle();
  assert.deepEqual(idsOf(tables), []);
  const [timer] = await rig.store.dueTimers(Number.MAX_SAFE_INTEGER, 10);
  assert.equal(timer?.match, 'slow');
  rig.now = (timer?.dueAt ?? 0) + 1;
  await rig.settle();
  const late = (await rig.entries('slow')).filter(({ deed }) => deed.do === 'leave' && deed.why === 'late');
  assert.ok(late.length > 0);
  await tables.close();
});

test('a table that was loaded for a moment is unloaded, unless somebody else has asked for it', async () => {
  const rig = await abandoned(['one', 'two', 'three']);
  const tables = rig.tables(rig.now);
  const seen: string[] = [];
  await tables.briefly('one', ({ id }) => void seen.push(id));
  assert.deepEqual(idsOf(tables), []);
  await tables.briefly('two', async ({ id }) => {
    seen.push(id);
    assert.ok(await tables.at(id));
  });
  const three = await tables.at('three');
  await tables.briefly('three', ({ id }) => void seen.push(id));
  await tables.briefly('none', ({ id }) => void seen.push(id));
  assert.deepEqual(seen, ['one', 'two', 'three']);
  assert.deepEqual(idsOf(tables), ['two', 'three']);
  assert.equal(await tables.at('three'), three);
  await tables.close();
});
