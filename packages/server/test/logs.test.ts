// What a server logs and measures: no secret, no hand, no chat line and no address.
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { pledgeOf } from '@backroom/match';
import { type ClientConnection, PROTOCOL } from '@backroom/protocol';
import { backroom, folder, ServeCommand } from './support/backroom.ts';
import { Guest, until } from './support/server.ts';

const METRICS_TOKEN = 'canary-metrics-token';
const data = join(folder, 'server.db');
let server: ServeCommand;
let hooks: Server;
const lines: ClientConnection[] = [];
/** All that must not be in the log. */
const secrets = new Map<string, string>([['the metrics token', METRICS_TOKEN]]);

before(async () => {
  hooks = createServer((_, response) => response.writeHead(400).end());
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const wishes = ['--log', 'debug', '--notices-anywhere', '--notice-delay', '0', '--host', '0.0.0.0'];
  server = await ServeCommand.open(data, wishes, { BACKROOM_METRICS_TOKEN: METRICS_TOKEN });
});
after(async () => {
  for (const line of lines) line.stop();
  hooks.close();
  server.signal('SIGKILL');
  await server.ended;
});

const canary = (what: string): string => {
  const word = `canary-${what}-${secrets.size}`;
  secrets.set(what, word);
  return word;
};

const keep = (what: string, secret: string): string => {
  assert.ok(secret.length > 7, `${what}: ${secret}`);
  secrets.set(what, secret);
  return secret;
};

const raw = (bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    socket.on('error', () => {}).on('close', () => resolve());
    socket.on('data', () => socket.destroy());
    socket.write(bytes);
  });

/** Two people with pledges sit down, share, play and chat; one of them has a webhook that fails. */
async function evening(): Promise<{ mabel: Guest; match: string }> {
  const mabel = await Guest.enter(server.address, canary('name'));
  const otto = await Guest.enter(server.address, 'Otto');
  keep("Mabel's token", mabel.token);
  keep("Otto's token", otto.token);
  const shares = ['ab', 'cd'].map((byte) => keep(`share ${byte}`, byte.repeat(32)));
  const pledges = shares.map((share) => keep(`pledge of ${share}`, pledgeOf(share)));
  const made = await mabel.open({ chairs: ['me', 'open'], pledge: pledges[0], chat: 'free', title: canary('title') });
  const secret = keep('an invitation', made.invitations[0].secret);
  await otto.must('POST', `/api/tables/${made.match}/claim`, { secret, pledge: pledges[1] });
  await mabel.call('POST', `/api/tables/${made.match}/claim`, { secret: canary('wrong-invitation') });
  const webhook = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/${canary('webhook')}`;
  const pair = [mabel.line(made.match), otto.line(made.match)];
  lines.push(...pair);
  await until(() => pair.every((line) => line.table?.phase === 'sharing'), 'all sit');
  await Promise.all(pair.map((line, n) => line.command({ t: 'share', share: shares[n] })));
  await until(() => pair.some((line) => (line.legal?.length ?? 0) > 0), 'the game begins');
  const waiting = pair.findIndex((line) => (line.legal?.length ?? 0) === 0);
  const [patient, other] = waiting === 0 ? [mabel, 1] : [otto, 0];
  await patient.must('POST', `/api/tables/${made.match}/notices`, { webhook });
  await patient.must('POST', `/api/tables/${made.match}/notices`, {
    webhook: `http://${canary('nowhere')}.invalid/`,
  });
  await pair[1 - other].tell({ text: canary('chat') });
  pair[1 - other].stop();
  const actor = pair[other];
  for (let n = 0; n < 30 && (actor.legal?.length ?? 0) > 0; n++) {
    const answer = await actor.command({ t: 'act', action: actor.legal?.[0] });
    await until(() => answer.t === 'ok' && actor.seq >= answer.seq, 'told');
  }
  await actor.command({ t: 'act', action: canary('nonsense') });
  await otto.call('POST', `/api/tables/${made.match}/report`, { seat: 0, reason: 'other', text: canary('report') });
  return { mabel, match: made.match };
}

test('no secret, chat line, hand or address is in the log, at its most verbose level', async () => {
  const { mabel, match } = await evening();
  const { secret } = await mabel.must<{ secret: string }>('POST', '/api/me/link');
  keep('a return link', secret);
  const back = await fetch(`${server.address}/api/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  keep('a session in a cookie', /sid=([\w-]+)/.exec(back.headers.get('set-cookie') ?? '')?.[1] ?? '');
  const ticket = keep('a ticket', await mabel.ticket(match));
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws?${canary('query')}`, 'backroom.json');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(`{"t":"${canary('message')}"}`);
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ticket }));
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, ticket: canary('wrong-ticket') }));
  await new Promise((resolve) => socket.addEventListener('message', resolve));
  socket.close();
  await mabel.call('GET', `/api/${canary('path')}?${canary('query-of-path')}`);
  await mabel.call('POST', '/api/me/link', canary('body'));
  await raw(
    `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n{${canary('no-json')}\r\n`.padEnd(
      200,
    ),
  );
  await raw(`GET /${canary('no-http')} HTTP/9.9\r\nCookie: ${canary('raw-cookie')}\r\n\r\n`);
  await raw(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: x${canary('length')}\r\n\r\n`);
  for (const words of [
    ['end', match],
    ['ban', mabel.person],
  ])
    assert.equal((await backroom('admin', ...words, '--data', data, '--why', canary(words[0]))).status, 0);
  await until(() => server.output.includes('a notification could not be delivered'), 'the webhook refuses');

  // Now break the server's database, so that requests fail in unexpected places.
  const db = new DatabaseSync(data, { timeout: 5000 });
  keep('the secret of a match', String(db.prepare('SELECT secret FROM match').get()?.secret));
  for (const { text } of db.prepare(`SELECT text FROM event WHERE text LIKE '%"draw"%'`).all())
    keep('a draw', String(text));
  db.exec('DROP TABLE side');
  db.close();
  assert.equal((await mabel.call('GET', '/api/me')).status, 500);
  assert.equal((await mabel.call('POST', '/api/me', { name: canary('late-name') })).status, 500);
  await until(() => server.output.includes('a request failed'), 'that is worth a line');

  const { output } = server;
  for (const [what, secret] of secrets) assert.ok(!output.includes(secret), `${what} is in the log: ${output}`);
  for (const name of ['"view"', '"hand', '"cards"', '"legal"', 'remoteAddress', '"req"', '"headers"', 'authorization'])
    assert.ok(!output.includes(name), `${name} is in the log: ${output}`);
  const written = output.split('\n').filter((line) => line.startsWith('{'));
  assert.ok(written.length > 2);
  for (const line of written) {
    const known = /^(level|time|pid|hostname|msg|match|seat|why|error|err|kind|status|route|reqId|game|task|by)$/;
    assert.deepEqual(
      Object.keys(JSON.parse(line)).filter((key) => !known.test(key)),
      [],
      line,
    );
    if (!line.includes('Server listening')) assert.doesNotMatch(line, /127\.0\.0\.1|::1/);
  }
});

test('metrics are for this machine, or with the token; not through a proxy, not with another token', async () => {
  const look = async (headers: Record<string, string>, address = server.address): Promise<number> =>
    (await fetch(`${address}/metrics`, { headers })).status;
  const token = { authorization: `Bearer ${METRICS_TOKEN}` };
  const far = { 'x-forwarded-for': '203.0.113.7' };
  assert.equal(await look({}), 200);
  assert.equal(await look(far), 404);
  assert.equal(await look({ forwarded: 'for=203.0.113.7' }), 404);
  assert.equal(await look({ via: '1.1 proxy' }), 404);
  assert.equal(await look({ ...far, ...token }), 200);
  assert.equal(await look({ ...far, authorization: `Bearer ${METRICS_TOKEN}x` }), 404);
  assert.equal(await look({ ...far, authorization: METRICS_TOKEN }), 404);
  const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of outside.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    const there = `http://${address}:${new URL(server.address).port}`;
    assert.equal(await look({}, there), 404, 'from another address');
    assert.equal(await look(token, there), 200);
  }
  const figures = await (await fetch(`${server.address}/metrics`)).text();
  for (const name of [
    'commands_accepted_total',
    'commands_refused_total',
    'sockets_open',
    'tables_open',
    'troubles_total',
  ])
    assert.match(figures, new RegExp(`^backroom_${name}[{ ]`, 'm'));
  for (const [what, secret] of secrets) assert.ok(!figures.includes(secret), what);
});
