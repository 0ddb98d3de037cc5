// `backroom admin` and the database file: what it shows of it, backups, restoring.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { ClientConnection } from '@backroom/protocol';
import { backroom, type Ended, folder, ServeCommand } from './support/backroom.ts';
import { Guest, until } from './support/server.ts';

const data = join(folder, 'server.db');
const backup = join(folder, 'monday.db');
let server: ServeCommand;
let mabel: Guest;
let match: string;
let line: ClientConnection;

before(async () => {
  server = await ServeCommand.open(data);
  mabel = await Guest.enter(server.address, 'Mabel');
  ({ match } = await mabel.open({ chairs: ['me', 'lookout', 'lookout'], title: 'The cellar', chat: 'free' }));
  line = mabel.line(match);
  await until(() => (line.legal?.length ?? 0) > 0, 'it is her turn');
  await line.tell({ text: 'good evening' });
  await mabel.must('POST', `/api/tables/${match}/report`, { seat: 0, reason: 'other', text: 'only me' });
});
after(async () => {
  line.stop();
  await server.close();
});

const adminOf = (file: string, ...words: string[]): Promise<Ended> => backroom('admin', ...words, '--data', file);

async function must<T>(...words: string[]): Promise<T> {
  const { status, said, complaint } = await adminOf(data, ...words);
  assert.equal(status, 0, complaint);
  return JSON.parse(said) as T;
}

test('a backup of a running server verifies, and only its owner can read it', async () => {
  const made = await must<{ matches: number; lines: number }>('backup', backup);
  assert.equal(made.matches, 1);
  assert.ok(made.lines > 3);
  assert.equal(statSync(backup).mode & 0o777, 0o600);
  const verified = await must<{ broken: object[] }>('verify', backup);
  assert.deepEqual(verified, { ...made, broken: [] });
  const again = await adminOf(data, 'backup', backup);
  assert.equal(again.status, 1);
  assert.match(again.complaint, /already exists/);
});

test('a backup with a changed match does not verify, and is not restored', async () => {
  const forged = join(folder, 'forged.db');
  copyFileSync(backup, forged);
  const db = new DatabaseSync(forged);
  db.exec(`UPDATE event SET text = text || ' ' WHERE seq = 2`);
  db.close();
  const { status, said } = await adminOf(data, 'verify', forged);
  assert.equal(status, 1);
  assert.deepEqual(JSON.parse(said).broken, [{ match, seq: 2 }]);
  const other = join(folder, 'other.db');
  const restored = await adminOf(other, 'restore', forged, '--why', 'a try');
  assert.equal(restored.status, 1);
  assert.match(restored.complaint, /was changed/);
  assert.ok(!existsSync(other));
});

test('no admin command reveals the deal of a running match: with other cards and another secret the output is the same', async () => {
  const lookAt = async (file: string): Promise<string[]> => {
    const said: string[] = [];
    for (const words of [
      ['show', match],
      ['list', 'matches'],
      ['list', 'reports'],
    ]) {
      const look = await adminOf(file, ...words);
      assert.equal(look.status, 0, look.complaint);
      said.push(look.said);
    }
    return said;
  };
  const open = await lookAt(data);
  assert.match(open[0], /The cellar[\s\S]*good evening/);
  const redealt = join(folder, 'redealt.db');
  assert.equal((await adminOf(data, 'backup', redealt)).status, 0);
  assert.deepEqual(await lookAt(redealt), open, 'open or closed, the same is told');
  const db = new DatabaseSync(redealt);
  db.exec(`UPDATE match SET secret = 'another'; UPDATE event SET text = 'other cards', cid = NULL`);
  db.close();
  assert.deepEqual(await lookAt(redealt), open);
});

test('a restore is refused while the server runs; afterwards it restores the backup and keeps the old database', async () => {
  const refused = await adminOf(data, 'restore', backup, '--why', 'too early');
  assert.equal(refused.status, 1);
  assert.match(refused.complaint, /stop that one first/);
  const before = line.seq;
  await until(() => (line.legal?.length ?? 0) > 0, 'her turn');
  const answer = await line.command({ t: 'act', action: line.legal?.[0] });
  assert.equal(answer.t, 'ok');
  line.stop();
  assert.equal(await server.close(), 0, server.output);
  assert.ok(!existsSync(`${data}.admin`), 'the admin socket is gone with the server');
  assert.match((await adminOf(data, 'restore', backup)).complaint, /Give a reason/);
  const { replaced } = await must<{ replaced: string }>('restore', backup, '--why', 'a bad evening');
  assert.ok(existsSync(replaced));
  server = await ServeCommand.open(data);
  const back = Object.assign(Object.create(Guest.prototype) as Guest, mabel, { address: server.address });
  line = back.line(match);
  await until(() => line.table !== null, 'her token is good, her seat is hers');
  assert.ok(line.seq >= before && line.seq < answer.seq, 'as it was when the backup was made');
});
