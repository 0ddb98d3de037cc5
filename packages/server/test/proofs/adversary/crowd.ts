// Fills a database that no server has open: copies of one match, with everything that belongs to it. Hashes are not made
// again: such matches can be listed, opened and left, but not verified.
import { DatabaseSync } from 'node:sqlite';

/** Makes copies of this match, each with its own id. */
export function copyMatch(path: string, match: string, copies: number): readonly string[] {
  const db = new DatabaseSync(path);
  const ids = Array.from({ length: copies }, (_, n) => `${match.slice(0, -6)}${String(n).padStart(6, '0')}`);
  try {
    db.exec('BEGIN IMMEDIATE');
    const row = db.prepare(
      'INSERT INTO match SELECT ?, ?, game, rules, secret, created_at, status, visibility, title, host FROM match WHERE id = ?',
    );
    const lines = db.prepare(
      'INSERT INTO event SELECT ?, seq, at, cid, replace(text, ?, ?), hash FROM event WHERE match = (SELECT no FROM match WHERE id = ?)',
    );
    const sides = db.prepare('SELECT kind, key, owner, value, expires_at FROM side WHERE instr(key, ?)').all(match) as {
      kind: string;
      key: string;
      owner: string | null;
      value: string;
      expires_at: number | null;
    }[];
    const side = db.prepare('INSERT INTO side VALUES (?, ?, ?, ?, ?)');
    const { last } = db.prepare('SELECT max(no) AS last FROM match').get() as { last: number };
    for (const [n, id] of ids.entries()) {
      row.run(last + 1 + n, id, match);
      lines.run(last + 1 + n, match, id, match);
      for (const { kind, key, owner, value, expires_at } of sides)
        side.run(
          kind,
          key.replaceAll(match, id),
          owner?.replaceAll(match, id) ?? null,
          value.replaceAll(match, id),
          expires_at,
        );
    }
    db.exec('COMMIT');
  } finally {
    db.close();
  }
  return ids;
}
