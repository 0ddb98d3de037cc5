// The synchronous store on the database thread: the same operations as the contract.
import type { DatabaseSync } from 'node:sqlite';
import type { Heads } from './heads.ts';
import { openPruning } from './pruning.ts';
import { openRecord } from './record.ts';
import { openSide } from './side.ts';

export const openLedger = (db: DatabaseSync, heads: Heads) => ({
  ...openRecord(db, heads),
  ...openSide(db),
  ...openPruning(db, heads),
});

export type Ledger = ReturnType<typeof openLedger>;

/** Operations that only read: a batch of these needs no transaction and no sync. */
export const LOOKS: ReadonlySet<keyof Ledger> = new Set([
  'match',
  'matches',
  'rulesInUse',
  'size',
  'lines',
  'log',
  'answerTo',
  'dueTimers',
  'get',
  'list',
  'listByPerson',
  'agedMatches',
  'peoplePage',
]);
