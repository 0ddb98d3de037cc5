// A right that ends while something else is under way stays ended: no late write brings it back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { People } from '../src/identity/people.ts';
import { type Subscription, Subscriptions } from '../src/notifications/subscriptions.ts';
import type { Store } from '../src/store/contract.ts';
import { remove, sit } from '../src/tables/seat-changes.ts';
import { Seating } from '../src/tables/seating.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';
import { closeServer, Guest, type Opened, openServer } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);

/** A store in which something happens just after a row of that kind was read. */
function interrupted(kind: string) {
  const model = modelStore();
  let happen: (() => Promise<unknown>) | null = null;
  const store: Store = {
    ...model,
    get: async (of, key) => {
      const row = await model.get(of, key);
      const now = happen;
      if (of === kind && now !== null) {
        happen = null;
        await now();
      }
      return row;
    },
  };
  return {
    store,
    model,
    afterNextRead: (what: () => Promise<unknown>) => {
      happen = what;
    },
  };
}

test('a session that is ended while it is being used stays ended', async () => {
  const { store, afterNextRead } = interrupted('session');
  let now = 1_700_000_000_000;
  const people = new People(store, () => now);
  const { session } = await people.open('otto', 'program');
  // Long enough that its use is written down.
  now += 2 * 3_600_000;
  afterNextRead(() => people.end(session.id));
  assert.equal(await people.sessionById(session.id), null);
  assert.equal(await people.sessionById(session.id), null);
  assert.deepEqual(await people.sessions('otto'), []);
});

test('a person who is deleted while they change their name stays deleted', async () => {
  const { store } = interrupted('person');
  const people = new People(store, () => 0);
  const otto = await people.newcomer('Otto');
  assert.equal(await people.rename(otto, 'Otto the Second'), true);
  assert.equal((await people.person(otto.id))?.name, 'Otto the Second');
  await store.remove('person', otto.id);
  assert.equal(await people.rename(otto, 'Otto the Third'), false);
  assert.equal(await people.person(otto.id), null);
});

test('a subscription that is removed while it is notified stays removed', async () => {
  const { store, afterNextRead } = interrupted('notice');
  const subscriptions = new Subscriptions(store, () => 0);
  const subscription: Subscription = {
    ...{ match: 'm', seat: 0, person: 'otto', target: { kind: 'webhook', to: 'https://example.org/hook' } },
    ...{ language: 'en', quiet: null, rungAt: null, createdAt: 0 },
  };
  await subscriptions.keep(subscription);
  await subscriptions.markNotified(subscription);
  assert.equal((await subscriptions.of('m', 0))[0]?.rungAt, 0);
  afterNextRead(() => subscriptions.removeAll('m', 0));
  await subscriptions.markNotified(subscription);
  assert.deepEqual(await subscriptions.of('m', 0), []);
});

test('a lost seat is not restored by a new name or by signing in', async () => {
  const seating = new Seating(modelStore());
  const otto = { match: 'm', seat: 1, person: 'otto', name: 'Otto' };
  const account = { person: 'account', name: 'Otto B.' };
  const changes: string[] = [];
  seating.onChange(async (match) => void changes.push(match));
  assert.equal(await seating.claim(otto), true);
  assert.equal(await seating.rename(otto, 'Otto the Second'), true);
  assert.deepEqual(await seating.at('m', 1), { ...otto, name: 'Otto the Second' });
  await seating.free('m', 1);
  assert.equal(await seating.rename(otto, 'Otto the Third'), false);
  assert.equal(await seating.give(otto, account), false);
  assert.equal(await seating.at('m', 1), null);
  const rosie = { ...otto, person: 'rosie', name: 'Rosie' };
  await seating.claim(rosie);
  assert.equal(await seating.rename(otto, 'Otto the Third'), false);
  assert.equal(await seating.give(otto, account), false);
  assert.deepEqual(await seating.at('m', 1), rosie, 'it is the next player’s');
  changes.length = 0;
  assert.equal(await seating.give(rosie, account), true);
  assert.deepEqual(await seating.at('m', 1), { ...rosie, ...account });
  assert.deepEqual(changes, ['m'], 'and the sockets there are looked at');
});

test('a person who is deleted or removed while they sit down does not get the seat', async () => {
  for (const moment of ['person', 'chair'] as const) {
    const { store, model, afterNextRead } = interrupted(moment);
    const rig = new Rig(store);
    const tables = rig.tables();
    const terms = termsOf('m', 2);
    await tables.create({ terms, title: 'x', visibility: 'public', bots: [null, null], host: 'host' });
    const table = await tables.at('m');
    assert.ok(table);
    const otto = await new People(store, () => 0).newcomer('Otto');
    // Just after the server has seen that they are known, or when the log says already that they sit there.
    afterNextRead(async () => {
      if (moment === 'person') await model.remove('person', otto.id);
      await tables.seating.free('m', 1);
    });
    if (moment === 'chair') {
      const { at } = tables.seating;
      tables.seating.at = async (...wish) => {
        await tables.seating.free('m', 1);
        return at.apply(tables.seating, wish);
      };
    }
    const seated = await sit(tables, table, 1, otto, null);
    assert.equal(seated.ok, false, moment);
    assert.equal(table.match.chairs[1]?.owner, null, moment);
    assert.equal(table.names[1], '', moment);
  }
});

test('a grab of a removed player that still waits for its window is not made for the next player of the seat', async () => {
  const rig = new Rig();
  const tables = rig.tables();
  const options = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null };
  const table = await rig.open(tables, termsOf('m', 3, { window: 250, options }));
  await tables.seating.claim({ match: 'm', seat: 1, person: 'otto', name: 'Otto' });
  const said: string[] = [];
  // The second one waits until the first is decided.
  for (const [n, action] of scheffeln.legal(table.match.state, 1).slice(0, 2).entries())
    table.act(1, action, `grab-${n}`, (answer) => said.push(`${n} ${answer.t}`));
  assert.equal((await remove(tables, table, 1)).ok, true);
  const pearl = await new People(rig.store, () => 0).newcomer('Pearl');
  assert.equal((await sit(tables, table, 1, pearl, null)).ok, true);
  await rig.pass(1000);
  const acts = (await rig.entries('m')).filter(({ deed, by }) => deed.do === 'act' && by === 1);
  assert.deepEqual(acts, []);
  assert.deepEqual(said.sort(), ['0 no', '1 no'], 'both are answered');
});

test('a name that is deleted while a table reads its names is not shown', async () => {
  const { store, afterNextRead } = interrupted('chair');
  const tables = new Rig(store).tables();
  await tables.create({ terms: termsOf('m', 2), title: 'x', visibility: 'public', bots: [null, null], host: 'host' });
  const table = await tables.at('m');
  assert.ok(table);
  const otto = await new People(store, () => 0).newcomer('Otto');
  assert.equal((await sit(tables, table, 1, otto, null)).ok, true);
  assert.equal(table.names[1], 'Otto');
  afterNextRead(async () => {
    await tables.seating.free('m', 1);
    await tables.showNames('m');
    assert.equal(table.names[1], '', 'the later reading');
  });
  await tables.showNames('m');
  assert.equal(table.names[1], '', 'after the earlier reading has ended too');
});

test('a player removed from a rematch does not come back through the old table', async () => {
  const [mabel, otto] = [await enter('Mabel'), await enter('Otto')];
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open'] });
  await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0]?.secret });
  await mabel.must('POST', `/api/tables/${match}/end`, {});
  const again = await mabel.must<{ match: string }>('POST', `/api/tables/${match}/rematch`, {});
  const comeAlong = (): Promise<{ status: number }> => otto.call('POST', `/api/tables/${match}/rematch`, {});
  assert.equal((await comeAlong()).status, 200);
  await mabel.must('POST', `/api/tables/${again.match}/remove`, { seat: 1 });
  assert.equal((await comeAlong()).status, 404);
  const { seats } = await otto.must<{ seats: readonly { match: string }[] }>('GET', '/api/me');
  assert.equal(
    seats.some((seat) => seat.match === again.match),
    false,
  );
});

test('a deletion also covers requests under way: no seat, no table and no name is left', async () => {
  const host = await enter('Host');
  for (let round = 0; round < 3; round++) {
    const ghost = await enter('Ghost');
    const tables = await Promise.all(Array.from({ length: 6 }, () => host.open({ chairs: ['me', 'open'] })));
    const work = tables.flatMap(({ match, invitations }) => [
      ghost.call('POST', `/api/tables/${match}/claim`, { secret: invitations[0]?.secret }),
      ghost.call('POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'open'], visibility: 'public' }),
      ghost.call('PATCH', '/api/me', { name: 'Ghost' }),
    ]);
    const deleted = ghost.call('DELETE', '/api/me');
    await Promise.all(work);
    assert.equal((await deleted).status, 200);
    assert.equal((await ghost.call('GET', '/api/me')).status, 401);
    for (const { match } of tables) {
      type Chair = { readonly name: string; readonly taken: boolean; readonly away: boolean };
      const { chairs } = await host.must<{ chairs: readonly Chair[] }>('GET', `/api/tables/${match}`);
      const [, chair] = chairs;
      assert.equal(chair?.name, '');
      // If they sat down first, the match has begun, and a bot plays on.
      assert.ok(chair?.taken === false || chair?.away === true, JSON.stringify(chair));
    }
  }
  const lobby = JSON.stringify(await host.must('GET', '/api/lobby'));
  assert.doesNotMatch(lobby, /Ghost/);
});

test('a host who closes the table to spectators and changes another setting at once gets both changes', async () => {
  const mabel = await enter('Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' });
  const customs = (wish: object): Promise<unknown> => mabel.must('POST', `/api/tables/${match}/customs`, wish);
  for (let round = 0; round < 10; round++) {
    await customs({ watch: true, chat: 'free' });
    const closed = customs({ watch: false });
    // Spread over the time that closing takes.
    const others: Promise<unknown>[] = [];
    for (let n = 0; n < 10; n++) {
      others.push(customs({ chat: 'off' }));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([closed, ...others]);
    const { watch, chat } = await mabel.must<{ watch: boolean; chat: string }>('GET', `/api/tables/${match}`);
    assert.deepEqual({ watch, chat }, { watch: false, chat: 'off' });
  }
});
