// A person with a long history: hundreds of seats, thousands of chat lines. Everything of theirs is found, and only
// theirs.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { closeServer, Guest, type Opened, openServer } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

/** Rows written beside the server, in one transaction. */
function write(rows: (put: (kind: string, key: string, owner: string, value: object) => void) => void): void {
  const db = new DatabaseSync(server.config.data, { timeout: 20_000 });
  db.exec('BEGIN IMMEDIATE');
  const insert = db.prepare('INSERT INTO side (kind, key, owner, value) VALUES (?, ?, ?, ?)');
  rows((kind, key, owner, value) => void insert.run(kind, key, owner, JSON.stringify(value)));
  db.exec('COMMIT');
  db.close();
}

/** Every text of the database. */
function allTexts(): string {
  const db = new DatabaseSync(server.config.data, { readOnly: true });
  const texts = ['SELECT * FROM side', 'SELECT * FROM match', 'SELECT * FROM event'].map((sql) =>
    JSON.stringify(db.prepare(sql).all()),
  );
  db.close();
  return texts.join('\n');
}

/** Seats whose keys come before those of every real match. */
function manySeats(guest: Guest, name: string, seats: number): void {
  write((put) => {
    for (let n = 0; n < seats; n++) {
      const match = `--------${String(n).padStart(4, '0')}${guest.person.slice(0, 10)}`;
      put('chair', `${match}:0`, guest.person, { match, seat: 0, person: guest.person, name });
    }
  });
}

test('a person with 650 seats keeps their own table, has one seat at it, and is deleted at all of them', async () => {
  const otto = await Guest.enter(server.open.address, 'Otto');
  const zeb = await Guest.enter(server.open.address, 'Zebulon');
  manySeats(zeb, 'Zebulon', 650);
  const made = await otto.open({ chairs: ['me', 'open', 'open'], visibility: 'public' });
  const at = `/api/tables/${made.match}`;
  assert.deepEqual(await zeb.must('POST', `${at}/claim`, { secret: made.invitations[0].secret }), { seat: 1 });
  assert.equal((await zeb.must<{ seat: number }>('GET', at)).seat, 1);
  assert.deepEqual(await zeb.must('POST', `${at}/claim`, { secret: null }), { seat: 1 }, 'no second chair');
  await zeb.ticket(made.match);
  await zeb.must('GET', `${at}/notices`);
  assert.equal((await zeb.must<{ seats: object[] }>('GET', '/api/me')).seats.length, 651);

  await zeb.must('PATCH', '/api/me', { name: 'Ezekiel' });
  assert.ok(!allTexts().includes('Zebulon'), 'the new name is on every chair');
  const exported = await zeb.must<{ seats: { name: string }[] }>('GET', '/api/me/export');
  assert.equal(exported.seats.length, 651);
  assert.ok(exported.seats.every(({ name }) => name === 'Ezekiel'));

  await zeb.must('DELETE', '/api/me');
  const left = allTexts();
  assert.ok(!left.includes('Ezekiel') && !left.includes(zeb.person));
});

test('with a deleted person their matches against bots end, and those with other people go on', async () => {
  const [otto, zeb] = [await Guest.enter(server.open.address, 'Otto'), await Guest.enter(server.open.address, 'Zeb')];
  const alone = await zeb.open({ chairs: ['me', 'runner', 'runner'] });
  const together = await zeb.open({ chairs: ['me', 'runner', 'open'] });
  await otto.must('POST', `/api/tables/${together.match}/claim`, { secret: together.invitations[0].secret });
  await zeb.must('DELETE', '/api/me');
  const phaseOf = async (match: string) => (await otto.must<{ phase: string }>('GET', `/api/tables/${match}`)).phase;
  assert.equal(await phaseOf(together.match), 'playing');
  assert.equal(await phaseOf(alone.match), 'over');
  const log = await otto.must<string>('GET', `/api/tables/${alone.match}/log`);
  assert.doesNotMatch(log, /removed/, 'no stand-in has played');
});

test('a person with many seats changes their name once at a time, and is deleted once', async () => {
  const ida = await Guest.enter(server.open.address, 'Ida');
  manySeats(ida, 'Ida', 650);
  const statuses = async (method: string, body?: (n: number) => object): Promise<number[]> => {
    const asked = Array.from({ length: 5 }, (_, n) => ida.call(method, '/api/me', body?.(n)));
    return (await Promise.all(asked)).map(({ status }) => status).sort();
  };
  assert.deepEqual(await statuses('PATCH', (n) => ({ name: `Ida ${n}` })), [200, 429, 429, 429, 429]);
  await ida.must('PATCH', '/api/me', { name: 'Ottilie' });
  assert.ok(!allTexts().includes('Ida'), 'the last name is on every chair');
  assert.deepEqual(await statuses('DELETE'), [200, 429, 429, 429, 429]);
  assert.ok(!allTexts().includes('Ottilie') && !allTexts().includes(ida.person));
});

test('data that a person gave to a seat that they lost is deleted as well', async () => {
  const otto = await Guest.enter(server.open.address, 'Otto');
  const vera = await Guest.enter(server.open.address, 'Vera');
  const made = await otto.open({ chairs: ['me', 'open', 'open'], visibility: 'public' });
  const at = `/api/tables/${made.match}`;
  await vera.must('POST', `${at}/claim`, { secret: made.invitations[0].secret });
  await vera.must('POST', `${at}/notices`, { webhook: 'https://example.org/vera' });
  await otto.must('POST', `${at}/remove`, { seat: 1 });
  const { notices } = await vera.must<{ notices: { to: string }[] }>('GET', '/api/me/export');
  assert.deepEqual(
    notices.map(({ to }) => to),
    ['https://example.org/vera'],
  );
  await vera.must('DELETE', '/api/me');
  assert.ok(!allTexts().includes(vera.person) && !allTexts().includes('example.org/vera'));
});

test('a long export is sent in pieces, one at a time for each person, and a slow reader delays nobody', async () => {
  const ada = await Guest.enter(server.open.address, 'Ada');
  const otto = await Guest.enter(server.open.address, 'Otto');
  const lines = 30_000;
  write((put) => {
    for (let n = 0; n < lines; n++) {
      const line = {
        id: n,
        at: n,
        person: ada.person,
        cid: `${n}`,
        seat: 0,
        name: 'Ada',
        phrase: null,
        text: 'x'.repeat(300),
      };
      put('chat', `somewhere:${String(n).padStart(13, '0')}`, 'somewhere', line);
    }
  });
  const given = (guest: Guest): Promise<Response> =>
    fetch(`${guest.address}/api/me/export`, { headers: { authorization: `Bearer ${guest.token}` } });
  const unread = await given(ada);
  assert.equal(unread.status, 200);
  assert.equal((await given(ada)).status, 429, 'one at a time');
  assert.equal((await given(otto)).status, 200, 'others do not wait for it');
  await otto.open({ chairs: ['me', 'open'] });
  await unread.body?.cancel();
  let again = await given(ada);
  for (let tries = 0; again.status === 429 && tries < 500; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    again = await given(ada);
  }
  const { said } = (await again.json()) as { said: { at: number; text: string }[] };
  assert.equal(said.length, lines);
  assert.equal(new Set(said.map(({ at }) => at)).size, lines);
});
