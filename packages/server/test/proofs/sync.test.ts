// P2: an acknowledged move survives a power cut, because it is on the disk before anybody is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFolder } from '../store/made-up.ts';
import { hasStrace } from '../store/trace.ts';
import { readTrace, traceHouse } from './sync.ts';

const skip = hasStrace() ? false : 'strace is not installed, and nothing else sees the order of syncs and answers';

test('P2: in the real house a completed sync goes before every answer', { skip }, (context) =>
  inFolder(async (folder) => {
    const { answered, syncs, early } = await traceHouse(folder, 4, 50);
    context.diagnostic(`${answered} answers, ${syncs} syncs, ${early.length} answers too early`);
    assert.equal(answered, 200);
    assert.deepEqual(early, []);
  }),
);

test('P2: an answer before its sync is found', () => {
  const record = '7 pwrite64(20</x/house.db-wal>, "..  #p2.1.1x..", 4096, 0) = 4096';
  const answer = '8 writev(30<socket:[1]>, [{iov_base="{\\"t\\":\\"ok\\",\\"cid\\":\\"p2.1.1x\\"", iov_len=9}], 1) = 9';
  const begin = '7 fdatasync(20</x/house.db-wal> <unfinished ...>';
  const end = '7 <... fdatasync resumed>) = 0';
  assert.deepEqual(readTrace([record, begin, end, answer].join('\n')).early, []);
  assert.deepEqual(readTrace([record, begin, answer, end].join('\n')).early, ['p2.1.1x']);
  assert.deepEqual(readTrace([begin, record, end, answer].join('\n')).early, ['p2.1.1x']);
});
