// Opening a store in a test.
import { after } from 'node:test';
import type { Store } from '../../src/store/contract.ts';
import type { DatabaseFile } from '../../src/store/sqlite/connection.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';

/** It is closed after the tests even if one of them fails: an open one would keep the process from ending. */
export async function openStore(place: DatabaseFile): Promise<Store> {
  const store = await openSqliteStore(place);
  after(() => store.close());
  return store;
}
