// P25: the short form of what `npm run soak -- database-cuts` does at length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutDatabase, REFUSED_WITHIN } from './proofs/database-cuts.ts';
import { seededFor } from './proofs/support/seed.ts';

test('P25 a database that stands still, or is cut off, refused or silent for 5 s: no move is acknowledged that is not stored, writes are refused with a reason within 5 s, and all go on', async (context) => {
  const random = seededFor(context);
  const got = await cutDatabase({ times: 4, shortest: 4500, longest: 5500, nodes: 2, players: 4, random });
  assert.ok(got.refusals.length >= 6, `${got.refusals.length} refusals`);
  assert.ok(got.slowestRefusal <= REFUSED_WITHIN, `refused after ${got.slowestRefusal} ms`);
  assert.equal(got.back.length, 4);
  context.diagnostic(`refused after ${Math.round(got.slowestRefusal)} ms, back after ${got.back.map(Math.round)} ms`);
});
