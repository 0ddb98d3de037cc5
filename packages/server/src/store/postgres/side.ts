// The rows beside the record: a kind, a key, a value as JSON text.

import { checkSide } from '../checks.ts';
import type { PersonIndex, StoredRecord } from '../contract.ts';
import { StoreError } from '../trouble.ts';
import type { Link, Value } from './link.ts';

interface KeptRow {
  readonly kind: string;
  readonly key: string;
  readonly owner: string | null;
  readonly json: string;
  readonly expiresAt: number | null;
}

const ROW = 'kind, key, owner, value AS json, expires_at AS "expiresAt"';
const INSERT = `INSERT INTO side (kind, key, owner, value, expires_at, person, about) VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** The columns that repeat the people named in a value. */
const COLUMNS: Readonly<Record<PersonIndex, 'person' | 'about'>> = {
  'chat.person': 'person',
  'barred.person': 'person',
  'notice.person': 'person',
  'report.by': 'person',
  'report.about': 'about',
};

/** The person whom the value names, for the index column; null if it names no valid id. */
function named({ kind, value }: StoredRecord, column: 'person' | 'about'): string | null {
  for (const [index, kept] of Object.entries(COLUMNS)) {
    const [of = '', field = ''] = index.split('.');
    if (of !== kind || kept !== column || typeof value !== 'object' || value === null) continue;
    const person = (value as Record<string, unknown>)[field];
    if (typeof person === 'string' && person.isWellFormed() && !person.includes('\0')) return person;
  }
  return null;
}

function kept(row: StoredRecord): Value[] {
  checkSide(row);
  const json = JSON.stringify(row.value);
  if (json === undefined) throw new StoreError('misuse', `the value of ${row.kind} cannot be written as JSON`);
  return [row.kind, row.key, row.owner, json, row.expiresAt, named(row, 'person'), named(row, 'about')];
}

const sideRow = ({ kind, key, owner, json, expiresAt }: KeptRow): StoredRecord => ({
  kind,
  key,
  owner,
  value: JSON.parse(json) as unknown,
  expiresAt,
});

export function openSide(link: Link) {
  const rows = async (text: string, values: readonly Value[]): Promise<StoredRecord[]> =>
    (await link.read<KeptRow>(text, values)).map(sideRow);
  const page = (column: string, values: readonly Value[], after: string | undefined): Promise<StoredRecord[]> =>
    after === undefined
      ? rows(`SELECT ${ROW} FROM side WHERE kind = $1 AND ${column} = $2 ORDER BY key LIMIT $3`, values)
      : rows(`SELECT ${ROW} FROM side WHERE kind = $1 AND ${column} = $2 AND key > $4 ORDER BY key LIMIT $3`, [
          ...values,
          after,
        ]);

  return {
    async put(row: StoredRecord): Promise<void> {
      await link.query(
        `${INSERT} ON CONFLICT (kind, key) DO UPDATE SET owner = excluded.owner, value = excluded.value,
         expires_at = excluded.expires_at, person = excluded.person, about = excluded.about`,
        kept(row),
      );
    },
    claim: async (row: StoredRecord): Promise<boolean> =>
      (await link.query(`${INSERT} ON CONFLICT (kind, key) DO NOTHING RETURNING 1`, kept(row))).length === 1,
    replace: async (row: StoredRecord): Promise<boolean> =>
      (
        await link.query(
          `UPDATE side SET value = $4, expires_at = $5, person = $6, about = $7
           WHERE kind = $1 AND key = $2 AND owner IS NOT DISTINCT FROM $3 RETURNING 1`,
          kept(row),
        )
      ).length === 1,
    get: async (kind: string, key: string): Promise<StoredRecord | null> =>
      (await rows(`SELECT ${ROW} FROM side WHERE kind = $1 AND key = $2`, [kind, key]))[0] ?? null,
    take: async (kind: string, key: string): Promise<StoredRecord | null> =>
      (await link.query<KeptRow>(`DELETE FROM side WHERE kind = $1 AND key = $2 RETURNING ${ROW}`, [kind, key])).map(
        sideRow,
      )[0] ?? null,
    list: (kind: string, owner: string, limit: number, after?: string) => page('owner', [kind, owner, limit], after),
    listByPerson: (index: PersonIndex, person: string, limit: number, after?: string) =>
      page(COLUMNS[index], [index.slice(0, index.indexOf('.')), person, limit], after),
    async remove(kind: string, key: string): Promise<void> {
      await link.query('DELETE FROM side WHERE kind = $1 AND key = $2', [kind, key]);
    },
    removeOwned: async (kind: string, owner: string): Promise<number> =>
      (await link.query('DELETE FROM side WHERE kind = $1 AND owner = $2 RETURNING 1', [kind, owner])).length,
    forgetExpired: async (now: number): Promise<number> =>
      (await link.query('DELETE FROM side WHERE expires_at <= $1 RETURNING 1', [now])).length,
  };
}
