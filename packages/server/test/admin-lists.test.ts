// `backroom admin list`: page by page, until everything has been seen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AdminCommands } from '../src/admin/commands.ts';
import { readAdminRequest } from '../src/admin/requests.ts';
import { Bans } from '../src/identity/bans.ts';
import { People } from '../src/identity/people.ts';
import { Seating } from '../src/tables/seating.ts';
import { matchRow } from './store/made-up.ts';
import { modelStore } from './store/model.ts';

test('every person who was ever at a table is on some page, and the page after the last is empty', async () => {
  const store = modelStore();
  const people = new People(store, () => 1);
  const seating = new Seating(store);
  const everybody = new Set<string>();
  for (let n = 0; n < 450; n++) {
    const host = await people.newcomer(`Host ${n}`);
    const guest = await people.newcomer(`Guest ${n}`);
    await store.createMatch({ ...matchRow(`match ${n}`), createdAt: n, host: host.id }, []);
    await seating.claim({ match: `match ${n}`, seat: 1, person: guest.id, name: guest.name });
    everybody.add(host.id).add(guest.id);
  }
  const dependencies = { store, people, seating, bans: new Bans(store), now: () => 1 };
  const adminCommands = new AdminCommands(dependencies as unknown as ConstructorParameters<typeof AdminCommands>[0]);
  const list = async (what: string, page?: number): Promise<readonly { id: string }[]> => {
    const order = readAdminRequest({
      who: 'root',
      why: '',
      wish: { do: 'list', what, ...(page === undefined ? {} : { page }) },
    });
    assert.ok(order.ok, order.ok ? '' : order.why);
    const answer = await adminCommands.carryOut(order.value);
    assert.ok(answer.ok);
    return answer.value as readonly { id: string }[];
  };
  const found = (await Promise.all([1, 2, 3].map((page) => list('people', page)))).flat();
  assert.deepEqual(new Set(found.map(({ id }) => id)), everybody);
  assert.deepEqual(await list('people'), await list('people', 1), 'the first page, if none is named');
  assert.equal((await list('matches', 3)).length, 50);
  assert.deepEqual(await list('people', 4), []);
  assert.equal(readAdminRequest({ who: 'root', why: '', wish: { do: 'list', what: 'people', page: 0 } }).ok, false);
});
