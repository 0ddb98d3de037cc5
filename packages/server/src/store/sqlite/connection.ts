// The one connection that writes, with its settings read back: a database that is not durable is not opened.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import { makePrivate } from './alone.ts';
import { LATEST, refuseNewer, schemaVersion } from './schema.ts';
import { troubleOf } from './trouble.ts';

/** Older ones can damage a database in WAL mode when its log starts anew (sqlite.org/wal.html#walresetbug). */
const OLDEST = [3, 51, 3] as const;

/** 16 MB: what the write-ahead log keeps of the disk after a rush. */
const JOURNAL_SIZE = 16 * 1024 * 1024;

const SETTINGS: Readonly<Record<string, string | number>> = {
  journal_mode: 'wal',
  // FULL: every commit is synced. NORMAL would lose acknowledged moves with the power.
  synchronous: 2,
  foreign_keys: 1,
  journal_size_limit: JOURNAL_SIZE,
};

export function refuseOld(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least)
      throw new StoreError(
        'old-sqlite',
        `This Node brings SQLite ${version}, which can damage a database. Use a Node with SQLite ${OLDEST.join('.')} or later.`,
      );
  }
}

export interface Place {
  readonly path: string;
  /** The most pages of 4 kB the database may have; as many as fit if left out. */
  readonly pages?: number;
}

export function openConnection({ path, pages }: Place): DatabaseSync {
  refuseOld(process.versions.sqlite ?? '0');
  const isNew = !existsSync(path);
  if (isNew) makePrivate(path);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 2000 });
    // Before anything is changed: a file that is not ours stays as it is.
    refuseNewer(schemaVersion(db), LATEST);
    for (const tail of ['', '-wal', '-shm']) if (!isNew && existsSync(path + tail)) makePrivate(path + tail);
    for (const [name, value] of Object.entries(SETTINGS)) db.exec(`PRAGMA ${name} = ${value}`);
    // What was deleted (a session, a name) is wiped where that costs no extra write.
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
