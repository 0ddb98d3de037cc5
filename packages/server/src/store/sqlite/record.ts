// Statements for matches, logs and timers. Each write checks before it changes anything, so that a refusal leaves no
// trace in the transaction that it shares with others.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Alongside, Appended, DatabaseSize, Line, MatchFilter, MatchRow, RulesInUse, Timer } from '../contract.ts';
import { StoreError } from '../trouble.ts';
import type { Head, Heads } from './heads.ts';

const MATCH = 'id, game, rules, secret, created_at AS createdAt, status, visibility, title, host';

const FILTERS = ['status', 'visibility', 'host'] as const;

/** A log as it is sent between the threads: its texts as a JSON list. */
export interface KeptLog {
  readonly texts: string;
  readonly head: string | null;
}

/** Lines as they are sent to the thread, flattened into one list: objects would take longer. */
type Part = string | number | null;
export type Flat = readonly Part[];
const PARTS = 5;

/** The parts of the line that begins at this index. */
const partsAt = (lines: Flat, at: number) => lines.slice(at, at + PARTS) as [Part, Part, Part, Part, Part];

export const flat = (lines: readonly Line[]): Flat => {
  const parts: Part[] = [];
  for (const { seq, at, cid, text, hash } of lines) parts.push(seq, at, cid, text, hash);
  return parts;
};

const OK: Appended = { ok: true };
const CONFLICT: Appended = { ok: false, why: 'conflict' };

export function matchesSql(filter: MatchFilter): string {
  const wheres = FILTERS.filter((column) => filter[column] !== undefined).map((column) => `${column} = ?`);
  if (filter.after !== undefined) wheres.push('(created_at, id) < (?, ?)');
  const where = wheres.length === 0 ? '' : `WHERE ${wheres.join(' AND ')}`;
  return `SELECT ${MATCH} FROM match ${where} ORDER BY created_at DESC, id DESC LIMIT ?`;
}

export function openRecord(db: DatabaseSync, heads: Heads) {
  const matchById = db.prepare(`SELECT ${MATCH} FROM match WHERE id = ?`);
  const numberOf = db.prepare('SELECT no FROM match WHERE id = ?');
  const headOf = db.prepare('SELECT no, (SELECT max(seq) FROM event WHERE match = no) AS head FROM match WHERE id = ?');
  const insertMatch = db.prepare(
    `INSERT INTO match (id, game, rules, secret, created_at, status, visibility, title, host)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const newLine = 'INSERT INTO event (match, seq, at, cid, text, hash) VALUES (?, ?, ?, ?, ?, ?)';
  const insertLine = db.prepare(newLine);
  const insertIfNew = db.prepare(`${newLine} ON CONFLICT DO NOTHING`);
  const seqOf = db.prepare('SELECT seq FROM event WHERE match = ? AND cid = ?');
  const hashOf = db.prepare('SELECT hash FROM event WHERE match = ? AND seq = ?');
  const answer = db.prepare('SELECT seq FROM event JOIN match ON no = match WHERE id = ? AND cid = ?');
  const linesFrom = db.prepare(
    `SELECT seq, at, cid, text, hash FROM event
     WHERE match = (SELECT no FROM match WHERE id = ?) AND seq >= ? ORDER BY seq LIMIT ?`,
  );
  // As one text: creating an object for every line, twice, would take longer than all other work on it.
  const logOf = db.prepare(
    `SELECT (SELECT json_group_array(text) FROM (SELECT text FROM event WHERE match = no ORDER BY seq)) AS texts,
            (SELECT hash FROM event WHERE match = no ORDER BY seq DESC LIMIT 1) AS head
     FROM match WHERE id = ?`,
  );
  const pageBytes = db.prepare(
    `SELECT page_count * page_size AS database, freelist_count * page_size AS free
     FROM pragma_page_count, pragma_page_size, pragma_freelist_count`,
  );
  const unfinishedByRules = db.prepare(
    `SELECT game, rules, count(*) AS matches FROM match
     WHERE status IN ('gathering', 'playing') GROUP BY game, rules ORDER BY game, rules`,
  );
  const updateStatus = db.prepare('UPDATE match SET status = ? WHERE no = ?');
  const updateAbout = db.prepare('UPDATE match SET title = coalesce(?, title), host = coalesce(?, host) WHERE no = ?');
  const insertTimer = db.prepare(
    'INSERT INTO timer (match, due_at) VALUES (?, ?) ON CONFLICT (match) DO UPDATE SET due_at = excluded.due_at',
  );
  const deleteTimer = db.prepare('DELETE FROM timer WHERE match = ?');
  const timersDue = db.prepare(
    `SELECT id AS match, due_at AS dueAt FROM timer JOIN match ON no = match
     WHERE due_at <= ? ORDER BY due_at, id LIMIT ?`,
  );
  const listings = new Map<string, StatementSync>();

  function listing(filter: MatchFilter): StatementSync {
    const sql = matchesSql(filter);
    const known = listings.get(sql);
    if (known) return known;
    const made = db.prepare(sql);
    listings.set(sql, made);
    return made;
  }

  function known(id: string): number {
    const row = numberOf.get(id) as { no: number } | undefined;
    if (!row) throw unknownMatch(id);
    return row.no;
  }

  function headAt(match: string): Head {
    const known = heads.of(match);
    if (known !== undefined) return known;
    const found = headOf.get(match) as { no: number; head: number | null } | undefined;
    if (!found) throw unknownMatch(match);
    return heads.learn(match, { no: found.no, seq: found.head ?? 0 });
  }

  /** From that line on. */
  function writeLines(no: number, lines: Flat, from: number): void {
    for (let i = from * PARTS; i < lines.length; i += PARTS) insertLine.run(no, ...partsAt(lines, i));
  }

  /** Null: none of the commands from that line on was answered before. */
  function repeated(no: number, lines: Flat, from: number): Appended | null {
    for (let i = from * PARTS; i < lines.length; i += PARTS) {
      const cid = lines[i + 2] as string | null;
      const earlier = cid === null ? undefined : (seqOf.get(no, cid) as { seq: number } | undefined);
      if (cid !== null && earlier) return { ok: false, why: 'repeated', cid, seq: earlier.seq };
    }
    return null;
  }

  const isAfter = (no: number, seq: number, hash: string): boolean => seq === 0 || hashOf.get(no, seq)?.hash === hash;

  function writeTimer(no: number, dueAt: number | null): void {
    if (dueAt === null) deleteTimer.run(no);
    else insertTimer.run(no, dueAt);
  }

  return {
    createMatch(row: MatchRow, lines: Flat): void {
      if (numberOf.get(row.id)) throw new StoreError('taken', `match ${row.id} already exists`);
      const { id, game, rules, secret, createdAt, status, visibility, title, host } = row;
      const made = insertMatch.run(id, game, rules, secret, createdAt, status, visibility, title, host);
      writeLines(Number(made.lastInsertRowid), lines, 0);
    },

    match: (id: string): MatchRow | null => (matchById.get(id) as MatchRow | undefined) ?? null,

    matches(filter: MatchFilter): MatchRow[] {
      const wanted = FILTERS.map((column) => filter[column]).filter((value) => value !== undefined);
      const after = filter.after === undefined ? [] : [filter.after.createdAt, filter.after.id];
      return listing(filter).all(...wanted, ...after, filter.limit) as unknown as MatchRow[];
    },

    size: (): Omit<DatabaseSize, 'log'> => pageBytes.get() as unknown as Omit<DatabaseSize, 'log'>,

    rulesInUse: (): RulesInUse[] => unfinishedByRules.all() as unknown as RulesInUse[],

    setStatus(id: string, status: MatchRow['status']): void {
      updateStatus.run(status, known(id));
    },

    amend(id: string, { title, host }: { readonly title?: string; readonly host?: string }): void {
      updateAbout.run(title ?? null, host ?? null, known(id));
    },

    append(match: string, lines: Flat, { dueAt, status, after }: Alongside): Appended {
      const head = headAt(match);
      const { no } = head;
      // If several were answered before, return the answer of the first.
      if (repeated(no, lines, 1) !== null || lines[0] !== head.seq + 1) return repeated(no, lines, 0) ?? CONFLICT;
      if (after !== undefined && !isAfter(no, head.seq, after)) return repeated(no, lines, 0) ?? CONFLICT;
      // The insert itself detects a repeated first line; nothing else has been changed by then.
      const first = insertIfNew.run(no, ...partsAt(lines, 0));
      if (first.changes === 0) return repeated(no, lines, 0) ?? CONFLICT;
      writeLines(no, lines, 1);
      head.seq += lines.length / PARTS;
      if (dueAt !== undefined) writeTimer(no, dueAt);
      if (status !== undefined) updateStatus.run(status, no);
      return OK;
    },

    lines: (match: string, from: number, most = -1): Line[] => linesFrom.all(match, from, most) as unknown as Line[],

    log: (match: string): KeptLog => (logOf.get(match) as KeptLog | undefined) ?? { texts: '[]', head: null },

    answerTo: (match: string, cid: string): number | null =>
      (answer.get(match, cid) as { seq: number } | undefined)?.seq ?? null,

    setTimer: (match: string, dueAt: number | null): void => writeTimer(known(match), dueAt),

    dueTimers: (now: number, limit: number): Timer[] => timersDue.all(now, limit) as unknown as Timer[],
  };
}

const unknownMatch = (id: string): StoreError => new StoreError('unknown-match', `there is no match ${id}`);
