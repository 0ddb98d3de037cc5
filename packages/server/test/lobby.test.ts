// The lobby and quick match, over HTTP.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PACES } from '@backroom/match';
import fc from 'fast-check';
import { Distance } from '../src/chat/distance.ts';
import { LIST_LASTS } from '../src/http/routes/lobby.ts';
import { SharedAnswer } from '../src/http/shared-answer.ts';
import { Networks } from '../src/identity/networks.ts';
import { People } from '../src/identity/people.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import { inTurns, oneOfEachHost } from '../src/lobby/order.ts';
import { Quick } from '../src/lobby/quick.ts';
import type { MatchRow } from '../src/store/contract.ts';
import { TableSettingsStore } from '../src/tables/settings.ts';
import { Ear, Rig, termsOf } from './proofs/support/rig.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

interface Listed {
  readonly hints: boolean;
  readonly match: string;
  readonly title: string;
  readonly phase: string;
  readonly host: string;
  readonly age: number;
  readonly watchers: number;
  readonly chairs: readonly { readonly taken: boolean; readonly name: string }[];
}
interface Placed {
  readonly match: string;
  readonly seat: number;
}

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);
const list = async (guest: Guest): Promise<readonly Listed[]> =>
  (await guest.must<{ tables: Listed[] }>('GET', '/api/lobby')).tables;
let listed = 0;
/** A list that includes everything so far. */
async function lobby(guest: Guest): Promise<readonly Listed[]> {
  await until(() => performance.now() > listed + LIST_LASTS + 50, 'the list before has had its time');
  const tables = await list(guest);
  listed = performance.now();
  return tables;
}
const quick = (guest: Guest, wish: object): Promise<Placed> => guest.must('POST', '/api/quick', wish);

/** Each test uses its own number of seats, so that nobody from another test sits down there. */
const only = (seats: number): object => ({ game: 'scheffeln', seats });

test('the lobby shows public tables, those with free seats first, then those that may be watched, and no others', async () => {
  const host = await enter('Mabel');
  const running = await host.open({ chairs: ['me', 'lookout'], visibility: 'public', title: 'Running' });
  const closed = await host.open({ chairs: ['me', 'lookout'], visibility: 'public', title: 'Closed', watch: false });
  const hidden = await host.open({ chairs: ['me', 'open'], title: 'Hidden' });
  const gathering = await host.open({ chairs: ['me', 'open', 'open'], visibility: 'public', title: 'Gathering' });
  const stranger = await enter('Otto');
  const seen = await lobby(stranger);
  const indexOf = (match: string): number => seen.findIndex((one) => one.match === match);
  assert.ok(indexOf(gathering.match) >= 0);
  assert.ok(indexOf(running.match) > indexOf(gathering.match));
  assert.equal(indexOf(closed.match), -1);
  assert.equal(indexOf(hidden.match), -1);
  const phases = seen.map(({ phase }) => phase === 'gathering');
  assert.deepEqual(
    phases,
    phases.toSorted((a, b) => Number(b) - Number(a)),
  );
  const { title, host: name, age, chairs, watchers } = seen[indexOf(gathering.match)];
  assert.deepEqual(
    { title, name, chairs: chairs.map(({ taken }) => taken), watchers },
    { title: 'Gathering', name: 'Mabel', chairs: [true, false, false], watchers: 0 },
  );
  assert.ok(age >= 0);
  assert.doesNotMatch(JSON.stringify(seen), new RegExp(host.person), 'no id of a person is shown');
});

test('players who come at the same moment fill tables one after the other and never share a seat', async () => {
  const guests = await Promise.all(Array.from({ length: 13 }, (_, n) => enter(`Guest ${n}`)));
  const placed = await Promise.all(guests.map((guest) => quick(guest, only(3))));
  const chairs = placed.map(({ match, seat }) => `${match}:${seat}`);
  assert.equal(new Set(chairs).size, guests.length, 'every chair has one sitter');
  assert.equal(
    new Set(placed.map(({ match }) => match)).size,
    Math.ceil(guests.length / 3),
    'as few tables as possible',
  );
  for (const [n, guest] of guests.entries()) {
    const { seat } = await guest.must<{ seat: number }>('GET', `/api/tables/${placed[n].match}`);
    assert.equal(seat, placed[n].seat);
  }
});

test('a repeated request keeps its seat; another number of seats or other options is another table', async () => {
  const [mabel, otto, pearl] = [await enter('Mabel'), await enter('Otto'), await enter('Pearl')];
  const first = await quick(mabel, only(4));
  assert.deepEqual(await quick(mabel, only(4)), first);
  const second = await quick(otto, only(3));
  assert.notEqual(second.match, first.match);
  const { body } = await pearl.call('POST', '/api/quick', { game: 'scheffeln', seats: 4, options: { nonsense: 1 } });
  assert.equal((body as { error: { code: string } }).error.code, 'malformed');
  assert.equal((await pearl.call('POST', '/api/quick', { game: 'chess' })).status, 400);
  assert.equal((await pearl.call('POST', '/api/quick', { game: 'scheffeln', seats: 8 })).status, 400);
});

test('hints are off unless the host allows them with the new table; all see it before they sit down, and it stays', async () => {
  const [host, stranger] = [await enter('Mabel'), await enter('Otto')];
  const wishes = { chairs: ['me', 'open', 'open', 'open'], visibility: 'public', options: { mode: 'speed' } };
  const hintsAt = async (match: string) =>
    (await stranger.must<{ hints: boolean }>('GET', `/api/tables/${match}`)).hints;
  const { match } = await host.open({ ...wishes, hints: true });
  assert.equal(await hintsAt((await host.open({ chairs: ['me', 'open'] })).match), false);
  assert.equal(await hintsAt(match), true);
  assert.equal((await lobby(stranger)).find((one) => one.match === match)?.hints, true);
  const { status } = await host.call('POST', `/api/tables/${match}/customs`, { hints: false });
  assert.equal(status, 400, 'nobody changes it afterwards');
  await host.must('POST', `/api/tables/${match}/customs`, { chat: 'off' });
  assert.equal(await hintsAt(match), true);
  assert.notEqual(
    (await quick(stranger, { ...only(4), options: { mode: 'speed' } })).match,
    match,
    'nobody is put there without having seen it',
  );
});

test('a rematch allows hints if the match before it did, and only then', async () => {
  const host = await enter('Mabel');
  for (const hints of [true, false]) {
    const { match } = await host.open({ chairs: ['me', 'lookout'], hints });
    await host.must('POST', `/api/tables/${match}/end`, {});
    const again = await host.must<{ match: string }>('POST', `/api/tables/${match}/rematch`, {});
    assert.equal((await host.must<{ hints: boolean }>('GET', `/api/tables/${again.match}`)).hints, hints);
  }
});

test('a blocked person finds no seat at the tables of that host, and quick match leads elsewhere', async () => {
  const [host, pest] = [await enter('Host'), await enter('Pest')];
  const met = await host.open({ chairs: ['me', 'open'], visibility: 'public' });
  await pest.must('POST', `/api/tables/${met.match}/claim`, { seat: 1 });
  await host.must('POST', `/api/tables/${met.match}/avoid`, { seat: 1, wish: 'block' });
  const first = await quick(host, only(2));
  const other = await quick(pest, only(2));
  assert.notEqual(other.match, first.match);
  assert.equal((await pest.call('POST', `/api/tables/${first.match}/claim`, {})).status, 404);
  const { invitations } = await host.open({ chairs: ['me', 'open'] });
  const table = invitations[0].link.slice(3, 25);
  const invited = await pest.call('POST', `/api/tables/${table}/claim`, { secret: invitations[0].secret });
  assert.equal(invited.status, 404, 'not even with a link that somebody passed on');
  const [{ id }] = (await host.must<{ avoided: { id: string }[] }>('GET', '/api/me/avoided')).avoided;
  assert.equal(
    (await pest.call('DELETE', `/api/me/avoided/${id}`)).status,
    404,
    'only the person who made a block removes it',
  );
  await host.must('DELETE', `/api/me/avoided/${id}`);
  await pest.must('POST', `/api/tables/${table}/claim`, { secret: invitations[0].secret });
});

test('a player removed from a public table returns only by a new invitation', async () => {
  const [host, guest] = [await enter('Host'), await enter('Guest')];
  const { match } = await host.open({ chairs: ['me', 'open', 'open'], visibility: 'public' });
  await guest.must('POST', `/api/tables/${match}/claim`, { seat: 1 });
  assert.equal((await guest.call('POST', `/api/tables/${match}/remove`, { seat: 0 })).status, 403);
  await host.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
  assert.equal((await guest.call('POST', `/api/tables/${match}/claim`, { seat: 1 })).status, 404);
  const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
  assert.deepEqual(await guest.must('POST', `/api/tables/${match}/claim`, { secret }), { seat: 1 });
});

test('a player removed from a private table does not return by an older invitation', async () => {
  const [host, guest, friend] = [await enter('Host'), await enter('Guest'), await enter('Friend')];
  const { match, invitations } = await host.open({ chairs: ['me', 'open', 'open'] });
  const [first, second] = invitations.map(({ secret }) => secret);
  await guest.must('POST', `/api/tables/${match}/claim`, { secret: first });
  await host.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
  assert.equal((await guest.call('POST', `/api/tables/${match}/claim`, { secret: second })).status, 404);
  const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
  assert.deepEqual(await guest.must('POST', `/api/tables/${match}/claim`, { secret }), { seat: 1 });
  // Nobody was removed from the friend's seat: their invitation stays valid.
  assert.deepEqual(await friend.must('POST', `/api/tables/${match}/claim`, { secret: second }), { seat: 2 });
});

test('a visitor with 55 public tables does not hide the tables of others, and quick match leads to people', async () => {
  const [host, pest, stranger] = [await enter('Rosie'), await enter('Nuisance'), await enter('Stranger')];
  const chairs = ['me', 'open', 'open', 'open'];
  const { match } = await host.open({ chairs, visibility: 'public', title: 'Honest' });
  const line = host.line(match);
  await until(() => line.table !== null, 'the host sits there');
  for (let n = 0; n < 55; n++) await pest.open({ chairs, visibility: 'public', title: `Pest ${n}` });
  const seen = (await lobby(stranger)).filter(({ phase }) => phase === 'gathering');
  assert.equal(seen[0].match, match, 'people present come first');
  assert.equal(seen.filter((one) => one.host === 'Nuisance').length, 1, 'one waiting table of each host');
  assert.equal((await quick(stranger, only(4))).match, match);
  line.stop();
});

test('a table whose host has gone drops out of the lobby, and comes back with them; one over days stays for a day', async () => {
  const rig = new Rig();
  const tables = rig.tables();
  const { store } = rig;
  const now = (): number => rig.now;
  const people = new People(store, now);
  const dependencies = {
    store,
    tables,
    people,
    tableSettings: new TableSettingsStore(store),
    networks: new Networks(),
    now,
  };
  const hall = new Lobby(dependencies);
  const names = async (): Promise<string[]> => (await hall.gathering()).map(({ table }) => table.id).toSorted();
  for (const [id, pace] of [
    ['live', PACES.live],
    ['slow', PACES.days],
  ] as const) {
    const terms = termsOf(id, 2, { pace });
    const opening = { terms, title: id, visibility: 'public', bots: [null, null], host: `host of ${id}` } as const;
    assert.ok((await tables.create(opening)).ok);
  }
  assert.deepEqual(await names(), ['live', 'slow']);
  rig.now += 11 * 60_000;
  assert.deepEqual(await names(), ['slow']);
  const table = await tables.at('live');
  assert.ok(table);
  const watcher = new Ear(null);
  await Promise.all([table.join(watcher, null, null), rig.settle()]);
  assert.deepEqual(await names(), ['slow'], 'those who look on do not count');
  const back = new Ear(0);
  await Promise.all([table.join(back, null, null), rig.settle()]);
  assert.deepEqual(await names(), ['live', 'slow']);
  table.leave(back);
  rig.now += 86_400_000;
  assert.deepEqual(await names(), []);
});

test('many hosts of one network do not come before the table of another; quick match passes by a table that nobody came to', async () => {
  const rig = new Rig();
  const tables = rig.tables();
  const { store } = rig;
  const now = (): number => rig.now;
  const [people, networks, distance] = [new People(store, now), new Networks(), new Distance(store)];
  const tableSettings = new TableSettingsStore(store);
  const dependencies = { store, tables, people, tableSettings, networks, distance, services: rig.services, now };
  const hall = new Lobby(dependencies);
  const open = async (id: string, network: string): Promise<void> => {
    networks.seen(`host of ${id}`, network);
    const terms = termsOf(id, 2, { pace: PACES.live });
    const opening = { terms, title: id, visibility: 'public', bots: [null, null], host: `host of ${id}` } as const;
    assert.ok((await tables.create(opening)).ok);
    rig.now += 1;
  };
  await open('alone', '192.0.2.1');
  for (let n = 0; n < 60; n++) await open(`crowd-${n}`, '192.0.2.2');
  const shown = (await hall.gathering()).map(({ table }) => table.id);
  assert.equal(shown.length, 50);
  assert.ok([0, 1].includes(shown.indexOf('alone')), `place ${shown.indexOf('alone')}`);

  const guest = await people.newcomer('Guest');
  const wish = { game: 'scheffeln', seats: 2, pledge: null };
  const placed = async (): Promise<string> => {
    const asked = new Quick(dependencies, hall).place(guest, wish, async () => ({ match: 'a new one', seat: 0 }));
    await rig.settle();
    return (await asked).match;
  };
  rig.now += 2 * 60_000;
  assert.equal(await placed(), 'a new one', 'nobody has come to these');
  const table = await tables.at('alone');
  assert.ok(table);
  await Promise.all([table.join(new Ear(0), null, null), rig.settle()]);
  assert.equal(await placed(), 'alone');
});

test('networks take turns in the lobby: the first table of every network comes before the second of any', () => {
  const networks = new Networks();
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(1000), fc.boolean()), { maxLength: 60 }), (made) => {
      const rows = made.map(([network, createdAt], n) => {
        networks.seen(`host ${n}`, `network ${network}`);
        return { id: `m${n}`, host: `host ${n}`, createdAt } as MatchRow;
      });
      const isPeopled = (match: string): boolean => made[Number(match.slice(1))][2];
      const order = inTurns(rows, { networks, isPeopled });
      assert.equal(new Set(order).size, rows.length, 'none is lost');
      const round = new Set(made.map(([network]) => network)).size;
      assert.equal(new Set(order.slice(0, round).map(({ host }) => networks.of(host))).size, round);
    }),
  );
});

test('of the waiting tables of one host the lobby shows the best: with people, then the newest', () => {
  const networks = new Networks();
  const row = (id: string, host: string, createdAt: number): MatchRow => ({ id, host, createdAt }) as MatchRow;
  const rows = [row('new', 'a', 3), row('peopled', 'a', 1), row('old', 'b', 1), row('newer', 'b', 2)];
  const shown = oneOfEachHost(rows, { networks, isPeopled: (match) => match === 'peopled' });
  assert.deepEqual(shown.map(({ id }) => id).sort(), ['newer', 'peopled']);
});

test('one list serves all who ask within a second, and the next one gets a new one', async () => {
  let [now, made] = [5000, 0];
  const answer = new SharedAnswer(
    LIST_LASTS,
    () => now,
    async () => ++made,
  );
  assert.deepEqual(await Promise.all([answer.get(), answer.get(), answer.get()]), [1, 1, 1]);
  now += LIST_LASTS - 1;
  assert.equal(await answer.get(), 1);
  now += 1;
  assert.equal(await answer.get(), 2);
});

test('a list that failed is made again for the next request', async () => {
  let fails = true;
  const answer = new SharedAnswer(
    LIST_LASTS,
    () => 0,
    () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve('list')),
  );
  await assert.rejects(answer.get(), /no database/);
  fails = false;
  assert.equal(await answer.get(), 'list');
});

test('a hundred requests for the lobby at once read the database once', async () => {
  const guest = await enter('Edith');
  await guest.open({ chairs: ['me', 'open'], visibility: 'public' });
  await lobby(guest);
  const alone = await list(guest);
  const all = await Promise.all(Array.from({ length: 100 }, () => list(guest)));
  // Each list says how old a table is: the same age means the same list.
  const ages = new Set(all.map((tables) => JSON.stringify(tables)));
  assert.ok(ages.size <= 1 + Math.ceil((performance.now() - listed) / LIST_LASTS), `${ages.size} lists`);
  assert.ok(alone.length > 0);
});
