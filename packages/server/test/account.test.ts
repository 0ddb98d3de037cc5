// An account is a passkey and nothing else: it takes over a guest's seats, opens on another device, and can be deleted.
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { findOffer } from '@backroom/games';
import { verifyMatch } from '@backroom/match';
import { Authenticator } from './support/authenticator.ts';
import { closeServer, Guest, type Opened, openServer, until } from './support/server.ts';

let server: Opened;
before(async () => {
  server = await openServer();
});
after(() => closeServer(server));

const origin = (): string => `http://localhost:${server.open.port}`;

/** A browser's request: it says which page it comes from. */
async function ask(path: string, body: object, token: string | null, from = origin(), method = 'POST') {
  const response = await fetch(`${server.open.address}${path}`, {
    method,
    headers: {
      origin: from,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at any answer
  return { status: response.status, body: (await response.json()) as any };
}

async function register(token: string, key: Authenticator): Promise<string> {
  const options = await ask('/api/account/register/options', {}, token);
  const done = await ask('/api/account/register', { response: key.create(options.body, origin()) }, token);
  assert.equal(done.status, 201, JSON.stringify(done.body));
  return done.body.token;
}

async function login(key: Authenticator, token: string | null) {
  const options = await ask('/api/account/login/options', {}, null);
  return ask('/api/account/login', { response: key.get(options.body, origin()), program: true }, token);
}

test('a passkey opens the account on another device, and the seats of the guest there move along', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const key = new Authenticator();
  const { match: hers } = await mabel.open({ chairs: ['me', 'open', 'lookout'] });
  const token = await register(mabel.token, key);
  assert.equal((await ask('/api/me', {}, mabel.token, origin(), 'GET')).status, 401, 'the session is a new one');

  const phone = await Guest.enter(server.open.address, 'Phone');
  const { match: phones } = await phone.open({ chairs: ['me', 'open', 'lookout'] });
  const other = await Guest.enter(server.open.address, 'Otto');
  const shared = await other.open({ chairs: ['me', 'open', 'open'] });
  await phone.must('POST', `/api/tables/${shared.match}/claim`, { secret: shared.invitations[0].secret });
  const claimed = await fetch(`${server.open.address}/api/tables/${shared.match}/claim`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ secret: shared.invitations[1].secret }),
  });
  assert.equal(claimed.status, 200);

  const opened = await login(key, phone.token);
  assert.equal(opened.status, 200, JSON.stringify(opened.body));
  assert.equal(opened.body.person, mabel.person);
  assert.deepEqual(opened.body.moved, [{ match: phones, seat: 0 }]);
  assert.deepEqual(opened.body.left, [{ match: shared.match, seat: 1 }]);
  assert.match(opened.body.link, /^\/r#/);
  const me = await ask('/api/me', {}, opened.body.token, origin(), 'GET');
  const matches = me.body.seats.map((seat: { match: string }) => seat.match);
  assert.deepEqual(new Set(matches), new Set([hers, phones, shared.match]));
  assert.equal(me.body.account, true);
  const table = await ask(`/api/tables/${phones}`, {}, opened.body.token, origin(), 'GET');
  assert.equal(table.body.host, true, 'a table that the guest opened is the account’s');
  assert.equal((await phone.call('GET', '/api/me')).status, 401, 'the guest’s session has ended');
});

test('blocks by and against the guest, and their reports, stay with the person who signs in', async () => {
  const mabel = await Guest.enter(server.open.address, 'Mabel');
  const key = new Authenticator();
  await register(mabel.token, key);
  const phone = await Guest.enter(server.open.address, 'Phone');
  const otto = await Guest.enter(server.open.address, 'Otto');
  const pearl = await Guest.enter(server.open.address, 'Pearl');
  const made = await otto.open({ chairs: ['me', 'open', 'open'] });
  for (const [n, guest] of [phone, pearl].entries())
    await guest.must('POST', `/api/tables/${made.match}/claim`, { secret: made.invitations[n].secret });
  await phone.must('POST', `/api/tables/${made.match}/avoid`, { seat: 0, wish: 'mute' });
  await pearl.must('POST', `/api/tables/${made.match}/avoid`, { seat: 1, wish: 'block' });
  await phone.must('POST', `/api/tables/${made.match}/report`, { seat: 0, reason: 'abuse' });

  const opened = await login(key, phone.token);
  assert.equal(opened.status, 200, JSON.stringify(opened.body));
  const { avoided } = (await ask('/api/me/avoided', {}, opened.body.token, origin(), 'GET')).body;
  assert.deepEqual(
    avoided.map(({ name, wish }: { name: string; wish: string }) => [name, wish]),
    [['Otto', 'mute']],
  );
  const db = new DatabaseSync(server.config.data, { readOnly: true });
  const rows = db.prepare("SELECT kind, value FROM side WHERE kind IN ('avoids', 'avoided', 'report')").all();
  db.close();
  const kept = rows.map(({ value }) => String(value)).join('\n');
  assert.ok(!kept.includes(phone.person), 'nothing points to the guest any more');
  const blocks = rows.filter(({ value }) => String(value).includes(`"to":"${mabel.person}"`));
  assert.equal(blocks.length, 2, 'a block of the guest is a block of the account, in both directions');
});

test('a challenge works once; a signature for another page, by another key or for another purpose is refused', async () => {
  const vito = await Guest.enter(server.open.address, 'Vito');
  const key = new Authenticator();
  await register(vito.token, key);
  const { body: options } = await ask('/api/account/login/options', {}, null);
  const good = { response: key.get(options, origin()), program: true };
  assert.equal((await ask('/api/account/login', good, null)).status, 200);
  assert.equal((await ask('/api/account/login', good, null)).status, 400, 'twice');

  const wrong = async (answer: (options: { challenge: string }) => object, path = 'login'): Promise<void> => {
    const { body } = await ask('/api/account/login/options', {}, null);
    assert.equal(
      (await ask(`/api/account/${path}`, { response: answer(body) }, null)).status,
      path === 'login' ? 400 : 401,
    );
  };
  await wrong((o) => key.get(o, 'https://evil.example'));
  await wrong((o) => new Authenticator().get(o, origin()));
  await wrong(() => key.get({ challenge: Buffer.alloc(32).toString('base64url') }, origin()));
  await wrong((o) => {
    const stranger = new Authenticator();
    return {
      ...(stranger.get(o, origin()) as object),
      id: key.id.toString('base64url'),
      rawId: key.id.toString('base64url'),
    };
  });
  const dot = await Guest.enter(server.open.address, 'Dot');
  const { body: forLogin } = await ask('/api/account/login/options', {}, null);
  const misused = await ask(
    '/api/account/register',
    { response: new Authenticator().create(forLogin, origin()) },
    dot.token,
  );
  assert.equal(misused.status, 400, 'a challenge of a login registers nothing');
});

test('at a bare address the server says that passkeys need a domain name', async () => {
  const guest = await Guest.enter(server.open.address, 'Pearl');
  const bare = await ask('/api/account/register/options', {}, guest.token, server.open.address);
  assert.equal(bare.status, 409);
  assert.match(bare.body.error.why, /domain name/);
});

test('the last passkey stays until the account is deleted', async () => {
  const guest = await Guest.enter(server.open.address, 'Lefty');
  const first = new Authenticator();
  const second = new Authenticator();
  const token = await register(await register(guest.token, first), second);
  const remove = (key: Authenticator) =>
    ask('/api/account/passkeys/remove', { id: key.id.toString('base64url') }, token);
  assert.equal((await ask('/api/account/passkeys', {}, token, origin(), 'GET')).body.passkeys.length, 2);
  assert.equal((await remove(first)).status, 200);
  assert.equal((await login(first, null)).status, 400);
  assert.equal((await remove(second)).body.error.code, 'last-passkey');
  assert.equal((await remove(new Authenticator())).status, 404);
});

test('a deleted person leaves no name, no chat line and no session; the log still verifies', async () => {
  const ace = await Guest.enter(server.open.address, 'Zebulon');
  const key = new Authenticator();
  const token = await register(ace.token, key);
  const otto = await Guest.enter(server.open.address, 'Otto');
  const made = await otto.open({ chairs: ['me', 'open', 'lookout'] });
  const mine = Object.assign(Object.create(Guest.prototype), ace, { token }) as Guest;
  await mine.must('POST', `/api/tables/${made.match}/claim`, { secret: made.invitations[0].secret });
  const hosted = await mine.open({ chairs: ['me', 'open', 'lookout'] });
  const line = mine.line(made.match);
  await until(() => line.table !== null, 'they get the welcome');
  assert.equal((await line.tell({ text: 'my secret word' })).t, 'ok');
  const exported = await mine.must<{ said: { text: string }[]; seats: object[] }>('GET', '/api/me/export');
  assert.equal(exported.said[0].text, 'my secret word');
  assert.equal(exported.seats.length, 2);

  await mine.must('DELETE', '/api/me');
  line.stop();
  assert.equal((await mine.call('GET', '/api/me')).status, 401);
  assert.equal((await login(key, null)).status, 400);
  const chat = await otto.must<{ lines: object[] }>('GET', `/api/tables/${made.match}/chat`);
  assert.deepEqual(chat.lines, []);
  for (const match of [made.match, hosted.match])
    assert.ok(!JSON.stringify(await otto.must('GET', `/api/tables/${match}`)).includes('Zebulon'));
  await otto.must('POST', `/api/tables/${made.match}/end`, {});
  const { body: log } = await otto.call('GET', `/api/tables/${made.match}/log`);
  assert.ok(!String(log).includes('Zebulon'));
  const { checks } = verifyMatch((id) => findOffer(id)?.game, String(log));
  assert.ok(
    checks.every(({ outcome }) => outcome !== 'failed'),
    JSON.stringify(checks),
  );
});
