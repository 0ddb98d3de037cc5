// The committed figures of docs/balance.json: a bound that was met once is met, and the page is made from them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { boundOf, type Run, verdictOf } from '../balance/figures.ts';
import { type BalanceRecord, nameOf, pageOf, picturesOf, verdictIn, withRun } from '../balance/page.ts';
import { RESTRICTIONS } from '../balance/restricted.ts';
import { playRung } from '../balance/rungs.ts';

const docs = join(import.meta.dirname, '../../../docs');
const record = JSON.parse(readFileSync(join(docs, 'balance.json'), 'utf8')) as BalanceRecord;

/** Bounds that were met before and are missed now. */
const broken = ({ runs, met }: BalanceRecord): string[] =>
  runs.flatMap((run) =>
    Object.keys(run.figures)
      .filter((id) => met.includes(nameOf(run, id)) && verdictIn(run, id) === 'missed')
      .map((id) => nameOf(run, id)),
  );

test('no committed figure misses a bound that was met', () => assert.deepEqual(broken(record), []));

test('a missed bound that was met before is distinguished from one that never was', () => {
  const run = (value: number): Run => ({
    ...{ level: 'habit', most: 1, seed: 's', games: 9, command: '' },
    figures: { 'gangs/4/outfit': { value, give: 1, count: 9 }, 'seats/4/1': { value: 40, give: 1, count: 9 } },
  });
  const before = withRun({ runs: [], met: [] }, run(26));
  assert.deepEqual(before.met, ['habit gangs/4/outfit']);
  assert.deepEqual(broken(withRun(before, run(25.5))), []);
  assert.deepEqual(broken(withRun(before, run(30))), ['habit gangs/4/outfit']);
});

test('too few games leave a bound open', () => {
  const bound = boundOf('gangs/4/outfit', 'kingpin') ?? assert.fail();
  assert.equal(verdictOf({ value: 25, give: 9, count: 90 }, bound), 'open');
  assert.equal(verdictOf({ value: 25, give: 3, count: 900 }, bound), 'met');
  assert.equal(verdictOf({ value: 31, give: 9, count: 90 }, bound), 'missed');
  assert.equal(verdictOf({ value: 3.5, give: 1, count: 90 }, { least: 3 }), 'open');
});

test('docs/balance.md and its pictures are made from docs/balance.json', () => {
  assert.equal(readFileSync(join(docs, 'balance.md'), 'utf8'), pageOf(record));
  for (const { file, svg } of picturesOf(record)) {
    assert.ok(existsSync(join(docs, 'pictures', file)), file);
    assert.equal(readFileSync(join(docs, 'pictures', file), 'utf8'), svg, file);
  }
});

test('restricted play: a player who may not sell, or never reveals a Job, plays to the end', () => {
  for (const what of ['sales', 'road jobs']) {
    const without = RESTRICTIONS.find((one) => one.what === what) ?? assert.fail();
    const { hero, rivals } = playRung({ hero: 'habit', rival: 'habit', most: 1, seed: 'restricted', without });
    assert.ok(hero > 0 && rivals > 0, what);
  }
});
