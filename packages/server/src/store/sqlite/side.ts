// The records beside the logs: a kind, a key, a value as JSON text.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PersonIndex } from '../contract.ts';

/** A record as it is stored and sent between the threads. */
export interface KeptRow {
  readonly kind: string;
  readonly key: string;
  readonly owner: string | null;
  readonly json: string;
  readonly expiresAt: number | null;
}

const ROW = 'kind, key, owner, value AS json, expires_at AS expiresAt';

/** The smallest key is the empty text, so the first page needs a comparison that is always true. */
const from = (after: string | undefined): string => (after === undefined ? '' : 'AND key > ?');

/** Names the index, or SQLite would scan all rows of the kind. */
export const byOwnerSql = (after?: string): string =>
  `SELECT ${ROW} FROM side INDEXED BY side_by_owner WHERE kind = ? AND owner = ? ${from(after)} ORDER BY key LIMIT ?`;

/**
 * Literals, not parameters: SQLite uses a partial index only if the query contains its condition. Names the index, or
 * SQLite would scan all rows of the kind.
 */
export const byPersonSql = (index: PersonIndex, after?: string): string => {
  const [kind, field] = index.split('.');
  return `SELECT ${ROW} FROM side INDEXED BY side_${kind}_${field} WHERE kind = '${kind}' AND value ->> '$.${field}' = ? ${from(after)} ORDER BY key LIMIT ?`;
};

export function openSide(db: DatabaseSync) {
  const insert = 'INSERT INTO side (kind, key, owner, value, expires_at) VALUES (?, ?, ?, ?, ?)';
  const insertNew = db.prepare(`${insert} ON CONFLICT (kind, key) DO NOTHING`);
  const insertOver = db.prepare(
    `${insert} ON CONFLICT (kind, key) DO UPDATE
     SET owner = excluded.owner, value = excluded.value, expires_at = excluded.expires_at`,
  );
  const update = db.prepare('UPDATE side SET value = ?, expires_at = ? WHERE kind = ? AND key = ? AND owner IS ?');
  const byKey = db.prepare(`SELECT ${ROW} FROM side WHERE kind = ? AND key = ?`);
  const deleteKey = db.prepare('DELETE FROM side WHERE kind = ? AND key = ?');
  // Names the index, or SQLite would scan all rows of the kind.
  const deleteOwned = db.prepare('DELETE FROM side INDEXED BY side_by_owner WHERE kind = ? AND owner = ?');
  const deleteExpired = db.prepare('DELETE FROM side WHERE expires_at <= ?');

  const listings = new Map<string, StatementSync>();

  /** One prepared statement for each SQL text. */
  function rows(sql: string, ...values: readonly (string | number)[]): KeptRow[] {
    const statement = listings.get(sql) ?? db.prepare(sql);
    listings.set(sql, statement);
    return statement.all(...values) as unknown as KeptRow[];
  }
  const given = (after: string | undefined): readonly string[] => (after === undefined ? [] : [after]);

  const get = (kind: string, key: string): KeptRow | null => (byKey.get(kind, key) as KeptRow | undefined) ?? null;

  return {
    put({ kind, key, owner, json, expiresAt }: KeptRow): void {
      insertOver.run(kind, key, owner, json, expiresAt);
    },

    claim: ({ kind, key, owner, json, expiresAt }: KeptRow): boolean =>
      insertNew.run(kind, key, owner, json, expiresAt).changes === 1,

    replace: ({ kind, key, owner, json, expiresAt }: KeptRow): boolean =>
      update.run(json, expiresAt, kind, key, owner).changes === 1,

    get,

    take(kind: string, key: string): KeptRow | null {
      const row = get(kind, key);
      if (row) deleteKey.run(kind, key);
      return row;
    },

    list: (kind: string, owner: string, limit: number, after?: string): KeptRow[] =>
      rows(byOwnerSql(after), kind, owner, ...given(after), limit),

    listByPerson: (index: PersonIndex, person: string, limit: number, after?: string): KeptRow[] =>
      rows(byPersonSql(index, after), person, ...given(after), limit),

    remove(kind: string, key: string): void {
      deleteKey.run(kind, key);
    },

    removeOwned: (kind: string, owner: string): number => Number(deleteOwned.run(kind, owner).changes),

    forgetExpired: (now: number): number => Number(deleteExpired.run(now).changes),
  };
}
