// SIGTERM under load: nothing is lost, every command is answered, and the process ends.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { ClientConnection } from '@backroom/protocol';
import { folder, ServeCommand } from './support/backroom.ts';
import { lastingPort } from './support/ports.ts';
import { closeServer, Guest, openServer, until } from './support/server.ts';
import { call, HANDSHAKE, hangUp } from './support/webhooks.ts';

const servers: ServeCommand[] = [];
const lines: ClientConnection[] = [];
after(() => {
  for (const line of lines) line.stop();
  hangUp();
  for (const server of servers) server.signal('SIGKILL');
});

async function openServed(file: string, ...more: string[]): Promise<ServeCommand> {
  const server = await ServeCommand.open(join(folder, file), more);
  servers.push(server);
  return server;
}

/** Two people who play random legal actions, until told to stop. Gives what they were answered. */
async function playOn(
  pair: readonly ClientConnection[],
  random: Seeded,
  isEnough: () => boolean,
): Promise<{ cid: string; seq: number }[]> {
  const answers: { cid: string; seq: number }[] = [];
  const mayAct = (line: ClientConnection): boolean => (line.legal?.length ?? 0) > 0;
  const isOver = (): boolean => pair.every((line) => line.table?.phase === 'over');
  while (!isEnough() && !isOver()) {
    await until(() => isEnough() || isOver() || pair.some(mayAct), 'somebody may act', 120_000);
    const line = pair.find(mayAct);
    if (line === undefined) continue;
    const legal = line.legal ?? [];
    const answer = await line.command({ t: 'act', action: legal[random.below(legal.length)] });
    assert.equal(answer.t, 'ok', JSON.stringify(answer));
    if (answer.t !== 'ok') break;
    answers.push(answer);
    await until(() => line.seq >= answer.seq, 'the step is told', 120_000);
  }
  return answers;
}

async function sitPair(
  address: string,
  bots: readonly string[],
): Promise<{ match: string; pair: ClientConnection[]; host: Guest }> {
  const host = await Guest.enter(address, 'Mabel');
  const guest = await Guest.enter(address, 'Otto');
  const { match, invitations } = await host.open({ chairs: ['me', 'open', ...bots] });
  await guest.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0].secret });
  const pair = [host.line(match), guest.line(match, { form: 'backroom.packed' })];
  lines.push(...pair);
  await until(() => pair.every((line) => line.table?.phase === 'playing'), 'the game begins');
  return { match, pair, host };
}

test('SIGTERM under load: every command is answered once, by this server or the next, and is in the log once', async () => {
  const port = String(await lastingPort());
  const server = await openServed('load.db', '--messages', '1000', '--port', port);
  const tables = await Promise.all(
    [[], ['lookout'], ['lookout', 'lookout']].map((bots) => sitPair(server.address, bots)),
  );
  const ticket = await tables[0].host.ticket(tables[0].match);
  const watcher = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, 'backroom.json');
  const heard: { t: string; code?: string; retry?: boolean }[] = [];
  watcher.onopen = () => watcher.send(JSON.stringify({ t: 'hello', protocol: 1, ticket }));
  watcher.onmessage = ({ data }) => void heard.push(JSON.parse(String(data)));
  const closed = new Promise<number>((resolve) => {
    watcher.onclose = ({ code }) => resolve(code);
  });
  await until(() => heard.length > 0, 'welcome');
  let enough = false;
  const playing = tables.map(({ pair }, n) => playOn(pair, new Seeded(`drain ${n}`), () => enough));
  await until(() => tables.every(({ pair }) => pair[0].seq > 8), 'all tables are busy');
  const seqs = tables.map(({ pair }) => pair[0].seq);
  // Twice, as a terminal and a parent process both send it.
  server.signal('SIGINT');
  assert.equal(await server.close(), 0, server.output);
  assert.equal(await closed, 1012);
  assert.deepEqual(heard.at(-1)?.t === 'bye' && [heard.at(-1)?.code, heard.at(-1)?.retry], ['restart', true]);
  assert.ok(!existsSync(`${server.data}-wal`), 'all of it is in the one file');

  const next = await openServed('load.db', '--messages', '1000', '--port', port);
  await until(
    () => tables.every(({ pair }, n) => pair.every((line) => line.table?.phase === 'over' || line.seq > seqs[n] + 3)),
    'everybody is back and plays on',
    120_000,
  );
  enough = true;
  const answers = await Promise.all(playing);
  assert.equal(await next.close(), 0, next.output);
  const db = new DatabaseSync(server.data, { readOnly: true });
  for (const [n, { match }] of tables.entries()) {
    assert.ok(answers[n].length > 0);
    for (const { cid, seq } of answers[n]) {
      const rows = db
        .prepare('SELECT seq FROM event JOIN match ON no = match WHERE id = ? AND cid = ?')
        .all(match, cid) as { seq: number }[];
      assert.deepEqual(
        rows.map((row) => row.seq),
        [seq],
      );
    }
  }
  assert.deepEqual(Object.values(db.prepare('PRAGMA integrity_check').get() ?? {}), ['ok']);
  db.close();
});

test('while it closes it is not ready, and answers "come back" instead of "not found"', async () => {
  const server = await openServer();
  const { address } = server.open;
  const mabel = await Guest.enter(address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const silent = call(address, `${HANDSHAKE}\r\n`);
  const asked = ['GET /readyz', 'GET /api/me', `POST /api/tables/${match}/ticket`, `GET /api/tables/${match}`].map(
    (what) =>
      call(address, `${what} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${mabel.token}\r\nContent-Length: 0\r\n`),
  );
  await until(() => silent.heard.includes(' 101 '), 'somebody is there');
  assert.equal((await fetch(`${address}/readyz`)).status, 200);
  const closing = closeServer(server);
  for (const socket of asked) socket.write('\r\n');
  await until(() => asked.every(({ heard }) => heard.includes('\r\n\r\n')), 'all are answered');
  for (const { heard } of asked) assert.match(heard, /^HTTP\/1.1 503 /);
  await closing;
});
