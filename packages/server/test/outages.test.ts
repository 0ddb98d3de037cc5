// Nodes at one PostgreSQL that lose it for a while, and an outage that is longer than every clock: the short forms of
// `npm run soak -- database-cuts` and `npm run soak -- outages`.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cutDatabase, REFUSED_WITHIN } from './proofs/database-cuts.ts';
import { chargedBy, survive } from './proofs/outages.ts';
import { seededFor } from './proofs/support/seed.ts';
import { Postgres } from './support/postgres.ts';

const MATCHES = 8;

// Each outage is a wait of 22 s, and the cuts together one of 15 s: they wait together.
describe('P25 and P31', { concurrency: true }, () => {
  test('P25 a database that stands still, or is cut off, refused or silent for 5 s: no move is acknowledged that is not stored, writes are refused with a reason within 5 s, and all go on', async (context) => {
    const random = seededFor(context);
    const got = await cutDatabase({ times: 4, shortest: 4500, longest: 5500, nodes: 2, players: 4, random });
    assert.ok(got.refusals.length >= 6, `${got.refusals.length} refusals`);
    assert.ok(got.slowestRefusal <= REFUSED_WITHIN, `refused after ${got.slowestRefusal} ms`);
    assert.equal(got.back.length, 4);
    context.diagnostic(`refused after ${Math.round(got.slowestRefusal)} ms, back after ${got.back.map(Math.round)} ms`);
  });

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
