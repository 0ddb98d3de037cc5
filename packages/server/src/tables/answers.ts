// The last answers of a table: a repeated command gets the same answer. Of older commands only a hash of the id is kept; their
// answers are in the log.
import { type AnyMatch, type Doer, type Refused, readEntry } from '@backroom/match';
import type { Answer } from '@backroom/protocol';
import type { Store } from '../store/contract.ts';
import { StoreError } from '../store/trouble.ts';

export type Reply = (answer: Answer) => void;

interface Known {
  readonly by: Doer;
  /** Null while the entry is being stored; `waiting` then holds the callers to answer. */
  seq: number | null;
  waiting: readonly Reply[];
}

/** A client that reconnects repeats its last commands. With these answers in memory the log need not be read. */
const KEPT = 32;
const NOBODY: readonly Reply[] = [];
const NOTHING: ReadonlyMap<string, Known> = new Map();

export class Answers {
  /** One shared empty map until the first command, to save memory: most tables are idle most of the time. */
  private byCid = NOTHING;
  /** Hashes of all older ids: a few bytes each, so that a table hardly grows with its match. */
  private readonly older: number[] = [];

  /** True if this command is known: then `reply` has been called, or will be. */
  isRepeat(cid: string, by: Doer, reply: Reply): boolean {
    const known = this.byCid.get(cid);
    if (known === undefined) return false;
    if (known.seq === null && known.by === by) known.waiting = [...known.waiting, reply];
    else reply(answerAgain(cid, by, known.by, known.seq ?? 0));
    return true;
  }

  /** The command may have been answered long ago: look into the log. For a new command this is true once in many millions. */
  mayBeOld(cid: string): boolean {
    return this.older.includes(hashOfId(cid));
  }

  /** The command is being stored from now on. */
  expect(cid: string, by: Doer, reply: Reply): void {
    this.know(cid, { by, seq: null, waiting: [reply] });
  }

  accept(cid: string, seq: number): void {
    const known = this.byCid.get(cid);
    if (known === undefined) return;
    const { waiting } = known;
    known.seq = seq;
    known.waiting = NOBODY;
    for (const reply of waiting) reply({ t: 'ok', cid, seq });
    this.tidy();
  }

  /** The command was not stored. Returns its waiting callers, so that it can be tried again. */
  withdraw(cid: string): readonly Reply[] {
    const waiting = this.byCid.get(cid)?.waiting ?? NOBODY;
    if (this.byCid !== NOTHING) (this.byCid as Map<string, Known>).delete(cid);
    return waiting;
  }

  /** A command that was answered before this table was loaded. */
  recall(cid: string, by: Doer, seq: number): void {
    this.know(cid, { by, seq, waiting: NOBODY });
    this.tidy();
  }

  private know(cid: string, known: Known): void {
    if (this.byCid === NOTHING) this.byCid = new Map();
    (this.byCid as Map<string, Known>).set(cid, known);
  }

  private tidy(): void {
    if (this.byCid.size <= KEPT) return;
    for (const [old, { seq: given }] of this.byCid) {
      if (given === null) continue;
      (this.byCid as Map<string, Known>).delete(old);
      this.older.push(hashOfId(old));
      if (this.byCid.size <= KEPT) return;
    }
  }
}

/** The answer to a command that is in the log already. */
export function answerAgain(cid: string, by: Doer, doer: Doer, seq: number): Answer {
  if (by === doer) return { t: 'ok', cid, seq };
  // Refuse it: otherwise one seat could use up the ids of another, whose commands would then be ignored.
  return { t: 'no', cid, code: 'malformed', why: 'another seat has used this id (cid) already' };
}

/** Looks a command up in the log: it may be there although this table has not answered it. Null: it is not there. */
export async function recordedAnswer(
  store: Store,
  { id, game }: Pick<AnyMatch, 'id' | 'game'>,
  by: Doer,
  cid: string | null,
): Promise<Answer | null> {
  try {
    return cid === null ? null : await storedAnswer(store, { id, game }, by, cid);
  } catch {
    return null;
  }
}

/** Reads one line, however long the log is: a player can repeat old commands as fast as they can send messages. */
export async function storedAnswer(
  store: Store,
  { id, game }: Pick<AnyMatch, 'id' | 'game'>,
  by: Doer,
  cid: string,
): Promise<Answer | null> {
  const seq = await store.answerTo(id, cid);
  if (seq === null) return null;
  const [line] = await store.lines(id, seq, 1);
  const entry = line === undefined ? null : readEntry(game, line.text);
  return entry?.ok ? answerAgain(cid, by, entry.value.by, seq) : null;
}

/** A command whose first answer got lost may be illegal when it is repeated. The log has its first answer. */
export async function answerToRefused(
  store: Store,
  match: Pick<AnyMatch, 'id' | 'game'>,
  { code, why, refusal }: Refused,
  by: Doer,
  cid: string | null,
): Promise<Answer> {
  const recorded = await recordedAnswer(store, match, by, cid);
  if (recorded !== null) return recorded;
  const reason = refusal === null ? {} : { rule: refusal.rule, values: refusal.values };
  return { t: 'no', cid, code: refusal?.code ?? code, why, ...reason };
}

/** FNV-1a, cut to 30 bits: V8 stores small integers without an object. */
function hashOfId(cid: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < cid.length; i++) hash = Math.imul(hash ^ cid.charCodeAt(i), 0x01000193);
  return hash & 0x3fffffff;
}

/** For the server itself and for HTTP callers. They are not disconnected and do not retry by themselves. */
const NOT_STORED = {
  t: 'no',
  cid: null,
  code: 'not-stored',
  why: 'This table is being loaded again. Nothing was changed; try again.',
} as const;

/** The connection was lost before the database said whether it has committed. */
const PERHAPS_STORED = {
  t: 'no',
  cid: null,
  code: 'not-stored',
  why: 'The database did not answer in time, so this may have been stored or not. Look at the table before you try again; a command that is sent again with the same cid gets its first answer.',
} as const;

/**
 * Gives up a command that its table can no longer carry out. Clients with a socket are disconnected and retry; only a command of the
 * server itself (its cid is null) needs an answer. `error`: of the append.
 */
export function giveUp(
  { cid, reply }: { readonly cid: string | null; readonly reply: Reply },
  error: unknown = null,
): void {
  const isUnknown = error instanceof StoreError && error.code === 'lost';
  if (cid === null) reply(isUnknown ? PERHAPS_STORED : NOT_STORED);
}

/** The same while the server closes. */
export const RESTARTS = { t: 'no', cid: null, code: 'restart', why: 'The server restarts. Try again.' } as const;
