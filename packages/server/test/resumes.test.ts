// A client that comes back is told what it missed, from memory: neither it nor a hundred like it make the server read a
// log.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { replayFor } from '@backroom/match';
import type { FromServer, StepFace } from '@backroom/protocol';
import type { Store } from '../src/store/contract.ts';
import { submitAsServer } from '../src/tables/seat-changes.ts';
import type { Table } from '../src/tables/table.ts';
import { anOrder } from './proofs/support/order.ts';
import { Ear, Rig, scheffeln, termsOf } from './proofs/support/rig.ts';
import { modelStore } from './store/model.ts';

/** Counts how often a log is read. */
function countingStore(): { store: Store; reads: () => number } {
  const model = modelStore();
  let reads = 0;
  const store: Store = {
    ...model,
    lines: (match, from, most) => {
      reads++;
      return model.lines(match, from, most);
    },
    log: (match) => {
      reads++;
      return model.log(match);
    },
  };
  return { store, reads: () => reads };
}

async function play(rig: Rig, table: Table, until: number): Promise<void> {
  const random = new Seeded('resumes');
  for (let n = 0; table.match.seq <= until; n++) {
    const turn = scheffeln.toAct(table.match.state);
    if (typeof turn === 'string') break;
    table.act(turn[0], scheffeln.sample(table.match.state, turn[0], random), `m${n}`, () => {});
    await rig.settle();
  }
}

type Welcome = Extract<FromServer, { t: 'welcome' }>;

async function comeBack(table: Table, seat: number | null, since: number | null): Promise<Welcome> {
  const ear = new Ear(seat);
  await table.join(ear, since, null);
  table.leave(ear);
  const [welcome] = ear.messages;
  assert.ok(welcome?.t === 'welcome');
  return welcome;
}

/** The same by the long way: the log is folded, and every step is looked at from that seat. */
async function byTheLog(rig: Rig, table: Table, seat: number | null, since: number): Promise<readonly StepFace[]> {
  const replay = replayFor(scheffeln, await rig.entries(table.id), seat);
  assert.ok(replay.ok);
  const steps = [...replay.value].filter(({ seq }) => seq > since);
  return steps.map(({ seq, at, by, deed, events }) => {
    const race = deed.do === 'act' ? deed.race : null;
    return JSON.parse(JSON.stringify({ seq, at, by, deed: deed.do, events, race })) as StepFace;
  });
}

test('a client that reconnects gets each step as the log shows it to its seat, also after the table was reloaded', async () => {
  const rig = new Rig();
  const tables = rig.tables();
  const played = await rig.open(tables, termsOf('back', 3));
  await play(rig, played, 60);
  const loaded = await rig.tables().at('back');
  assert.ok(loaded !== null && loaded !== played);
  const last = played.match.seq - 1;
  for (const table of [played, loaded])
    for (const seat of [0, 1, 2, null])
      for (const since of [last - 25, last - 1, last, last + 5, 3]) {
        const { missed, seq } = await comeBack(table, seat, since);
        assert.equal(seq, last);
        assert.deepEqual(missed, await byTheLog(rig, table, seat, since), `${seat} since ${since}`);
      }
});

test('the missed steps of a seat contain nothing that only another seat may see', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('sealed', 2));
  await play(rig, table, 20);
  const since = table.match.seq - 1;
  const answers: unknown[] = [];
  table.submit(0, { do: 'order', order: anOrder(7) }, 'secret-order', (answer) => answers.push(answer));
  await rig.settle();
  assert.equal(table.match.chairs[0].order !== null, true, JSON.stringify(answers));
  const mine = await comeBack(table, 0, since - 3);
  const theirs = await comeBack(table, null, since - 3);
  const deeds = ({ missed }: Welcome) => missed.map(({ deed }) => deed).filter((deed) => /order|sealed/.test(deed));
  assert.deepEqual(deeds(mine), ['order']);
  assert.deepEqual(deeds(theirs), ['sealed']);
  assert.equal(theirs.missed.at(-1)?.by, 'house');
  assert.deepEqual(
    mine.missed.map(({ seq }) => seq),
    theirs.missed.map(({ seq }) => seq),
    'numbers have no gaps',
  );
});

test('a hundred steps are resent, one more is too many; no more are kept', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('long', 4));
  await play(rig, table, 60);
  for (let n = 0; table.match.seq <= 130; n++) {
    table.submit(0, { do: 'order', order: anOrder(n) }, `order-${n}`, () => {});
    await rig.settle();
  }
  const last = table.match.seq - 1;
  assert.ok(last > 110, `${last} steps`);
  const told = await comeBack(table, null, last - 100);
  assert.deepEqual(
    told.missed.map(({ seq }) => seq),
    Array.from({ length: 100 }, (_, n) => last - 99 + n),
  );
  assert.deepEqual((await comeBack(table, null, last - 101)).missed, []);
  assert.deepEqual((await comeBack(table, null, -1)).missed, told.missed, 'a first visit gets the last ones');
});

test('a first visit that asks for them gets the steps of a short match from the first one on', async () => {
  const rig = new Rig();
  const table = await rig.open(rig.tables(), termsOf('short', 3));
  await play(rig, table, 20);
  for (const seat of [0, 1, 2, null]) {
    const { missed } = await comeBack(table, seat, -1);
    assert.ok(missed.length > 15, `${missed.length} steps`);
    assert.deepEqual(missed, await byTheLog(rig, table, seat, -1));
  }
});

test('reconnecting reads no log and builds one view, even in a long match', async () => {
  const { store, reads } = countingStore();
  const rig = new Rig(store);
  const table = await rig.open(rig.tables(), termsOf('cheap', 4));
  await play(rig, table, 100);
  const before = reads();
  let views = 0;
  const game = {
    ...table.game,
    view: (...args: Parameters<typeof scheffeln.view>) => {
      views++;
      return scheffeln.view(...args);
    },
  };
  Object.defineProperty(table, 'game', { value: game });
  for (let n = 0; n < 50; n++) await comeBack(table, null, table.match.seq - 20);
  assert.equal(reads() - before, 0);
  assert.equal(views, 50);
});

test('who comes is told how long the countdown of the game still runs, until the match is over', async () => {
  const rig = new Rig();
  const options = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: 60_000 } as never;
  const table = await rig.open(rig.tables(), termsOf('speed', 3, { options }));
  const running = scheffeln.deadline(table.match.state);
  assert.ok(running !== null, 'a countdown runs');
  assert.equal((await comeBack(table, 0, null)).deadline, running);
  assert.equal((await comeBack(table, null, null)).deadline, running);
  assert.equal((await submitAsServer(table, { do: 'end', why: 'house' })).t, 'ok');
  assert.equal(table.match.phase, 'over');
  assert.equal((await comeBack(table, 0, null)).deadline, null);
});
