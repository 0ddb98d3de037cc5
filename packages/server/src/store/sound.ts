// The store's own threshold: what no database keeps as it was given is refused before it gets there.
import type { Line, MatchRow, SideRow } from './contract.ts';
import { StoreError } from './trouble.ts';

/** Half a surrogate pair or a NUL would come back as something else, or not at all. */
export function soundText(what: string, text: string): void {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new StoreError('misuse', `${what} is not well-formed text, or has a NUL in it`);
}

export function soundNumber(what: string, number: number): void {
  if (!Number.isSafeInteger(number)) throw new StoreError('misuse', `${what} is not a whole number: ${number}`);
}

/** SQLite takes a negative limit for none at all. */
export function soundLimit(limit: number): void {
  soundNumber('a limit', limit);
  if (limit < 0) throw new StoreError('misuse', `a limit cannot be negative: ${limit}`);
}

export function soundMatch(row: MatchRow): void {
  for (const key of ['id', 'game', 'secret', 'title', 'host'] as const) soundText(`the match's ${key}`, row[key]);
  soundNumber("the match's rules", row.rules);
  soundNumber("the match's createdAt", row.createdAt);
}

/** Lines that follow one another, with no cid twice. */
export function soundLines(lines: readonly Line[]): void {
  for (const [index, line] of lines.entries()) {
    soundNumber("a line's seq", line.seq);
    soundNumber("a line's at", line.at);
    soundText("a line's text", line.text);
    soundText("a line's hash", line.hash);
    if (line.seq !== lines[0].seq + index || line.seq < 1)
      throw new StoreError('misuse', `line ${line.seq} does not follow the line before it`);
    if (line.cid === null) continue;
    soundText("a line's cid", line.cid);
    for (let earlier = 0; earlier < index; earlier++) {
      if (lines[earlier].cid === line.cid) throw new StoreError('misuse', `two lines have the same cid: ${line.cid}`);
    }
  }
}

export function soundSide(row: SideRow): void {
  soundText('a kind', row.kind);
  soundText('a key', row.key);
  if (row.owner !== null) soundText('an owner', row.owner);
  if (row.expiresAt !== null) soundNumber("a row's expiresAt", row.expiresAt);
}
