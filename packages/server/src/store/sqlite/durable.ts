// Writes files durably: synced to disk.
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A new name is durable when its folder is synced. Windows neither needs nor allows this. */
export function syncFolderOf(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
