// The store on one machine: SQLite on a thread of its own, many appends to a sync.
import { Worker } from 'node:worker_threads';
import type { SideRow, Store } from '../contract.ts';
import { soundLimit, soundLines, soundMatch, soundNumber, soundSide, soundText } from '../sound.ts';
import { StoreError } from '../trouble.ts';
import type { BackupOutcome } from './backup-thread.ts';
import type { Place } from './connection.ts';
import { callThread } from './line-to-thread.ts';
import { flat } from './record.ts';
import type { KeptRow } from './side.ts';

export async function openSqliteStore(place: Place): Promise<Store> {
  const line = await callThread(place);
  const backups = new Set<Promise<void>>();

  // `async` throughout: what is refused before it reaches the thread is a rejected promise too.
  return {
    async createMatch(row, lines) {
      soundMatch(row);
      soundLines(lines);
      if (lines.length > 0 && lines[0].seq !== 1) throw new StoreError('misuse', 'the first line of a match has seq 1');
      return line.ask('createMatch', row, flat(lines));
    },
    match: (id) => line.ask('match', id),
    async matches(filter) {
      soundLimit(filter.limit);
      return line.ask('matches', filter);
    },
    setStatus: (id, status) => line.ask('setStatus', id, status),
    async amend(id, change) {
      for (const [what, text] of Object.entries(change)) soundText(`the match's ${what}`, text);
      return line.ask('amend', id, change);
    },
    async append(match, lines, alongside = {}) {
      if (lines.length === 0) throw new StoreError('misuse', 'an append needs a line');
      soundLines(lines);
      if (typeof alongside.dueAt === 'number') soundNumber('a due time', alongside.dueAt);
      return line.ask('append', match, flat(lines), alongside);
    },
    async lines(match, from) {
      soundNumber('a seq', from);
      return line.ask('lines', match, from);
    },
    async log(match) {
      const { texts, head } = await line.ask('log', match);
      return { texts: JSON.parse(texts) as string[], head };
    },
    answerTo: (match, cid) => line.ask('answerTo', match, cid),
    async setTimer(match, dueAt) {
      if (dueAt !== null) soundNumber('a due time', dueAt);
      return line.ask('setTimer', match, dueAt);
    },
    async dueTimers(now, limit) {
      soundNumber('now', now);
      soundLimit(limit);
      return line.ask('dueTimers', now, limit);
    },

    put: async (row) => line.ask('put', kept(row)),
    claim: async (row) => line.ask('claim', kept(row)),
    get: async (kind, key) => given(await line.ask('get', kind, key)),
    take: async (kind, key) => given(await line.ask('take', kind, key)),
    async list(kind, owner, limit) {
      soundLimit(limit);
      return (await line.ask('list', kind, owner, limit)).map(sideRow);
    },
    remove: (kind, key) => line.ask('remove', kind, key),
    removeOwned: (kind, owner) => line.ask('removeOwned', kind, owner),
    async forgetExpired(now) {
      soundNumber('now', now);
      return line.ask('forgetExpired', now);
    },

    async backUp(path) {
      soundText('a path', path);
      const backup = backUpAside(place.path, path);
      backups.add(backup);
      await backup.finally(() => backups.delete(backup));
    },
    health: () => line.health(),
    async close() {
      await Promise.allSettled(backups);
      await line.close();
    },
  };
}

/** On a thread of its own, with a connection that only reads: the writer does not wait for it. */
function backUpAside(from: string, to: string): Promise<void> {
  return new Promise((keep, fail) => {
    const worker = new Worker(new URL('./backup-thread.ts', import.meta.url), { workerData: { from, to } });
    worker.once('message', (outcome: BackupOutcome) => {
      if (outcome === 'done') keep();
      else fail(new StoreError(outcome.code, outcome.message));
    });
    worker.once('error', (error) => fail(new StoreError('unexpected', `the backup failed: ${error}`)));
    worker.once('exit', (code) => fail(new StoreError('unexpected', `the backup ended early, with code ${code}`)));
  });
}

function kept(row: SideRow): KeptRow {
  soundSide(row);
  const json = JSON.stringify(row.value);
  if (json === undefined) throw new StoreError('misuse', `the value of ${row.kind} cannot be written as JSON`);
  const { kind, key, owner, expiresAt } = row;
  return { kind, key, owner, json, expiresAt };
}

const given = (row: KeptRow | null): SideRow | null => (row === null ? null : sideRow(row));

function sideRow({ kind, key, owner, json, expiresAt }: KeptRow): SideRow {
  return { kind, key, owner, value: JSON.parse(json) as unknown, expiresAt };
}
