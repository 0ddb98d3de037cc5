// The store without its promises: the same verbs, done at once, on the thread that owns the connection.
import type { DatabaseSync } from 'node:sqlite';
import type { Heads } from './heads.ts';
import { openRecord } from './record.ts';
import { openSide } from './side.ts';

export const openLedger = (db: DatabaseSync, heads: Heads) => ({ ...openRecord(db, heads), ...openSide(db) });

export type Ledger = ReturnType<typeof openLedger>;

/** Verbs that only look; a batch of nothing else needs no transaction and no sync. */
export const LOOKS: ReadonlySet<keyof Ledger> = new Set([
  'match',
  'matches',
  'lines',
  'log',
  'answerTo',
  'dueTimers',
  'get',
  'list',
]);
