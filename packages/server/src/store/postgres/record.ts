// Matches, their logs and their timers.
import { itemAt } from '@backroom/kit';
import type { DatabaseSize, Line, MatchFilter, MatchRow, RulesInUse, Timer } from '../contract.ts';
import { StoreError } from '../trouble.ts';
import type { Link, Value } from './link.ts';

const MATCH = 'id, game, rules, secret, created_at AS "createdAt", status, visibility, title, host';

const CREATE = `
  WITH made AS (
    INSERT INTO match (id, game, rules, secret, created_at, status, visibility, title, host)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING no
  ), written AS (
    INSERT INTO event SELECT no, (line ->> 0)::bigint, (line ->> 1)::bigint, line ->> 2, line ->> 3, line ->> 4
    FROM made, json_array_elements($10::text::json) AS line
  )
  SELECT no FROM made`;

const FILTERS = ['status', 'visibility', 'host'] as const;

function listing(filter: MatchFilter): { readonly text: string; readonly values: readonly Value[] } {
  const values: Value[] = [];
  const next = (value: Value): string => `$${values.push(value)}`;
  const wheres = FILTERS.flatMap((column) => {
    const wanted = filter[column];
    return wanted === undefined ? [] : [`${column} = ${next(wanted)}`];
  });
  if (filter.after !== undefined)
    wheres.push(`(created_at, id) < (${next(filter.after.createdAt)}, ${next(filter.after.id)})`);
  const where = wheres.length === 0 ? '' : `WHERE ${wheres.join(' AND ')}`;
  const text = `SELECT ${MATCH} FROM match ${where} ORDER BY created_at DESC, id DESC LIMIT ${next(filter.limit)}`;
  return { text, values };
}

export const openRecord = (link: Link) => ({
  async createMatch(row: MatchRow, lines: readonly Line[]): Promise<void> {
    const { id, game, rules, secret, createdAt, status, visibility, title, host } = row;
    const parts = JSON.stringify(lines.map(({ seq, at, cid, text, hash }) => [seq, at, cid, text, hash]));
    const values = [id, game, rules, secret, createdAt, status, visibility, title, host, parts];
    const made = await link.query(CREATE, values);
    if (made.length === 0) throw new StoreError('taken', `there is a match ${id} already`);
  },

  match: async (id: string): Promise<MatchRow | null> =>
    (await link.read<MatchRow>(`SELECT ${MATCH} FROM match WHERE id = $1`, [id]))[0] ?? null,

  matches(filter: MatchFilter): Promise<MatchRow[]> {
    const { text, values } = listing(filter);
    return link.read<MatchRow>(text, values);
  },

  async size(): Promise<DatabaseSize> {
    const rows = await link.read<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
    return { database: itemAt(rows, 0).bytes, free: 0, log: 0 };
  },

  rulesInUse: (): Promise<RulesInUse[]> =>
    link.read<RulesInUse>(
      `SELECT game, rules, count(*) AS matches FROM match
       WHERE status IN ('gathering', 'playing') GROUP BY game, rules ORDER BY game, rules`,
    ),

  async setStatus(id: string, status: MatchRow['status']): Promise<void> {
    found(id, await link.query('UPDATE match SET status = $2 WHERE id = $1 RETURNING no', [id, status]));
  },

  async amend(id: string, { title, host }: { readonly title?: string; readonly host?: string }): Promise<void> {
    const text = `UPDATE match SET title = coalesce($2::text, title), host = coalesce($3::text, host) WHERE id = $1 RETURNING no`;
    found(id, await link.query(text, [id, title ?? null, host ?? null]));
  },

  lines: (match: string, from: number, most?: number): Promise<Line[]> =>
    link.read<Line>(
      `SELECT seq, at, cid, text, hash FROM event
       WHERE match = (SELECT no FROM match WHERE id = $1) AND seq >= $2 ORDER BY seq LIMIT $3`,
      [match, from, most ?? null],
    ),

  async log(match: string): Promise<{ texts: readonly string[]; head: string | null }> {
    const rows = await link.read<{ text: string; hash: string }>(
      'SELECT text, hash FROM event WHERE match = (SELECT no FROM match WHERE id = $1) ORDER BY seq',
      [match],
    );
    return { texts: rows.map(({ text }) => text), head: rows.at(-1)?.hash ?? null };
  },

  answerTo: async (match: string, cid: string): Promise<number | null> =>
    (
      await link.read<{ seq: number }>(
        'SELECT seq FROM event WHERE match = (SELECT no FROM match WHERE id = $1) AND cid = $2',
        [match, cid],
      )
    )[0]?.seq ?? null,

  async setTimer(match: string, dueAt: number | null): Promise<void> {
    const text =
      dueAt === null
        ? `WITH known AS (SELECT no FROM match WHERE id = $1), gone AS (DELETE FROM timer USING known WHERE match = no)
           SELECT no FROM known`
        : `INSERT INTO timer SELECT no, $2 FROM match WHERE id = $1
           ON CONFLICT (match) DO UPDATE SET due_at = excluded.due_at RETURNING match`;
    found(match, await link.query(text, dueAt === null ? [match] : [match, dueAt]));
  },

  dueTimers: (now: number, limit: number): Promise<Timer[]> =>
    link.read<Timer>(
      `SELECT id AS match, due_at AS "dueAt" FROM timer JOIN match ON no = match
       WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2`,
      [now, limit],
    ),
});

function found(id: string, rows: readonly unknown[]): void {
  if (rows.length === 0) throw new StoreError('unknown-match', `there is no match ${id}`);
}
