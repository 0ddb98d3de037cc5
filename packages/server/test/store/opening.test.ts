// What the SQLite store requires: exclusive access, private files, durability, a known schema.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openConnection, sharesSafely } from '../../src/store/sqlite/connection.ts';
import { LATEST, MIGRATIONS, type Migration, migrate, schemaVersion } from '../../src/store/sqlite/schema.ts';
import { inFolder, inMemory, matchRow, oneLine, WRITING_CHILD } from './made-up.ts';
import { openStore } from './open-store.ts';

const inQuick = <T>(use: (folder: string) => Promise<T>): Promise<T> => inFolder(use, inMemory());

test('with an SQLite version that damages shared databases, all other connections are locked out', () =>
  inQuick(async (folder) => {
    for (const old of ['3.51.2', '3.50.9', '2.99.99', '0']) {
      const path = join(folder, `${old}.db`);
      const db = openConnection({ path }, old);
      db.exec('CREATE TABLE t (x); INSERT INTO t VALUES (1)');
      const other = new DatabaseSync(path, { readOnly: true });
      assert.throws(() => other.prepare('SELECT x FROM t').get(), /locked/, old);
      other.close();
      db.close();
      assert.equal(existsSync(`${path}-shm`), false, 'no memory was shared');
    }
    for (const good of ['3.51.3', '3.52.0', '4.0.0', '3.53.4']) assert.ok(sharesSafely(good), good);
  }));

test('a second writer is refused in the same process and in another, until the first has closed', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const first = await openStore({ path });
    await assert.rejects(openStore({ path }), { code: 'in-use', message: /stop that one first/ });
    const other = spawnSync(process.execPath, [WRITING_CHILD, path, '0', '1'], {
      encoding: 'utf8',
    });
    assert.match(other.stderr, /in-use/);
    await first.createMatch(matchRow('m'), []);
    await first.close();
    await (await openStore({ path })).close();
  }));

test('others may read while the server runs', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const store = await openStore({ path });
    await store.createMatch(matchRow('m'), []);
    const reader = new DatabaseSync(path, { readOnly: true });
    assert.equal(reader.prepare('SELECT id FROM match').get()?.id, 'm');
    await store.append('m', [oneLine(1, null)]);
    assert.equal(reader.prepare('SELECT count(*) AS lines FROM event').get()?.lines, 1);
    reader.close();
    await store.close();
  }));

test('the files are for their owner only, also existing ones', { skip: process.platform === 'win32' }, () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    writeFileSync(path, '', { mode: 0o644 });
    const store = await openStore({ path });
    await store.createMatch(matchRow('m'), []);
    for (const tail of ['', '-wal', '-lock']) assert.equal(statSync(path + tail).mode & 0o777, 0o600, tail);
    await store.close();
  }),
);

test('a file of another program, or one that is not a database, is refused and left unchanged', () =>
  inQuick(async (folder) => {
    const foreign = join(folder, 'foreign.db');
    const db = new DatabaseSync(foreign);
    db.exec('CREATE TABLE theirs (a)');
    db.close();
    const before = readFileSync(foreign);
    const { mode } = statSync(foreign);
    await assert.rejects(openStore({ path: foreign }), { code: 'not-ours' });
    assert.deepEqual(readFileSync(foreign), before);
    assert.equal(statSync(foreign).mode, mode);
    const text = join(folder, 'letter.txt');
    writeFileSync(text, 'Dear Al, '.repeat(1000));
    await assert.rejects(openStore({ path: text }), { code: 'corrupt' });
    await assert.rejects(openStore({ path: join(folder, 'nowhere', 'server.db') }), { code: 'cannot-open' });
  }));

const PLANTED: Migration = {
  version: MIGRATIONS.length + 1,
  sql: "ALTER TABLE match ADD COLUMN mood TEXT NOT NULL DEFAULT 'tense'",
};
const tomorrow = [...MIGRATIONS, PLANTED];

for (const { version } of [{ version: 0 }, ...MIGRATIONS]) {
  test(`a database of schema ${version} is migrated to the next schema with its rows`, () => {
    const db = new DatabaseSync(':memory:');
    if (version > 0) migrate(db, MIGRATIONS.slice(0, version));
    assert.equal(schemaVersion(db), version);
    if (version > 0)
      db.exec(
        `INSERT INTO match (no, id, game, rules, secret, created_at, status, visibility, title, host)
         VALUES (1, 'm', 'g', 1, 's', 1, 'over', 'public', 't', 'h')`,
      );
    migrate(db, tomorrow);
    assert.equal(schemaVersion(db), PLANTED.version);
    assert.equal(db.prepare('SELECT mood FROM match').get()?.mood, version > 0 ? 'tense' : undefined);
    migrate(db, tomorrow);
  });
}

test('a migration that fails leaves the schema as it was', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const broken = [...tomorrow, { version: PLANTED.version + 1, sql: 'CREATE TABLE half (a); SELECT nonsense' }];
  assert.throws(() => migrate(db, broken));
  assert.equal(schemaVersion(db), MIGRATIONS.length);
  migrate(db, tomorrow);
});

test('a newer schema is refused, and the file is not touched', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const db = new DatabaseSync(path);
    migrate(db, tomorrow);
    db.close();
    await assert.rejects(openStore({ path }), {
      code: 'newer-schema',
      message: new RegExp(`schema ${LATEST + 1}.*up to ${LATEST}`),
    });
    const after = new DatabaseSync(path);
    assert.equal(schemaVersion(after), PLANTED.version);
    after.close();
  }));
