// A server always ends, also with a broken disk or a dead database thread, and says what it could not do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, mock, test } from 'node:test';
import type { News } from '@backroom/protocol';
import { CLOSES_WITHIN, runClosingSteps } from '../src/shutdown.ts';
import { folder, ServeCommand } from './support/backroom.ts';
import { Guest, until } from './support/server.ts';
import { wakingTime } from './support/waking-time.ts';

const isWindows = process.platform === 'win32';
const servers: ServeCommand[] = [];
after(() => {
  for (const server of servers) server.signal('SIGKILL');
});

const PRELOAD = new URL('./support/break-database.ts', import.meta.url).href;

async function openServed(file: string, kilobytes?: number): Promise<ServeCommand> {
  const data = join(folder, file);
  const env = { NODE_OPTIONS: `--import=${PRELOAD}`, BREAK_DATABASE: data };
  const server = await ServeCommand.open(data, [], env, kilobytes);
  servers.push(server);
  return server;
}

/** From the signal to the server's last log line, by its own clock: delays of a busy machine do not count. */
function closedInTime({ output }: ServeCommand): void {
  const ms = Number(/losed after (\d+) ms/.exec(output)?.[1]);
  assert.ok(ms <= CLOSES_WITHIN, `closed after ${ms} ms: ${output}`);
}

/** A player at a table, and what they are told. */
async function sitDown(server: ServeCommand) {
  const mabel = await Guest.enter(server.address, 'Mabel');
  const { match } = await mabel.open({ chairs: ['me', 'open'] });
  const news: News[] = [];
  const line = mabel.line(match, { listener: (one) => void news.push(one) });
  await until(() => line.table !== null, 'welcome');
  return { mabel, match, news, line };
}

// Most of the time they wait for a process to start or to end: they wait together.
describe('a server of its own', { concurrency: true }, () => {
  test('when the database thread dies, players are told to come back and the process ends with an error', async () => {
    const server = await openServed('dies.db');
    const { news, line } = await sitDown(server);
    writeFileSync(`${server.data}.die`, '');
    assert.equal(await server.ended, 1, server.output);
    line.stop();
    assert.ok(
      news.some((one) => one.t === 'bye' && one.code === 'restart' && one.retry),
      'restart',
    );
    assert.match(server.output, /The server cannot go on: the database thread has ended/);
    closedInTime(server);
  });

  test('when the disk does not answer, SIGTERM still ends the process', { skip: isWindows }, async () => {
    const server = await openServed('hangs.db');
    const { news, line } = await sitDown(server);
    assert.equal(spawnSync('sh', ['-c', 'mkfifo "$0"', `${server.data}.hang`]).status, 0);
    const answers = (): Promise<boolean> =>
      fetch(`${server.address}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
        () => true,
        () => false,
      );
    while (await answers());
    const status = await server.close();
    line.stop();
    assert.notEqual(status, 0);
    assert.match(server.output, /the database did not close: no answer within/);
    closedInTime(server);
    assert.ok(news.some((one) => one.t === 'bye' && one.code === 'restart'));
  });

  test('on a full disk requests are refused with 503, and SIGTERM ends the process and says why', {
    skip: isWindows,
  }, async () => {
    const server = await openServed('full.db', 400);
    const mabel = await Guest.enter(server.address, 'Mabel');
    let refused = await mabel.call('POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'open'] });
    for (let n = 0; refused.status === 201 && n < 500; n++)
      refused = await mabel.call('POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'open'] });
    assert.equal(refused.status, 503);
    assert.equal((refused.body as { error: { code: string } }).error.code, 'not-stored');
    assert.equal(await server.close(), 1, server.output);
    closedInTime(server);
    assert.match(server.output, /the time of closing was not stored: (there is no room left|the disk failed)/);
    assert.doesNotMatch(server.output, /cannot open/);
  });

  test('while another process holds the write lock, requests are refused with 503 within 5 s, and served again after it', async (t) => {
    const server = await openServed('locked.db');
    const mabel = await Guest.enter(server.address, 'Mabel');
    const open = () => mabel.call('POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'open'] });
    const other = new DatabaseSync(server.data);
    other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
    const began = wakingTime();
    const refused = await Promise.all([open(), open(), open()]);
    const took = wakingTime() - began;
    t.diagnostic(`${Math.round(took)} ms`);
    for (const { status, body } of refused)
      assert.deepEqual([status, (body as { error: { code: string } }).error.code], [503, 'not-stored']);
    // Two seconds on a quiet machine; it was 42 s when each write waited separately.
    assert.ok(took < 5000, `${took} ms`);
    other.exec('ROLLBACK');
    other.close();
    assert.equal((await open()).status, 201);
  });

  test('with a damaged file SIGTERM ends the process', async () => {
    const server = await openServed('damaged.db');
    const { mabel, line } = await sitDown(server);
    line.stop();
    // The write-ahead log is where the pages are that were written last.
    for (const tail of ['', '-wal']) writeFileSync(server.data + tail, readFileSync(server.data + tail).fill(0xee, 32));
    for (let n = 0; n < 5; n++) await mabel.call('POST', '/api/tables', { game: 'scheffeln', chairs: ['me', 'open'] });
    await server.close();
    closedInTime(server);
    assert.doesNotMatch(server.output, /cannot open/);
  });
});

test('every step of closing runs, also after one that fails or never ends', async () => {
  const done: string[] = [];
  const step = (name: string, run: () => Promise<void> | void, limit = 20) => ({ name, limit, run });
  const never = (): Promise<void> => new Promise(() => {});
  const problems = await runClosingSteps([
    step('one', () => void done.push('one')),
    step('two', () => Promise.reject(new Error('broken'))),
    step('three', never),
    step('four', async () => void done.push('four')),
  ]);
  assert.deepEqual(done, ['one', 'four']);
  assert.deepEqual(problems, ['two: broken', 'three: no answer within 20 ms']);
});

test('steps that never end share the time: what later steps are owed is kept for them', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let now = 0;
    const never = (): Promise<void> => new Promise(() => {});
    const steps = ['a', 'b', 'c'].map((name) => ({ name, limit: 60_000, run: never }));
    let isOver = false;
    const closing = runClosingSteps(steps, 450, () => now).finally(() => {
      isOver = true;
    });
    while (!isOver && now < 1000) {
      now += 1;
      mock.timers.tick(1);
      await new Promise(setImmediate);
    }
    assert.equal(now, 450);
    assert.deepEqual(
      await closing,
      // 200 ms are kept for each later step.
      ['a: no answer within 50 ms', 'b: no answer within 200 ms', 'c: no answer within 200 ms'],
    );
  } finally {
    mock.timers.reset();
  }
});
