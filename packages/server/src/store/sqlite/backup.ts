// A copy of a running database. It gets its final name only when it is complete, verified and synced.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import { makePrivate } from './alone.ts';
import { syncFile, syncFolderOf } from './durable.ts';
import { type Inspection, inspect } from './inspect.ts';
import { troubleOf } from './trouble.ts';

/** One read transaction, so the copy is consistent; in WAL mode the writer continues. Any process may do it. */
export function backUpDatabase(from: string, to: string): Inspection {
  if (existsSync(to)) throw new StoreError('taken', `${to} already exists. Choose another name for the backup.`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  makePrivate(part);
  try {
    copy(from, part);
    const found = inspect(part);
    syncFile(part);
    renameSync(part, to);
    return found;
  } catch (error) {
    throw troubleOf(error);
  } finally {
    rmSync(part, { force: true });
    syncFolderOf(to);
  }
}

function copy(from: string, part: string): void {
  const db = new DatabaseSync(from, { readOnly: true, timeout: 2000 });
  try {
    db.prepare('VACUUM INTO ?').run(part);
  } finally {
    db.close();
  }
}
