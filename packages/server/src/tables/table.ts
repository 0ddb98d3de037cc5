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
  undoOffer,
  type Wisher,
} from '@backroom/match';
import type { Lexicon } from '@backroom/protocol';
import type { Alongside, Line, MatchRow } from '../store/contract.ts';
import { Frame } from '../wire/frame.ts';
import { Answers, type Reply } from './answers.ts';
import { Audience, type Onlooker } from './audience.ts';
import type { House } from './house.ts';
import { claimOf, type Entrant, ranked, windowFor } from './race.ts';
import { entriesOf, type Recorder } from './record.ts';
import { stepsFor, viewsBefore } from './telling.ts';
import { welcomeFor } from './welcome.ts';

interface Claimed {
  readonly action: unknown;
  readonly cid: string;
  /** Sent again before it is decided, it is answered on each line. */
  readonly replies: Reply[];
}

interface Waiting {
  readonly work: () => void;
  /** Instead, if the table is no more when its turn comes. */
  readonly giveUp: () => void;
}

/** Longer than this a timer cannot be set; it is set again then. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Presence flickers when a phone changes networks: told at most this often. */
const PRESENCE_EVERY = 300;

export class Table {
  readonly game: AnyGame;
  readonly audience = new Audience();
  names: string[];
  /** Told once, when this table must not be used any more. */
  onBroken: () => void = () => {};

  private readonly house: House;
  private readonly dealer: Dealer;
  private readonly recorder: Recorder;
  private readonly answers = new Answers();
  private readonly bots: BotSeats;
  /** Appends that are on their way to the disk. */
  private unsaved = 0;
  /** Something is being done that needs the record: everything else waits in line. */
  private held = false;
  private readonly inLine: Waiting[] = [];
  private readonly arriving: (() => void)[] = [];
  private broken = false;
  private draining = false;
  private stopTimer: () => void = () => {};
  private claims: Entrant<Claimed>[] = [];
  private presenceDue = false;
  private status: MatchRow['status'];

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
    this.recorder = recorder;
    this.status = row.status;
    this.names = names;
    this.bots = new BotSeats(
      {
        bureau: house.bureau,
        humanePace: house.humanePace,
        now: () => house.now(),
        later: (ms, what) => house.later(ms, what),
        botTrouble: (id, seat, error) => {
          house.tally.trouble('bot');
          house.diary.error({ match: id, seat, error: String(error) }, 'a bot has no answer');
        },
      },
      this,
    );
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

  /** Nobody looks, nothing is on its way, and nothing will happen soon. */
  isIdle(until: number): boolean {
    const due = this.match.due();
    return (
      this.audience.isEmpty &&
      this.unsaved === 0 &&
      !this.held &&
      this.claims.length === 0 &&
      !this.bots.thinking &&
      (due === null || due > until)
    );
  }

  /** Does what is due, wakes the bots and sets the timer: once after loading, and after everything that happens. */
  wake(): void {
    this.inTurn(() => this.enact([], null, null));
  }

  /** Takes no more commands, and resolves when all it has taken is kept and told. */
  async drain(): Promise<void> {
    this.draining = true;
    await this.saved();
  }

  /** Leaves the table without a trace in its match. */
  retire(): void {
    this.broken = true;
    this.stopTimer();
    this.bots.dismiss();
    for (const { giveUp } of this.inLine.splice(0)) giveUp();
  }

  // Commands ---------------------------------------------------------------------------------------------------------

  /** `cid`: null for what the house wants itself. Exactly one reply, when it is durable or refused. */
  submit(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    // A person's command is sent again by itself, to the next house; whoever asks by HTTP waits for an answer now.
    if (cid === null && (this.broken || this.draining))
      return reply({ t: 'no', cid, code: 'restart', why: 'The house closes for a moment. Try again.' });
    // Whoever has a socket is sent away and asks again; the house itself has to be told.
    const giveUp = (): void => (cid === null ? reply(GONE_AWAY) : undefined);
    this.inTurn(() => this.take(by, command, cid, reply), giveUp);
  }

  /** A person's or a program's action. Where arrival decides, it may have to wait for claims that were made before it. */
  act(seat: Seat, action: unknown, cid: string, reply: Reply): void {
    const arrived = this.house.now();
    const { window } = this.match.terms;
    const turn = this.match.phase === 'playing' ? this.game.toAct(this.match.state) : 'over';
    const isRace = window > 0 && typeof turn !== 'string' && turn.length > 1;
    if (!isRace) return this.submit(seat, { do: 'act', action, as: 'person', race: null }, cid, reply);
    const claimed = this.claims.find(({ what }) => what.cid === cid);
    if (claimed !== undefined) return void claimed.what.replies.push(reply);
    this.claims.push({
      claim: claimOf(seat, arrived, this.audience.roundTripOf(seat)),
      what: { action, cid, replies: [reply] },
    });
    if (this.claims.length > 1) return;
    const trips = turn.map((rival) => this.audience.roundTripOf(rival));
    this.house.later(windowFor(window, trips), () => this.decideRace());
  }

  private decideRace(): void {
    const entrants = ranked(this.claims);
    this.claims = [];
    const race = entrants.length > 1 ? entrants.map(({ claim }) => claim) : null;
    for (const { claim, what } of entrants) {
      this.submit(claim.seat, { do: 'act', action: what.action, as: 'person', race }, what.cid, (answer) => {
        for (const reply of what.replies) reply(answer);
      });
    }
  }

  private take(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    if (cid !== null && this.answers.isRepeat(cid, by, reply)) return;
    // What is forgiven must be forgiven before anybody is found to be late.
    if (command.do !== 'grace') this.doChores();
    const verdict = this.match.admit(by, command, this.house.now());
    if (verdict.ok) return this.enact(verdict.deeds, cid, reply, by);
    // What was left to do is done all the same.
    this.enact([], null, null);
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

  // Undo needs the log ------------------------------------------------------------------------------------------------

  offerUndo(seat: Seat): Promise<ReturnType<typeof undoOffer>> {
    return this.alone(async (entries) => undoOffer(this.game, entries, seat));
  }

  /** Taken back at once if nobody minds; asked for otherwise. */
  undo(seat: Seat, cid: string, reply: Reply): void {
    void this.alone(async (entries) => {
      if (this.answers.isRepeat(cid, seat, reply)) return;
      const offer = undoOffer(this.game, entries, seat);
      const verdict = this.match.admit(seat, { do: 'undo', offer }, this.house.now());
      if (!verdict.ok) return this.refuse(verdict, cid, reply);
      this.enact(verdict.deeds, cid, reply, seat, entries);
    }).catch((error: unknown) => this.break('an undo failed', error));
  }

  /** The whole log, as far as it is kept. */
  entries(): Promise<readonly Entry[]> {
    return this.alone(async (entries) => entries);
  }

  /** With everything stored and nobody else at it. */
  private alone<T>(work: (entries: Entry[]) => Promise<T>): Promise<T> {
    if (this.broken || this.draining) return Promise.reject(new Error('the table is put away'));
    return new Promise((resolve, reject) => {
      this.inTurn(
        () => {
          this.held = true;
          this.saved()
            .then(() => this.house.store.lines(this.id, 1))
            .then((lines) => {
              const entries = entriesOf(this.game, lines);
              if (!entries.ok) throw new Error(entries.why);
              return work(entries.value);
            })
            .then(resolve, reject)
            .finally(() => this.release());
        },
        () => reject(new Error(GONE_AWAY.why)),
      );
    });
  }

  private inTurn(work: () => void, giveUp: () => void = () => {}): void {
    if (this.broken || this.draining) giveUp();
    else if (this.held) this.inLine.push({ work, giveUp });
    else work();
  }

  private release(): void {
    this.held = false;
    while (!this.held && !this.broken) {
      const next = this.inLine.shift();
      if (next === undefined) break;
      next.work();
    }
  }

  /** Resolves when nothing is on its way any more. */
  private async saved(): Promise<void> {
    while (this.unsaved > 0) await new Promise<void>((resolve) => this.arriving.push(resolve));
  }

  // Entries ----------------------------------------------------------------------------------------------------------

  private before: ReturnType<typeof viewsBefore> | null = null;

  /** Makes the deeds entries, does the chores that follow, and sends all of it to the disk in one piece. */
  private enact(
    deeds: readonly Planned[],
    cid: string | null,
    reply: Reply | null,
    by: Wisher = 'house',
    log?: Entry[],
  ): void {
    if (cid !== null && reply !== null) this.answers.expect(cid, by, reply);
    this.before ??= viewsBefore(this.match, this.audience);
    const seq = this.dealer.enact(deeds, cid, this.house.now(), log);
    this.doChores(log);
    this.send(cid, seq, reply);
  }

  /** A granted undo needs the log: whoever has it goes on, everybody else waits for that. */
  private doChores(log?: Entry[]): void {
    this.before ??= viewsBefore(this.match, this.audience);
    if (this.dealer.doChores(this.house.now(), log)) return;
    this.house.later(0, () => {
      void this.alone(async (entries) => this.enact([], null, null, 'house', entries)).catch((error: unknown) =>
        this.break('an undo failed', error),
      );
    });
  }

  /** Stores what has happened; tells it when it is kept. */
  private send(cid: string | null, seq: number | null, reply: Reply | null): void {
    const happenings = this.dealer.takeHappenings();
    if (happenings.length === 0) {
      this.before = null;
      return this.afterwards();
    }
    for (const happening of happenings) this.bots.notice(happening);
    const messages = this.compose(happenings);
    this.before = null;
    const sentAt = this.house.now();
    const lines = happenings.map(({ entry }) => this.recorder.record(entry));
    this.unsaved++;
    this.house.store.append(this.id, lines, this.alongside()).then(
      (appended) => {
        this.unsaved--;
        if (this.broken) return;
        if (!appended.ok) {
          // So old that it was forgotten here: the record has its answer.
          if (appended.why === 'repeated') this.answers.accept(appended.cid, appended.seq);
          else if (cid === null) reply?.(GONE_AWAY);
          return this.break(`the record refused: ${appended.why}`);
        }
        if (cid !== null && seq !== null) this.answers.accept(cid, seq);
        else if (seq !== null) reply?.({ t: 'ok', cid: '', seq });
        if (cid !== null) this.house.tally.accepted();
        this.house.tally.answered(this.house.now() - sentAt);
        for (const [onlookers, frame] of messages) for (const onlooker of onlookers) onlooker.send(frame);
        this.afterwards();
      },
      (error: unknown) => {
        this.unsaved--;
        if (cid === null) reply?.(GONE_AWAY);
        this.break('the disk refused', error);
      },
    );
  }

  /** For lists of matches, in the same commit; the log is what counts. */
  private alongside(): Alongside {
    const status = STATUS[this.match.phase];
    if (status === this.status) return {};
    this.status = status;
    return { status };
  }

  private compose(happenings: readonly Happening[]): (readonly [readonly Onlooker[], Frame])[] {
    const isQuiet = happenings.every(({ entry }) => QUIET.has(entry.deed.do)) && this.match.terms.pace === null;
    const now = this.house.now();
    return this.audience.all().map((row) => {
      const table = isQuiet ? null : tableFace(this.match, this.names, this.audience, row.seat, now);
      const message = stepsFor(this.match, row, this.before?.get(row), happenings, table);
      return [[...row.onlookers], new Frame(message)] as const;
    });
  }

  /** Everything that has happened is kept: newcomers may come in, bots may think, the timer is set. */
  private afterwards(): void {
    if (this.unsaved > 0 || this.broken) return;
    for (const enter of this.arriving.splice(0)) enter();
    if (this.unsaved > 0 || this.broken) return;
    this.bots.look();
    this.setTimer();
    this.house.onTurn?.(this);
  }

  private setTimer(): void {
    this.stopTimer();
    const due = this.match.due();
    if (due === null) return;
    const wait = Math.min(Math.max(0, Math.ceil(due - this.house.now())), LONGEST_TIMER);
    this.stopTimer = this.house.later(wait, () => this.wake());
  }

  /** Nothing that is not on the disk has been told: whoever comes back gets what is. */
  private break(why: string, error?: unknown): void {
    if (this.broken) return;
    this.house.diary.warn({ match: this.id, error: error instanceof Error ? error.message : error }, why);
    this.house.tally.trouble('table');
    this.retire();
    this.onBroken();
    // Nobody is told no: it may have been stored all the same. Whoever asks again is told what the record says.
    this.audience.dismissAll('reload', 'The table is set up anew.', true);
    for (const enter of this.arriving.splice(0)) enter();
  }

  // Onlookers --------------------------------------------------------------------------------------------------------

  /** Welcomed with what is on the disk, and nothing newer. `since`: the last seq it has. */
  async join(onlooker: Onlooker, since: number | null, lexicon: Lexicon | null): Promise<void> {
    let lines: readonly Line[] = [];
    // Something may happen while the record is read: then it is read again, so that no step is missed.
    do {
      await this.saved();
      if (since !== null && !this.broken) lines = await this.house.store.lines(this.id, 1);
    } while (!this.broken && (this.unsaved > 0 || (since !== null && lines.length < this.match.seq - 1)));
    if (this.broken) return onlooker.dismiss('reload', 'The table is set up anew.', true);
    this.audience.add(onlooker);
    onlooker.send(new Frame({ ...welcomeFor(this, onlooker, since, lines, this.house.now()), lexicon }));
    if (onlooker.seat !== null) this.house.onLook?.(this.id, onlooker.seat);
    this.tellPresence();
  }

  leave(onlooker: Onlooker): void {
    if (this.audience.remove(onlooker)) this.tellPresence();
  }

  /** Names, presence: what is around the match and not in its log. */
  tellPresence(): void {
    if (this.presenceDue || this.broken) return;
    this.presenceDue = true;
    this.house.later(PRESENCE_EVERY, async () => {
      this.presenceDue = false;
      await this.saved();
      if (this.broken) return;
      for (const row of this.audience.all()) {
        const table = tableFace(this.match, this.names, this.audience, row.seat, this.house.now());
        const frame = new Frame({ t: 'table', table });
        for (const onlooker of row.onlookers) onlooker.send(frame);
      }
    });
  }

  seedFor(purpose: string): string {
    return this.dealer.seedFor(purpose);
  }

  /** The same decision made twice, by two nodes or after a crash, is one deed: its name says which it is. */
  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void {
    this.submit(seat, { do: 'act', action, as: 'bot', race: null }, cid, (answer) => done(answer.t === 'ok'));
  }

  /** The chain's hash after the last stored entry. */
  async head(): Promise<{ readonly seq: number; readonly hash: string }> {
    await this.saved();
    return { seq: this.match.seq - 1, hash: this.recorder.head };
  }
}

const GONE_AWAY = {
  t: 'no',
  cid: null,
  code: 'not-stored',
  why: 'This table is just being set up anew. Nothing was changed; try again.',
} as const;

const STATUS: Readonly<Record<AnyMatch['phase'], MatchRow['status']>> = {
  gathering: 'gathering',
  sharing: 'gathering',
  playing: 'playing',
  paused: 'playing',
  over: 'over',
};

/** Deeds after which nothing around the game has changed. */
const QUIET: ReadonlySet<string> = new Set(['act', 'draw', 'wait']);
