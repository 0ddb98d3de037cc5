// One writer per database. The lock belongs to the operating system, so it ends with its process in any case.
import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import { troubleOf } from './trouble.ts';

/** Readable only by the operator. An existing file is not opened: closing it would drop its locks. */
export function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw new StoreError('cannot-open', `${path} could not be created: ${(error as Error).message}`, {
        cause: error,
      });
    chmodSync(path, 0o600);
  }
}

/**
 * Holds a write lock on an empty file beside the database, so that others can still read the database and back it up.
 * Nothing is ever written to that file, so a crash cannot damage it.
 */
export function holdAlone(path: string): () => void {
  makePrivate(`${path}-lock`);
  const lock = new DatabaseSync(`${path}-lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    const trouble = troubleOf(error);
    if (trouble.code !== 'busy') throw trouble;
    throw new StoreError(
      'in-use',
      `${path} is open for writing already. Only one server may use it: stop that one first.`,
    );
  }
  return () => lock.close();
}
