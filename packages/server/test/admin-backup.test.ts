// `backroom admin` and the file that holds everything: what it shows of it, backups, restoring.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { Line } from '@backroom/protocol';
import { backroom, type Ended, folder, ServedHouse } from './support/backroom.ts';
import { Guest, until } from './support/house.ts';

const data = join(folder, 'house.db');
const backup = join(folder, 'monday.db');
let house: ServedHouse;
let mabel: Guest;
let match: string;
let line: Line;

before(async () => {
  house = await ServedHouse.open(data);
  mabel = await Guest.enter(house.address, 'Mabel');
  ({ match } = await mabel.open({ chairs: ['me', 'lookout', 'lookout'], title: 'The cellar', chat: 'free' }));
  line = mabel.line(match);
  await until(() => (line.legal?.length ?? 0) > 0, 'it is her turn');
  await line.tell({ text: 'good evening' });
  await mabel.must('POST', `/api/tables/${match}/report`, { seat: 0, reason: 'other', text: 'only me' });
});
after(async () => {
  line.stop();
  await house.close();
});

const adminOf = (file: string, ...words: string[]): Promise<Ended> => backroom('admin', ...words, '--data', file);

async function must<T>(...words: string[]): Promise<T> {
  const { status, said, complaint } = await adminOf(data, ...words);
  assert.equal(status, 0, complaint);
  return JSON.parse(said) as T;
}

test('a backup is taken while the house is open, and verified; it is private', async () => {
  const made = await must<{ matches: number; lines: number }>('backup', backup);
  assert.equal(made.matches, 1);
  assert.ok(made.lines > 3);
  assert.equal(statSync(backup).mode & 0o777, 0o600);
  const verified = await must<{ broken: object[] }>('verify', backup);
  assert.deepEqual(verified, { ...made, broken: [] });
  const again = await adminOf(data, 'backup', backup);
  assert.equal(again.status, 1);
  assert.match(again.complaint, /exists already/);
});

test('a backup in which a match was changed does not verify, and is not put in place', async () => {
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

test('no look at a running match depends on the deal: with other cards and another secret it is the same', async () => {
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

test('restoring is refused while the house is open; afterwards it brings back that evening and keeps the other', async () => {
  const refused = await adminOf(data, 'restore', backup, '--why', 'too early');
  assert.equal(refused.status, 1);
  assert.match(refused.complaint, /stop that one first/);
  const before = line.seq;
  await until(() => (line.legal?.length ?? 0) > 0, 'her turn');
  const answer = await line.command({ t: 'act', action: line.legal?.[0] });
  assert.equal(answer.t, 'ok');
  line.stop();
  assert.equal(await house.close(), 0, house.output);
  assert.ok(!existsSync(`${data}.admin`), 'the door is gone with the house');
  assert.match((await adminOf(data, 'restore', backup)).complaint, /Say why/);
  const { replaced } = await must<{ replaced: string }>('restore', backup, '--why', 'a bad evening');
  assert.ok(existsSync(replaced));
  house = await ServedHouse.open(data);
  const back = Object.assign(Object.create(Guest.prototype) as Guest, mabel, { address: house.address });
  line = back.line(match);
  await until(() => line.table !== null, 'her token is good, her seat is hers');
  assert.ok(line.seq >= before && line.seq < answer.seq, 'as it was when the backup was made');
});
