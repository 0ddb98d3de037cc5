// P32: a backup taken under load restores to a gap-free prefix of every log; what is not whole is never put in place.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { backUpDatabase } from '../../src/store/sqlite/backup.ts';
import { inspect } from '../../src/store/sqlite/inspect.ts';
import { restore } from '../../src/store/sqlite/restore.ts';
import { LATEST } from '../../src/store/sqlite/schema.ts';
import { inFolder, inMemory, matchRow, oneLine } from './made-up.ts';
import { openStore } from './open-store.ts';

const inQuick = <T>(use: (folder: string) => Promise<T>): Promise<T> => inFolder(use, inMemory());
const IDS = ['m1', 'm2', 'm3'];

test('P32 backups under load contain all that was acknowledged before, as prefixes without a gap', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const store = await openStore({ path });
    for (const id of IDS) await store.createMatch(matchRow(id), []);
    const written = new Map(IDS.map((id) => [id, 0]));
    let playing = true;
    const play = async (id: string): Promise<void> => {
      for (let seq = 1; playing; seq++) {
        await store.append(id, [oneLine(seq, String(seq))]);
        written.set(id, seq);
      }
    };
    const players = IDS.map(play);
    for (let number = 1; number <= 5; number++) {
      const before = new Map(written);
      const copy = join(folder, `backup-${number}.db`);
      await store.backUp(copy);
      const db = new DatabaseSync(copy, { readOnly: true });
      const heads = db.prepare(
        'SELECT id, count(seq) AS lines, max(seq) AS head FROM match JOIN event ON match = no GROUP BY id',
      );
      for (const { id, lines, head } of heads.all()) {
        assert.equal(lines, head);
        assert.ok(Number(head) >= (before.get(String(id)) ?? 0));
      }
      db.close();
      if (process.platform !== 'win32') assert.equal(statSync(copy).mode & 0o777, 0o600);
    }
    playing = false;
    await Promise.all(players);
    await assert.rejects(store.backUp(join(folder, 'backup-1.db')), { code: 'taken' });
    assert.ok(!existsSync(join(folder, 'backup-1.db.part')));
    await store.close();
  }));

test('a backup is restored only when no server runs, and the old database is kept', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const backup = join(folder, 'backup.db');
    const store = await openStore({ path });
    await store.createMatch(matchRow('m'), [oneLine(1, 'a')]);
    backUpDatabase(path, backup);
    await store.append('m', [oneLine(2, 'b')]);
    assert.throws(() => restore(backup, path), { code: 'in-use' });
    await store.close();

    const { replaced, ...found } = restore(backup, path);
    assert.deepEqual(found, { version: LATEST, matches: 1, lines: 1 });
    assert.equal(inspect(String(replaced)).lines, 2);
    const restored = await openStore({ path });
    assert.deepEqual(await restored.append('m', [oneLine(2, 'other')]), { ok: true });
    await restored.close();
    assert.equal(restore(backup, join(folder, 'new.db')).replaced, null);
  }));

test('a backup replaces a damaged database, and the log left by a crash is not applied to it', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const backup = join(folder, 'backup.db');
    const store = await openStore({ path });
    await store.createMatch(matchRow('m'), [oneLine(1, 'a')]);
    await store.backUp(backup);
    for (let seq = 2; seq < 20; seq++) await store.append('m', [oneLine(seq, null)]);
    const log = readFileSync(`${path}-wal`);
    await store.close();
    writeFileSync(path, 'not a database any more '.repeat(400));
    writeFileSync(`${path}-wal`, log);
    const { replaced } = restore(backup, path);
    assert.ok(existsSync(String(replaced)));
    const restored = await openStore({ path });
    assert.equal((await restored.lines('m', 1)).length, 1);
    await restored.close();
  }));

test('an incomplete backup is refused and changes nothing', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const store = await openStore({ path });
    const lines = Array.from({ length: 200 }, (_, index) => oneLine(index + 1, String(index)));
    await store.createMatch(matchRow('m'), lines);
    const good = join(folder, 'good.db');
    await store.backUp(good);
    await store.close();
    const before = readFileSync(path);

    const spoilt = (name: string, spoil: (copy: string) => void, code: string): void => {
      const copy = join(folder, name);
      copyFileSync(good, copy);
      spoil(copy);
      assert.throws(() => restore(copy, path), { code }, name);
      assert.deepEqual(readFileSync(path), before, name);
    };
    const sql =
      (statement: string) =>
      (copy: string): void => {
        const db = new DatabaseSync(copy);
        db.exec(statement);
        db.close();
      };
    const bytes = readFileSync(good);
    spoilt('gap', sql('DELETE FROM event WHERE seq = 7'), 'bad-backup');
    spoilt('headless', sql('DELETE FROM event WHERE seq = 1'), 'bad-backup');
    spoilt('orphans', sql('PRAGMA foreign_keys = OFF; DELETE FROM match'), 'bad-backup');
    spoilt('newer', sql('INSERT INTO schema VALUES (99)'), 'newer-schema');
    spoilt('foreign', sql('PRAGMA application_id = 7'), 'not-ours');
    spoilt('cut short', (copy) => writeFileSync(copy, bytes.subarray(0, bytes.length - 4096)), 'bad-backup');
    spoilt('garbled', (copy) => writeFileSync(copy, Buffer.from(bytes).fill(0xee, 4096 * 4)), 'bad-backup');
    spoilt('empty', (copy) => writeFileSync(copy, ''), 'bad-backup');
  }));
