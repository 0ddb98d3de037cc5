// The lobby and the quickest way to a chair, over HTTP.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { closeHouse, Guest, type Opened, openHouse } from './support/house.ts';

interface Listed {
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

let house: Opened;
before(async () => {
  house = await openHouse();
});
after(() => closeHouse(house));

const enter = (name: string): Promise<Guest> => Guest.enter(house.open.address, name);
const lobby = async (guest: Guest): Promise<readonly Listed[]> =>
  (await guest.must<{ tables: Listed[] }>('GET', '/api/lobby')).tables;
const quick = (guest: Guest, wish: object): Promise<Placed> => guest.must('POST', '/api/quick', wish);

/** Each test has tables of its own size, so that nobody from another one sits down there. */
const only = (seats: number): object => ({ game: 'scheffeln', seats });

test('the lobby shows public tables, gathering ones first, then those that may be watched, and no others', async () => {
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
  assert.doesNotMatch(JSON.stringify(seen), new RegExp(host.person), 'nobody is named by his id');
});

test('however many come at the same moment, they fill tables one after the other and never share a chair', async () => {
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

test('whoever asks twice keeps his chair; another number of seats or other options is another table', async () => {
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

test('whom the host has blocked finds no chair at his tables, and the quick way leads elsewhere', async () => {
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
    'only whoever wished it takes it back',
  );
  await host.must('DELETE', `/api/me/avoided/${id}`);
  await pest.must('POST', `/api/tables/${table}/claim`, { secret: invitations[0].secret });
});

test('whom the host has sent away from a public table comes back only by a new invitation', async () => {
  const [host, guest] = [await enter('Host'), await enter('Guest')];
  const { match } = await host.open({ chairs: ['me', 'open', 'open'], visibility: 'public' });
  await guest.must('POST', `/api/tables/${match}/claim`, { seat: 1 });
  assert.equal((await guest.call('POST', `/api/tables/${match}/remove`, { seat: 0 })).status, 403);
  await host.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
  assert.equal((await guest.call('POST', `/api/tables/${match}/claim`, { seat: 1 })).status, 404);
  const { secret } = await host.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
  assert.deepEqual(await guest.must('POST', `/api/tables/${match}/claim`, { secret }), { seat: 1 });
});
