// Opens a store by name: the address of a PostgreSQL database, or the path of an SQLite file.
import type { ClusterStore } from './cluster.ts';
import type { Store } from './contract.ts';
import type { RetentionStore } from './retention.ts';
import { openSqliteStore } from './sqlite/index.ts';

export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** The PostgreSQL driver is loaded only if it is used. */
export async function openStore(data: string): Promise<Store & RetentionStore & { readonly cluster?: ClusterStore }> {
  if (!isPostgres(data)) return openSqliteStore({ path: data });
  const { openPostgresStore } = await import('./postgres/index.ts');
  return openPostgresStore(data);
}
