// SQLite keeps the contract.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { testContract } from './contract.ts';
import { inMemory } from './made-up.ts';

testContract('SQLite', async () => {
  const folder = mkdtempSync(join(inMemory(), 'backroom-'));
  const path = join(folder, 'server.db');
  const store = await openSqliteStore({ path });
  let latest = store;
  return {
    store,
    async reopen() {
      await latest.close();
      latest = await openSqliteStore({ path });
      return latest;
    },
    async end() {
      await latest.close();
      rmSync(folder, { recursive: true });
    },
  };
});
