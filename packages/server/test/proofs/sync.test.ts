// P2: an acknowledged move survives a power cut, because it is on disk before the acknowledgement.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFolder } from '../store/made-up.ts';
import { hasStrace } from '../store/trace.ts';
import { cutPower } from './power-cuts.ts';
import { seededFor } from './support/seed.ts';
import { count, readServerTrace, tooEarly, traceServer } from './sync.ts';

const skip = hasStrace() ? false : 'strace is not installed, and nothing else sees the order of syncs and answers';

test(
  'P2: in the real server a completed sync goes before every answer, and no power cut loses one',
  { skip },
  (context) =>
    inFolder(async (folder) => {
      const traced = await traceServer(folder, 4, 50);
      const { happenings } = traced;
      context.diagnostic(`${count(happenings, 'acknowledged')} answers, ${count(happenings, 'sync ends')} syncs`);
      assert.equal(count(happenings, 'acknowledged'), 200);
      assert.deepEqual(tooEarly(happenings), []);
      const outlived = await cutPower({ traced, images: 20, servers: 1, random: seededFor(context) });
      context.diagnostic(JSON.stringify(outlived));
      // The check works: without the syncs, the same cuts would have lost something.
      const unsynced = { ...traced, happenings: happenings.filter(({ kind }) => kind !== 'sync ends') };
      await assert.rejects(cutPower({ traced: unsynced, images: 3, servers: 0, random: seededFor(context) }));
    }),
);

const hex = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

test('P2: an answer before its sync is found', () => {
  const wal = `20<${hex('/x/server.db-wal')}>`;
  const record = `7 pwrite64(${wal}, "${hex('..  #p2.1.1x..')}", 4096, 0) = 4096`;
  const answer = `8 writev(30<${hex('socket:[1]')}>, [{iov_base="${hex('{"t":"ok","cid":"p2.1.1x"')}", iov_len=9}], 1) = 9`;
  const begin = `7 fdatasync(${wal} <unfinished ...>`;
  const end = '7 <... fdatasync resumed>) = 0';
  const early = (...lines: string[]): readonly string[] => tooEarly(readServerTrace(lines.join('\n')));
  assert.deepEqual(early(record, begin, end, answer), []);
  assert.deepEqual(early(record, begin, answer, end), ['p2.1.1x']);
  assert.deepEqual(early(begin, record, end, answer), ['p2.1.1x']);
});
