// The store as the server uses it. SQLite keeps it on one machine, PostgreSQL for several.

/** One stored entry of a match's log: its canonical text, and the chain's hash after it. */
export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly cid: string | null;
  readonly text: string;
  readonly hash: string;
}

/** A whole log, to fold a table from. The text of a line contains its other columns too. */
interface Log {
  readonly texts: readonly string[];
  /** The chain's hash after the last line; null: there is none. */
  readonly head: string | null;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The secret of the shuffle. Only the table that draws from it reads it. */
  readonly secret: string;
  readonly createdAt: number;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly visibility: 'public' | 'unlisted';
  /** The host's title: plain text. */
  readonly title: string;
  readonly host: string;
}

/**
 * `conflict`: the log does not end just before these lines. Another writer was first, or an earlier line is missing.
 * `repeated`: this cid already has an answer, with that seq. Checked before a conflict, so that a retry finds it.
 */
export type Appended =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'conflict' }
  | { readonly ok: false; readonly why: 'repeated'; readonly cid: string; readonly seq: number };

export interface MatchFilter {
  readonly status?: MatchRow['status'];
  readonly visibility?: MatchRow['visibility'];
  readonly host?: string;
  /** The last match of the previous page. */
  readonly after?: Pick<MatchRow, 'createdAt' | 'id'>;
  readonly limit: number;
}

/** Records with a person in their value, indexed by that person: the kind, and the field with the person's id. */
export type PersonIndex = 'chat.person' | 'barred.person' | 'notice.person' | 'report.by' | 'report.about';

export interface RulesInUse {
  readonly game: string;
  readonly rules: number;
  readonly matches: number;
}

export interface DatabaseSize {
  readonly database: number;
  readonly free: number;
  readonly log: number;
}

/** When a table must be woken, by any node. */
export interface Timer {
  readonly match: string;
  readonly dueAt: number;
}

/** Changes in the same transaction as the lines. Left out: unchanged. */
export interface Alongside {
  readonly dueAt?: number | null;
  readonly status?: MatchRow['status'];
  /**
   * The hash of the previous line: any other is a conflict. Needed with several writers: a line sent together with a
   * refused one would fit after the line that took its place.
   */
  readonly after?: string;
}

/**
 * Promises resolve after fsync. A failure rejects with a StoreError (trouble.ts). Texts are well-formed and without
 * NUL, numbers are integers. A store reads no clock.
 */
export interface Store {
  // Matches and their logs.
  /** The first line has seq 1. An existing id is refused as `taken`. */
  createMatch(row: MatchRow, lines: readonly Line[]): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** The newest first. */
  matches(filter: MatchFilter): Promise<readonly MatchRow[]>;
  /** Unfinished matches by the rules they were started under. */
  rulesInUse(): Promise<readonly RulesInUse[]>;
  setStatus(id: string, status: MatchRow['status']): Promise<void>;
  /** Data about a match outside its log: removed when a person is deleted or a title must not be shown. */
  amend(id: string, change: { readonly title?: string; readonly host?: string }): Promise<void>;
  /**
   * All lines or none, with the changes that belong to them. Lines of many matches may share one sync. Appends to one
   * match are done in order, so a table need not wait for one before it sends the next.
   */
  append(match: string, lines: readonly Line[], alongside?: Alongside): Promise<Appended>;
  /** In order, from that seq on; all of them, or the first `most`. */
  lines(match: string, from: number, most?: number): Promise<readonly Line[]>;
  /** All lines in order, without the columns that only serve to find them. */
  log(match: string): Promise<Log>;
  /** The seq of a command's answer, if it has one. */
  answerTo(match: string, cid: string): Promise<number | null>;

  // Timers: one per match, the earliest.
  setTimer(match: string, dueAt: number | null): Promise<void>;
  /** The longest overdue first, including those due now. */
  dueTimers(now: number, limit: number): Promise<readonly Timer[]>;

  /**
   * Records of everything outside the logs (sessions, invitations, names, chat, subscriptions, audit …): a kind, a key,
   * a value as JSON, an optional owner to list and delete by, an optional expiry time. Keys of secrets are their
   * hashes. An expired row stays until `forgetExpired`: readers check `expiresAt`.
   */
  put(row: StoredRecord): Promise<void>;
  /** Returns false if the key already exists, and stores nothing then. */
  claim(row: StoredRecord): Promise<boolean>;
  /**
   * Changes an existing row of this owner. Otherwise returns false and stores nothing: a change that began before a row
   * was removed or given away must not bring it back.
   */
  replace(row: StoredRecord): Promise<boolean>;
  get(kind: string, key: string): Promise<StoredRecord | null>;
  /** Returns and removes the row in one step: for one-use secrets. */
  take(kind: string, key: string): Promise<StoredRecord | null>;
  /** In the order of their keys, compared as UTF-8. `after`: only keys greater than this one. */
  list(kind: string, owner: string, limit: number, after?: string): Promise<readonly StoredRecord[]>;
  /** The same for all rows whose value names this person in that field. Other people's rows do not add to the cost. */
  listByPerson(index: PersonIndex, person: string, limit: number, after?: string): Promise<readonly StoredRecord[]>;
  remove(kind: string, key: string): Promise<void>;
  removeOwned(kind: string, owner: string): Promise<number>;
  forgetExpired(now: number): Promise<number>;

  /** A consistent copy of everything, made while running, and verified. The file must not exist yet. */
  backUp(path: string): Promise<void>;
  /** For monitors. Never rejects. */
  health(): Promise<{ readonly ok: boolean; readonly detail: string }>;
  /** Resolves if an open store is lost for this process: its thread died. All later promises reject. */
  readonly failed: Promise<Error>;
  /** Bytes on disk: the whole database, its free part, and the write-ahead log. */
  size(): Promise<DatabaseSize>;
  /** Requests that wait for the database, and those that it works on. */
  queueLength(): { readonly waiting: number; readonly underWay: number };
  /** Flush pending writes, then close. */
  close(): Promise<void>;
}

export interface StoredRecord {
  readonly kind: string;
  readonly key: string;
  readonly owner: string | null;
  readonly value: unknown;
  readonly expiresAt: number | null;
}
