// A live match. Commands are taken one after the other, become entries, and are stored; only then is anybody answered or
// told. In memory the table may be ahead of the disk; nothing of that leaves it. If the disk refuses, the table is thrown
// away and folded anew from what was kept.
import { BotSeats, Dealer, type Happening, tableFace } from '@backroom/croupier';
import type { AnyGame, Seat } from '@backroom/kit';
import {
  type AnyMatch,
  type Command,
  type Entry,
  type Planned,
  type Refused,
  type UndoOffer,
  undoOffer,
  type Wisher,
} from '@backroom/match';
import type { Lexicon, TableFace } from '@backroom/protocol';
import type { Appended, MatchRow } from '../store/contract.ts';
import { Answers, answerAgain, type Reply } from './answers.ts';
import { Archive } from './archive.ts';
import { Audience, type Onlooker, type Row } from './audience.ts';
import { botHouseOf } from './bots.ts';
import { Contest } from './contest.ts';
import type { House } from './house.ts';
import { Keeping } from './keeping.ts';
import { Reception } from './reception.ts';
import type { Recorder } from './record.ts';
import { type Telling, tell, viewsBefore } from './telling.ts';
import { Turns } from './turns.ts';

/** Longer than this a timer cannot be set; it is set again then. */
const LONGEST_TIMER = 2 ** 31 - 1;
const NOTHING_SET = (): void => {};

/** A command that has been admitted, or null: the house does what is due. */
interface Wish {
  readonly by: Wisher;
  /** Null: of the house itself. */
  readonly cid: string | null;
  readonly reply: Reply;
}

export class Table {
  readonly game: AnyGame;
  readonly audience = new Audience();
  names: string[];
  /** When somebody last asked for it. */
  usedAt: number;
  /** Told once, when this table must not be used any more. */
  onBroken: (table: Table) => void = NOTHING_SET;

  private readonly house: House;
  private readonly dealer: Dealer;
  private readonly answers = new Answers();
  private readonly turns = new Turns();
  private readonly keeping: Keeping;
  private readonly archive: Archive;
  private readonly reception: Reception;
  /** Null until a bot plays here. */
  private bots: BotSeats | null = null;
  private readonly contest: Contest;
  private stopTimer: () => void = NOTHING_SET;
  /** How everybody saw the table before what is happening now. */
  private before: readonly unknown[] | null = null;

  constructor(
    house: House,
    match: AnyMatch,
    recorder: Recorder,
    row: Pick<MatchRow, 'secret' | 'status'>,
    names: string[],
  ) {
    this.house = house;
    this.dealer = new Dealer(match, row.secret, house.primitives);
    this.game = match.game;
    this.names = names;
    this.usedAt = house.now();
    this.keeping = new Keeping(house.store, recorder, row.status);
    this.archive = new Archive(house.store, this.turns, this.keeping);
    this.contest = new Contest(this, house);
    this.reception = new Reception(house, this, this.turns, this.keeping);
  }

  get match(): AnyMatch {
    return this.dealer.match;
  }

  get id(): string {
    return this.match.id;
  }

  /** From the record: commands that were answered before this table was set up. */
  recall(entries: readonly Entry[]): void {
    for (const { cid, by, seq } of entries) if (cid !== null) this.answers.recall(cid, by, seq);
  }

  /** Nobody looks or has asked for it since, nothing is on its way, and nothing will happen until then. */
  isIdle(since: number, until: number): boolean {
    const due = this.match.due();
    return (
      this.audience.isEmpty &&
      this.usedAt < since &&
      this.keeping.isDone &&
      !this.turns.isHeld &&
      this.contest.isEmpty &&
      !this.bots?.thinking &&
      (due === null || due > until)
    );
  }

  /** Does what is due, wakes the bots and sets the timer: once after loading, and after everything that happens. */
  wake(): void {
    this.turns.take(() => {
      try {
        this.enact([], null);
      } catch (error) {
        this.break(GAME_FAILED, error);
      }
    });
  }

  /** Takes no more commands, and resolves when all it has taken is kept and told. */
  async drain(): Promise<void> {
    this.turns.close();
    await this.keeping.saved();
  }

  /** Leaves the table without a trace in its match. */
  retire(): void {
    this.stopTimer();
    this.bots?.dismiss();
    this.turns.end();
  }

  // Commands ---------------------------------------------------------------------------------------------------------

  /** `cid`: null for what the house wants itself. Exactly one reply, when it is durable or refused. */
  submit(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    if (this.turns.isFree) return this.take(by, command, cid, reply);
    // A person's command is sent again by itself, to the next house; whoever asks by HTTP waits for an answer now.
    if (cid === null && this.turns.isClosed)
      return reply({ t: 'no', cid, code: 'restart', why: 'The house closes for a moment. Try again.' });
    // Whoever has a socket is sent away and asks again; the house itself has to be told.
    const giveUp = (): void => (cid === null ? reply(GONE_AWAY) : undefined);
    this.turns.take(() => this.take(by, command, cid, reply), giveUp);
  }

  /** A person's or a program's action. */
  act(seat: Seat, action: unknown, cid: string, reply: Reply): void {
    try {
      this.contest.enter(seat, action, 'person', cid, reply);
    } catch (error) {
      void this.fail(error, cid, reply);
    }
  }

  /** The same decision made twice, by two nodes or after a crash, is one deed: its name says which it is. */
  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void {
    this.contest.enter(seat, action, 'bot', cid, (answer) => done(answer.t === 'ok'));
  }

  private take(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    if (cid !== null && this.answers.isRepeat(cid, by, reply)) return;
    if (cid !== null && this.answers.mayBeOld(cid)) return this.takeOnce(by, command, cid, reply);
    this.carryOut(by, command, cid, reply);
  }

  /** If the record has it, it is answered from there. */
  private takeOnce(by: Wisher, command: Command, cid: string, reply: Reply): void {
    void this.alone((entries) => {
      const before = entries.find((entry) => entry.cid === cid);
      if (before !== undefined) reply(answerAgain(cid, by, before.by, before.seq));
      else this.carryOut(by, command, cid, reply);
    }).catch((error: unknown) => this.break('the record could not be read', error));
  }

  private carryOut(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    try {
      this.admit(by, command, cid, reply);
    } catch (error) {
      void this.fail(error, cid, reply);
    }
  }

  /** A fault in a game's rules is this table's alone: it is set up anew, and the house and all others go on. */
  private async fail(error: unknown, cid: string | null, reply: Reply): Promise<void> {
    this.turns.close();
    // It may have been kept all the same.
    const seq = cid === null ? null : await this.house.store.answerTo(this.id, cid).catch(() => null);
    if (cid !== null && seq !== null) reply({ t: 'ok', cid, seq });
    else reply({ t: 'no', cid, code: 'trouble', why: 'Something is wrong with this game. Nothing was changed.' });
    this.break(GAME_FAILED, error);
  }

  private admit(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    // What is forgiven must be forgiven before anybody is found to be late.
    if (command.do !== 'grace') this.doChores();
    // What is admitted at one moment may be impossible a millisecond later: a countdown has gone on.
    const now = this.house.now();
    const verdict = this.match.admit(by, command, now);
    if (verdict.ok) return this.enact(verdict.deeds, { by, cid, reply }, undefined, now);
    // What was left to do is done all the same.
    this.enact([], null);
    void this.refuse(verdict, cid, reply);
  }

  /** A command that came before its answer got lost looks wrong the second time: the record knows better. */
  private async refuse({ code, why, refusal }: Refused, cid: string | null, reply: Reply): Promise<void> {
    const seq = cid === null ? null : await this.house.store.answerTo(this.id, cid).catch(() => null);
    if (cid !== null && seq !== null) return reply({ t: 'ok', cid, seq });
    this.house.tally.refused(code);
    const reason = refusal === null ? {} : { rule: refusal.rule, values: refusal.values };
    reply({ t: 'no', cid, code: refusal?.code ?? code, why, ...reason });
  }

  // What needs the log -------------------------------------------------------------------------------------------------

  offerUndo(seat: Seat): Promise<UndoOffer> {
    return this.alone((entries) => undoOffer(this.game, entries, seat));
  }

  /** Taken back at once if nobody minds; asked for otherwise. */
  undo(seat: Seat, cid: string, reply: Reply): void {
    void this.alone(async (entries) => {
      if (this.answers.isRepeat(cid, seat, reply)) return;
      const offer = undoOffer(this.game, entries, seat);
      const now = this.house.now();
      const verdict = this.match.admit(seat, { do: 'undo', offer }, now);
      if (!verdict.ok) return this.refuse(verdict, cid, reply);
      this.enact(verdict.deeds, { by: seat, cid, reply }, entries, now);
    }).catch((error: unknown) => this.break('an undo failed', error));
  }

  /** The whole log, as far as it is kept. */
  entries(): Promise<readonly Entry[]> {
    return this.alone((entries) => entries);
  }

  private alone<T>(work: (entries: Entry[]) => Promise<T> | T): Promise<T> {
    return this.archive.alone(this.id, this.game, work);
  }

  /** The chain's hash after the last stored entry. */
  async head(): Promise<{ readonly seq: number; readonly hash: string }> {
    await this.keeping.saved();
    return { seq: this.match.seq - 1, hash: this.keeping.head };
  }

  // Entries ----------------------------------------------------------------------------------------------------------

  /** Makes the deeds entries, does the chores that follow, and sends all of it to the disk in one piece. */
  private enact(deeds: readonly Planned[], wish: Wish | null, log?: Entry[], now = this.house.now()): void {
    const cid = wish?.cid ?? null;
    if (wish !== null && cid !== null) this.answers.expect(cid, wish.by, wish.reply);
    this.before ??= viewsBefore(this.match, this.audience.all());
    const seq = this.dealer.enact(deeds, cid, now, log);
    this.doChores(log);
    this.send(wish, seq);
  }

  /** A granted undo needs the log: whoever has it goes on, everybody else waits for that. */
  private doChores(log?: Entry[]): void {
    this.before ??= viewsBefore(this.match, this.audience.all());
    if (this.dealer.doChores(this.house.now(), log)) return;
    this.house.later(0, () => {
      void this.alone((entries) => this.enact([], null, entries)).catch((error: unknown) =>
        this.break('an undo failed', error),
      );
    });
  }

  /** Stores what has happened; tells it when it is kept. */
  private send(wish: Wish | null, seq: number | null): void {
    const happenings = this.dealer.takeHappenings();
    if (happenings.length === 0) {
      this.before = null;
      return this.afterwards();
    }
    const bots = this.seatBots();
    if (bots !== null) for (const happening of happenings) bots.notice(happening);
    const tellings = this.compose(happenings);
    this.before = null;
    const sentAt = this.house.now();
    this.keeping.keep(
      this.match,
      happenings,
      (appended) => {
        if (this.turns.isOver) return this.keeping.letIn();
        if (!appended.ok) return this.beRefused(appended, wish);
        this.answer(wish, seq, sentAt);
        try {
          for (const { row, frame } of tellings) for (const onlooker of row.onlookers) onlooker.send(frame);
          this.afterwards();
        } catch (error) {
          this.break(GAME_FAILED, error);
        }
      },
      (error) => {
        if (wish?.cid === null) wish.reply(GONE_AWAY);
        this.break('the disk refused', error);
      },
    );
  }

  private answer(wish: Wish | null, seq: number | null, sentAt: number): void {
    const { tally } = this.house;
    tally.answered(this.house.now() - sentAt);
    if (wish === null || seq === null) return;
    if (wish.cid === null) return wish.reply({ t: 'ok', cid: '', seq });
    this.answers.accept(wish.cid, seq);
    tally.accepted();
  }

  private beRefused(appended: Extract<Appended, { ok: false }>, wish: Wish | null): void {
    // Answered elsewhere: the record has its answer.
    if (appended.why === 'repeated') this.answers.accept(appended.cid, appended.seq);
    else if (wish?.cid === null) wish.reply(GONE_AWAY);
    this.break(`the record refused: ${appended.why}`);
  }

  private compose(happenings: readonly Happening[]): readonly Telling[] {
    const isQuiet = this.match.terms.pace === null && happenings.every(({ entry }) => QUIET.has(entry.deed.do));
    const now = this.house.now();
    const tableFor = ({ seat }: Row): TableFace => tableFace(this.match, this.names, this.audience, seat, now);
    return tell(this.match, this.audience.all(), this.before ?? [], happenings, isQuiet ? null : tableFor);
  }

  /** Everything that has happened is kept: newcomers may come in, bots may think, the timer is set. */
  private afterwards(): void {
    if (!this.keeping.isDone || this.turns.isOver) return;
    this.keeping.letIn();
    if (!this.keeping.isDone || this.turns.isOver) return;
    this.seatBots()?.look();
    this.setTimer();
    this.house.onTurn?.(this);
  }

  private seatBots(): BotSeats | null {
    if (this.bots === null && this.match.chairs.some(({ holder }) => holder?.kind === 'bot'))
      this.bots = new BotSeats(botHouseOf(this.house), this);
    return this.bots;
  }

  private setTimer(): void {
    this.stopTimer();
    this.stopTimer = NOTHING_SET;
    const due = this.match.due();
    if (due === null) return;
    const wait = Math.min(Math.max(0, Math.ceil(due - this.house.now())), LONGEST_TIMER);
    this.stopTimer = this.house.later(wait, () => this.wake());
  }

  /** Nothing that is not on the disk has been told: whoever comes back gets what is. */
  private break(why: string, error?: unknown): void {
    if (this.turns.isOver) return this.keeping.letIn();
    this.house.diary.warn({ match: this.id, error: error instanceof Error ? error.message : error }, why);
    this.house.tally.trouble('table');
    this.retire();
    this.onBroken(this);
    // Nobody is told no: it may have been stored all the same. Whoever asks again is told what the record says.
    this.audience.dismissAll('reload', 'The table is set up anew.', true);
    this.keeping.letIn();
  }

  // Onlookers --------------------------------------------------------------------------------------------------------

  /** Welcomed with what is on the disk, and nothing newer. `since`: the last seq it has. */
  join(onlooker: Onlooker, since: number | null, lexicon: Lexicon | null): Promise<void> {
    return this.reception.join(onlooker, since, lexicon);
  }

  leave(onlooker: Onlooker): void {
    this.reception.leave(onlooker);
  }

  /** Names, presence: what is around the match and not in its log. */
  tellPresence(): void {
    this.reception.tellPresence();
  }

  seedFor(purpose: string): string {
    return this.dealer.seedFor(purpose);
  }
}

const GAME_FAILED = 'the game failed';

const GONE_AWAY = {
  t: 'no',
  cid: null,
  code: 'not-stored',
  why: 'This table is just being set up anew. Nothing was changed; try again.',
} as const;

/** Deeds after which nothing around the game has changed. */
const QUIET: ReadonlySet<string> = new Set(['act', 'draw', 'wait']);
