// Restores a backup over a database that no server is using. The old database is kept beside it.
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { holdAlone, makePrivate } from './alone.ts';
import { syncFile, syncFolderOf } from './durable.ts';
import { type Inspection, inspect } from './inspect.ts';

export interface Restored extends Inspection {
  /** The new path of the old database, if there was one. */
  readonly replaced: string | null;
}

export function restore(backup: string, path: string): Restored {
  const letGo = holdAlone(path);
  const part = `${path}.part`;
  try {
    copyFileSync(backup, part);
    makePrivate(part);
    const found = inspect(part);
    syncFile(part);
    const replaced = existsSync(path) ? setAside(path) : null;
    // One atomic step from the old database to the new one, even in a power failure.
    renameSync(part, path);
    syncFolderOf(path);
    return { ...found, replaced };
  } finally {
    for (const rest of [part, `${part}-wal`, `${part}-shm`]) rmSync(rest, { force: true });
    letGo();
  }
}

/** Copies the old database. The new one must not meet its write-ahead log: checkpoint it, or copy it along. */
function setAside(path: string): string {
  let number = 1;
  while (existsSync(`${path}.replaced-${number}`)) number++;
  const aside = `${path}.replaced-${number}`;
  foldIn(path);
  for (const tail of ['', '-wal']) {
    if (!existsSync(path + tail)) continue;
    copyFileSync(path + tail, aside + tail);
    syncFile(aside + tail);
  }
  syncFolderOf(path);
  for (const tail of ['-wal', '-shm']) rmSync(path + tail, { force: true });
  return aside;
}

/** A damaged database is a reason to restore a backup, so it must not prevent it. */
function foldIn(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Then copy its log unchanged.
  } finally {
    db?.close();
  }
}
