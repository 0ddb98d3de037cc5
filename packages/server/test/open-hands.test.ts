// The feed of open hands costs little: the log is read by the history thread, and only when there can be something new
// to show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import type { FromServer } from '@backroom/protocol';
import { OpenHandsFeed } from '../src/spectators/open-hands-feed.ts';
import type { Store } from '../src/store/contract.ts';
import { submitAsServer } from '../src/tables/seat-changes.ts';
import type { Table } from '../src/tables/table.ts';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

const DELAY = 180_000;
const MINUTE = 60_000;

type Hands = Extract<FromServer, { t: 'hands' }>;

/** A table at which hands are open, and somebody who watches them. */
async function watched() {
  const model = modelStore();
  let reads = 0;
  const counted = <T>(read: () => T): T => {
    reads++;
    return read();
  };
  const store: Store = {
    ...model,
    lines: (match, from) => counted(() => model.lines(match, from)),
    log: (match) => counted(() => model.log(match)),
  };
  const rig = new Rig(store);
  const table = await rig.open(rig.tables(), termsOf('open', 2));
  table.submit(0, { do: 'ask', what: 'open-hands' }, 'ask', () => {});
  await rig.settle();
  table.submit(1, { do: 'agree' }, 'agree', () => {});
  await rig.settle();
  assert.notEqual(table.match.openHands, null);
  const { history } = rig.past;
  const feed = new OpenHandsFeed(rig.services, history, DELAY);
  const ear = new Ear(null);
  await feed.join(table, ear);
  const hands = (): Hands[] => ear.messages.filter((one): one is Hands => one.t === 'hands');
  return { rig, table, feed, history, hands, ear, reads: () => reads };
}

const random = new Seeded('open hands');
const dealsOf = ({ match }: Table): number => scheffeln.deals?.(match.state) ?? 0;

async function play(rig: Rig, table: Table, isEnough: () => boolean): Promise<void> {
  for (let n = 0; !isEnough() && table.match.phase === 'playing'; n++) {
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    table.act(turn[0], scheffeln.sample(table.match.state, turn[0], random), `${table.match.seq}-${n}`, () => {});
    await rig.pass(1000);
  }
}

test('without a new deal the log is not read, no matter how long somebody watches', async () => {
  const { rig, table, hands, reads } = await watched();
  const before = reads();
  const seq = table.match.seq;
  await play(rig, table, () => table.match.seq >= seq + 3);
  assert.equal(dealsOf(table), 1);
  await rig.pass(30 * MINUTE);
  assert.equal(reads(), before);
  assert.equal(hands().length, 1);
});

test('after a deal, the hands of earlier rounds are shown after their delay, and at the end all of them', async () => {
  const { rig, table, hands, reads } = await watched();
  await play(rig, table, () => dealsOf(table) > 1);
  const dealt = table.match.seq - 1;
  const before = reads();
  await rig.pass(DELAY - 10_000);
  assert.ok((hands().at(-1)?.seq ?? 0) < dealt);
  await rig.pass(30_000);
  const shown = hands().at(-1);
  assert.ok(shown !== undefined && shown.seq > 5 && shown.seq < dealt && shown.views.length === 2);
  const steps = reads() - before;
  assert.ok(steps <= dealt + 1, `${steps} reads for ${dealt} steps`);
  await rig.pass(30 * MINUTE);
  assert.equal(reads() - before, steps, 'nothing more to show, nothing more to read');
  await submitAsServer(table, { do: 'end', why: 'house' });
  await rig.pass(DELAY + 20_000);
  assert.equal(hands().at(-1)?.seq, table.match.seq - 1);
  assert.notEqual(hands().at(-1)?.result, undefined);
  const last = reads();
  await rig.pass(30 * MINUTE);
  assert.equal(reads(), last);
});

test('a history that is busy delays the feed, and dismisses nobody', async (t) => {
  const { rig, table, history, hands, ear } = await watched();
  let refused = 0;
  const ask = t.mock.method(history, 'ask', () => {
    refused++;
    return Promise.resolve({ ok: false, code: 'busy', why: 'later' } as const);
  });
  await play(rig, table, () => dealsOf(table) > 1);
  await rig.pass(DELAY + MINUTE);
  assert.ok(refused > 1);
  assert.equal(ear.dismissed, null);
  ask.mock.restore();
  await rig.pass(MINUTE);
  assert.ok((hands().at(-1)?.seq ?? 0) > 5, 'shown later');
});

test('a table whose hands take long to read delays no other table', async (t) => {
  const { rig, table, feed, history } = await watched();
  const other = await rig.open(rig.tables(), termsOf('other', 2));
  other.submit(0, { do: 'ask', what: 'open-hands' }, 'ask', () => {});
  await rig.settle();
  other.submit(1, { do: 'agree' }, 'agree', () => {});
  await rig.settle();
  const ask = history.ask.bind(history);
  t.mock.method(history, 'ask', (asked: Parameters<typeof ask>[0]) =>
    asked.match === table.id ? new Promise(() => {}) : ask(asked),
  );
  await play(rig, table, () => dealsOf(table) > 1);
  await rig.pass(DELAY + MINUTE);
  const ear = new Ear(null);
  void feed.join(other, ear);
  await rig.settle();
  assert.equal(ear.messages[0]?.t, 'hands');
});

test('players are told that somebody watches open hands', async () => {
  const { rig, table, feed } = await watched();
  await rig.pass(1000);
  const player = new Ear(0);
  await table.join(player, null, null);
  await rig.pass(1000);
  const watchers = (): number | undefined => player.messages.findLast((one) => one.t === 'table')?.table.watchers;
  assert.equal(watchers(), 1);
  await feed.join(table, new Ear(null));
  await rig.pass(1000);
  assert.equal(watchers(), 2);
});

test('a feed that is closed reads nothing more and shows nothing more', async () => {
  const { rig, table, feed, hands, reads } = await watched();
  await play(rig, table, () => dealsOf(table) > 1);
  feed.close();
  const [before, shown] = [reads(), hands().length];
  await rig.pass(DELAY + MINUTE);
  assert.deepEqual([reads(), hands().length], [before, shown]);
});
