// The one writing connection. Its settings are read back: a database that is not durable is not opened.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import { makePrivate } from './alone.ts';
import { LATEST, refuseNewer, schemaVersion } from './schema.ts';
import { troubleOf } from './trouble.ts';

/**
 * Older versions can damage a WAL database when two connections write or checkpoint at once
 * (sqlite.org/wal.html#walresetbug). With them the connection locks the file exclusively: the server works, but a
 * backup has to wait until it is stopped.
 */
const SHARES_SAFELY = [3, 51, 3] as const;

/** 16 MB: the size to which the write-ahead log shrinks after a burst. */
const JOURNAL_SIZE = 16 * 1024 * 1024;

const SETTINGS: Readonly<Record<string, string | number>> = {
  journal_mode: 'wal',
  // FULL: every commit is synced. NORMAL would lose acknowledged moves in a power failure.
  synchronous: 2,
  foreign_keys: 1,
  journal_size_limit: JOURNAL_SIZE,
};

export function sharesSafely(version: string): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of SHARES_SAFELY.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}

export interface DatabaseFile {
  readonly path: string;
  /** The most pages of 4 kB the database may have; as many as fit if left out. */
  readonly pages?: number;
}

export function openConnection({ path, pages }: DatabaseFile, sqlite = process.versions.sqlite ?? '0'): DatabaseSync {
  const isNew = !existsSync(path);
  if (isNew) makePrivate(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 2000 });
    // Before any change: a file of another program stays as it is.
    refuseNewer(schemaVersion(db), LATEST);
    for (const tail of ['', '-wal', '-shm']) if (!isNew && existsSync(path + tail)) makePrivate(path + tail);
    // Before the journal mode: an exclusive connection uses no shared memory.
    if (!sharesSafely(sqlite)) db.exec('PRAGMA locking_mode = EXCLUSIVE');
    for (const [name, value] of Object.entries(SETTINGS)) db.exec(`PRAGMA ${name} = ${value}`);
    // Overwrites deleted data (a session, a name) where that costs no extra write.
    db.exec('PRAGMA secure_delete = FAST');
    if (pages !== undefined) db.exec(`PRAGMA max_page_count = ${pages}`);
    confirm(db);
    return db;
  } catch (error) {
    db?.close();
    throw troubleOf(error);
  }
}

function confirm(db: DatabaseSync): void {
  for (const [name, wanted] of Object.entries(SETTINGS)) {
    const [found] = Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {});
    if (found !== wanted)
      throw new StoreError(
        'not-durable',
        `SQLite has ${name} at ${String(found)} where ${wanted} is needed. Is the file on a network drive? Put it on a local disk.`,
      );
  }
}
