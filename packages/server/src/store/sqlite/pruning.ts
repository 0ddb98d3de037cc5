// The queries of retention. Every statement is bounded: a page of matches, a page of people, a slice of one log.
import type { DatabaseSync } from 'node:sqlite';
import type { AgedMatch, AgedQuery, PersonPage } from '../retention.ts';
import { StoreError } from '../trouble.ts';
import type { Heads } from './heads.ts';

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export function openPruning(db: DatabaseSync, heads: Heads) {
  const owns = (kind: string, owner: string): string =>
    `EXISTS (SELECT 1 FROM side INDEXED BY side_by_owner WHERE kind = '${kind}' AND owner = ${owner})`;
  const aged = db.prepare(
    `SELECT id, created_at AS createdAt,
       coalesce((SELECT at FROM event WHERE match = no ORDER BY seq DESC LIMIT 1), created_at) AS lastAt,
       ${owns('kept', 'id')} AS isKept,
       ${owns('session', 'host')} OR EXISTS (
         SELECT 1 FROM side AS chair WHERE kind = 'chair' AND key > id || ':' AND key < id || ';' AND ${owns('session', 'chair.owner')}
       ) AS hasVisitor
     FROM match WHERE status = ? AND created_at < ? AND (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ?`,
  );
  const people = db.prepare(
    `SELECT key, value AS json, ${owns('chair', 'person.key')} OR ${owns('session', 'person.key')} OR
       ${owns('return', 'person.key')} OR ${owns('passkey', 'person.key')} AS isActive
     FROM side AS person WHERE kind = 'person' AND key > ? ORDER BY key LIMIT ?`,
  );
  const numberOf = db.prepare('SELECT no FROM match WHERE id = ?');
  const deleteTimer = db.prepare('DELETE FROM timer WHERE match = ?');
  const deleteOwned = db.prepare('DELETE FROM side INDEXED BY side_by_owner WHERE kind = ? AND owner = ?');
  const deleteKey = db.prepare('DELETE FROM side WHERE kind = ? AND key = ?');
  // No id begins with ~, so nobody finds the match any more.
  const hide = db.prepare(
    `UPDATE match SET id = '~' || no, status = 'over', visibility = 'unlisted', title = '', host = '' WHERE no = ?`,
  );
  const hidden = db.prepare("SELECT no FROM match WHERE id > '~' AND id < '~:' LIMIT 1");
  const deleteTail = db.prepare(
    'DELETE FROM event WHERE match = ?1 AND seq > (SELECT max(seq) FROM event WHERE match = ?1) - ?2',
  );
  const deleteMatch = db.prepare('DELETE FROM match WHERE no = ?');

  return {
    agedMatches({ status, before, after, limit }: AgedQuery): AgedMatch[] {
      const rows = aged.all(status, before, after?.createdAt ?? -1, after?.id ?? '', limit);
      return rows.map(({ id, createdAt, lastAt, isKept, hasVisitor }) => ({
        id: String(id),
        createdAt: Number(createdAt),
        lastAt: Number(lastAt),
        isKept: isKept === 1,
        hasVisitor: hasVisitor === 1,
      }));
    },

    peoplePage(after: string, limit: number): PersonPage[] {
      const rows = people.all(after, limit);
      return rows.map(({ key, json, isActive }) => ({
        key: String(key),
        json: String(json),
        isActive: isActive === 1,
      }));
    },

    retireMatch(id: string): void {
      const no = numberOf.get(id)?.no;
      if (typeof no !== 'number') throw new StoreError('unknown-match', `there is no match ${id}`);
      deleteTimer.run(no);
      for (const kind of ['chat', 'invitation', 'spectator', 'barred', 'kept']) deleteOwned.run(kind, id);
      for (const seat of SEATS) {
        deleteOwned.run('notice', `${id}:${seat}`);
        deleteKey.run('chair', `${id}:${seat}`);
      }
      for (const kind of ['custom', 'rematch']) deleteKey.run(kind, id);
      hide.run(no);
      heads.forget();
    },

    /** From the end of the log: after a crash the rest is a log without a gap. */
    dropRetired(lines: number): boolean {
      const no = hidden.get()?.no;
      if (typeof no !== 'number') return false;
      if (deleteTail.run(no, lines).changes < lines) deleteMatch.run(no);
      return true;
    },
  };
}
