// The rows beside the record: a kind, a key, a value as JSON text.
import type { DatabaseSync } from 'node:sqlite';

/** A side row as it is kept and as it travels between the threads. */
export interface KeptRow {
  readonly kind: string;
  readonly key: string;
  readonly owner: string | null;
  readonly json: string;
  readonly expiresAt: number | null;
}

const ROW = 'kind, key, owner, value AS json, expires_at AS expiresAt';

export function openSide(db: DatabaseSync) {
  const insert = 'INSERT INTO side (kind, key, owner, value, expires_at) VALUES (?, ?, ?, ?, ?)';
  const insertNew = db.prepare(`${insert} ON CONFLICT (kind, key) DO NOTHING`);
  const insertOver = db.prepare(
    `${insert} ON CONFLICT (kind, key) DO UPDATE
     SET owner = excluded.owner, value = excluded.value, expires_at = excluded.expires_at`,
  );
  const byKey = db.prepare(`SELECT ${ROW} FROM side WHERE kind = ? AND key = ?`);
  const byOwner = db.prepare(`SELECT ${ROW} FROM side WHERE kind = ? AND owner = ? ORDER BY key LIMIT ?`);
  const deleteKey = db.prepare('DELETE FROM side WHERE kind = ? AND key = ?');
  // Left to itself SQLite would go through every row of the kind.
  const deleteOwned = db.prepare('DELETE FROM side INDEXED BY side_by_owner WHERE kind = ? AND owner = ?');
  const deleteExpired = db.prepare('DELETE FROM side WHERE expires_at <= ?');

  const get = (kind: string, key: string): KeptRow | null => (byKey.get(kind, key) as KeptRow | undefined) ?? null;

  return {
    put({ kind, key, owner, json, expiresAt }: KeptRow): void {
      insertOver.run(kind, key, owner, json, expiresAt);
    },

    claim: ({ kind, key, owner, json, expiresAt }: KeptRow): boolean =>
      insertNew.run(kind, key, owner, json, expiresAt).changes === 1,

    get,

    take(kind: string, key: string): KeptRow | null {
      const row = get(kind, key);
      if (row) deleteKey.run(kind, key);
      return row;
    },

    list: (kind: string, owner: string, limit: number): KeptRow[] =>
      byOwner.all(kind, owner, limit) as unknown as KeptRow[],

    remove(kind: string, key: string): void {
      deleteKey.run(kind, key);
    },

    removeOwned: (kind: string, owner: string): number => Number(deleteOwned.run(kind, owner).changes),

    forgetExpired: (now: number): number => Number(deleteExpired.run(now).changes),
  };
}
