// Abandoned data is deleted, in small steps, and nothing else is.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { forgetTraces } from '../src/accounts/deletion.ts';
import { verifyBackup } from '../src/admin/verify.ts';
import { Distance } from '../src/chat/distance.ts';
import { Passes } from '../src/identity/passes.ts';
import { People } from '../src/identity/people.ts';
import { native } from '../src/primitives.ts';
import { Pruner } from '../src/retention/pruner.ts';
import { openSqliteStore } from '../src/store/sqlite/index.ts';
import { inFolder, inMemory, matchRow, oneLine } from './store/made-up.ts';

const DAY = 86_400_000;
const START = 1_000 * DAY;

/** A database in memory, with a clock that the test turns. */
const inStore = (
  prove: (at: Awaited<ReturnType<typeof dependencies>>) => Promise<void>,
  keepFinishedDays: number | null = null,
): Promise<void> =>
  inFolder(async (folder) => {
    const at = await dependencies(join(folder, 'server.db'), keepFinishedDays);
    try {
      await prove(at);
    } finally {
      await at.store.close();
    }
  }, inMemory());

async function dependencies(path: string, keepFinishedDays: number | null) {
  const store = await openSqliteStore({ path });
  const clock = { now: START };
  const now = (): number => clock.now;
  const people = new People(store, now);
  const open = new Set<string>();
  const guests = { store, people, passes: new Passes(store, now), distance: new Distance(store) };
  const pruner = new Pruner({
    store,
    now,
    isOpen: (match) => open.has(match),
    forgetGuest: (person) => forgetTraces(guests, person),
    keepFinishedDays,
  });
  const texts = (): string => {
    const db = new DatabaseSync(path, { readOnly: true });
    const all = ['match', 'event', 'side', 'timer'].map((name) => db.prepare(`SELECT * FROM ${name}`).all());
    db.close();
    return JSON.stringify(all);
  };
  const match = async (id: string, status: 'playing' | 'gathering' | 'over', age: number, lines = 1): Promise<void> => {
    const at = START - age * DAY;
    const log = Array.from({ length: lines }, (_, n) => ({ ...oneLine(n + 1, null), at }));
    await store.createMatch({ ...matchRow(id), host: '', status, createdAt: at }, log);
    await store.setTimer(id, at);
  };
  const sit = (id: string, person: string): Promise<void> =>
    store.put({ kind: 'chair', key: `${id}:0`, owner: person, value: { match: id, seat: 0, person }, expiresAt: null });
  const left = async (): Promise<string[]> => (await store.matches({ limit: 99 })).map(({ id }) => id).sort();
  return { path, store, clock, people, open, pruner, texts, match, sit, left };
}

test('an unfinished match is deleted with all its data when none of its players was here for 30 days', () =>
  inStore(async ({ store, people, open, pruner, texts, match, sit, left }) => {
    const here = await people.newcomer('Mabel');
    await people.open(here.id, 'program');
    const gone = await people.newcomer('Otto');
    for (const [id, age] of [
      ['abandoned', 31],
      ['gathering', 31],
      ['young', 29],
      ['visited', 31],
      ['hosted', 31],
      ['moved', 31],
      ['kept', 31],
      ['loaded', 31],
    ] as const)
      await match(id, id === 'gathering' ? 'gathering' : 'playing', age);
    await sit('abandoned', gone.id);
    await store.put({ kind: 'chat', key: 'abandoned:1', owner: 'abandoned', value: {}, expiresAt: null });
    await store.put({ kind: 'notice', key: 'abandoned:0:x', owner: 'abandoned:0', value: {}, expiresAt: null });
    await store.put({ kind: 'custom', key: 'abandoned', owner: null, value: {}, expiresAt: null });
    await sit('visited', here.id);
    await store.amend('hosted', { host: here.id });
    await store.append('moved', [{ ...oneLine(2, null), at: START - DAY }]);
    await store.put({ kind: 'kept', key: 'kept', owner: 'kept', value: true, expiresAt: null });
    open.add('loaded');

    const before = texts();
    assert.deepEqual(await pruner.preview(), { unfinished: 2, finished: 0, guests: 0 });
    assert.equal(texts(), before, 'a preview changes nothing');
    assert.deepEqual(await pruner.prune(), { unfinished: 2, finished: 0, guests: 0 });
    assert.deepEqual(await left(), ['hosted', 'kept', 'loaded', 'moved', 'visited', 'young']);
    assert.ok(!texts().includes('abandoned') && !texts().includes('gathering'));
    assert.deepEqual(await pruner.prune(), { unfinished: 0, finished: 0, guests: 0 });
  }));

test('finished matches are kept for ever, or as long as the operator says; a kept one always stays', async () => {
  for (const [days, expected] of [
    [null, ['kept', 'new', 'old']],
    [100, ['kept', 'new']],
  ] as const)
    await inStore(async ({ store, pruner, match, left }) => {
      await match('old', 'over', 101);
      await match('new', 'over', 99);
      await match('kept', 'over', 500);
      await store.put({ kind: 'kept', key: 'kept', owner: 'kept', value: true, expiresAt: null });
      assert.equal((await pruner.prune()).finished, days === null ? 0 : 1);
      assert.deepEqual(await left(), expected);
    }, days);
});

test('a long log is deleted in slices: the match is hidden at once, and the database is consistent at every step', () =>
  inStore(async ({ path, store, match, left }) => {
    await match('long', 'playing', 31, 1200);
    await store.retireMatch('long');
    assert.equal(await store.match('long'), null);
    assert.deepEqual(await store.lines('long', 1), []);
    await assert.rejects(store.append('long', [oneLine(1201, null)]), { code: 'unknown-match' });
    const lines: number[] = [];
    while (await store.dropRetired(500)) {
      const found = verifyBackup(path, native);
      assert.deepEqual(found.broken, []);
      lines.push(found.lines);
    }
    assert.deepEqual(lines, [700, 200, 0]);
    assert.deepEqual(await left(), []);
  }));

test('a guest without a seat, a session or a way back is deleted after 180 days; an account is not', () =>
  inStore(async ({ clock, people, pruner, texts, match, sit }) => {
    const guest = await people.newcomer('Zebulon');
    const member = await people.newcomer('Mabel');
    await people.keep({ ...member, account: member.id });
    const sitter = await people.newcomer('Otto');
    await match('going', 'over', 1);
    await sit('going', sitter.id);
    await people.open(guest.id, 'program');
    await pruner.prune();
    for (const { id } of await people.sessions(guest.id)) await people.end(id);
    await pruner.prune();
    clock.now += 179 * DAY;
    assert.equal((await pruner.prune()).guests, 0);
    clock.now += 2 * DAY;
    assert.equal((await pruner.preview()).guests, 1);
    assert.notEqual(await people.person(guest.id), null);
    assert.equal((await pruner.prune()).guests, 1);
    assert.ok(!texts().includes('Zebulon') && !texts().includes(guest.id));
    for (const { id } of [member, sitter]) assert.notEqual(await people.person(id), null);
  }));

test('a guest who comes back before the 180 days are over is not deleted', () =>
  inStore(async ({ clock, people, pruner }) => {
    const guest = await people.newcomer('Zebulon');
    await pruner.prune();
    clock.now += 170 * DAY;
    await people.open(guest.id, 'program');
    clock.now += 20 * DAY;
    assert.equal((await pruner.prune()).guests, 0);
    assert.notEqual(await people.person(guest.id), null);
  }));
