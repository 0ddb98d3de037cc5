// A database of an older schema is brought up to date when it is opened: nothing is lost, and what was written before
// is found by the new indexes. `schema-1.db.gz` was written by a server of schema 1.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { verifyBackup } from '../../src/admin/verify.ts';
import { native } from '../../src/primitives.ts';
import type { PersonIndex } from '../../src/store/contract.ts';
import { matchesSql } from '../../src/store/sqlite/record.ts';
import { LATEST, migrate, schemaVersion } from '../../src/store/sqlite/schema.ts';
import { byOwnerSql, byPersonSql } from '../../src/store/sqlite/side.ts';
import { inFolder, inMemory } from './made-up.ts';
import { openStore } from './open-store.ts';

const MABEL = 'sKLNJV64D2Ol64kziTDB6w';
const OTTO = '-m7MUEboZsYBqta0gZjP3A';
const PEARL = 'FiwnvaU0t-rTOijAkPP7bA';
const OVER = 'PFeVXbT36EDh_7u0UWj8HQ';
const WAITING = 'LVdU7OVZNxh0_zYgP0ESPA';

test('a database of schema 1 opens with all its data, and its rows are found by person', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'old.db');
    writeFileSync(path, gunzipSync(readFileSync(new URL('schema-1.db.gz', import.meta.url))));
    const old = new DatabaseSync(path);
    assert.equal(schemaVersion(old), 1);
    const events = old.prepare('SELECT * FROM event').all();
    old.close();

    const store = await openStore({ path });
    const ids = async (host: string) => (await store.matches({ host, limit: 9 })).map(({ id }) => id);
    assert.deepEqual(await ids(MABEL), [WAITING, OVER]);
    assert.deepEqual(await ids(OTTO), []);
    const found = async (index: PersonIndex, person: string) => (await store.listByPerson(index, person, 9)).length;
    assert.equal(await found('chat.person', OTTO), 1);
    assert.equal(await found('chat.person', MABEL), 0);
    assert.equal(await found('barred.person', PEARL), 1, 'a row that did not name the person before');
    assert.equal(await found('report.by', OTTO), 1);
    assert.equal(await found('report.about', MABEL), 1);
    assert.equal((await store.list('chair', OTTO, 9)).length, 2);
    await store.close();

    const now = new DatabaseSync(path);
    assert.equal(schemaVersion(now), LATEST);
    assert.deepEqual(now.prepare('SELECT * FROM event').all(), events);
    now.close();
    assert.deepEqual(verifyBackup(path, native).broken, []);
  }, inMemory()));

const INDEXES: readonly PersonIndex[] = ['chat.person', 'barred.person', 'notice.person', 'report.by', 'report.about'];

test('the rows of a person are read by an index alone: no scan, no sorting', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const planOf = (sql: string, ...values: (string | number)[]): string =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...values)
      .map(({ detail }) => String(detail))
      .join('; ');
  for (const index of INDEXES) {
    assert.match(planOf(byPersonSql(index), 'p', 9), /^SEARCH side USING INDEX \w+ \(<expr>=\?\)$/);
    assert.match(
      planOf(byPersonSql(index, 'k'), 'p', 'k', 9),
      /^SEARCH side USING INDEX \w+ \(<expr>=\? AND key>\?\)$/,
    );
  }
  assert.match(
    planOf(byOwnerSql(), 'chair', 'p', 9),
    /^SEARCH side USING INDEX side_by_owner \(kind=\? AND owner=\?\)$/,
  );
  assert.match(
    planOf(byOwnerSql('k'), 'chair', 'p', 'k', 9),
    /^SEARCH side USING INDEX side_by_owner \(kind=\? AND owner=\? AND key>\?\)$/,
  );
  const first = planOf(matchesSql({ host: 'p', limit: 9 }), 'p', 9);
  assert.match(first, /^SEARCH match USING INDEX match_by_host \(host=\?\)$/);
  const next = planOf(matchesSql({ host: 'p', limit: 9, after: { createdAt: 1, id: 'm' } }), 'p', 1, 'm', 9);
  assert.match(next, /^SEARCH match USING INDEX match_by_host \(host=\? AND \(created_at,id\)<\(\?,\?\)\)$/);
  db.close();
});
