// A house that is asked to close in the middle of everything: nothing is lost, nobody is left in the dark, and it ends.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { Line } from '@backroom/protocol';
import { folder, ServedHouse } from './support/backroom.ts';
import { call, HANDSHAKE, hangUp } from './support/calls.ts';
import { closeHouse, Guest, openHouse, until } from './support/house.ts';

const houses: ServedHouse[] = [];
const lines: Line[] = [];
after(() => {
  for (const line of lines) line.stop();
  hangUp();
  for (const house of houses) house.signal('SIGKILL');
});

async function openServed(file: string, ...more: string[]): Promise<ServedHouse> {
  const house = await ServedHouse.open(join(folder, file), more);
  houses.push(house);
  return house;
}

/** Two people who play whatever is legal, until told to stop. Gives what they were answered. */
async function playOn(
  pair: readonly Line[],
  random: Seeded,
  isEnough: () => boolean,
): Promise<{ cid: string; seq: number }[]> {
  const answers: { cid: string; seq: number }[] = [];
  const mayAct = (line: Line): boolean => (line.legal?.length ?? 0) > 0;
  const isOver = (): boolean => pair.every((line) => line.table?.phase === 'over');
  while (!isEnough() && !isOver()) {
    await until(() => isEnough() || isOver() || pair.some(mayAct), 'somebody may act', 30_000);
    const line = pair.find(mayAct);
    if (line === undefined) continue;
    const legal = line.legal ?? [];
    const answer = await line.command({ t: 'act', action: legal[random.below(legal.length)] });
    assert.equal(answer.t, 'ok', JSON.stringify(answer));
    if (answer.t !== 'ok') break;
    answers.push(answer);
    await until(() => line.seq >= answer.seq, 'the step is told', 30_000);
  }
  return answers;
}

async function sitPair(
  address: string,
  bots: readonly string[],
): Promise<{ match: string; pair: Line[]; host: Guest }> {
  const host = await Guest.enter(address, 'Mabel');
  const guest = await Guest.enter(address, 'Otto');
  const { match, invitations } = await host.open({ chairs: ['me', 'open', ...bots] });
  await guest.must('POST', `/api/tables/${match}/claim`, { secret: invitations[0].secret });
  const pair = [host.line(match), guest.line(match, { form: 'backroom.packed' })];
  lines.push(...pair);
  await until(() => pair.every((line) => line.table?.phase === 'playing'), 'the game begins');
  return { match, pair, host };
}

test('SIGTERM under load: every command is answered once, now or by the next house, and the record has each once', async () => {
  const house = await openServed('load.db', '--messages', '1000');
  const tables = await Promise.all(
    [[], ['lookout'], ['lookout', 'lookout']].map((bots) => sitPair(house.address, bots)),
  );
  const ticket = await tables[0].host.ticket(tables[0].match);
  const watcher = new WebSocket(`${house.address.replace('http', 'ws')}/ws`, 'backroom.json');
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
  // Over two ways, as a terminal and the program that started the house both send it.
  house.signal('SIGINT');
  assert.equal(await house.close(), 0, house.output);
  assert.equal(await closed, 1012);
  assert.deepEqual(heard.at(-1)?.t === 'bye' && [heard.at(-1)?.code, heard.at(-1)?.retry], ['restart', true]);
  assert.ok(!existsSync(`${house.data}-wal`), 'all of it is in the one file');

  const next = await openServed('load.db', '--messages', '1000', '--port', new URL(house.address).port);
  await until(
    () => tables.every(({ pair }, n) => pair.every((line) => line.table?.phase === 'over' || line.seq > seqs[n] + 3)),
    'everybody is back and plays on',
    30_000,
  );
  enough = true;
  const answers = await Promise.all(playing);
  assert.equal(await next.close(), 0, next.output);
  const db = new DatabaseSync(house.data, { readOnly: true });
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

test('while it closes it is not ready, and says come back instead of there is nothing here', async () => {
  const house = await openHouse();
  const { address } = house.open;
  const mabel = await Guest.enter(address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'lookout'] });
  const silent = call(address, `${HANDSHAKE}\r\n`);
  const asked = ['GET /readyz', 'GET /api/me', `POST /api/tables/${match}/ticket`, `GET /api/tables/${match}`].map(
    (what) =>
      call(address, `${what} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${mabel.token}\r\nContent-Length: 0\r\n`),
  );
  await until(() => silent.heard.includes(' 101 '), 'somebody is there');
  assert.equal((await fetch(`${address}/readyz`)).status, 200);
  const closing = closeHouse(house);
  for (const socket of asked) socket.write('\r\n');
  await until(() => asked.every(({ heard }) => heard.includes('\r\n\r\n')), 'all are answered');
  for (const { heard } of asked) assert.match(heard, /^HTTP\/1.1 503 /);
  await closing;
});
