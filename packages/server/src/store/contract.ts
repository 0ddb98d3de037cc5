// What the server asks of a store. SQLite keeps it on one machine, PostgreSQL on several; the same tests run against both.

/** One entry of a match's log as it is kept: its canonical text, and the chain's hash after it. */
export interface Line {
  readonly seq: number;
  readonly at: number;
  readonly cid: string | null;
  readonly text: string;
  readonly hash: string;
}

/** A whole log, for whoever sets its table up again. What else is kept of a line stands in its text too. */
interface Log {
  readonly texts: readonly string[];
  /** The chain's hash after the last line; null: there is none. */
  readonly head: string | null;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  /** The secret behind the shuffle. It leaves the store for the table that draws from it, and for nobody else. */
  readonly secret: string;
  readonly createdAt: number;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly visibility: 'public' | 'unlisted';
  /** The title its host gave it: text, never more. */
  readonly title: string;
  readonly host: string;
}

/**
 * `conflict`: the log does not end just before these lines; somebody else wrote first, or a line before them was not kept.
 * `repeated`: this cid has been answered already, with that seq. It goes before a conflict, so that a retry finds its answer.
 */
export type Appended =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'conflict' }
  | { readonly ok: false; readonly why: 'repeated'; readonly cid: string; readonly seq: number };

export interface MatchFilter {
  readonly status?: MatchRow['status'];
  readonly visibility?: MatchRow['visibility'];
  readonly limit: number;
}

/** When a table wants to be looked at again, whichever node does it. */
export interface Timer {
  readonly match: string;
  readonly dueAt: number;
}

/** What changes together with the lines of an append, or not at all. Left out: stays as it is. */
export interface Alongside {
  readonly dueAt?: number | null;
  readonly status?: MatchRow['status'];
}

/**
 * Everything promised here has reached the disk when the promise is kept. A promise that cannot be kept is rejected with a
 * StoreError (trouble.ts). Texts are well-formed and without NUL, numbers are whole. A store reads no clock.
 */
export interface Store {
  // The record: matches and their logs.
  /** The first line has seq 1. An id that is there already is refused as `taken`. */
  createMatch(row: MatchRow, lines: readonly Line[]): Promise<void>;
  match(id: string): Promise<MatchRow | null>;
  /** The newest first. */
  matches(filter: MatchFilter): Promise<readonly MatchRow[]>;
  setStatus(id: string, status: MatchRow['status']): Promise<void>;
  /** What is said about a match beside its log: taken away when somebody is forgotten or a title must not be seen. */
  amend(id: string, change: { readonly title?: string; readonly host?: string }): Promise<void>;
  /**
   * All lines or none, and what goes along with them. Lines of many matches may share one sync. Appends to one match are
   * carried out in the order they were asked for, so a table need not wait for one before it asks for the next.
   */
  append(match: string, lines: readonly Line[], alongside?: Alongside): Promise<Appended>;
  /** In order, from that seq on. */
  lines(match: string, from: number): Promise<readonly Line[]>;
  /** All lines in order, without what is only kept to find them by. */
  log(match: string): Promise<Log>;
  /** Which seq a command was answered with, if it ever was. */
  answerTo(match: string, cid: string): Promise<number | null>;

  // Timers: one for each match, the earliest that matters.
  setTimer(match: string, dueAt: number | null): Promise<void>;
  /** The longest overdue first. A timer that is due now is among them. */
  dueTimers(now: number, limit: number): Promise<readonly Timer[]>;

  /**
   * Rows of everything beside the record (sessions, invitations, names, chat, subscriptions, audit …): a kind, a key, a value
   * as JSON, an optional owner to list and delete by, an optional time to forget it at. Keys of secrets are their hashes.
   * A row whose time has come stays until `forgetExpired`: whoever reads it looks at `expiresAt`.
   */
  put(row: SideRow): Promise<void>;
  /** Puts it only if the key is new: whoever is second gets false. */
  claim(row: SideRow): Promise<boolean>;
  get(kind: string, key: string): Promise<SideRow | null>;
  /** Gives the row and removes it, in one step: for what may be used once. */
  take(kind: string, key: string): Promise<SideRow | null>;
  /** In the order of their keys, compared as UTF-8. */
  list(kind: string, owner: string, limit: number): Promise<readonly SideRow[]>;
  remove(kind: string, key: string): Promise<void>;
  removeOwned(kind: string, owner: string): Promise<number>;
  forgetExpired(now: number): Promise<number>;

  /** A copy of everything, consistent, taken while running, and checked. There must be no file of that name yet. */
  backUp(path: string): Promise<void>;
  /** What a monitor wants to know. Never rejects. */
  health(): Promise<{ readonly ok: boolean; readonly detail: string }>;
  /** Keeps every promise given so far, then closes. */
  close(): Promise<void>;
}

export interface SideRow {
  readonly kind: string;
  readonly key: string;
  readonly owner: string | null;
  readonly value: unknown;
  readonly expiresAt: number | null;
}
