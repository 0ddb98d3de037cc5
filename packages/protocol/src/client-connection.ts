// A client's connection to one table: connects, resumes where it was, keeps commands until they are answered.
// Independent of the platform: the socket, the ticket, time and random numbers come from outside.
import type { Result, Seat } from '@backroom/kit';
import type { Answer, ClientCommand, Form, FromServer, StepFace, TableFace, ToServer } from './messages.ts';
import { PROTOCOL } from './messages.ts';
import type { Lexicon, unpack } from './packed.ts';
import { patched } from './patch.ts';

/** The part of a WebSocket that is needed here; the browser's and Node's have it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Surroundings {
  /** Gets a one-use ticket for this table and seat. If it fails, it is called again later: the server may be restarting. */
  ticket(): Promise<string>;
  open(form: Form): Socket;
  later(ms: number, what: () => void): void;
  /** From 0 to 1, to spread reconnections. */
  chance(): number;
}

export interface ConnectionOptions {
  readonly form: Form;
  readonly legal: boolean;
  /** Ask for the last steps of a match that has begun already, to fill a log. */
  readonly earlier?: boolean;
}

type Question = Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' | 'head' }>;
type Welcome = Extract<FromServer, { t: 'welcome' }>;
type Steps = Extract<FromServer, { t: 'steps' }>;
type Hands = Extract<FromServer, { t: 'hands' }>;
type Say = Extract<ToServer, { t: 'say' }>;
/** A command without its id: the connection adds one. */
export type NewCommand = ClientCommand extends infer C ? (C extends ClientCommand ? Omit<C, 'cid'> : never) : never;

interface Pending {
  readonly command: ClientCommand | Say;
  readonly answer: (answer: Answer) => void;
}

interface Asked {
  readonly question: Question;
  readonly answer: (answer: FromServer) => void;
}

/** The first retry comes soon, the next ones at growing intervals: most outages are short. */
const SHORTEST_WAIT = 200;
/** The longest wait during the first tries: a restarting server is back within seconds (P1). */
const LONGEST_EARLY_WAIT = 800;
const EARLY_TRIES = 80;
/** The longest wait after those tries. */
const LONGEST_WAIT = 10_000;

/** Events for a listener: all messages of the server, and changes of the connection. */
export type News = FromServer | { readonly t: 'line'; readonly state: 'up' | 'down' | 'ended' };

export class ClientConnection {
  seat: Seat | null = null;
  seq = -1;
  view: unknown = null;
  legal: readonly unknown[] | null = null;
  table: TableFace | null = null;
  result: Result | null = null;
  deadline: number | null = null;
  welcome: Welcome | null = null;
  /** All hands, with a delay: for spectators with open hands. */
  hands: Hands | null = null;

  private readonly around: Surroundings;
  private readonly wishes: ConnectionOptions;
  private readonly device: string;
  private readonly listener: (news: News) => void;
  private readonly pending = new Map<string, Pending>();
  private readonly asked: Asked[] = [];
  private socket: Socket | null = null;
  private lexicon: Lexicon | null = null;
  /** Loaded with the first connection that needs it. */
  private unpack: typeof unpack | null = null;
  private up = false;
  private ended = false;
  private failures = 0;
  private sent = 0;

  /** `device`: different for every tab and machine, so that no two make the same id for a command. */
  constructor(
    around: Surroundings,
    wishes: ConnectionOptions,
    device: string,
    listener: (news: News) => void = () => {},
  ) {
    this.around = around;
    this.wishes = wishes;
    this.device = device;
    this.listener = listener;
  }

  start(): void {
    void this.connect();
  }

  stop(): void {
    this.end();
    this.socket?.close();
  }

  /** Answered exactly once, even if the connection breaks meanwhile. */
  command(wish: NewCommand): Promise<Answer> {
    return this.submit({ ...wish, cid: this.nextCid() } as ClientCommand);
  }

  /** To the table: a phrase of the list, or free text where the table has it. Said once, even if the connection breaks meanwhile. */
  tell(what: { readonly phrase: string } | { readonly text: string }): Promise<Answer> {
    return this.submit({ t: 'say', cid: this.nextCid(), phrase: null, text: null, ...what });
  }

  private nextCid(): string {
    return `${this.device}-${++this.sent}`;
  }

  private submit(command: ClientCommand | Say): Promise<Answer> {
    const { cid } = command;
    return new Promise((resolve) => {
      this.pending.set(cid, { command, answer: resolve });
      if (this.up) this.say(command);
    });
  }

  /** Asked again if the connection breaks meanwhile. */
  ask<Q extends Question>(question: Q): Promise<Extract<FromServer, { t: Q['t'] }>> {
    return new Promise((resolve) => {
      this.asked.push({ question, answer: resolve as (answer: FromServer) => void });
      if (this.up) this.say(question);
    });
  }

  private say(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private async connect(): Promise<void> {
    let ticket: string;
    try {
      if (this.wishes.form === 'backroom.packed') this.unpack ??= (await import('./packed.ts')).unpack;
      ticket = await this.around.ticket();
    } catch {
      return this.retry();
    }
    if (this.ended) return;
    const socket = this.around.open(this.wishes.form);
    this.socket = socket;
    socket.onopen = () => {
      this.say({
        t: 'hello',
        protocol: PROTOCOL,
        ticket,
        since: this.seq < 0 && !this.wishes.earlier ? null : this.seq,
        views: this.wishes.form === 'backroom.packed' ? 'patches' : 'whole',
        legal: this.wishes.legal,
        lexicon: this.lexicon?.id ?? null,
      });
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.cut();
    };
  }

  private hear(data: unknown): void {
    const message = (
      typeof data === 'string'
        ? JSON.parse(data)
        : this.unpack?.(new Uint8Array(data as ArrayBuffer), this.lexicon as Lexicon)
    ) as FromServer;
    this.take(message);
    this.listener(message);
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        return this.settleIn(message);
      case 'steps':
        return this.advance(message);
      case 'hands':
        return this.lookBack(message);
      case 'table':
        this.table = message.table;
        return;
      case 'ok':
      case 'no':
        return this.answered(message);
      case 'bye':
        if (!message.retry) this.sentAway(message.code, message.why);
        return;
      case 'undo-offer':
      case 'refusals':
      case 'recap':
      case 'head':
        return this.told(message);
    }
  }

  private settleIn(welcome: Welcome): void {
    this.welcome = welcome;
    this.seat = welcome.seat;
    this.seq = welcome.seq;
    this.view = welcome.view;
    this.legal = welcome.legal;
    this.table = welcome.table;
    this.result = welcome.result;
    this.deadline = welcome.deadline;
    if (welcome.lexicon !== null) this.lexicon = welcome.lexicon;
    this.goUp();
  }

  /** A spectator with open hands gets no welcome: the first hands open the connection. */
  private lookBack(hands: Hands): void {
    this.hands = hands;
    this.result = hands.result;
    if (!this.up) this.goUp();
  }

  private goUp(): void {
    this.failures = 0;
    this.up = true;
    for (const { command } of this.pending.values()) this.say(command);
    for (const { question } of this.asked) this.say(question);
    this.listener({ t: 'line', state: 'up' });
  }

  private advance(news: Steps): void {
    const [first] = news.steps;
    // A step is missing, so the view may be wrong: reconnect and resume.
    if (first !== undefined && first.seq !== this.seq + 1) return this.socket?.close();
    this.seq = (news.steps.at(-1) as StepFace).seq;
    if (news.view !== undefined) this.view = news.view;
    else if (news.patch !== undefined) this.view = patched(this.view, news.patch);
    this.legal = news.legal ?? null;
    this.deadline = news.deadline ?? null;
    if (news.table !== undefined) this.table = news.table;
    if (news.result !== undefined) this.result = news.result;
  }

  private answered(answer: Answer): void {
    if (answer.cid === null) return;
    this.pending.get(answer.cid)?.answer(answer);
    this.pending.delete(answer.cid);
  }

  /** Closed for good: open commands are answered here, because the server will not answer them. */
  private sentAway(code: string, why: string): void {
    this.end();
    for (const [cid, { answer }] of this.pending) answer({ t: 'no', cid, code, why });
    this.pending.clear();
  }

  private told(message: FromServer): void {
    const index = this.asked.findIndex(({ question }) => question.t === message.t);
    if (index >= 0) this.asked.splice(index, 1)[0]?.answer(message);
  }

  private cut(): void {
    this.socket = null;
    const wasUp = this.up;
    this.up = false;
    if (this.ended) return;
    if (wasUp) this.listener({ t: 'line', state: 'down' });
    this.retry();
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.up = false;
    this.listener({ t: 'line', state: 'ended' });
  }

  /**
   * Spreads reconnections over time. Even if all clients come back at once there is no stampede: a client does not ask again before
   * it was answered, so the server never has more requests than clients (P24).
   */
  private retry(): void {
    if (this.ended) return;
    const tries = this.failures++;
    const longest = tries < EARLY_TRIES ? LONGEST_EARLY_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, SHORTEST_WAIT * 2 ** tries);
    this.around.later(wait * (0.5 + this.around.chance()), () => void this.connect());
  }
}
