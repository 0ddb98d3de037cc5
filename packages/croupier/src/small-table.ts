// A table that runs on one device without a network: for a hot seat or against bots. It uses the same messages as a server's
// table, so the page treats both alike. It is a `Host` with the connections of those who sit at it.
import { type AnyGame, type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import {
  type AnyMatch,
  type Command,
  type Entry,
  type Holder,
  Match,
  openingOf,
  replayFor,
  type Terms,
} from '@backroom/match';
import { type FromServer, PROTOCOL, type StepFace, type ToServer } from '@backroom/protocol';
import type { BotTable } from './bots.ts';
import { Dealer, type Happening } from './dealer.ts';
import { stepFace, tableFace } from './faces.ts';
import { Host } from './host.ts';

/** Plays the seats of bots: `BotSeats`, or a proxy that loads them on demand. */
export interface Bots {
  /** Called after every change: the seats that must decide may be others now. */
  look(): void;
  notice(happening: Happening): void;
  dismiss(): void;
}

export interface SmallTableServices {
  bots(table: BotTable): Bots;
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** Stores the entries. Called before anybody at the table gets them. */
  keep(entries: readonly Entry[]): void;
}

/** All that must be stored to set a table up again. */
export interface Kept {
  readonly secret: string;
  readonly names: readonly string[];
  readonly entries: readonly Entry[];
}

interface Sitter {
  readonly seat: Seat | null;
  readonly tell: (message: FromServer) => void;
}

const lookBack = () => import('./looking-back.ts');

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
    deed: openingOf(terms, secret),
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

export class SmallTable extends Host {
  readonly game: AnyGame;
  private readonly names: readonly string[];
  private readonly bots: Bots;
  private readonly sitters = new Set<Sitter>();

  private constructor(services: SmallTableServices, match: AnyMatch, { secret, names, entries }: Kept) {
    const audience = { tell: (news: readonly Happening[]) => this.publish(news), afterwards: () => this.bots.look() };
    super({ ...services, ...audience }, match, secret, entries);
    this.game = match.game;
    this.names = names;
    this.bots = services.bots(this);
  }

  /** Sets up a stored table or a new one. */
  static set(services: SmallTableServices, game: AnyGame, kept: Kept): Parsed<SmallTable> {
    const folded = Match.fold(game, kept.entries);
    if (!folded.ok) return folded;
    const table = new SmallTable(services, folded.value, kept);
    table.excuse();
    table.goOn();
    return parsed(table);
  }

  override close(): void {
    super.close();
    this.bots.dismiss();
    this.sitters.clear();
  }

  /** Connects a viewer. Returns the function that takes their messages. */
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

  /** Clocks did not run while the device was off. */
  private excuse(): void {
    const { match } = this;
    const ms = Math.round(this.ports.now() - match.at);
    if (match.phase !== 'playing' || match.terms.pace === null || ms < 1000) return;
    this.submit('house', { do: 'grace', ms }, null, () => {});
  }

  private hear(sitter: Sitter, message: ToServer): void {
    const { seat, tell } = sitter;
    if (this.isClosed) return;
    if (message.t === 'hello') {
      this.sitters.add(sitter);
      return tell(this.welcome(seat, message.since));
    }
    if (message.t === 'undo-offer' || message.t === 'refusals' || message.t === 'recap' || message.t === 'head')
      return void lookBack().then(({ answerTo }) => tell(answerTo(this, seat, message)));
    const { cid } = message;
    if (message.t === 'say') return tell({ t: 'no', cid, code: 'no-chat', why: 'Everybody sits at this device.' });
    if (seat === null) return tell({ t: 'no', cid, code: 'spectator', why: 'You are watching.' });
    if (message.t === 'undo' || (message.t === 'ask' && message.what === 'undo')) {
      return void lookBack().then(({ undoCommand }) => this.submit(seat, undoCommand(this, seat), cid, tell));
    }
    const command = commandOf(message, seat);
    if (command !== null) this.submit(seat, command, cid, tell);
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

  private face(seat: Seat | null) {
    const { match, game } = this;
    const isPlaying = match.phase === 'playing';
    // Everybody at this device counts as present.
    const presence = { has: (other: Seat) => match.chairs[other]?.owner?.kind === 'person', watchers: 0 };
    return {
      table: tableFace(match, this.names, presence, seat, this.ports.now()),
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
      now: this.ports.now(),
      legal: null,
      missed: this.storySince(seat, since ?? 0),
      lexicon: null,
      ...this.face(seat),
    };
  }

  private storySince(seat: Seat | null, since: number): StepFace[] {
    const replay = replayFor(this.game, this.log, seat);
    if (!replay.ok) return [];
    const story: StepFace[] = [];
    for (const { seq, at, by, deed, events } of replay.value) {
      if (seq > since) story.push({ seq, at, by, deed: deed.do, events, race: deed.do === 'act' ? deed.race : null });
    }
    return story;
  }
}

/** The command in a client's message; null: it is not a command. The connection tells the seat. */
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
