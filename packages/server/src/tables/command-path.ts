// The way of a command, from its arrival to its answer. The methods are in this order:
//
//   act      A claim in a race waits until the window closes (claim-window.ts). Every other command skips this step.
//   submit   The command waits in the table's queue (work-queue.ts).
//   answerRepeated   A repeated command gets its first answer (answers.ts).
//   excuse   With several nodes: the time of an outage is granted first (downtime.ts). A few commands then read the whole log.
//   decide   The match admits the command, or refuses it with a reason.
//   apply    Its deeds become entries, together with the draws and timers that follow.
//   store    All entries are stored in one append (pending-writes.ts).
//   tell     Only then the sender gets the answer, and the subscribers get the steps (step-sender.ts).
//
// The table in memory may be ahead of the disk. Nothing is sent before it is stored.
import { Dealer, type Happening } from '@backroom/croupier';
import type { Seat } from '@backroom/kit';
import {
  type AnyMatch,
  type Command,
  type Entry,
  makeUndoOffer,
  type Planned,
  type Refused,
  type UndoOffer,
  type Wisher,
  walk,
} from '@backroom/match';
import type { Appended } from '../store/contract.ts';
import {
  type Answers,
  answerAgain,
  answerToRefused,
  giveUp,
  RESTARTS,
  type Reply,
  recordedAnswer,
  storedAnswer,
} from './answers.ts';
import { ClaimWindow } from './claim-window.ts';
import { Downtime } from './downtime.ts';
import type { PendingWrites } from './pending-writes.ts';
import { type Claimed, serveByLot } from './race.ts';
import type { Services } from './services.ts';
import { inSlices } from './slices.ts';
import type { Composed, StepSender } from './step-sender.ts';
import type { Table } from './table.ts';
import { WholeLog } from './whole-log.ts';
import type { WorkQueue } from './work-queue.ts';

/** A command, who wants it, and who waits for the answer. */
export interface Wish {
  readonly by: Wisher;
  /** Null: an undo. The step to take back is looked up when the command's turn comes. */
  readonly command: Command | null;
  /** Null: a command of the server itself. */
  readonly cid: string | null;
  /** Called exactly once, when the command is durable or refused. */
  readonly reply: Reply;
}

/** The table's other parts, as far as a command passes through them. */
interface Parts {
  readonly services: Services;
  readonly workQueue: WorkQueue;
  readonly pendingWrites: PendingWrites;
  readonly answers: Answers;
  readonly steps: StepSender;
  /** Entries of this table are on the disk. */
  stored(): void;
  /** Another node has appended first: nothing was stored. */
  outrun(appended: Extract<Appended, { ok: false }>, wish: Wish | null): void;
  /** Called after every change: serves newcomers, bots and timers. */
  afterwards(): void;
  /** The table must not be used any more. */
  break(why: string, error: unknown): void;
}

const GAME_FAILED = 'the game failed';
const NO_ANSWER = 'the database did not answer in time';
/** If the database does not answer, a clock that has run out is tried again after this time; milliseconds. */
const RETRY_AFTER = 1000;

export class CommandPath {
  private dealer: Dealer;
  private readonly table: Table;
  private readonly parts: Parts;
  private readonly secret: string;
  private readonly claimWindow: ClaimWindow;
  private readonly wholeLog: WholeLog;
  private readonly downtime: Downtime | null;

  constructor(table: Table, match: AnyMatch, secret: string, parts: Parts) {
    const { services, workQueue, pendingWrites } = parts;
    this.table = table;
    this.parts = parts;
    this.secret = secret;
    this.dealer = new Dealer(match, secret, services.primitives);
    this.claimWindow = new ClaimWindow(table, services, (claims) => this.serve(claims));
    this.wholeLog = new WholeLog(services.store, workQueue, pendingWrites, services.nextSlice);
    this.downtime =
      services.outages === undefined
        ? null
        : new Downtime(table, services.outages, workQueue, services.now, (ms) =>
            this.applyByItself([{ by: 'house', deed: { do: 'grace', ms } }]),
          );
  }

  get match(): AnyMatch {
    return this.dealer.match;
  }

  /** Continues with this match: another node has changed it. */
  replace(match: AnyMatch): void {
    this.dealer = new Dealer(match, this.secret, this.parts.services.primitives);
  }

  seedFor(purpose: string): string {
    return this.dealer.seedFor(purpose);
  }

  /** Players who have gone, here or at another node, claim nothing any more. */
  notice(happenings: readonly Happening[]): void {
    this.claimWindow.notice(happenings);
  }

  /** No claim waits for others. */
  get isEmpty(): boolean {
    return this.claimWindow.isEmpty;
  }

  // 1. It arrives ----------------------------------------------------------------------------------------------------

  act(seat: Seat, action: unknown, as: Claimed['as'], cid: string, reply: Reply): void {
    const wish: Wish = { by: seat, command: { do: 'act', action, as, race: null }, cid, reply };
    try {
      if (this.claimWindow.holds(seat, action, as, cid, reply, () => this.act(seat, action, as, cid, reply))) return;
    } catch (error) {
      return void this.fail(error, wish);
    }
    this.submit(wish);
  }

  /** Draws and serves in one turn of the queue: lots follow from the grab's number, so the log must give it the same number. */
  private serve(claims: readonly Claimed[]): void {
    const draw = (): void =>
      serveByLot(claims, this.dealer, (by, command, cid, reply) =>
        this.parts.answers.isRepeat(cid, by, reply) ? false : this.decide({ by, command, cid, reply }, command),
      );
    this.parts.workQueue.take(() => this.excuse(draw, (error) => this.parts.break(NO_ANSWER, error)));
  }

  // 2. It waits for its turn -----------------------------------------------------------------------------------------

  submit(wish: Wish): void {
    const { workQueue } = this.parts;
    if (workQueue.isFree) return this.answerRepeated(wish);
    const { cid, reply } = wish;
    // A client with a socket repeats its command at the next server. A caller by HTTP needs an answer now.
    if (cid === null && workQueue.isClosed) return reply(RESTARTS);
    workQueue.take(
      () => this.answerRepeated(wish),
      () => giveUp(wish),
    );
  }

  // 3. A repeated command gets its first answer ----------------------------------------------------------------------

  private answerRepeated(wish: Wish): void {
    const { by, command, cid, reply } = wish;
    if (cid !== null && this.parts.answers.isRepeat(cid, by, reply)) return;
    // A command that grants time needs no further grant.
    if (command?.do === 'grace') return void this.decide(wish, command);
    this.excuse(
      () => this.readAndDecide(wish),
      (error) => {
        giveUp(wish);
        this.parts.break(NO_ANSWER, error);
      },
    );
  }

  // 4. Time in which no node could work is granted before anything else ----------------------------------------------

  private excuse(work: () => void, failed: (error: unknown) => void): void {
    if (this.downtime === null) work();
    else this.downtime.excuse(work, failed);
  }

  /** Does the chores that are due. */
  wake(): void {
    const ring = (): void =>
      this.parts.workQueue.take(() =>
        this.excuse(
          () => this.applyByItself([]),
          () => this.wakeLater(),
        ),
      );
    if (this.downtime?.isKnown ?? true) return ring();
    // Ask before taking a turn in the queue: commands that arrive meanwhile need not wait for the database.
    this.downtime?.ask().then(ring, () => this.wakeLater());
  }

  private wakeLater(): void {
    this.parts.services.later(RETRY_AFTER, () => this.wake());
  }

  private applyByItself(deeds: readonly Planned[]): void {
    try {
      this.apply(deeds, null);
    } catch (error) {
      this.parts.break(GAME_FAILED, error);
    }
  }

  private readAndDecide(wish: Wish): void {
    const { command, cid } = wish;
    if (command === null) this.readLogFirst(wish);
    else if (cid !== null && this.parts.answers.mayBeOld(cid)) this.lookUpFirst(wish, command, cid);
    else this.decide(wish, command);
  }

  /** For a command that may have been answered long ago. */
  private lookUpFirst(wish: Wish, command: Command, cid: string): void {
    const { by, reply } = wish;
    const lookUp = async (): Promise<void> => {
      const answer = await storedAnswer(this.parts.services.store, this.match, by, cid);
      this.mustBeInUse();
      if (answer === null) this.decide(wish, command);
      else reply(answer);
    };
    void this.wholeLog
      .exclusively(lookUp)
      .catch((error: unknown) => this.parts.break('the log could not be read', error));
  }

  /** For an undo. */
  private readLogFirst(wish: Wish): void {
    const { by, cid, reply } = wish;
    void this.withLog(async (entries) => {
      const before = cid === null ? undefined : entries.find((entry) => entry.cid === cid);
      if (cid !== null && before !== undefined) reply(answerAgain(cid, by, before.by, before.seq));
      else this.decide(wish, { do: 'undo', offer: await this.undoOffer(entries, by as Seat) }, entries);
    }).catch((error: unknown) => this.parts.break('the log could not be read', error));
  }

  private async undoOffer(entries: readonly Entry[], seat: Seat): Promise<UndoOffer> {
    const { game } = this.table;
    const making = makeUndoOffer(game, entries, seat);
    let next = making.next();
    while (!next.done) {
      const folded = await inSlices(walk(game, next.value), this.parts.services.nextSlice);
      if (!folded.ok) throw new Error(folded.why);
      next = making.next(folded.value);
    }
    this.mustBeInUse();
    return next.value;
  }

  /** A table that broke while the log was read must write nothing more: another one has been loaded in its place. */
  private mustBeInUse(): void {
    if (this.parts.workQueue.isOver) throw new Error('the table is being loaded again');
  }

  /** Runs when everything is stored, while all other commands wait. */
  private withLog<T>(work: (entries: Entry[]) => Promise<T> | T): Promise<T> {
    const { id, game } = this.table;
    // The log may be ahead of this table: other nodes append to it too.
    return this.wholeLog.alone(id, game, (entries) => {
      this.mustBeInUse();
      return work(entries.slice(0, this.match.seq - 1));
    });
  }

  // 5. The match admits it, or says why not --------------------------------------------------------------------------

  /** Returns whether the command was admitted; null: the game failed. `log`: the whole log, for an undo. */
  private decide(wish: Wish, command: Command, log?: Entry[]): boolean | null {
    try {
      // Grant time before anybody is found late. An undo refers to the log as it was read, so nothing may be added before it.
      if (command.do !== 'grace' && command.do !== 'undo') this.doChores();
      // Admit and apply at the same time of the clock: a millisecond later a countdown may have run out.
      const now = this.parts.services.now();
      const verdict = this.match.admit(wish.by, command, now);
      if (verdict.ok) {
        this.apply(verdict.deeds, wish, log, now);
        return true;
      }
      // The command is refused, but the chores before it stand and must be stored.
      this.apply([], null);
      void this.refuse(verdict, wish);
      return false;
    } catch (error) {
      void this.fail(error, wish);
      return null;
    }
  }

  private async refuse(refused: Refused, { by, cid, reply }: Wish): Promise<void> {
    const { store, metrics } = this.parts.services;
    const answer = await answerToRefused(store, this.match, refused, by, cid);
    if (answer.t === 'no') metrics.refused(refused.code);
    reply(answer);
  }

  /** A bug in a game's rules affects only this table: it is reloaded from the log, and all other tables go on. */
  private async fail(error: unknown, { by, cid, reply }: Wish): Promise<void> {
    const { services, workQueue } = this.parts;
    workQueue.close();
    // It may have been stored before the game failed.
    const recorded = await recordedAnswer(services.store, this.match, by, cid);
    const why = 'Something is wrong with this game. Nothing was changed.';
    reply(recorded ?? { t: 'no', cid, code: 'trouble', why });
    this.parts.break(GAME_FAILED, error);
  }

  // 6. Its deeds become entries --------------------------------------------------------------------------------------

  /** Without deeds it only does the chores that are due. */
  apply(deeds: readonly Planned[], wish: Wish | null, log?: Entry[], now = this.parts.services.now()): void {
    const cid = wish?.cid ?? null;
    if (wish !== null && cid !== null) this.parts.answers.expect(cid, wish.by, wish.reply);
    this.parts.steps.remember();
    const seq = this.dealer.enact(deeds, cid, now, log);
    this.doChores(log);
    this.store(wish, seq);
  }

  /** A granted undo needs the whole log: other commands wait until it is read. */
  private doChores(log?: Entry[]): void {
    const { services, steps } = this.parts;
    steps.remember();
    if (this.dealer.doChores(services.now(), log)) return;
    services.later(0, () => {
      void this.withLog((entries) => this.apply([], null, entries)).catch((error: unknown) =>
        this.parts.break('an undo failed', error),
      );
    });
  }

  // 7. They are stored -----------------------------------------------------------------------------------------------

  private store(wish: Wish | null, seq: number | null): void {
    const { services, steps, workQueue, pendingWrites } = this.parts;
    const happenings = this.dealer.takeHappenings();
    if (happenings.length === 0) {
      steps.forget();
      return this.parts.afterwards();
    }
    this.table.notice(happenings);
    const composed = steps.compose(happenings);
    const sentAt = services.now();
    pendingWrites.keep(
      this.match,
      happenings,
      (appended) => {
        if (workQueue.isOver) return this.storedTooLate(appended, wish, seq);
        if (!appended.ok) return this.parts.outrun(appended, wish);
        this.parts.stored();
        services.metrics.answered(services.now() - sentAt);
        // If other nodes have appended earlier lines, those are read first, and these are sent with them.
        this.tell(wish, seq, pendingWrites.isBehind ? null : composed);
      },
      (error) => {
        if (wish !== null) giveUp(wish, error);
        this.parts.break('the entries could not be stored', error);
      },
    );
  }

  /** The table broke meanwhile, and its sockets are closed. Only a caller by HTTP still waits for the answer. */
  private storedTooLate(appended: Appended, wish: Wish | null, seq: number | null): void {
    if (wish?.cid === null && appended.ok && seq !== null) this.answer(wish, seq);
    else if (wish !== null) giveUp(wish);
    this.parts.pendingWrites.letIn();
  }

  // 8. The sender is answered, and everybody is told -----------------------------------------------------------------

  private tell(wish: Wish | null, seq: number | null, composed: Composed | null): void {
    if (wish !== null && seq !== null) this.answer(wish, seq);
    if (composed === null) return;
    try {
      this.parts.steps.send(composed);
      this.parts.afterwards();
    } catch (error) {
      this.parts.break(GAME_FAILED, error);
    }
  }

  private answer({ cid, reply }: Wish, seq: number): void {
    if (cid === null) return reply({ t: 'ok', cid: '', seq });
    this.parts.answers.accept(cid, seq);
    this.parts.services.metrics.accepted();
  }
}
