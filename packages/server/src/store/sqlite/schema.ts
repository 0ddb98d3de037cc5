// The tables, as steps from one version of the schema to the next. A step that was released is never changed again.
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** 'back' in ASCII: how a file says that it is ours. */
const OURS = 0x6261636b;

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE match (
        no INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        secret TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
        visibility TEXT NOT NULL CHECK (visibility IN ('public', 'unlisted')),
        title TEXT NOT NULL,
        host TEXT NOT NULL
      ) STRICT;
      CREATE INDEX match_by_age ON match (created_at, id);
      CREATE INDEX match_by_status ON match (status, created_at, id);

      CREATE TABLE event (
        match INTEGER NOT NULL REFERENCES match (no),
        seq INTEGER NOT NULL CHECK (seq >= 1),
        at INTEGER NOT NULL,
        cid TEXT,
        text TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (match, seq)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX event_by_cid ON event (match, cid) WHERE cid IS NOT NULL;

      CREATE TABLE timer (
        match INTEGER PRIMARY KEY REFERENCES match (no),
        due_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX timer_by_time ON timer (due_at);

      CREATE TABLE side (
        kind TEXT NOT NULL,
        key TEXT NOT NULL,
        owner TEXT,
        value TEXT NOT NULL,
        expires_at INTEGER,
        PRIMARY KEY (kind, key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX side_by_owner ON side (kind, owner, key) WHERE owner IS NOT NULL;
      CREATE INDEX side_by_time ON side (expires_at) WHERE expires_at IS NOT NULL;
    `,
  },
];

/** The schema this program works with. */
export const LATEST = MIGRATIONS[MIGRATIONS.length - 1].version;

/** 0: an empty file. Anything else with tables in it must say that it is ours. */
export function schemaVersion(db: DatabaseSync): number {
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (tables === 0) return 0;
  const { application_id: id } = db.prepare('PRAGMA application_id').get() as { application_id: number };
  if (id !== OURS)
    throw new StoreError('not-ours', 'This file is a database of some other program. Give another path.');
  const { version } = db.prepare('SELECT max(version) AS version FROM schema').get() as { version: number | null };
  return version ?? 0;
}

export function refuseNewer(found: number, known: number): void {
  if (found > known)
    throw new StoreError(
      'newer-schema',
      `The database has schema ${found}, and this program knows schemas up to ${known}. Use the program that wrote it, or a newer one.`,
    );
}

/** All missing steps or none of them. */
export function migrate(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): void {
  const found = schemaVersion(db);
  refuseNewer(found, migrations[migrations.length - 1].version);
  const missing = migrations.filter(({ version }) => version > found);
  if (missing.length === 0) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`PRAGMA application_id = ${OURS};
      CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY) STRICT`);
    for (const { version, sql } of missing) {
      db.exec(sql);
      db.prepare('INSERT INTO schema VALUES (?)').run(version);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
