// Checks that a file is a complete database of ours: when a backup is made, and again before it is restored.
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import { LATEST, refuseNewer, schemaVersion } from './schema.ts';
import { troubleOf } from './trouble.ts';

export interface Inspection {
  readonly version: number;
  readonly matches: number;
  readonly lines: number;
}

export function inspect(path: string): Inspection {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    return inspectOpen(db);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble.code === 'newer-schema' || trouble.code === 'not-ours') throw trouble;
    throw new StoreError('bad-backup', `${path} is not a complete backup. ${trouble.message}`, { cause: error });
  } finally {
    db?.close();
  }
}

function inspectOpen(db: DatabaseSync): Inspection {
  const version = schemaVersion(db);
  if (version === 0) throw new StoreError('bad-backup', 'It is empty.');
  refuseNewer(version, LATEST);
  const faults = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(Object.values(row)[0]));
  if (faults.join() !== 'ok') throw new StoreError('bad-backup', `SQLite finds: ${faults.slice(0, 3).join('; ')}`);
  if (db.prepare('PRAGMA foreign_key_check').all().length > 0)
    throw new StoreError('bad-backup', 'There are lines without a match.');
  const gap = db
    .prepare(
      `SELECT id FROM event JOIN match ON no = match
       GROUP BY match HAVING min(seq) <> 1 OR max(seq) <> count(*) LIMIT 1`,
    )
    .get();
  if (gap) throw new StoreError('bad-backup', `The log of match ${String(gap.id)} has a gap.`);
  const counted = db
    .prepare('SELECT (SELECT count(*) FROM match) AS matches, (SELECT count(*) FROM event) AS lines')
    .get();
  return { version, matches: Number(counted?.matches), lines: Number(counted?.lines) };
}
