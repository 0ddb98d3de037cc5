// One socket: who it is, what it says, what it is told. It trusts nothing, and waits for nobody who does not read.

import type { Duplex } from 'node:stream';
import { FORMS, type Form, type FromServer, type Lexicon, type Packer, type ToServer } from '@backroom/protocol';
import type { WebSocket } from 'ws';
import { cidOf, readMessage } from '../border/messages.ts';
import { Bucket } from '../border/rate.ts';
import type { Ticket } from '../identity/passes.ts';
import type { Onlooker } from '../tables/audience.ts';
import type { Table } from '../tables/table.ts';
import { Frame } from './frame.ts';
import { answerQuestion, carryOut } from './requests.ts';

/** Who does not introduce himself in this time is asked to leave. */
const HELLO_WITHIN = 5000;
/** Who is asked to leave is gone after this time, one way or the other. */
const GOODBYE_WITHIN = 2000;
/** What a slow reader may leave unread. */
const UNREAD = 256 * 1024;
/** Messages may come in a burst of so many seconds' worth. Pings do not count. */
const BURST_SECONDS = 3;
/** Who has not answered a ping for so long when the next is due is gone. */
const PONG_WITHIN = 4000;
/** How many round trips are remembered: the lowest of them is believed. */
const TRIPS = 8;

export interface Doorman {
  messagesPerSecond(): number;
  now(): number;
  later(ms: number, what: () => void): () => void;
  redeem(ticket: string): Promise<Ticket | null>;
  tableAt(match: string): Promise<Table | null>;
  packerFor(table: Table): { readonly packer: Packer; readonly lexicon: Lexicon };
  say(
    table: Table,
    ticket: Ticket,
    message: Extract<ToServer, { t: 'say' }>,
    reply: (answer: FromServer) => void,
  ): void;
  /** For those who watch with open hands. */
  lookBack(table: Table, onlooker: Onlooker): Promise<void>;
  /** Counts what goes out. */
  sent(bytes: number): void;
}

export class Connection implements Onlooker {
  seat: Onlooker['seat'] = null;
  views: Onlooker['views'] = 'whole';
  legal = true;
  readonly form: Form;
  /** Whose it is, once he has said so. */
  ticket: Ticket | null = null;

  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly wire: Duplex;
  private corked = false;
  private readonly doorman: Doorman;
  private readonly bucket: Bucket;
  private readonly stopWaiting: () => void;
  private table: Table | null = null;
  private packer: Packer | null = null;
  private trips: number[] = [];
  private pingedAt: number | null = null;
  private gone = false;
  private greeted = false;

  constructor(socket: WebSocket, wire: Duplex, doorman: Doorman) {
    this.socket = socket;
    this.wire = wire;
    this.doorman = doorman;
    this.form = FORMS.find((form) => form === socket.protocol) ?? 'backroom.json';
    const perSecond = doorman.messagesPerSecond();
    this.bucket = new Bucket({ burst: perSecond * BURST_SECONDS, perSecond }, doorman.now());
    this.stopWaiting = doorman.later(HELLO_WITHIN, () => this.dismiss('no-hello', 'Say hello first.', false));
    socket.on('message', (data, isBinary) => this.hear(isBinary ? null : data.toString()));
    socket.on('pong', () => this.ponged());
    socket.on('close', () => this.close());
    // A broken socket closes by itself; without a listener it would take the house down with it.
    socket.on('error', () => {});
  }

  get person(): string {
    return this.ticket?.person ?? '';
  }

  get roundTrip(): number {
    return this.trips.length === 0 ? 0 : Math.min(...this.trips);
  }

  /** Called now and then. Who has not answered the last one is gone. */
  ping(): void {
    const now = this.doorman.now();
    if (this.pingedAt !== null) {
      // The ping of a greeting may be a moment old: its answer is still on the way.
      if (now - this.pingedAt >= PONG_WITHIN) this.socket.terminate();
      return;
    }
    this.pingedAt = now;
    this.socket.ping();
  }

  private ponged(): void {
    if (this.pingedAt === null) return;
    this.trips = [...this.trips, this.doorman.now() - this.pingedAt].slice(-TRIPS);
    this.pingedAt = null;
  }

  send(frame: Frame): void {
    if (this.gone) return;
    if (this.socket.bufferedAmount > UNREAD) return this.socket.terminate();
    const data = frame.as(this.packer === null ? 'backroom.json' : this.form, this.packer as Packer);
    this.doorman.sent(typeof data === 'string' ? data.length : data.byteLength);
    this.cork();
    this.socket.send(data);
  }

  /** What is said in one go, an answer and what came of it, leaves in one piece: a system call is the dearest part of it. */
  private cork(): void {
    if (this.corked) return;
    this.corked = true;
    this.wire.cork();
    process.nextTick(() => {
      this.corked = false;
      this.wire.uncork();
    });
  }

  dismiss(code: string, why: string, retry: boolean): void {
    if (this.gone) return;
    this.send(new Frame({ t: 'bye', code, why, retry }));
    this.socket.close(CLOSE_CODES[code] ?? (retry ? 1012 : 1008), code);
    // Whoever does not say goodbye is not heard any more all the same, and does not keep the line.
    this.close();
    this.doorman.later(GOODBYE_WITHIN, () => this.socket.terminate());
  }

  /** Without a word. */
  cut(): void {
    this.socket.terminate();
  }

  private close(): void {
    this.gone = true;
    this.stopWaiting();
    this.table?.leave(this);
  }

  private hear(text: string | null): void {
    if (this.gone) return;
    if (!this.bucket.take(this.doorman.now())) return this.dismiss('flood', 'Too many messages.', false);
    const message = text === null ? null : readMessage(text);
    if (message?.ok) return this.heard(message.value);
    const why = message === null ? 'messages are text' : message.why;
    this.reply({ t: 'no', cid: text === null ? null : cidIn(text), code: 'malformed', why });
  }

  private heard(message: ToServer): void {
    if (message.t === 'hello') {
      if (this.greeted) return this.reply({ t: 'no', cid: null, code: 'malformed', why: 'hello is said once' });
      this.greeted = true;
      void this.greet(message).catch(() => this.dismiss('trouble', 'Something went wrong here. Try again.', true));
      return;
    }
    const { table, ticket } = this;
    if (table === null || ticket === null) return this.dismiss('no-hello', 'Say hello first.', false);
    if (message.t === 'say') return this.doorman.say(table, ticket, message, (answer) => this.reply(answer));
    if ('cid' in message) return carryOut(table, this.seat, message, (answer) => this.reply(answer));
    void answerQuestion(table, this.seat, message).then(
      (answer) => this.reply(answer),
      () => this.reply({ t: 'no', cid: null, code: 'trouble', why: 'That could not be answered now. Ask again.' }),
    );
  }

  private async greet(hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    const ticket = await this.doorman.redeem(hello.ticket);
    if (ticket === null) return this.dismiss('bad-ticket', 'This ticket is not valid any more. Get a new one.', true);
    const table = await this.doorman.tableAt(ticket.match);
    if (table === null) return this.dismiss('no-match', 'There is no such match here.', false);
    if (this.gone) return;
    this.stopWaiting();
    this.ticket = ticket;
    this.seat = ticket.seat;
    this.views = hello.views;
    this.legal = hello.legal;
    this.table = table;
    if (ticket.open) await this.doorman.lookBack(table, this);
    else await this.sitDown(table, hello);
    if (this.gone) table.leave(this);
    this.ping();
  }

  private async sitDown(table: Table, hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    const { packer, lexicon } = this.doorman.packerFor(table);
    const isPacked = this.form === 'backroom.packed';
    await table.join(this, hello.since, isPacked && hello.lexicon !== lexicon.id ? lexicon : null);
    // Whatever comes after the welcome, which explains the words, may use them.
    if (isPacked) this.packer = packer;
  }

  private reply(answer: FromServer): void {
    this.send(new Frame(answer));
  }
}

const CLOSE_CODES: Readonly<Record<string, number>> = { flood: 1008, restart: 1012, reload: 1012 };

function cidIn(text: string): string | null {
  try {
    return cidOf(JSON.parse(text.slice(0, 2000)));
  } catch {
    return null;
  }
}
