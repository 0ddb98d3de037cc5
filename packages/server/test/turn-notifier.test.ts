// When the TurnNotifier notifies, on a clock that the test moves: once, not players who are present, one digest after
// quiet hours, and retries.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Delivery } from '../src/notifications/delivery.ts';
import { Subscriptions } from '../src/notifications/subscriptions.ts';
import { TurnNotifier } from '../src/notifications/turn-notifier.ts';
import { openSqliteStore } from '../src/store/sqlite/index.ts';
import { until } from './support/server.ts';

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
let notifier: TurnNotifier;
let subscriptions: Subscriptions;
let isPresent = false;
/** Tables at which seat 0 has to decide. */
const fake = (id: string) => ({
  id,
  presence: { has: () => isPresent },
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
  const server = {
    store: { ...store, match: async (id: string) => ({ title: id }) },
    now: () => now,
    later: (ms: number, what: () => void) => {
      const timer = { ms, what };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    logger: { warn: () => {} },
    metrics: { trouble: () => {} },
  };
  const tables = { at: async (id: string) => fake(id), seating: { at: async () => ({ person: 'mabel' }) } };
  subscriptions = new Subscriptions(store, () => now);
  const keys = { publicKey: '', privateKey: '' };
  const delivery = new Delivery(server as never, subscriptions, keys, '', { anywhere: true });
  notifier = new TurnNotifier(server as never, tables as never, subscriptions, delivery, 20_000);
});

const subscribe = async (match: string, quiet: { from: string; to: string; offset: number } | null): Promise<void> => {
  const target = { kind: 'webhook' as const, to: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` };
  const rest = { person: 'mabel', language: 'en' as const, rungAt: null, createdAt: now };
  assert.ok(await subscriptions.keep({ match, seat: 0, target, quiet, ...rest }));
};
const ring = (match: string): void => notifier.tableChanged(fake(match) as never);
/** The store answers in order: when it has answered this, the notifier has its answer too, even on a busy machine. */
async function settle(): Promise<void> {
  await store.get('nothing', 'nothing');
  await new Promise((resolve) => setTimeout(resolve, 60));
}

test('a seat is notified once until its player has looked, and never while they are present', async () => {
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
    // On a busy machine a delivery takes time: a second notification before it has arrived would be sent twice.
    await until(() => told.length > 0, 'it rings');
    await settle();
  }
  assert.deepEqual(told, ['It is your turn at “once”.']);
  notifier.seatViewed('once', 0);
  await settle();
  ring('once');
  runOut();
  await until(() => told.length === 2, 'after a look it rings again');
});

test('in quiet hours nothing is sent; afterwards one notification covers all tables', async () => {
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

test('a failed delivery is retried with growing delays, as long as the table waits', async () => {
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
