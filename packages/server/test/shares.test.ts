// Common resources are shared between people: thinking time, tables in memory, sockets. Asking more often gives nobody
// more.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FairnessKey, WorkerPool } from '@backroom/bots';
import { everyOptions, Seeded } from '@backroom/kit';
import type { News } from '@backroom/protocol';
import { Networks } from '../src/identity/networks.ts';
import { PEOPLE_PER_NETWORK, Quotas } from '../src/tables/quotas.ts';
import type { Table } from '../src/tables/table.ts';
import { carryOut } from '../src/wire/requests.ts';
import { sitDown } from './proofs/crowds.ts';
import { handshake, RawSocket } from './proofs/support/raw.ts';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

/** Bots that play something legal on demand, and record whose share they used. */
function patient(): { pool: WorkerPool; parties: FairnessKey[]; decide(): void } {
  const parties: FairnessKey[] = [];
  const waiting = new Set<() => void>();
  const pool: WorkerPool = {
    run: (request, { fairnessKey = [], signal } = {}) =>
      new Promise((resolve, reject) => {
        parties.push(fairnessKey);
        const { view, seat, seed } = request as unknown as { view: unknown; seat: number; seed: string };
        const random = new Seeded(seed);
        const decide = (): void =>
          resolve({ action: scheffeln.sample(scheffeln.redeal(view, random), seat, random) } as never);
        waiting.add(decide);
        signal?.addEventListener('abort', () => {
          waiting.delete(decide);
          reject(signal.reason);
        });
      }),
    close: () => {},
  };
  const decide = (): void => {
    for (const one of [...waiting]) {
      waiting.delete(one);
      one();
    }
  };
  return { pool, parties, decide };
}

const BOTS = new Set([0, 1, 2]);

test('tables with only bots pause while nobody watches, and continue where they were', async () => {
  const { pool, parties, decide } = patient();
  const rig = new Rig(undefined, pool);
  const table = await rig.open(rig.tables(), termsOf('alone', 3), BOTS);
  await rig.pass(3_600_000);
  assert.equal(table.match.phase, 'playing');
  assert.equal(parties.length, 0, 'nobody looks on: no bot was asked');
  const eye = new Ear(null);
  await Promise.all([table.join(eye, null, null), rig.settle()]);
  assert.equal(parties.length, 1, 'somebody looks on: the first bot is asked');
  decide();
  await rig.settle();
  assert.equal(parties.length, 2);
  const { seq } = table.match;
  table.leave(eye);
  decide();
  await rig.pass(3_600_000);
  assert.equal(table.match.seq, seq, 'what was asked for nobody is given up');
  assert.equal(parties.length, 2);
  await Promise.all([table.join(eye, null, null), rig.settle()]);
  assert.equal(parties.length, 3);
  assert.deepEqual(rig.troubles, []);
});

test('while a table with only bots is paused, no countdown runs; in memory and after it was unloaded', async () => {
  const counted = everyOptions<unknown>(scheffeln.options).find((options) => {
    const state = scheffeln.start(options, 3);
    const random = new Seeded('countdown');
    for (let i = 0; i < 50 && scheffeln.toAct(state) === 'chance'; i++)
      scheffeln.apply(state, 'chance', scheffeln.chance(state, random), null);
    return scheffeln.deadline(state) !== null;
  });
  assert.ok(counted !== undefined, 'one kind of the game has a countdown');
  const { pool } = patient();
  const rig = new Rig(undefined, pool);
  const tables = rig.tables();
  const table = await rig.open(tables, termsOf('counted', 3, { options: counted as never }), BOTS);
  const left = scheffeln.deadline(table.match.state);
  assert.ok(left !== null);
  await rig.pass(10 * left);
  const eye = new Ear(null);
  const come = async (to: Table): Promise<void> => void (await Promise.all([to.join(eye, null, null), rig.settle()]));
  await come(table);
  assert.equal(scheffeln.deadline(table.match.state), left, 'nothing of it has passed');
  assert.equal(table.due, rig.now + left);
  table.leave(eye);
  assert.equal(table.due, null);
  rig.crash();
  const later = rig.tables(rig.now);
  rig.now += 10 * left;
  const again = await later.at('counted');
  await rig.settle();
  assert.ok(again);
  await come(again);
  assert.equal(again.due, rig.now + left);
  assert.deepEqual(rig.troubles, []);
});

test('a starting server loads the tables of people, and those of bots alone only on request', async () => {
  const { pool } = patient();
  const rig = new Rig(undefined, pool);
  const before = rig.tables();
  await rig.open(before, termsOf('alone', 3), BOTS);
  // One at which a bot must decide: a table that only waits for a person is unloaded again (unloading.test.ts).
  let busy: Table | undefined;
  for (let n = 0; busy === undefined; n++) {
    const table = await rig.open(before, termsOf(`mabel-${n}`, 3), new Set([1, 2]));
    if (table.match.botsToAct().length > 0) busy = table;
  }
  const { id } = busy;
  await before.seating.claim({ match: id, seat: 0, person: 'mabel', name: 'Mabel' });
  rig.crash();
  const tables = rig.tables(rig.now);
  tables.start();
  await rig.settle();
  assert.deepEqual(
    [...tables.all()].map((table) => table.id),
    [id],
  );
  assert.ok(await tables.at('alone'));
  await tables.close();
});

test('bots use the share of the host at first, then of the person who acted last', async () => {
  const { pool, parties, decide } = patient();
  const rig = new Rig(undefined, pool);
  const networks = new Networks();
  networks.seen('host', '192.0.2.1');
  networks.seen('guest', '192.0.2.2');
  Object.assign(rig.services, { fairnessKeyOf: (person: string) => networks.fairnessKeyOf(person) });
  const table = await rig.open(rig.tables(), termsOf('paid', 3), new Set([0, 1]));
  for (let move = 0; move < 20 && table.payer === 'host'; move++) {
    const turn = scheffeln.toAct(table.match.state);
    if (turn.includes(2 as never)) {
      const [action] = scheffeln.legal(table.match.state, 2);
      carryOut(table, { seat: 2, person: 'guest' }, { t: 'act', cid: 'wrong', action: 'nonsense' }, () => {});
      await rig.settle();
      assert.equal(table.payer, 'host', 'what is refused sets nobody thinking');
      carryOut(table, { seat: 2, person: 'guest' }, { t: 'act', cid: `c${move}`, action }, () => {});
    } else {
      assert.deepEqual(parties.at(-1), ['192.0.2.1', 'host', 'paid']);
      decide();
    }
    await rig.settle();
  }
  assert.deepEqual(parties.at(-1), ['192.0.2.2', 'guest', 'paid']);
});

test('a network has room for many people, but not for more under other names', () => {
  const networks = new Networks();
  const tables: Table[] = [];
  const quotas = new Quotas(() => tables, networks, 2);
  const waiting = (host: string): Table => ({ host, match: { phase: 'gathering', chairs: [] } }) as never;
  for (let n = 0; n < 2 * PEOPLE_PER_NETWORK; n++) {
    networks.seen(`p${n}`, '192.0.2.1');
    assert.equal(quotas.excess(`p${n}`, ['waiting']), null, `${n} are not too many`);
    tables.push(waiting(`p${n}`));
  }
  networks.seen('one more', '192.0.2.1');
  assert.deepEqual(quotas.excess('one more', ['waiting']), { of: 'network', kind: 'waiting', most: 64 });
  assert.equal(quotas.excess('one more', ['bots']), null, 'each kind is counted by itself');
  networks.seen('elsewhere', '192.0.2.2');
  assert.equal(quotas.excess('elsewhere', ['waiting']), null);
});

let server: Opened;
before(async () => {
  server = await openServer({ tablesPerPerson: 2, socketsPerPerson: 2 });
});
after(() => closeServer(server));

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);
const open = (guest: Guest, chairs: readonly string[]) =>
  guest.call('POST', '/api/tables', { game: 'scheffeln', chairs });
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.open.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

test('a person has a limit of tables with bots, and of waiting ones, even for concurrent requests; an ended one makes room', async () => {
  const [mabel, otto] = [await enter('Mabel'), await enter('Otto')];
  const asked = await Promise.all(Array.from({ length: 8 }, () => open(mabel, ['me', 'lookout'])));
  const opened = asked.filter(({ status }) => status === 201);
  assert.equal(opened.length, 2);
  for (const { status, body } of asked) {
    if (status === 201) continue;
    assert.equal(status, 409);
    const { code, why } = (body as { error: { code: string; why: string } }).error;
    assert.equal(code, 'full');
    assert.match(why, /2 tables with bots/);
  }
  assert.equal((await open(mabel, ['me', 'open'])).status, 201, 'tables that wait are counted apart');
  assert.equal((await open(mabel, ['me', 'open'])).status, 201);
  assert.equal((await open(mabel, ['me', 'open'])).status, 409);
  assert.equal((await mabel.call('POST', '/api/quick', { game: 'scheffeln', seats: 4 })).status, 409);
  assert.equal((await open(otto, ['me', 'lookout'])).status, 201, 'somebody else has their own');
  const { match } = opened[0].body as { match: string };
  await mabel.must('POST', `/api/tables/${match}/end`, {});
  assert.equal((await open(mabel, ['me', 'lookout'])).status, 201);
});

test('a person has a limit of sockets, and an address a multiple of it; a closed one makes room', async () => {
  const [guest, other] = [await enter('Pearl'), await enter('Ruby')];
  const { match } = await guest.open({ chairs: ['me', 'open'] });
  const first = await sitDown(server.open.port, await guest.ticket(match));
  const second = await sitDown(server.open.port, await guest.ticket(match));
  const news: News[] = [];
  const third = guest.line(match, { listener: (one) => void news.push(one) });
  await until(() => news.some((one) => one.t === 'bye' && one.code === 'too-many'), 'the third is told why');
  const { match: elsewhere } = await other.open({ chairs: ['me', 'open'] });
  const theirs = await sitDown(server.open.port, await other.ticket(elsewhere));
  first.destroy();
  await until(() => third.table !== null, 'there is room now');
  third.stop();
  const idle: RawSocket[] = [];
  for (let refused = false; !refused; ) {
    const raw = new RawSocket(server.open.port);
    idle.push(raw);
    raw.write(handshake(server.open.port));
    await until(() => raw.status !== 0, 'an answer');
    refused = raw.status === 429;
    assert.ok(idle.length <= 2 * PEOPLE_PER_NETWORK, 'the address has had all its sockets');
  }
  for (const raw of [...idle, second, theirs]) raw.destroy();
});

test('the queue of bots and its waiting times are among the metrics', async () => {
  assert.equal(await metric('backroom_bot_queue'), 0);
  const guest = await enter('Vera');
  const { match } = await guest.open({ chairs: ['me', 'lookout', 'lookout'] });
  const line = guest.line(match);
  await until(() => line.table?.phase === 'playing', 'the game has begun');
  for (let i = 0; i < 30 && (await metric('backroom_bot_wait_milliseconds_count')) === 0; i++) {
    await until(() => (line.legal?.length ?? 0) > 0, 'her turn');
    await line.command({ t: 'act', action: line.legal?.[0] });
  }
  assert.ok((await metric('backroom_bot_wait_milliseconds_count')) > 0);
  line.stop();
});
