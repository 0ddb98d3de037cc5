// The store on one machine: SQLite in its own thread, with many appends per sync.
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { checkLimit, checkLines, checkMatch, checkNumber, checkSide, checkText } from '../checks.ts';
import type { Store, StoredRecord } from '../contract.ts';
import type { RetentionStore } from '../retention.ts';
import { StoreError } from '../trouble.ts';
import type { BackupOutcome } from './backup-thread.ts';
import type { DatabaseFile } from './connection.ts';
import { callThread } from './line-to-thread.ts';
import { flat } from './record.ts';
import type { KeptRow } from './side.ts';

export async function openSqliteStore(place: DatabaseFile): Promise<Store & RetentionStore> {
  const line = await callThread(place);
  const backups = new Set<Promise<void>>();

  // `async` throughout, so that every refusal is a rejected promise.
  return {
    async createMatch(row, lines) {
      checkMatch(row);
      checkLines(lines);
      if ((lines[0]?.seq ?? 1) !== 1) throw new StoreError('misuse', 'the first line of a match has seq 1');
      return line.ask('createMatch', row, flat(lines));
    },
    match: (id) => line.ask('match', id),
    async matches(filter) {
      checkLimit(filter.limit);
      return line.ask('matches', filter);
    },
    rulesInUse: () => line.ask('rulesInUse'),
    setStatus: (id, status) => line.ask('setStatus', id, status),
    async amend(id, change) {
      for (const [what, text] of Object.entries(change)) checkText(`the match's ${what}`, text);
      return line.ask('amend', id, change);
    },
    async append(match, lines, alongside = {}) {
      if (lines.length === 0) throw new StoreError('misuse', 'an append needs a line');
      checkLines(lines);
      if (typeof alongside.dueAt === 'number') checkNumber('a due time', alongside.dueAt);
      return line.ask('append', match, flat(lines), alongside);
    },
    async lines(match, from, most) {
      checkNumber('a seq', from);
      if (most !== undefined) checkLimit(most);
      return line.ask('lines', match, from, most);
    },
    async log(match) {
      const { texts, head } = await line.ask('log', match);
      return { texts: JSON.parse(texts) as string[], head };
    },
    answerTo: (match, cid) => line.ask('answerTo', match, cid),
    async setTimer(match, dueAt) {
      if (dueAt !== null) checkNumber('a due time', dueAt);
      return line.ask('setTimer', match, dueAt);
    },
    async dueTimers(now, limit) {
      checkNumber('now', now);
      checkLimit(limit);
      return line.ask('dueTimers', now, limit);
    },

    put: async (row) => line.ask('put', kept(row)),
    claim: async (row) => line.ask('claim', kept(row)),
    replace: async (row) => line.ask('replace', kept(row)),
    get: async (kind, key) => given(await line.ask('get', kind, key)),
    take: async (kind, key) => given(await line.ask('take', kind, key)),
    async list(kind, owner, limit, after) {
      checkLimit(limit);
      return (await line.ask('list', kind, owner, limit, after)).map(sideRow);
    },
    async listByPerson(index, person, limit, after) {
      checkLimit(limit);
      return (await line.ask('listByPerson', index, person, limit, after)).map(sideRow);
    },
    remove: (kind, key) => line.ask('remove', kind, key),
    removeOwned: (kind, owner) => line.ask('removeOwned', kind, owner),
    async forgetExpired(now) {
      checkNumber('now', now);
      return line.ask('forgetExpired', now);
    },

    agedMatches: (query) => line.ask('agedMatches', query),
    peoplePage: (after, limit) => line.ask('peoplePage', after, limit),
    retireMatch: (id) => line.ask('retireMatch', id),
    dropRetired: (lines) => line.ask('dropRetired', lines),

    async backUp(path) {
      checkText('a path', path);
      const backup = backUpAside(place.path, path);
      backups.add(backup);
      await backup.finally(() => backups.delete(backup));
    },
    health: () => line.health(),
    failed: line.failed,
    async size() {
      const log = statSync(`${place.path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
      return { ...(await line.ask('size')), log };
    },
    queueLength: () => line.queueLength(),
    async close() {
      await Promise.allSettled(backups);
      await line.close();
    },
  };
}

/** In its own thread with a read-only connection: the writer does not wait for it. */
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

function kept(row: StoredRecord): KeptRow {
  checkSide(row);
  const json = JSON.stringify(row.value);
  if (json === undefined) throw new StoreError('misuse', `the value of ${row.kind} cannot be written as JSON`);
  const { kind, key, owner, expiresAt } = row;
  return { kind, key, owner, json, expiresAt };
}

const given = (row: KeptRow | null): StoredRecord | null => (row === null ? null : sideRow(row));

function sideRow({ kind, key, owner, json, expiresAt }: KeptRow): StoredRecord {
  return { kind, key, owner, value: JSON.parse(json) as unknown, expiresAt };
}
