// Group commit: all orders of a batch share one transaction and one sync, and none of them is answered before it.
import type { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../trouble.ts';
import type { Health, Order, Replies } from './batch.ts';
import type { Heads } from './heads.ts';
import { type Ledger, LOOKS } from './ledger.ts';
import { isFatal, troubleOf } from './trouble.ts';

/** Enough to need pages of its own, so that a full disk shows. */
const PROBE = JSON.stringify('x'.repeat(16_384));

export function openWriter(db: DatabaseSync, ledger: Ledger, heads: Heads) {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  /** The last write failed; the next one that succeeds clears it, unless it was fatal. */
  let trouble: StoreError | null = null;

  /** A refusal by the ledger left no trace, so it is an answer like any other. Trouble with the disk is not. */
  function carryOut([verb, args]: Order): unknown {
    try {
      return (ledger[verb] as (...args: readonly unknown[]) => unknown)(...args);
    } catch (error) {
      if (error instanceof StoreError) return error;
      throw error;
    }
  }

  function together(orders: readonly Order[]): unknown[] {
    if (orders.every(([verb]) => LOOKS.has(verb))) return orders.map(carryOut);
    begin.run();
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

  /** If a batch fails, each order is tried alone: one that cannot be kept takes no other with it. */
  function settle(orders: readonly Order[]): unknown[] {
    if (trouble && isFatal(trouble.code)) return orders.map(() => trouble);
    try {
      return together(orders);
    } catch (error) {
      const found = troubleOf(error);
      if (isFatal(found.code) || orders.length === 1) {
        trouble = found;
        return orders.map(() => found);
      }
      return orders.flatMap((order) => settle([order]));
    }
  }

  /** All or nothing: the second order alone would succeed on a full disk. */
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
    write(orders: readonly Order[]): Replies {
      const values = settle(orders);
      const troubles: Replies['troubles'][number][] = [];
      for (const [index, value] of values.entries()) {
        if (!(value instanceof StoreError)) continue;
        troubles.push({ index, code: value.code, message: value.message });
        values[index] = null;
      }
      return { values, troubles };
    },

    /** After trouble it tries a real write: what a monitor wants to know is whether a move would be kept now. */
    health(): Health {
      if (trouble && !isFatal(trouble.code)) probe();
      if (trouble) return { ok: false, detail: `${trouble.code}: ${trouble.message}` };
      return { ok: true, detail: `SQLite ${process.versions.sqlite}, every commit synced` };
    },
  };
}
