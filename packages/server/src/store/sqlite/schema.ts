// The tables, as migrations from one schema version to the next. A released migration never changes.
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** 'back' in ASCII: marks a file as ours. */
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
  {
    // All data of a person is found by an index: exports and deletions must not read other people's rows.
    version: 2,
    sql: `
      CREATE INDEX match_by_host ON match (host, created_at, id);
      UPDATE side SET value = json_object('person', substr(key, instr(key, ':') + 1)) WHERE kind = 'barred';
      CREATE INDEX side_chat_person ON side (value ->> '$.person', key) WHERE kind = 'chat';
      CREATE INDEX side_barred_person ON side (value ->> '$.person', key) WHERE kind = 'barred';
      CREATE INDEX side_notice_person ON side (value ->> '$.person', key) WHERE kind = 'notice';
      CREATE INDEX side_report_by ON side (value ->> '$.by', key) WHERE kind = 'report';
      CREATE INDEX side_report_about ON side (value ->> '$.about', key) WHERE kind = 'report';
    `,
  },
];

/** The schema version of this program. */
export const LATEST = Math.max(...MIGRATIONS.map(({ version }) => version));

/** 0: an empty file. Any other file with tables must have our mark. */
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

/** All missing migrations or none of them. */
export function migrate(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): void {
  const found = schemaVersion(db);
  refuseNewer(found, migrations.at(-1)?.version ?? 0);
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
