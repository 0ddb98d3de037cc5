// Two nodes at one PostgreSQL, and an outage that is longer than every clock: the short form of `npm run soak -- outages`.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chargedBy, survive } from './proofs/outages.ts';
import { seededFor } from './proofs/support/seed.ts';
import { Postgres } from './support/postgres.ts';

const MATCHES = 8;

// Each outage is a wait of 22 s: they wait together.
describe('P31', { concurrency: true }, () => {
  for (const [kind, what] of [
    ['killed', 'all nodes are killed and start again together'],
    ['frozen', 'the database stands still'],
  ] as const)
    test(`P31 ${what}: each match is granted the time once, and nobody is late`, async (context) => {
      const database = await Postgres.start();
      try {
        assert.equal(chargedBy(await survive(kind, database, MATCHES, seededFor(context))), null);
      } finally {
        await database.stop();
      }
    });
});
