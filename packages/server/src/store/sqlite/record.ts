// Matches, their logs and their timers: every statement the record needs. Each write looks before it changes anything, so
// that what it refuses leaves no trace in the transaction it shares with others.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Alongside, Appended, Line, MatchFilter, MatchRow, Timer } from '../contract.ts';
import { StoreError } from '../trouble.ts';
import type { Head, Heads } from './heads.ts';

const MATCH = 'id, game, rules, secret, created_at AS createdAt, status, visibility, title, host';

/** A log as it travels between the threads: its texts as a list in JSON. */
export interface KeptLog {
  readonly texts: string;
  readonly head: string | null;
}

/** Lines as they travel to the thread, one after the other in one list: to name every part of each would take longer. */
export type Flat = readonly (string | number | null)[];
const PARTS = 5;

export const flat = (lines: readonly Line[]): Flat => {
  const parts: (string | number | null)[] = [];
  for (const { seq, at, cid, text, hash } of lines) parts.push(seq, at, cid, text, hash);
  return parts;
};

const OK: Appended = { ok: true };
const CONFLICT: Appended = { ok: false, why: 'conflict' };

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
  const answer = db.prepare('SELECT seq FROM event JOIN match ON no = match WHERE id = ? AND cid = ?');
  const linesFrom = db.prepare(
    `SELECT seq, at, cid, text, hash FROM event
     WHERE match = (SELECT no FROM match WHERE id = ?) AND seq >= ? ORDER BY seq`,
  );
  // As one text: to make an object of every line, twice, would take longer than all that is done with them.
  const logOf = db.prepare(
    `SELECT (SELECT json_group_array(text) FROM (SELECT text FROM event WHERE match = no ORDER BY seq)) AS texts,
            (SELECT hash FROM event WHERE match = no ORDER BY seq DESC LIMIT 1) AS head
     FROM match WHERE id = ?`,
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
    const wheres = (['status', 'visibility'] as const).filter((column) => filter[column] !== undefined);
    const where = wheres.length === 0 ? '' : `WHERE ${wheres.map((column) => `${column} = ?`).join(' AND ')}`;
    const known = listings.get(where);
    if (known) return known;
    const made = db.prepare(`SELECT ${MATCH} FROM match ${where} ORDER BY created_at DESC, id DESC LIMIT ?`);
    listings.set(where, made);
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
    for (let i = from * PARTS; i < lines.length; i += PARTS)
      insertLine.run(no, lines[i], lines[i + 1], lines[i + 2], lines[i + 3], lines[i + 4]);
  }

  /** Null: none of these commands, from that line on, has been answered before. */
  function repeated(no: number, lines: Flat, from: number): Appended | null {
    for (let i = from * PARTS; i < lines.length; i += PARTS) {
      const cid = lines[i + 2] as string | null;
      const earlier = cid === null ? undefined : (seqOf.get(no, cid) as { seq: number } | undefined);
      if (cid !== null && earlier) return { ok: false, why: 'repeated', cid, seq: earlier.seq };
    }
    return null;
  }

  function writeTimer(no: number, dueAt: number | null): void {
    if (dueAt === null) deleteTimer.run(no);
    else insertTimer.run(no, dueAt);
  }

  return {
    createMatch(row: MatchRow, lines: Flat): void {
      if (numberOf.get(row.id)) throw new StoreError('taken', `there is a match ${row.id} already`);
      const { id, game, rules, secret, createdAt, status, visibility, title, host } = row;
      const made = insertMatch.run(id, game, rules, secret, createdAt, status, visibility, title, host);
      writeLines(Number(made.lastInsertRowid), lines, 0);
    },

    match: (id: string): MatchRow | null => (matchById.get(id) as MatchRow | undefined) ?? null,

    matches(filter: MatchFilter): MatchRow[] {
      const wanted = [filter.status, filter.visibility].filter((value) => value !== undefined);
      return listing(filter).all(...wanted, filter.limit) as unknown as MatchRow[];
    },

    setStatus(id: string, status: MatchRow['status']): void {
      updateStatus.run(status, known(id));
    },

    amend(id: string, { title, host }: { readonly title?: string; readonly host?: string }): void {
      updateAbout.run(title ?? null, host ?? null, known(id));
    },

    append(match: string, lines: Flat, { dueAt, status }: Alongside): Appended {
      const head = headAt(match);
      const { no } = head;
      // Of several that were answered before, the answer is the first one's.
      if (repeated(no, lines, 1) !== null || lines[0] !== head.seq + 1) return repeated(no, lines, 0) ?? CONFLICT;
      // Whether the first is new is seen when it is written, and then nothing else has been changed yet.
      const first = insertIfNew.run(no, lines[0], lines[1], lines[2], lines[3], lines[4]);
      if (first.changes === 0) return repeated(no, lines, 0) ?? CONFLICT;
      writeLines(no, lines, 1);
      head.seq += lines.length / PARTS;
      if (dueAt !== undefined) writeTimer(no, dueAt);
      if (status !== undefined) updateStatus.run(status, no);
      return OK;
    },

    lines: (match: string, from: number): Line[] => linesFrom.all(match, from) as unknown as Line[],

    log: (match: string): KeptLog => (logOf.get(match) as KeptLog | undefined) ?? { texts: '[]', head: null },

    answerTo: (match: string, cid: string): number | null =>
      (answer.get(match, cid) as { seq: number } | undefined)?.seq ?? null,

    setTimer: (match: string, dueAt: number | null): void => writeTimer(known(match), dueAt),

    dueTimers: (now: number, limit: number): Timer[] => timersDue.all(now, limit) as unknown as Timer[],
  };
}

const unknownMatch = (id: string): StoreError => new StoreError('unknown-match', `there is no match ${id}`);
