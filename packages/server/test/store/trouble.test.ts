// When the disk fails, only stored lines are acknowledged, and the store reports the error.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { Store } from '../../src/store/contract.ts';
import type { Replies, StoreCall } from '../../src/store/sqlite/batch.ts';
import { openQueue } from '../../src/store/sqlite/queue.ts';
import { troubleOf } from '../../src/store/sqlite/trouble.ts';
import { StoreError } from '../../src/store/trouble.ts';
import { keptIn } from './kills.ts';
import { inFolder, inMemory, matchRow, oneLine, WRITING_CHILD } from './made-up.ts';
import { openStore } from './open-store.ts';
import { MARK } from './trace.ts';

const inQuick = <T>(use: (folder: string) => Promise<T>): Promise<T> => inFolder(use, inMemory());
const big = (key: string) => ({ kind: 'big', key, owner: null, value: 'x'.repeat(100_000), expiresAt: null });

/** Appends one line after the other to each match until the store refuses. */
async function fill(store: Store, ids: readonly string[]): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>();
  await Promise.all(
    ids.map(async (id) => {
      for (let seq = 1; ; seq++) {
        try {
          await store.append(id, [{ ...oneLine(seq, `${id}.${seq}`), text: 'x'.repeat(500) }]);
          acknowledged.set(id, seq);
        } catch (error) {
          assert.ok(error instanceof StoreError && error.code === 'full', String(error));
          return;
        }
      }
    }),
  );
  return acknowledged;
}

test('full disk: refused lines are missing, acknowledged ones are there, and with room it continues', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const ids = ['m1', 'm2', 'm3', 'm4', 'm5'];
    const store = await openStore({ path, pages: 100 });
    await store.put(big('ballast'));
    for (const id of ids) await store.createMatch(matchRow(id), []);
    const acknowledged = await fill(store, ids);
    const sick = await store.health();
    assert.equal(sick.ok, false);
    assert.match(sick.detail, /no room left/);
    const lengths = async (): Promise<number[]> =>
      Promise.all(ids.map(async (id) => (await store.lines(id, 1)).length));
    assert.deepEqual(
      await lengths(),
      ids.map((id) => acknowledged.get(id)),
    );
    await store.remove('big', 'ballast');
    assert.equal((await store.health()).ok, true);
    assert.deepEqual(await store.append('m1', [oneLine((acknowledged.get('m1') ?? 0) + 1, 'more')]), { ok: true });
    await store.close();
  }));

test('a request that fails does not affect the others of its batch', () =>
  inQuick(async (folder) => {
    const store = await openStore({ path: join(folder, 'server.db'), pages: 40 });
    await store.createMatch(matchRow('m'), []);
    const answers = await Promise.allSettled([
      store.append('m', [oneLine(1, 'a')]),
      store.put({ ...big('b'), value: 'x'.repeat(1_000_000) }),
      store.append('m', [oneLine(2, 'b')]),
      store.setStatus('nowhere', 'over'),
      store.append('m', [oneLine(3, 'c')]),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    );
    assert.equal((await store.lines('m', 1)).length, 3);
    assert.equal(await store.get('big', 'b'), null);
    await store.close();
  }));

test('failed writes: all that was acknowledged is there', { skip: process.platform === 'win32' }, () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const child = [process.execPath, WRITING_CHILD, path, '5', '100000'];
    const run = spawnSync('sh', ['-c', 'ulimit -f 1500; exec "$0" "$@"', ...child], { encoding: 'utf8' });
    assert.match(run.stderr, /StoreError: (there is no room|the disk failed)/);
    const acknowledged = run.stdout.match(MARK) ?? [];
    assert.ok(acknowledged.length > 0);
    const kept = keptIn(path);
    assert.deepEqual(
      acknowledged.filter((mark) => !kept.has(mark)),
      [],
    );
  }),
);

test('a damaged file: the store stops, says why, and acknowledges nothing more', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const whole = await openStore({ path });
    await whole.createMatch(matchRow('m'), []);
    for (let seq = 1; seq <= 20; seq++) await whole.append('m', [{ ...oneLine(seq, null), text: 'x'.repeat(2000) }]);
    await whole.close();
    const bytes = readFileSync(path);
    // The first page stays whole, and with it the header and the schema's root.
    writeFileSync(path, bytes.fill(0xee, 4096 * 3));

    const store = await openStore({ path }).catch((error: unknown) => error);
    if (store instanceof StoreError) return assert.equal(store.code, 'corrupt');
    const damaged = store as Store;
    await assert.rejects(damaged.lines('m', 1), { code: 'corrupt', message: /put a backup in its place/ });
    await assert.rejects(damaged.put(big('b')), { code: 'corrupt' });
    assert.equal((await damaged.health()).ok, false);
    await damaged.close();
  }));

test('another process holds the write lock: writes fail together after one wait, reads continue, and later all works', () =>
  inQuick(async (folder) => {
    const path = join(folder, 'server.db');
    const store = await openStore({ path });
    await store.createMatch(matchRow('m'), []);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const began = performance.now();
    for (let round = 0; round < 3; round++) {
      const writes = Array.from({ length: 400 }, (_, n) => store.put(big(`${round}.${n}`)));
      const read = store.match('m');
      for (const answer of await Promise.allSettled(writes))
        assert.equal(answer.status === 'rejected' && (answer.reason as StoreError).code, 'busy');
      assert.equal((await read)?.id, 'm');
    }
    // One wait of 2 s and two short ones. Tried one by one they would wait for 40 s in each round.
    assert.ok(performance.now() - began < 30_000);
    assert.equal((await store.health()).ok, false);
    other.exec('ROLLBACK');
    other.close();
    assert.equal((await store.health()).ok, true);
    await store.put(big('afterwards'));
    await store.close();
  }));

test("SQLite's codes have names, the extended ones too", () => {
  const named = (errcode: number): string => troubleOf(Object.assign(new Error('said'), { errcode })).code;
  assert.deepEqual([8, 10, 11, 13, 14, 5, 26, 1].map(named), [
    'read-only',
    'io',
    'corrupt',
    'full',
    'cannot-open',
    'busy',
    'corrupt',
    'unexpected',
  ]);
  // A failed fsync, a failed write, and a read-only folder.
  assert.deepEqual([1034, 778, 1544].map(named), ['io', 'io', 'read-only']);
});

test('a queue sends what waited as one batch, and a thread that dies leaves no promise open', async () => {
  const sent: (readonly StoreCall[])[] = [];
  const queue = openQueue((orders) => sent.push(orders));
  const turn = (): Promise<void> => new Promise((keep) => setImmediate(() => setImmediate(keep)));
  const ask = (key: string): Promise<unknown> => queue.ask(['get', ['kind', key]]);
  const replies = (...values: unknown[]): Replies => ({ values, troubles: [] });

  const first = [ask('a'), ask('b')];
  await turn();
  const second = [ask('c'), ask('d'), ask('e')];
  await turn();
  assert.deepEqual(
    sent.map((orders) => orders.length),
    [2],
  );
  queue.answered(replies(1, 2));
  assert.deepEqual(await Promise.all(first), [1, 2]);
  assert.deepEqual(
    sent.map((orders) => orders.length),
    [2, 3],
  );
  const third = ask('f');
  queue.end(new StoreError('closed', 'gone'));
  for (const promise of [...second, third, ask('g')]) await assert.rejects(promise, { code: 'closed' });
});
