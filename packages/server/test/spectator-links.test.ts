// How many links for spectators there are at a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Passes } from '../src/identity/passes.ts';
import { SpectatorLinks } from '../src/spectators/links.ts';
import type { MatchRow } from '../src/store/contract.ts';
import { modelStore } from './store/model.ts';

test('a person makes five links to a table, all people fifty; expired links make room', async () => {
  let now = 0;
  const store = modelStore();
  const links = new SpectatorLinks(store, new Passes(store, () => now), () => now);
  const [table, other] = ['m', 'n'].map((id) => ({ id, host: 'host' }) as MatchRow);
  assert.ok(table !== undefined && other !== undefined);
  const madeBy = async (person: string, count: number): Promise<number> => {
    let made = 0;
    for (let n = 0; n < count; n++) if ((await links.issue(table, person)) !== null) made++;
    return made;
  };
  assert.equal(await madeBy('host', 7), 5);
  for (let n = 0; n < 8; n++) assert.equal(await madeBy(`player ${n}`, 6), 5);
  assert.equal(await madeBy('another', 4), 4);
  assert.equal(await madeBy('one more', 2), 1, 'the fiftieth');
  assert.equal(await madeBy('too late', 1), 0);
  assert.notEqual(await links.issue(other, 'host'), null, 'another table has its own');
  assert.equal(await links.withdraw('m'), 50);
  assert.equal(await madeBy('host', 5), 5);
  now += 60 * 86_400_000;
  assert.equal(await madeBy('host', 1), 1, 'after sixty days');
});
