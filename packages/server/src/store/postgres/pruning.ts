// What retention needs of the database. Every statement is bounded: a page of matches, a page of people, a slice of one log.
import type { AgedMatch, AgedQuery, PersonPage, RetentionStore } from '../retention.ts';
import { StoreError } from '../trouble.ts';
import type { Link } from './link.ts';

const owns = (kind: string, owner: string): string =>
  `EXISTS (SELECT 1 FROM side WHERE kind = '${kind}' AND owner = ${owner})`;

const AGED = `
  SELECT id, created_at AS "createdAt",
    coalesce((SELECT at FROM event WHERE match = no ORDER BY seq DESC LIMIT 1), created_at) AS "lastAt",
    ${owns('kept', 'id')} AS "isKept",
    ${owns('session', 'host')} OR EXISTS (
      SELECT 1 FROM side AS chair
      WHERE kind = 'chair' AND key > id || ':' AND key < id || ';' AND ${owns('session', 'chair.owner')}
    ) AS "hasVisitor"
  FROM match WHERE status = $1 AND created_at < $2 AND (created_at, id) > ($3, $4) ORDER BY created_at, id LIMIT $5`;

const PEOPLE = `
  SELECT key, value AS json, ${owns('chair', 'person.key')} OR ${owns('session', 'person.key')} OR
    ${owns('return', 'person.key')} OR ${owns('passkey', 'person.key')} AS "isActive"
  FROM side AS person WHERE kind = 'person' AND key > $1 ORDER BY key LIMIT $2`;

/** No id begins with ~, so nobody finds the match any more. */
const RETIRE = `
  WITH gone AS (
    UPDATE match SET id = '~' || no, status = 'over', visibility = 'unlisted', title = '', host = ''
    WHERE id = $1 RETURNING no
  ), timers AS (
    DELETE FROM timer USING gone WHERE match = no
  ), sides AS (
    DELETE FROM side WHERE (kind IN ('chat', 'invitation', 'spectator', 'barred', 'kept') AND owner = $1)
      OR (kind = 'notice' AND owner IN (SELECT $1 || ':' || seat FROM generate_series(0, 7) AS seat))
      OR (kind = 'chair' AND key IN (SELECT $1 || ':' || seat FROM generate_series(0, 7) AS seat))
      OR (kind IN ('custom', 'rematch') AND key = $1)
  )
  SELECT no FROM gone`;

export const openPruning = (link: Link): RetentionStore => ({
  agedMatches: ({ status, before, after, limit }: AgedQuery): Promise<AgedMatch[]> =>
    link.read<AgedMatch>(AGED, [status, before, after?.createdAt ?? -1, after?.id ?? '', limit]),
  peoplePage: (after: string, limit: number): Promise<PersonPage[]> => link.read<PersonPage>(PEOPLE, [after, limit]),
  async retireMatch(id: string): Promise<void> {
    const gone = await link.query(RETIRE, [id]);
    if (gone.length === 0) throw new StoreError('unknown-match', `there is no match ${id}`);
  },
  /** Deletes from the end of the log: after a crash the rest is a log without a gap. */
  async dropRetired(lines: number): Promise<boolean> {
    const [hidden] = await link.read<{ no: number }>("SELECT no FROM match WHERE id > '~' AND id < '~:' LIMIT 1");
    if (hidden === undefined) return false;
    const dropped = await link.query(
      `DELETE FROM event WHERE match = $1 AND seq > (SELECT max(seq) FROM event WHERE match = $1) - $2::bigint RETURNING 1`,
      [hidden.no, lines],
    );
    if (dropped.length < lines) await link.query('DELETE FROM match WHERE no = $1', [hidden.no]);
    return true;
  },
});
