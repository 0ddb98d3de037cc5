// Checks a store's input: a value that a database would change or lose is refused with an error.
import type { Line, MatchRow, StoredRecord } from './contract.ts';
import { StoreError } from './trouble.ts';

/** Databases change or refuse NUL and unpaired surrogates. */
export function checkText(what: string, text: string): void {
  if (!text.isWellFormed() || text.includes('\0'))
    throw new StoreError('misuse', `${what} is not well-formed text, or has a NUL in it`);
}

export function checkNumber(what: string, number: number): void {
  if (!Number.isSafeInteger(number)) throw new StoreError('misuse', `${what} is not a whole number: ${number}`);
}

/** For SQLite a negative limit means no limit. */
export function checkLimit(limit: number): void {
  checkNumber('a limit', limit);
  if (limit < 0) throw new StoreError('misuse', `a limit cannot be negative: ${limit}`);
}

export function checkMatch(row: MatchRow): void {
  for (const key of ['id', 'game', 'secret', 'title', 'host'] as const) checkText(`the match's ${key}`, row[key]);
  checkNumber("the match's rules", row.rules);
  checkNumber("the match's createdAt", row.createdAt);
}

/** Consecutive lines, without a repeated cid. */
export function checkLines(lines: readonly Line[]): void {
  const cids = new Set<string>();
  const first = lines[0]?.seq ?? 0;
  for (const [index, line] of lines.entries()) {
    checkNumber("a line's seq", line.seq);
    checkNumber("a line's at", line.at);
    checkText("a line's text", line.text);
    checkText("a line's hash", line.hash);
    if (line.seq !== first + index || line.seq < 1)
      throw new StoreError('misuse', `line ${line.seq} does not follow the line before it`);
    if (line.cid === null) continue;
    checkText("a line's cid", line.cid);
    if (cids.has(line.cid)) throw new StoreError('misuse', `two lines have the same cid: ${line.cid}`);
    cids.add(line.cid);
  }
}

export function checkSide(row: StoredRecord): void {
  checkText('a kind', row.kind);
  checkText('a key', row.key);
  if (row.owner !== null) checkText('an owner', row.owner);
  if (row.expiresAt !== null) checkNumber("a row's expiresAt", row.expiresAt);
}
