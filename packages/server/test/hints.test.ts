// The connection for hints, when the database is gone for a while.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hints } from '../src/cluster/hints.ts';
import type { ClusterStore } from '../src/store/cluster.ts';

test('P25 a node that hears no hints tries to listen every 2 s until the database is back', async ({ mock }) => {
  let now = 0;
  mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setInterval'] });
  const tries: number[] = [];
  const store = {
    notify: async () => {},
    listen: async () => {
      tries.push(now);
      if (now > 0 && now < 20_000) throw new Error('the database is gone');
    },
  } as Partial<ClusterStore> as ClusterStore;
  const hints = new Hints(store, 'a node');
  await hints.start(() => {});
  while (now < 26_000) {
    now += 2000;
    mock.timers.tick(2000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  hints.stop();
  assert.deepEqual(tries, [0, 8000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000]);
});

/** The messages that a node sends, each of which takes until the test lets it go. */
function slowWire() {
  const sent: string[] = [];
  const letGo: (() => void)[] = [];
  const store = {
    notify: (text: string) => {
      sent.push(text);
      return new Promise<void>((resolve) => letGo.push(resolve));
    },
  } as Partial<ClusterStore> as ClusterStore;
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const deliver = async (): Promise<void> => {
    for (const resolve of letGo.splice(0)) resolve();
    for (let n = 0; n < 3; n++) await turn();
  };
  return { hints: new Hints(store, 'a node'), sent, turn, deliver };
}

test('a node sends one message at a time; hints that come meanwhile go with the next, each match once', async () => {
  const { hints, sent, turn, deliver } = slowWire();
  hints.publish('log', 'first');
  await turn();
  for (const match of ['second', 'third', 'second']) {
    hints.publish('log', match);
    await turn();
  }
  assert.equal(sent.length, 1, 'the first is still under way');
  await deliver();
  const batch = (...matches: string[]) => ['a node', ...matches.map((match) => ['log', match, ''])];
  assert.deepEqual(
    sent.map((text) => JSON.parse(text)),
    [batch('first'), batch('second', 'third')],
  );
  await deliver();
  hints.publish('log', 'fourth');
  await turn();
  assert.equal(sent.length, 3);
});

test('no message is longer than PostgreSQL takes, and every line of chat is told', async () => {
  const { hints, sent, deliver } = slowWire();
  for (let line = 0; line < 500; line++) hints.publish('chat', 'a match', String(line));
  const told = (): number[] => sent.flatMap((text) => JSON.parse(text).slice(1)).map((hint) => Number(hint[2]));
  for (let n = 0; n < 10; n++) await deliver();
  assert.deepEqual(
    told(),
    Array.from({ length: 500 }, (_, line) => line),
  );
  assert.ok(sent.length > 1);
  for (const text of sent) assert.ok(Buffer.byteLength(text) < 8000, `${Buffer.byteLength(text)} bytes`);
});

test('a node acts on the hints of others by their kind, and not on its own', async () => {
  let say = (_text: string): void => {};
  const store = {
    listen: async (hear) => {
      say = hear;
    },
  } as Partial<ClusterStore> as ClusterStore;
  const hints = new Hints(store, 'a node');
  const heard: unknown[] = [];
  hints.on('log', (hint, node) => heard.push([hint, node]));
  hints.on('chat', (hint, node) => heard.push([hint, node]));
  await hints.start(() => {});
  hints.stop();
  const told = [
    ['chat', 'a match', '7'],
    ['bans', '', ''],
    ['log', 'another', ''],
  ] as const;
  say(JSON.stringify(['a node', ...told]));
  assert.deepEqual(heard, []);
  say(JSON.stringify(['another node', ...told]));
  assert.deepEqual(heard, [
    [{ kind: 'chat', id: 'a match', detail: '7' }, 'another node'],
    [{ kind: 'log', id: 'another', detail: '' }, 'another node'],
  ]);
});
