// P26, P27: the short form of what `npm run soak` does at length.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contend, loseAllHints } from './contended.ts';
import { seededFor } from './support/seed.ts';

test('P26: three nodes, one match, lost hints: one order, one answer each, and all nodes agree', async (context) => {
  const random = seededFor(context);
  let conflicts = 0;
  for (let round = 0; round < 120; round++) {
    const got = await contend(random.split(round)).catch((error: unknown) => {
      throw new Error(`round ${round}`, { cause: error });
    });
    conflicts += got.conflicts;
  }
  assert.ok(conflicts > 50, `${conflicts} conflicts`);
  context.diagnostic(`${conflicts} conflicts`);
});

for (const [what, others] of [
  ['a node', ['another']],
  ['a node that thinks it is alone', []],
] as const)
  test(`P27: with all hints lost ${what} is two seconds behind at most`, async (context) => {
    const late = await loseAllHints(seededFor(context), 20, others);
    assert.ok(late.length > 5, `${late.length} moves`);
    assert.ok(Math.max(...late) <= 2000, `${Math.max(...late)} ms behind`);
    assert.ok(Math.max(...late) > 0, 'no hint was lost');
  });
