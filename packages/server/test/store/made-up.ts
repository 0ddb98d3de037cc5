// Rows for tests, folders to keep them in, and a process that writes them.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Line, MatchRow } from '../../src/store/contract.ts';

export const matchRow = (id: string): MatchRow => ({
  id,
  game: 'scheffeln',
  rules: 1,
  secret: 'secret',
  createdAt: 1,
  status: 'playing',
  visibility: 'public',
  title: 'The back room',
  host: 'ann',
});

export const oneLine = (seq: number, cid: string | null): Line => ({
  seq,
  at: seq,
  cid,
  text: `${seq} a line of the log`,
  hash: `hash of ${seq}`,
});

/** In memory if there is such a folder: for tests that need no real sync. */
export const inMemory = (): string => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

export async function inFolder<T>(use: (folder: string) => Promise<T>, under: string = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(under, 'backroom-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const WRITING_CHILD = fileURLToPath(new URL('./writing-child.ts', import.meta.url));
