// Group commit: all requests of a batch share one transaction and one sync, and are answered after it.
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import type { Health, Replies, StoreCall } from './batch.ts';
import type { Heads } from './heads.ts';
import { type Ledger, LOOKS } from './ledger.ts';
import { isFatal, troubleOf } from './trouble.ts';

/** How long a write waits for another process that holds the write lock; milliseconds. */
const PATIENCE = 2000;
/** The wait if the lock has not been free since the last try: the waits of later requests must not add up. */
const SHORT_PATIENCE = 100;

/** Large enough to need its own pages, so that a full disk is detected. */
const PROBE = JSON.stringify('x'.repeat(16_384));

export function openWriter(db: DatabaseSync, ledger: Ledger, heads: Heads) {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  /** The last write failed. The next successful one clears it, unless it was fatal. */
  let trouble: StoreError | null = null;

  /** A refusal by the ledger leaves no trace, so it is a normal answer. A disk error is not. */
  function carryOut([verb, args]: StoreCall): unknown {
    try {
      return (ledger[verb] as (...args: readonly unknown[]) => unknown)(...args);
    } catch (error) {
      if (error instanceof StoreError) return error;
      throw error;
    }
  }

  let patience = 0;
  function beginPatiently(): void {
    const wanted = trouble?.code === 'busy' ? SHORT_PATIENCE : PATIENCE;
    if (wanted !== patience) db.exec(`PRAGMA busy_timeout = ${wanted}`);
    patience = wanted;
    begin.run();
  }

  function together(orders: readonly StoreCall[]): unknown[] {
    if (orders.every(([verb]) => LOOKS.has(verb))) return orders.map(carryOut);
    beginPatiently();
    try {
      const values = orders.map(carryOut);
      commit.run();
      trouble = null;
      return values;
    } catch (error) {
      heads.forget();
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * If a batch fails, try each request alone, so that one bad request does not fail the others. Not if another process
   * holds the write lock: each try would wait again. Then refuse all writes together and execute the reads.
   */
  function settle(orders: readonly StoreCall[]): unknown[] {
    if (trouble && isFatal(trouble.code)) return orders.map(() => trouble);
    try {
      return together(orders);
    } catch (error) {
      const found = troubleOf(error);
      if (isFatal(found.code) || orders.length === 1) {
        trouble = found;
        return orders.map(() => found);
      }
      if (found.code !== 'busy') return orders.flatMap((order) => settle([order]));
      trouble = found;
      return orders.flatMap((order) => (LOOKS.has(order[0]) ? settle([order]) : found));
    }
  }

  /** All or nothing: on a full disk the second request alone could succeed. */
  function probe(): void {
    try {
      together([
        ['put', [{ kind: 'probe', key: 'probe', owner: null, json: PROBE, expiresAt: null }]],
        ['remove', ['probe', 'probe']],
      ]);
    } catch (error) {
      trouble = troubleOf(error);
    }
  }

  return {
    write(orders: readonly StoreCall[]): Replies {
      const values = settle(orders);
      const troubles: Replies['troubles'][number][] = [];
      for (const [index, value] of values.entries()) {
        if (!(value instanceof StoreError)) continue;
        troubles.push({ index, code: value.code, message: value.message });
        values[index] = null;
      }
      return { values, troubles };
    },

    /** After a failure, tries a real write: a monitor wants to know whether a move could be stored now. */
    health(): Health {
      if (trouble && !isFatal(trouble.code)) probe();
      if (trouble) return { ok: false, detail: `${trouble.code}: ${trouble.message}` };
      return { ok: true, detail: `SQLite ${process.versions.sqlite}, every commit synced` };
    },
  };
}
