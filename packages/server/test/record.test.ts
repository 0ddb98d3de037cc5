// The lines that a table stores: their hashes are those of the chain that `verify` follows, also after the table was
// loaded again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chainOf } from '@backroom/match';
import { entriesOf, Recorder } from '../src/tables/record.ts';
import { native } from './proofs/support/record.ts';
import { Rig, scheffeln, termsOf } from './proofs/support/rig.ts';

test('the hashes of a log are one chain from its first line on, across a reload', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('m', 2));
  const again = await rig.tables().at('m');
  assert.ok(again !== null && again !== table);
  for (const what of ['pause', 'end'] as const) {
    again.submit(0, { do: 'ask', what }, `ask-${what}`, () => {});
    again.submit(0, { do: 'decline' }, `decline-${what}`, () => {});
    await rig.settle();
  }
  const lines = await rig.store.lines('m', 1);
  const { secret = '' } = (await rig.store.match('m')) ?? {};
  assert.ok(lines.length > table.match.seq, 'something was added after the reload');
  const chain = chainOf(
    'm',
    secret,
    lines.map(({ text }) => text),
    native,
  );
  assert.deepEqual(
    lines.map(({ hash }) => hash),
    chain,
  );
  assert.deepEqual(await again.head(), { seq: lines.length, hash: chain.at(-1) });
});

test('a recorded line is read back with its time and its cid; a malformed line is named', async () => {
  const rig = new Rig();
  await rig.open(rig.tables(), termsOf('m', 2));
  const lines = await rig.store.lines('m', 1);
  const entries = entriesOf(scheffeln, lines);
  assert.ok(entries.ok);
  const { secret = '' } = (await rig.store.match('m')) ?? {};
  const recorder = new Recorder(scheffeln, 'm', secret, native);
  assert.deepEqual(
    entries.value.map((entry) => recorder.record(entry)),
    lines,
  );
  const broken = entriesOf(scheffeln, [...lines, 'nonsense']);
  assert.ok(!broken.ok);
  assert.match(broken.why, new RegExp(`^line ${lines.length + 1}: `));
});
