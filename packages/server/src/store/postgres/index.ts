// The store for several machines: PostgreSQL, many appends to a commit.
import { itemAt } from '@backroom/kit';
import { checkLimit, checkLines, checkMatch, checkNumber, checkText } from '../checks.ts';
import type { ClusterStore } from '../cluster.ts';
import type { Store } from '../contract.ts';
import type { RetentionStore } from '../retention.ts';
import { StoreError } from '../trouble.ts';
import { Appends } from './appends.ts';
import { openCluster } from './cluster.ts';
import { Link } from './link.ts';
import { openPruning } from './pruning.ts';
import { openRecord } from './record.ts';
import { confirmDurable, migrate } from './schema.ts';
import { openSide } from './side.ts';

/** Connections for everything except appends, which have their own. */
const CONNECTIONS = 4;

export interface PostgresStore extends Store, RetentionStore {
  readonly cluster: ClusterStore;
}

export async function openPostgresStore(url: string): Promise<PostgresStore> {
  const link = new Link(url, { connections: CONNECTIONS });
  const writer = new Link(url, { connections: 1 });
  const hints = new Link(url, { connections: 1, durable: false });
  const cluster = openCluster(link, hints, url);
  const closeLinks = (): Promise<unknown> =>
    Promise.all([link.close(), writer.close(), hints.close(), cluster.close()]);
  try {
    await confirmDurable(link);
    await migrate(link);
  } catch (error) {
    await closeLinks();
    throw error;
  }
  const appends = new Appends(writer);
  const pending = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  /** Refuses work after `close`, which waits for all earlier work. */
  function taken<A extends readonly unknown[], T>(verb: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
    return async (...args) => {
      if (closing !== null) throw new StoreError('closed', 'the store has been closed');
      const answer = verb(...args);
      pending.add(answer);
      try {
        return await answer;
      } finally {
        pending.delete(answer);
      }
    };
  }

  const record = openRecord(link);
  const side = openSide(link);
  const pruning = openPruning(link);
  return {
    createMatch: taken(async (row, lines) => {
      checkMatch(row);
      checkLines(lines);
      if ((lines[0]?.seq ?? 1) !== 1) throw new StoreError('misuse', 'the first line of a match has seq 1');
      return record.createMatch(row, lines);
    }),
    match: taken(record.match),
    matches: taken(async (filter) => {
      checkLimit(filter.limit);
      return record.matches(filter);
    }),
    rulesInUse: taken(record.rulesInUse),
    setStatus: taken(record.setStatus),
    amend: taken(async (id, change) => {
      for (const [what, text] of Object.entries(change)) checkText(`the match's ${what}`, text);
      return record.amend(id, change);
    }),
    append: taken(async (match, lines, alongside = {}) => {
      if (lines.length === 0) throw new StoreError('misuse', 'an append needs a line');
      checkLines(lines);
      if (typeof alongside.dueAt === 'number') checkNumber('a due time', alongside.dueAt);
      return appends.append(match, lines, alongside);
    }),
    lines: taken(async (match, from, most) => {
      checkNumber('a seq', from);
      if (most !== undefined) checkLimit(most);
      return record.lines(match, from, most);
    }),
    log: taken(record.log),
    answerTo: taken(record.answerTo),
    setTimer: taken(async (match, dueAt) => {
      if (dueAt !== null) checkNumber('a due time', dueAt);
      return record.setTimer(match, dueAt);
    }),
    dueTimers: taken(async (now, limit) => {
      checkNumber('now', now);
      checkLimit(limit);
      return record.dueTimers(now, limit);
    }),

    put: taken(side.put),
    claim: taken(side.claim),
    replace: taken(side.replace),
    get: taken(side.get),
    take: taken(side.take),
    list: taken(async (kind, owner, limit, after) => {
      checkLimit(limit);
      return side.list(kind, owner, limit, after);
    }),
    listByPerson: taken(async (index, person, limit, after) => {
      checkLimit(limit);
      return side.listByPerson(index, person, limit, after);
    }),
    remove: taken(side.remove),
    removeOwned: taken(side.removeOwned),
    forgetExpired: taken(async (now) => {
      checkNumber('now', now);
      return side.forgetExpired(now);
    }),

    agedMatches: taken(pruning.agedMatches),
    peoplePage: taken(pruning.peoplePage),
    retireMatch: taken(pruning.retireMatch),
    dropRetired: taken(pruning.dropRetired),

    async backUp() {
      throw new StoreError(
        'misuse',
        'PostgreSQL has tools of its own for backups: pg_dump, pg_basebackup. See docs/scaling.md.',
      );
    },
    async health() {
      if (closing !== null) return { ok: false, detail: 'the store has been closed' };
      try {
        const rows = await link.query<{ version: string; standby: boolean }>(
          "SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS standby",
        );
        const { version, standby } = itemAt(rows, 0);
        if (standby) return { ok: false, detail: 'read-only: this PostgreSQL is a standby server' };
        return { ok: true, detail: `PostgreSQL ${version}, every commit synced` };
      } catch (error) {
        return { ok: false, detail: (error as StoreError).message };
      }
    },
    // Lost connections are reopened, so this store is never lost for the process.
    failed: new Promise(() => {}),
    cluster,
    size: taken(record.size),
    queueLength() {
      const { waiting, underWay } = appends.length;
      return { waiting, underWay: underWay + link.length };
    },
    close() {
      closing ??= (async () => {
        await Promise.allSettled(pending);
        await closeLinks();
      })();
      return closing;
    },
  };
}
