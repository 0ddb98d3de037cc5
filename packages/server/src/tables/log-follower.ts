// Keeps a table in sync with a log that other nodes append to: reads their entries and resolves conflicts.
import type { Happening } from '@backroom/croupier';
import type { AnyGame } from '@backroom/kit';
import { type AnyMatch, type Entry, undone, walk } from '@backroom/match';
import type { Appended, Line, Store } from '../store/contract.ts';
import { type Answers, giveUp, type Reply } from './answers.ts';
import type { Wish } from './command-path.ts';
import type { PendingWrites } from './pending-writes.ts';
import { entriesOf, readEntries } from './record.ts';
import { inSlices, type NextSlice } from './slices.ts';
import { QUIET } from './step-messages.ts';
import type { Subscribers } from './subscribers.ts';
import type { WorkQueue } from './work-queue.ts';

/** The table's side of it. */
interface Followed {
  readonly id: string;
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly subscribers: Subscribers;
  recall(entries: readonly Entry[]): void;
  names: string[];
  readNames(match: AnyMatch): Promise<string[]>;
}

interface Parts {
  readonly store: Store;
  readonly workQueue: WorkQueue;
  readonly pendingWrites: PendingWrites;
  readonly answers: Answers;
  readonly nextSlice: NextSlice;
  /** Continues with this match. */
  replace(match: AnyMatch): void;
  /** Call it before anything changes. */
  remember(): void;
  /** Tells subscribers what has happened since then, and updates bots and timers. */
  announce(happenings: readonly Happening[]): void;
  retry(wish: Wish): void;
  fail(why: string, error?: unknown): void;
}

/**
 * After this many conflicts in a row the table is reloaded. Each conflict means that another node has appended, so the
 * match goes on; with three nodes on one match, six in a row were seen once in a thousand matches.
 */
const MOST_CONFLICTS = 20;

export class LogFollower {
  private readonly table: Followed;
  private readonly parts: Parts;
  private refusals: Wish[] = [];
  private conflicts = 0;
  private queued: Promise<void> | null = null;

  constructor(table: Followed, parts: Parts) {
    this.table = table;
    this.parts = parts;
  }

  /**
   * Own lines were stored: no conflict. They may follow a refused line: then another node has stored that very line,
   * with the same hash, because the same command arrived there in the same millisecond. Nobody here has been told of it
   * yet.
   */
  stored(): void {
    this.conflicts = 0;
    const { isBehind, underWay } = this.parts.pendingWrites;
    if (isBehind && underWay === 0) this.goBack();
  }

  /** Resolves when the table has everything that was in the log at the time of the call, or is unloaded. */
  catchUp(): Promise<void> {
    this.queued ??= this.read();
    return this.queued;
  }

  private read(): Promise<void> {
    const { workQueue } = this.parts;
    return new Promise((resolve) => {
      workQueue.take(() => {
        void workQueue
          .hold(() => this.follow())
          .catch((error: unknown) => this.parts.fail('the log could not be followed', error))
          .finally(resolve);
      }, resolve);
    });
  }

  private async follow(): Promise<void> {
    const { store, workQueue, pendingWrites } = this.parts;
    await pendingWrites.saved();
    // From here on a new call starts a new read.
    this.queued = null;
    if (workQueue.isOver) return;
    const lines = await store.lines(this.table.id, this.table.match.seq);
    if (lines.length > 0 && !workQueue.isOver) await this.absorb(lines);
  }

  /** Another node appended first: discard the unsaved entries, reload, retry. */
  refused(appended: Extract<Appended, { ok: false }>, wish: Wish | null): void {
    const { pendingWrites, answers, fail } = this.parts;
    // Answered on another node: the log has the answer.
    const isAnswered = appended.why === 'repeated' && appended.cid === wish?.cid;
    if (isAnswered) answers.accept(appended.cid, appended.seq);
    else if (wish !== null) this.refusals.push(wish);
    pendingWrites.isBehind = true;
    // Lines sent after it are refused as well, unless they fit: see `stored`.
    if (pendingWrites.underWay > 0) return;
    if (++this.conflicts > MOST_CONFLICTS) return fail('too many conflicts with other nodes');
    this.goBack();
  }

  /** The table is unloaded: drop the retries. */
  end(): void {
    for (const wish of this.refusals.splice(0)) giveUp(wish);
  }

  private goBack(): void {
    const { workQueue, fail } = this.parts;
    void workQueue.hold(() => this.recover()).catch((error: unknown) => fail('the table could not catch up', error));
  }

  private async recover(): Promise<void> {
    const { store, workQueue, pendingWrites, answers, nextSlice } = this.parts;
    const { id, game, subscribers } = this.table;
    const lines = await store.lines(id, 1);
    if (workQueue.isOver) return;
    const told = pendingWrites.lastStored;
    const entries = await inSlices(readEntries(game, lines.slice(0, told)), nextSlice);
    const folded = entries.ok ? await inSlices(walk(game, entries.value), nextSlice) : entries;
    if (workQueue.isOver) return;
    if (!folded.ok) throw new Error(folded.why);
    this.parts.replace(folded.value);
    subscribers.forgetShown();
    const again = this.refusals.splice(0).map((wish) => {
      const waiting = wish.cid === null ? [wish.reply] : answers.withdraw(wish.cid);
      return { ...wish, reply: ((answer) => waiting.forEach((reply) => void reply(answer))) as Reply };
    });
    try {
      await this.absorb(lines.slice(told), lines);
    } catch (error) {
      again.forEach(giveUp);
      throw error;
    }
    for (const wish of again.reverse())
      workQueue.takeNext(
        () => this.parts.retry(wish),
        () => giveUp(wish),
      );
  }

  /** Applies lines that others stored, and publishes them. `log`: the whole log, if it has been read. */
  private async absorb(lines: readonly Line[], log?: readonly Line[]): Promise<void> {
    const { table, parts } = this;
    const read = entriesOf(table.game, lines);
    if (!read.ok) throw new Error(read.why);
    const entries = read.value;
    const hasUndo = entries.some(({ deed }) => deed.do === 'undo');
    const whole = hasUndo ? entriesOf(table.game, log ?? (await parts.store.lines(table.id, 1))) : null;
    if (whole !== null && !whole.ok) throw new Error(whole.why);
    const isQuiet = entries.every(({ deed }) => QUIET.has(deed.do));
    const names = isQuiet ? null : await table.readNames(table.match);
    if (parts.workQueue.isOver) return;
    // No await from here on: a new subscriber sees all of it or none.
    parts.remember();
    const happenings: Happening[] = entries.map((entry) => {
      const events: unknown[] = [];
      if (entry.deed.do === 'undo') {
        const without = undone(table.game, (whole?.value ?? []).slice(0, entry.seq - 1), entry);
        if (!without.ok) throw new Error(without.why);
        parts.replace(without.value);
      } else {
        const accepted = table.match.accept(entry, events);
        if (!accepted.ok) throw new Error(`line ${entry.seq}: ${accepted.why}`);
      }
      return { entry, events };
    });
    if (names !== null) table.names = names;
    table.recall(entries);
    const last = lines.at(-1);
    if (last !== undefined) parts.pendingWrites.followed(last, table.match.phase);
    parts.pendingWrites.isBehind = false;
    parts.announce(happenings);
  }
}
