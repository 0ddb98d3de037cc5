// When the bell rings, on a clock that the test turns: once, not to those who are there, together after quiet hours, and again
// where nobody opened.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Bell } from '../src/notices/bell.ts';
import { Messenger } from '../src/notices/messenger.ts';
import { Subscriptions } from '../src/notices/subscriptions.ts';
import { openSqliteStore } from '../src/store/sqlite/index.ts';
import { until } from './support/house.ts';

const told: string[] = [];
let answers: number[] = [];
const receiver = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    told.push(JSON.parse(text).content);
    response.writeHead(answers.shift() ?? 204).end();
  });
});

/** Timers that the test lets run. */
let timers: { readonly ms: number; readonly what: () => void }[] = [];
let now = 0;
const runOut = (): void => {
  const [...due] = timers;
  timers = [];
  now += Math.max(0, ...due.map(({ ms }) => ms));
  for (const { what } of due) what();
};

let store: Awaited<ReturnType<typeof openSqliteStore>>;
let folder = '';
let bell: Bell;
let subscriptions: Subscriptions;
let isPresent = false;
/** Tables at which seat 0 has to decide. */
const fake = (id: string) => ({
  id,
  audience: { has: () => isPresent },
  match: {
    phase: 'playing',
    request: null,
    chairs: [{ holder: { kind: 'person' } }],
    game: { toAct: () => [0] },
    state: null,
  },
});

before(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'backroom-'));
  store = await openSqliteStore({ path: join(folder, 'bell.db') });
});
after(async () => {
  receiver.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  told.length = 0;
  timers = [];
  isPresent = false;
  const house = {
    store: { ...store, match: async (id: string) => ({ title: id }) },
    now: () => now,
    later: (ms: number, what: () => void) => {
      const timer = { ms, what };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    diary: { warn: () => {} },
    tally: { trouble: () => {} },
  };
  const tables = { at: async (id: string) => fake(id), seating: { at: async () => ({ person: 'mabel' }) } };
  subscriptions = new Subscriptions(store, () => now);
  const keys = { publicKey: '', privateKey: '' };
  const messenger = new Messenger(house as never, subscriptions, keys, '', { anywhere: true });
  bell = new Bell(house as never, tables as never, subscriptions, messenger, 20_000);
});

const subscribe = async (match: string, quiet: { from: string; to: string; offset: number } | null): Promise<void> => {
  const target = { kind: 'webhook' as const, to: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` };
  const rest = { person: 'mabel', language: 'en' as const, rungAt: null, createdAt: now };
  assert.ok(await subscriptions.keep({ match, seat: 0, target, quiet, ...rest }));
};
const ring = (match: string): void => bell.turned(fake(match) as never);
/** The store answers in turn: when it has answered this, the bell has had its answer too, however busy the machine is. */
async function settle(): Promise<void> {
  await store.get('nothing', 'nothing');
  await new Promise((resolve) => setTimeout(resolve, 60));
}

test('once until the seat has looked again, and never to somebody who is there', async () => {
  await subscribe('once', null);
  isPresent = true;
  ring('once');
  runOut();
  await settle();
  assert.deepEqual(told, []);
  isPresent = false;
  for (let n = 0; n < 3; n++) {
    ring('once');
    runOut();
    // On a busy machine a letter takes its time: what is rung before it has arrived would be rung twice.
    await until(() => told.length > 0, 'it rings');
    await settle();
  }
  assert.deepEqual(told, ['It is your turn at “once”.']);
  bell.looked('once', 0);
  await settle();
  ring('once');
  runOut();
  await until(() => told.length === 2, 'after a look it rings again');
});

test('in quiet hours nothing comes; afterwards one notice tells of all tables', async () => {
  now = Date.UTC(2030, 0, 1, 23, 0);
  const quiet = { from: '22:00', to: '07:00', offset: 0 };
  for (const match of ['a', 'b']) await subscribe(match, quiet);
  ring('a');
  ring('b');
  runOut();
  await until(() => timers.length === 1, 'both are held for the same receiver');
  assert.deepEqual(told, []);
  runOut();
  await until(() => told.length > 0, 'the morning comes');
  assert.equal(new Date(now).getUTCHours(), 7);
  assert.deepEqual(told, ['2 tables are waiting for you: “a”, “b”.']);
});

test('where nobody opens it is tried again, later each time, as long as the table waits', async () => {
  answers = [503, 500];
  await subscribe('again', null);
  ring('again');
  const waits: number[] = [];
  for (let n = 1; n <= 3; n++) {
    runOut();
    await until(() => told.length === n, 'another try');
    if (n < 3) await until(() => timers.length === 1, 'it will come back');
    waits.push(...timers.map(({ ms }) => ms));
  }
  assert.deepEqual(waits, [5000, 30_000]);
  await settle();
  assert.equal(timers.length, 0);
});
