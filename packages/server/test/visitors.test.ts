// Limits of one visitor: names, cookies, sessions, invitations, slow requests, metrics.
import assert from 'node:assert/strict';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { People } from '../src/identity/people.ts';
import { readBody } from '../src/input/bodies.ts';
import { deliver, lookUp } from '../src/notifications/request.ts';
import { openSqliteStore } from '../src/store/sqlite/index.ts';
import { ask, type Said } from './proofs/support/visitor.ts';
import { inFolder, inMemory } from './store/made-up.ts';
import { closeServer, Guest, type Opened, openServer } from './support/server.ts';
import { call, hangUp } from './support/webhooks.ts';

const WITHIN = 1500;
const JSON_BODY = { 'content-type': 'application/json' };
let server: Opened;
before(async () => {
  server = await openServer({ requestWithin: WITHIN, trustProxy: ['127.0.0.1'] });
});
after(() => {
  hangUp();
  return closeServer(server);
});

const enter = (name: string): Promise<Guest> => Guest.enter(server.open.address, name);
const get = (path: string, headers: Record<string, string>): Promise<Said> =>
  ask(server.open.address, { method: 'GET', path, headers });

test('limits of an address count by the /64, and all of a /48 share ten times as much', async () => {
  const wrong = (from: string): Promise<Said> =>
    ask(server.open.address, {
      method: 'POST',
      path: '/api/return',
      headers: { ...JSON_BODY, 'x-forwarded-for': from },
      body: JSON.stringify({ secret: 'x'.repeat(22) }),
    });
  const refusals = async (addresses: readonly string[]): Promise<number> => {
    let refused = 0;
    for (const from of addresses) if ((await wrong(from)).status === 429) refused++;
    return refused;
  };
  const many = (count: number, address: (n: string) => string): string[] =>
    Array.from({ length: count }, (_, n) => address(n.toString(16)));
  // 30 wrong secrets at once, then one every two seconds.
  assert.ok((await refusals(many(60, (n) => `2001:db8:1:1::${n}`))) > 10, 'all addresses of a /64 are one visitor');
  assert.equal(await refusals(many(60, (n) => `2001:db8:2:${n}::1`)), 0, 'some networks of a /48 are not');
  assert.ok((await refusals(many(500, (n) => `2001:db8:3:${n}::1`))) > 50, 'and many of them are ten visitors');
  assert.ok((await refusals([...many(20, () => '203.0.113.9'), ...many(40, () => '::ffff:203.0.113.9')])) > 10);
});

test('on https only the cookie that no other site can set is read', async () => {
  const signIn = async (): Promise<string> => {
    const { headers } = await ask(server.open.address, {
      method: 'POST',
      path: '/api/me',
      headers: JSON_BODY,
      body: '{"name":"Mabel"}',
    });
    return /__Host-sid=([\w-]{43})/.exec(String(headers['set-cookie']))?.[1] ?? '';
  };
  const [mine, planted] = [await signIn(), await signIn()];
  const who = async (cookie: string): Promise<unknown> =>
    (JSON.parse((await get('/api/me', { cookie })).text) as { person?: string }).person;
  const me = await who(`__Host-sid=${mine}`);
  assert.equal(typeof me, 'string');
  for (const cookie of [
    `sid=${planted}; __Host-sid=${mine}`,
    `__Host-sid=${mine}; sid=${planted}`,
    `a=b;__Host-sid=${mine}`,
  ])
    assert.equal(await who(cookie), me, cookie);
  assert.equal(await who(`sid=${planted}`), undefined);
  assert.equal(await who(`x__Host-sid=${planted}`), undefined);
});

test('an invitation for any seat admits exactly one person, even if several use it at the same moment', async () => {
  const mabel = await enter('Mabel');
  const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => enter(`Guest ${n}`)));
  for (let round = 0; round < 3; round++) {
    const { match } = await mabel.open({ chairs: ['me', 'open', 'open', 'open'] });
    const { secret } = await mabel.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, {});
    const answers = await Promise.all(
      guests.map((guest, n) => guest.call('POST', `/api/tables/${match}/claim`, { secret, seat: 1 + (n % 3) })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    const { chairs } = await mabel.must<{ chairs: { taken: boolean }[] }>('GET', `/api/tables/${match}`);
    assert.equal(chairs.filter(({ taken }) => taken).length, 2);
  }
});

test('one person who claims several seats at the same moment gets one', async () => {
  const [mabel, otto] = [await enter('Mabel'), await enter('Otto')];
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open', 'open', 'open'] });
  const answers = await Promise.all(
    invitations.map(({ secret }) => otto.must<{ seat: number }>('POST', `/api/tables/${match}/claim`, { secret })),
  );
  assert.equal(new Set(answers.map(({ seat }) => seat)).size, 1);
  const { chairs } = await mabel.must<{ chairs: { taken: boolean }[] }>('GET', `/api/tables/${match}`);
  assert.equal(chairs.filter(({ taken }) => taken).length, 2);
});

test('a stranger sees which seats of a table are taken, and by whom, before they sit down', async () => {
  const [mabel, otto, stranger] = [await enter('Mabel'), await enter('Otto'), await enter('Pearl')];
  const { match, invitations } = await mabel.open({ chairs: ['me', 'open', 'open', 'lookout'], title: 'Cellar' });
  await otto.must('POST', `/api/tables/${match}/claim`, { secret: invitations[1]?.secret });
  const { chairs, ...table } = await stranger.must<{ chairs: object[]; [key: string]: unknown }>(
    'GET',
    `/api/tables/${match}`,
  );
  const { title, visibility, phase, seat, host } = table;
  assert.deepEqual(
    { title, visibility, phase, seat, host },
    { title: 'Cellar', visibility: 'unlisted', phase: 'gathering', seat: null, host: false },
  );
  const [first, free, third, bot] = chairs as { name: string }[];
  assert.deepEqual(first, { taken: true, bot: null, name: 'Mabel', away: false });
  assert.deepEqual(free, { taken: false, bot: null, name: '', away: false });
  assert.deepEqual(third, { taken: true, bot: null, name: 'Otto', away: false });
  assert.deepEqual({ ...bot, name: '' }, { taken: true, bot: 'lookout', name: '', away: false });
  assert.notEqual(bot.name, '');
  for (const [guest, own] of [
    [mabel, { seat: 0, host: true }],
    [otto, { seat: 2, host: false }],
  ] as const) {
    const seen = await guest.must<{ seat: number; host: boolean }>('GET', `/api/tables/${match}`);
    assert.deepEqual({ seat: seen.seat, host: seen.host }, own);
  }
});

test('wrong links to watch are wrong secrets, and slow down their address; a right one never does', async () => {
  const [mabel, pearl] = [await enter('Mabel'), await enter('Pearl')];
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const { secret } = await mabel.must<{ secret: string }>('POST', `/api/tables/${match}/spectators`, {});
  const watch = async (secret: string, from: string): Promise<number> => {
    const headers = { ...JSON_BODY, authorization: `Bearer ${pearl.token}`, 'x-forwarded-for': from };
    const body = JSON.stringify({ watch: true, secret });
    return (await ask(server.open.address, { method: 'POST', path: `/api/tables/${match}/ticket`, headers, body }))
      .status;
  };
  const statuses = async (secret: string, from: string): Promise<Set<number>> => {
    const seen = new Set<number>();
    for (let n = 0; n < 60; n++) seen.add(await watch(secret, from));
    return seen;
  };
  assert.deepEqual(await statuses(secret, '203.0.113.20'), new Set([200]));
  assert.deepEqual(await statuses('x'.repeat(secret.length), '203.0.113.21'), new Set([404, 429]));
});

test('names and titles have no invisible characters and none that turn or cover the text around', () => {
  const says = (name: string): boolean => readBody('name', { name }).ok;
  const fine = [
    'Rosie',
    'Zoë',
    'Nguyễn',
    'Ольга',
    '田中',
    'محمد',
    'می‌خواهم',
    'क्षितिज',
    'Rosie ❤️',
    '👩‍👩‍👧',
    '👍🏽',
    '🇩🇪',
    'a.b-c_d!',
  ];
  for (const name of fine) assert.ok(says(name), JSON.stringify(name));
  const bad = {
    'zero width space': 'Ro\u200bsie',
    'zero width joiner between letters': 'Ro\u200dsie',
    'joiner at the end': 'Rosie\u200d',
    'soft hyphen': 'Ro\u00adsie',
    'combining grapheme joiner': 'Ro\u034fsie',
    'Hangul filler': '\u3164',
    'filler beside a letter': 'Rosie\u3164',
    'Braille blank': '\u2800',
    'variation selector on a letter': 'Rosie\ufe0f',
    'variation selectors beyond the first plane': 'Rosie\u{e0101}',
    tags: 'Rosie\u{e0041}',
    override: '\u202eeisoR',
    isolate: '\u2066Rosie\u2069',
    'right-to-left mark': 'Rosie\u200f',
    'line separator': 'Ro\u2028sie',
    control: 'Ro\u0007sie',
    newline: 'Ro\nsie',
    'private use': 'Rosie\ue000',
    'half a surrogate': 'Rosie\ud800',
    tower: `R${'\u0301\u0302\u0303\u0304\u0305\u0306'}osie`,
    'mark on nothing': '\u0301Rosie',
    'mark on a gap': 'Ro \u0336sie',
    gap: '   ',
  };
  for (const [what, name] of Object.entries(bad)) {
    assert.equal(says(name), false, what);
    const table = { game: 'scheffeln', chairs: ['me', 'open'], title: name };
    assert.equal(readBody('table', table).ok, false, `title: ${what}`);
  }
  const decomposed = readBody('name', { name: 'Zoe\u0308' });
  assert.deepEqual(decomposed.ok && decomposed.value.name, 'Zo\u00eb', 'one spelling for one name');
});

/** Names of this machine, and names that nobody has. */
const INSIDE = ['localhost', 'LocalHost', 'localhost.', 'ip6-localhost', hostname(), `${hostname()}.`];
const NOWHERE = ['no-such-name.invalid', 'nobody.invalid', 'a.b.c.invalid', 'xn--bcher-kva.invalid', 'invalid'];

test('a webhook whose name resolves to our network fails like one with an unknown name', async () => {
  const letter = { headers: {}, body: Buffer.from('{}') };
  const kinds = await Promise.all(
    [...INSIDE, ...NOWHERE].map(async (name) => {
      const { kind } = await deliver({ ...letter, to: `https://${name}/hook` }, { anywhere: false });
      return `${name}: ${kind}`;
    }),
  );
  assert.deepEqual(
    kinds,
    [...INSIDE, ...NOWHERE].map((name) => `${name}: unreachable`),
  );
});

test('a webhook gets the same answer for every name', async () => {
  const mabel = await enter('Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const answers = new Set<string>();
  for (const name of [...INSIDE, ...NOWHERE, 'example.com']) {
    const { status, body } = await mabel.call('POST', `/api/tables/${match}/notices`, {
      webhook: `https://${name}/hook`,
    });
    const { id, ...rest } = body as { id: string };
    assert.match(id, /^[\w-]+$/);
    answers.add(JSON.stringify({ status, ...rest }));
    await mabel.must('DELETE', `/api/tables/${match}/notices`);
  }
  assert.equal(answers.size, 1, [...answers].join('\n'));
  assert.match([...answers][0], /"status":201/);
});

test('if a name has a private address among others, no address is used', () => {
  const ours = [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2002:a00:1::', '::'],
  ];
  type Looked = { readonly error: Error | null; readonly address: unknown };
  const lookAt = (addresses: readonly string[], all: boolean): Looked => {
    let looked: Looked | null = null;
    const resolve = (_: string, _options: object, found: (error: null, all: LookupAddress[]) => void): void =>
      found(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    const keep = (error: Error | null, address: unknown): void => {
      looked = { error, address };
    };
    lookUp('a.name', { all }, keep, resolve as never);
    assert.ok(looked !== null);
    return looked;
  };
  for (const all of [true, false]) {
    for (const address of ours)
      for (const addresses of [[address], ['93.184.216.34', address], [address, '2606:2800:220:1::1']]) {
        const { error, address: given } = lookAt(addresses, all);
        assert.ok(error !== null, addresses.join());
        assert.deepEqual(given, []);
      }
    assert.ok(lookAt([], all).error !== null);
    assert.equal(lookAt(['93.184.216.34', '2606:2800:220:1::1'], all).error, null);
  }
});

test('a request that does not arrive completely in time is cut, even if its bytes come steadily', async () => {
  const head = 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';
  const [body, header] = [call(server.open.address, head), call(server.open.address, head.slice(0, 40))];
  const begun = Date.now();
  const drip = setInterval(() => {
    body.write(' ');
    header.write('x');
  }, 50);
  const closed = [body, header].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  // With a far longer time of its own, so that a slow machine does not fail it: today it would be half a minute.
  const late = setTimeout(() => {
    body.destroy(new Error('late'));
    header.destroy(new Error('late'));
  }, WITHIN * 8);
  await Promise.all(closed);
  clearInterval(drip);
  clearTimeout(late);
  const took = Date.now() - begun;
  assert.ok(took < WITHIN * 8, `${took} ms`);
  assert.ok(took >= WITHIN - 100, 'not before its time');
  assert.match(body.heard, /^HTTP\/1\.1 408/);
});

test('metrics are served to this machine only under a name of this server', async () => {
  const { port } = server.open;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`])
    assert.equal((await get('/metrics', { host })).status, 200, host);
  for (const host of [`rebound.example:${port}`, 'localhost', `localhost:${port}.example`, `localhost:${port + 1}`])
    assert.notEqual((await get('/metrics', { host })).status, 200, host);
});

test('all sessions are listed and can be ended; beyond 200 the one unused for longest ends', async () => {
  await inFolder(async (folder) => {
    const store = await openSqliteStore({ path: join(folder, 'backroom.db') });
    let now = 1000;
    const people = new People(store, () => now);
    const ended: string[] = [];
    people.onEnd((session) => void ended.push(session));
    const { id } = await people.newcomer('Mabel');
    const opened: string[] = [];
    for (; opened.length < 205; now++) opened.push((await people.open(id, 'program')).session.id);
    const listed = (await people.sessions(id)).map((one) => one.id);
    assert.deepEqual(new Set(listed), new Set(opened.slice(5)));
    assert.deepEqual(ended, opened.slice(0, 5));
    now += 31 * 86_400_000;
    assert.deepEqual(await people.sessions(id), [], 'what has run out is not open');
    await store.close();
  }, inMemory());
});

test('ending a session elsewhere revokes the link to another device that it may have made', async () => {
  const guest = await enter('Mabel');
  const open = async (secret: string, from = '127.0.0.1'): Promise<Said> =>
    ask(server.open.address, {
      from,
      method: 'POST',
      path: '/api/return',
      headers: JSON_BODY,
      body: JSON.stringify({ secret }),
    });
  const link = async (): Promise<string> => (await guest.must<{ secret: string }>('POST', '/api/me/link', {})).secret;
  const earlier = await link();
  const answer = await open(await link());
  assert.equal(answer.status, 200);
  // From another address: one that has just failed is told to wait.
  assert.equal((await open(earlier, '127.9.9.9')).status, 404, 'only the newest link leads anywhere');
  const { sessions } = await guest.must<{ sessions: { id: string; this: boolean }[] }>('GET', '/api/me/sessions');
  const other = sessions.find((one) => !one.this)?.id;
  const secret = await link();
  await guest.must('DELETE', `/api/me/sessions/${other}`);
  assert.equal((await open(secret)).status, 404);
});
