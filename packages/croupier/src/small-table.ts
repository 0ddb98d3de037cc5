// A table that one device keeps by itself: for a hot seat, for bots, without a network. It speaks the same messages as a
// server's table, so whoever sits at it cannot tell the difference.
import { type AnyGame, type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import {
  type AnyMatch,
  type Command,
  commitmentTo,
  type Entry,
  type Holder,
  Match,
  portable,
  replayFor,
  type Terms,
  type Wisher,
} from '@backroom/match';
import { type FromServer, PROTOCOL, type StepFace, type ToServer } from '@backroom/protocol';
import type { BotTable } from './bots.ts';
import { Dealer, type Happening } from './dealer.ts';
import { stepFace, tableFace } from './faces.ts';

/** Whoever plays the seats of bots: `BotSeats`, or something that becomes them when they are needed. */
export interface Bots {
  /** Something has happened: somebody may have to decide, or no longer. */
  look(): void;
  notice(happening: Happening): void;
  dismiss(): void;
}

export interface SmallHouse {
  bots(table: BotTable): Bots;
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** Keeps what has happened. Told before anybody who sits here is. */
  keep(entries: readonly Entry[]): void;
}

/** All that must be kept of a table to set it up again. */
export interface Kept {
  readonly secret: string;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
}

type Answer = Extract<FromServer, { t: 'ok' | 'no' }>;
type Reply = (answer: Answer) => void;

interface Sitter {
  readonly seat: Seat | null;
  readonly tell: (message: FromServer) => void;
}

const lookBack = () => import('./looking-back.ts');

const LONGEST_TIMER = 2 ** 31 - 1;

/** A new match in which all seats are taken; it begins by itself. */
export function openSmallTable(
  game: AnyGame,
  terms: Terms,
  holders: readonly Holder[],
  secret: string,
  now: number,
): Parsed<Entry[]> {
  const open = {
    seq: 1,
    at: now,
    by: 'house',
    cid: null,
    deed: { do: 'open', terms, commitment: commitmentTo(secret, terms) },
  } as const;
  const folded = Match.fold(game, [open]);
  if (!folded.ok) return folded;
  const entries: Entry[] = [open];
  for (const [seat, holder] of holders.entries()) {
    const verdict = folded.value.admit('house', { do: 'sit', seat, holder, pledge: null }, now);
    if (!verdict.ok) return refused(verdict.why);
    for (const { by, deed } of verdict.deeds) entries.push(folded.value.append(by, deed, null, now, null));
  }
  return parsed(entries);
}

/** The seats that will decide first, if this table is opened with this secret; none if a clock or nobody does. */
export function firstToAct(game: AnyGame, terms: Terms, secret: string, now: number): readonly Seat[] {
  const people = Array.from({ length: terms.seats }, (): Holder => ({ kind: 'person' }));
  const opened = openSmallTable(game, terms, people, secret, now);
  const folded = opened.ok ? Match.fold(game, opened.value) : opened;
  if (!folded.ok) return [];
  new Dealer(folded.value, secret).doChores(now);
  const turn = game.toAct(folded.value.state);
  return typeof turn === 'string' ? [] : turn;
}

export class SmallTable {
  readonly game: AnyGame;
  private readonly house: SmallHouse;
  private readonly dealer: Dealer;
  private readonly entries: Entry[];
  private readonly names: readonly string[];
  private readonly bots: Bots;
  private readonly sitters = new Set<Sitter>();
  private readonly answered = new Map<string, number>();
  private stopTimer: () => void = () => {};
  private closed = false;

  private constructor(house: SmallHouse, match: AnyMatch, { secret, names, entries }: Kept) {
    this.house = house;
    this.game = match.game;
    this.names = names;
    this.entries = [...entries];
    this.dealer = new Dealer(match, secret, portable);
    for (const { cid, seq } of entries) if (cid !== null) this.answered.set(cid, seq);
    this.bots = house.bots(this);
  }

  /** From what was kept, or what has just been opened. */
  static set(house: SmallHouse, game: AnyGame, kept: Kept): Parsed<SmallTable> {
    const folded = Match.fold(game, kept.entries);
    if (!folded.ok) return folded;
    const table = new SmallTable(house, folded.value, kept);
    table.excuse();
    table.goOn();
    return parsed(table);
  }

  get match(): AnyMatch {
    return this.dealer.match;
  }

  /** Everything, hidden things too: for the record of a match that is over. */
  get log(): readonly Entry[] {
    return this.entries;
  }

  seedFor(purpose: string): string {
    return this.dealer.seedFor(purpose);
  }

  /** From now on nothing happens here: it may be set up again from what was kept. */
  close(): void {
    this.closed = true;
    this.stopTimer();
    this.bots.dismiss();
    this.sitters.clear();
  }

  /** Somebody sits down to look; gives what takes his messages. */
  connect(seat: Seat | null, tell: (message: FromServer) => void): { hear(message: ToServer): void; leave(): void } {
    const sitter: Sitter = { seat, tell };
    return {
      hear: (message) => this.hear(sitter, message),
      leave: () => void this.sitters.delete(sitter),
    };
  }

  botActs(seat: Seat, action: unknown, cid: string, done: (accepted: boolean) => void): void {
    this.submit(seat, { do: 'act', action, as: 'bot', race: null }, cid, (answer) => done(answer.t === 'ok'));
  }

  /** While the device was off nobody's clock ran. */
  private excuse(): void {
    const { match } = this;
    const ms = Math.round(this.house.now() - match.at);
    if (match.phase !== 'playing' || match.terms.pace === null || ms < 1000) return;
    this.submit('house', { do: 'grace', ms }, null, () => {});
  }

  private hear(sitter: Sitter, message: ToServer): void {
    const { seat, tell } = sitter;
    if (this.closed) return;
    if (message.t === 'hello') {
      this.sitters.add(sitter);
      return tell(this.welcome(seat, message.since));
    }
    if (message.t === 'undo-offer' || message.t === 'refusals' || message.t === 'recap' || message.t === 'head')
      return void this.answerTo(seat, message).then(tell);
    const { cid } = message;
    if (message.t === 'say') return tell({ t: 'no', cid, code: 'no-chat', why: 'Everybody sits at this device.' });
    if (seat === null) return tell({ t: 'no', cid, code: 'spectator', why: 'You are watching.' });
    if (message.t === 'undo' || (message.t === 'ask' && message.what === 'undo')) {
      return void lookBack().then(({ undoOffer }) => {
        const offer = undoOffer(this.game, this.entries, seat);
        this.submit(seat, { do: 'undo', offer }, cid, tell);
      });
    }
    const command = commandOf(message, seat);
    if (command !== null) this.submit(seat, command, cid, tell);
  }

  private submit(by: Wisher, command: Command, cid: string | null, reply: Reply): void {
    if (this.closed) return;
    const known = cid === null ? undefined : this.answered.get(cid);
    if (cid !== null && known !== undefined) return reply({ t: 'ok', cid, seq: known });
    // What is due comes first. The bots look afterwards: whoever is just answering would be asked the same again.
    const now = this.house.now();
    this.dealer.doChores(now, this.entries);
    const verdict = this.match.admit(by, command, now);
    if (!verdict.ok) {
      const { code, why, refusal } = verdict;
      const reason = refusal === null ? {} : { rule: refusal.rule, values: refusal.values };
      return this.goOn(() => reply({ t: 'no', cid, code: refusal?.code ?? code, why, ...reason }));
    }
    const seq = this.dealer.enact(verdict.deeds, cid, now, this.entries) ?? 0;
    if (cid !== null) this.answered.set(cid, seq);
    this.goOn(() => reply({ t: 'ok', cid: cid ?? '', seq }));
  }

  /** Does what is due, keeps and tells what has happened, wakes the bots. */
  private goOn(answer: () => void = () => {}): void {
    this.dealer.doChores(this.house.now(), this.entries);
    const happenings = this.dealer.takeHappenings();
    if (happenings.length > 0) {
      const entries = happenings.map(({ entry }) => entry);
      this.entries.push(...entries);
      this.house.keep(entries);
    }
    answer();
    if (happenings.length > 0) this.publish(happenings);
    this.bots.look();
    this.setTimer();
  }

  private publish(happenings: readonly Happening[]): void {
    for (const happening of happenings) this.bots.notice(happening);
    for (const { seat, tell } of this.sitters) {
      const steps = happenings.map((happening) => stepFace(this.game, happening, seat));
      const { table, view, deadline, result } = this.face(seat);
      tell({
        t: 'steps',
        steps,
        view,
        table,
        ...(deadline === null ? {} : { deadline }),
        ...(result === null ? {} : { result }),
      });
    }
  }

  private setTimer(): void {
    this.stopTimer();
    const due = this.match.due();
    if (due === null) return;
    const wait = Math.min(Math.max(0, Math.ceil(due - this.house.now())), LONGEST_TIMER);
    this.stopTimer = this.house.later(wait, () => this.goOn());
  }

  private face(seat: Seat | null) {
    const { match, game } = this;
    const isPlaying = match.phase === 'playing';
    // Everybody at this device is there as long as it is on.
    const presence = { has: (other: Seat) => match.chairs[other]?.owner?.kind === 'person', watchers: 0 };
    return {
      table: tableFace(match, this.names, presence, seat, this.house.now()),
      view: game.view(match.state, seat),
      deadline: isPlaying ? game.deadline(match.state) : null,
      result: match.phase === 'over' ? match.result() : null,
    };
  }

  private welcome(seat: Seat | null, since: number | null): FromServer {
    const { match } = this;
    return {
      t: 'welcome',
      protocol: PROTOCOL,
      match: match.id,
      seat,
      terms: { ...match.terms, position: null },
      commitment: match.commitment,
      seq: match.seq - 1,
      now: this.house.now(),
      legal: null,
      missed: this.storySince(seat, since ?? 0),
      lexicon: null,
      ...this.face(seat),
    };
  }

  private storySince(seat: Seat | null, since: number): StepFace[] {
    const replay = replayFor(this.game, this.entries, seat);
    if (!replay.ok) return [];
    const story: StepFace[] = [];
    for (const { seq, at, by, deed, events } of replay.value) {
      if (seq > since) story.push({ seq, at, by, deed: deed.do, events, race: deed.do === 'act' ? deed.race : null });
    }
    return story;
  }

  private async answerTo(
    seat: Seat | null,
    question: Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' | 'head' }>,
  ): Promise<FromServer> {
    switch (question.t) {
      case 'undo-offer': {
        if (seat === null) return { t: 'undo-offer', kind: 'blocked', to: null, of: [], why: 'nothing' };
        const { undoOffer } = await lookBack();
        const { kind, to, of, why } = undoOffer(this.game, this.entries, seat);
        return { t: 'undo-offer', kind, to, of, why };
      }
      case 'refusals':
        return { t: 'refusals', refusals: seat === null ? [] : this.game.refusals(this.match.state, seat) };
      case 'recap': {
        const { recap } = await lookBack();
        const told = recap(this.game, this.entries, seat, question.since);
        return { t: 'recap', recap: told.ok ? told.value : null };
      }
      case 'head':
        return { t: 'head', seq: this.match.seq - 1, hash: '' };
    }
  }
}

/** What a client's message wants of the match; null: it is none of these. The seat is known from the connection. */
export function commandOf(message: ToServer, seat: Seat): Command | null {
  switch (message.t) {
    case 'act':
      return { do: 'act', action: message.action, as: 'person', race: null };
    case 'share':
      return { do: 'share', share: message.share };
    case 'leave':
      return { do: 'leave', seat, why: 'left' };
    case 'return':
      return { do: 'return', seat };
    case 'order':
      return { do: 'order', order: message.order };
    case 'ask':
      return message.what === 'undo' ? null : { do: 'ask', what: message.what };
    case 'agree':
      return { do: 'agree' };
    case 'decline':
      return { do: 'decline' };
    default:
      return null;
  }
}
