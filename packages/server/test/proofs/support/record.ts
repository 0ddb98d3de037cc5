// Reads a database file while no server uses it: checks that every log is complete and its hash chain right.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { findOffer } from '@backroom/games';
import type { AnyGame } from '@backroom/kit';
import { genesis, link, Match, type Primitives, saltOf } from '@backroom/match';
import type { Line } from '../../../src/store/contract.ts';
import { inspect } from '../../../src/store/sqlite/inspect.ts';
import { entriesOf } from '../../../src/tables/record.ts';

export const native: Primitives = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex'),
};

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly secret: string;
  readonly lines: readonly Line[];
}

/** Opening the file recovers it, as after any crash. */
export function keptIn(path: string): Map<string, Kept> {
  const db = new DatabaseSync(path);
  const matches = db.prepare('SELECT no, id, game, secret FROM match').all();
  const lines = db.prepare('SELECT match, seq, at, cid, text, hash FROM event ORDER BY match, seq').all();
  db.close();
  const byMatch = new Map<unknown, Line[]>();
  for (const { match, ...line } of lines) {
    const log = byMatch.get(match);
    if (log === undefined) byMatch.set(match, [line as unknown as Line]);
    else log.push(line as unknown as Line);
  }
  return new Map(
    matches.map(({ no, id, game, secret }) => [
      String(id),
      { id: String(id), game: String(game), secret: String(secret), lines: byMatch.get(no) ?? [] },
    ]),
  );
}

/** Fails if there is a gap, a doubled command, a step the rules do not allow, or a hash that does not follow. */
export function checkRecord(path: string): Map<string, Kept> {
  inspect(path);
  const kept = keptIn(path);
  for (const match of kept.values()) checkLog(match);
  return kept;
}

function checkLog({ id, game: name, secret, lines }: Kept): void {
  const game = findOffer(name)?.game as AnyGame;
  const cids = lines.flatMap(({ cid }) => (cid === null ? [] : [cid]));
  assert.equal(new Set(cids).size, cids.length, `${id}: a command stands in the log twice`);
  assert.deepEqual(
    lines.map(({ seq }) => seq),
    lines.map((_, index) => index + 1),
    `${id}: a gap`,
  );
  const entries = entriesOf(game, lines);
  assert.ok(entries.ok, entries.ok ? '' : `${id}: ${entries.why}`);
  const folded = Match.fold(game, entries.value);
  assert.ok(folded.ok, folded.ok ? '' : `${id}: ${folded.why}`);
  let head = genesis(id, native);
  for (const { seq, text, hash } of lines) {
    head = link(head, saltOf(secret, seq, native), text, native);
    assert.equal(hash, head, `${id}: the chain is broken at ${seq}`);
  }
}
