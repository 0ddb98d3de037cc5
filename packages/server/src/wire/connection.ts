// One socket: who it is, what it says, what it is told. It trusts nothing, and waits for nobody who does not read.

import type { Duplex } from 'node:stream';
import type { Seat } from '@backroom/kit';
import { FORMS, type Form, type FromServer, type Lexicon, type Packer, type ToServer } from '@backroom/protocol';
import type { RawData, WebSocket } from 'ws';
import { cidOf, readMessage } from '../border/messages.ts';
import { Bucket, type Rate } from '../border/rate.ts';
import type { Ticket } from '../identity/passes.ts';
import type { Onlooker } from '../tables/audience.ts';
import type { Table } from '../tables/table.ts';
import { Frame } from './frame.ts';
import { Outbox } from './outbox.ts';
import { answerQuestion, carryOut } from './requests.ts';

/** Who does not introduce himself in this time is asked to leave. */
const HELLO_WITHIN = 5000;
/** Who is asked to leave is gone after this time, one way or the other. */
const GOODBYE_WITHIN = 2000;
/** What a slow reader may leave unread. */
const UNREAD = 256 * 1024;
/** Who has not answered a ping for so long when the next is due is gone. */
const PONG_WITHIN = 4000;

export interface Doorman {
  /** How often anybody may say something. */
  readonly rate: Rate;
  now(): number;
  later(ms: number, what: () => void): () => void;
  redeem(ticket: string): Promise<Ticket | null>;
  /** May this seat write one more thing into the log that does not move the game on? */
  mayLengthen(table: Table, seat: Seat): boolean;
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
  /** The line is cut. */
  left(connection: Connection): void;
}

export class Connection implements Onlooker {
  seat: Onlooker['seat'] = null;
  views: Onlooker['views'] = 'whole';
  legal = true;
  readonly form: Form;
  /** Whose it is, once he has said so. */
  ticket: Ticket | null = null;

  private readonly socket: WebSocket;
  private readonly outbox: Outbox;
  private readonly doorman: Doorman;
  private readonly bucket: Bucket;
  private stopWaiting: () => void;
  private table: Table | null = null;
  private packer: Packer | null = null;
  private pingedAt: number | null = null;
  private lastMove = 0;
  private gone = false;
  private greeted = false;

  constructor(socket: WebSocket, wire: Duplex, doorman: Doorman) {
    this.socket = socket;
    // Frames are whole when they come here; pings and goodbyes are the socket's own, on the same wire.
    this.outbox = new Outbox(wire, socket);
    this.doorman = doorman;
    this.form = FORMS.find((form) => form === socket.protocol) ?? 'backroom.json';
    this.bucket = new Bucket(doorman.rate, doorman.now());
    this.stopWaiting = doorman.later(HELLO_WITHIN, () => this.dismiss('no-hello', 'Say hello first.', false));
    Object.assign(socket, { [CONNECTION]: this });
    socket.on('message', onMessage).on('pong', onPong).on('close', onClose).on('error', onError);
  }

  get person(): string {
    return this.ticket?.person ?? '';
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

  send(frame: Frame): void {
    if (this.gone) return;
    if (this.outbox.waiting > UNREAD) return this.socket.terminate();
    const bytes = frame.onWire(this.packer === null ? 'backroom.json' : this.form, this.packer as Packer);
    this.doorman.sent(bytes.length);
    this.outbox.put(bytes);
  }

  dismiss(code: string, why: string, retry: boolean): void {
    if (this.gone) return;
    this.send(new Frame({ t: 'bye', code, why, retry }));
    this.outbox.empty();
    this.socket.close(CLOSE_CODES[code] ?? (retry ? 1012 : 1008), code);
    // Whoever does not say goodbye is not heard any more all the same, and does not keep the line.
    this.close();
    this.doorman.later(GOODBYE_WITHIN, () => this.socket.terminate());
  }

  /** Without a word. */
  cut(): void {
    this.socket.terminate();
  }

  /** The other side has answered. */
  ponged(): void {
    this.pingedAt = null;
  }

  cutOff(): void {
    this.close();
    this.doorman.left(this);
  }

  private close(): void {
    this.gone = true;
    this.greetedInTime();
    this.table?.leave(this);
  }

  /** Nobody is waited for any more, nor is what was to be done about it kept. */
  private greetedInTime(): void {
    this.stopWaiting();
    this.stopWaiting = NOTHING;
  }

  hear(text: string | null): void {
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
    if (LENGTHENS.has(message.t) && this.seat !== null && !this.doorman.mayLengthen(table, this.seat))
      return this.reply({ t: 'no', cid: cidOf(message), code: 'too-many', why: 'That was too often. Wait a minute.' });
    if (message.t === 'act') return carryOut(table, this.seat, message, (answer) => this.answerMove(answer));
    if ('cid' in message) return carryOut(table, this.seat, message, (answer) => this.reply(answer));
    void answerQuestion(table, this.seat, message).then(
      (answer) => this.reply(answer),
      () => this.reply({ t: 'no', cid: null, code: 'trouble', why: 'That could not be answered now. Ask again.' }),
    );
  }

  /** A move that was taken is no flood, however quick: the game itself says how many there can be. The same one again is. */
  private answerMove(answer: FromServer): void {
    if (answer.t === 'ok' && answer.seq > this.lastMove) {
      this.lastMove = answer.seq;
      this.bucket.giveBack();
    }
    this.reply(answer);
  }

  private async greet(hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    const ticket = await this.doorman.redeem(hello.ticket);
    if (ticket === null) return this.dismiss('bad-ticket', 'This ticket is not valid any more. Get a new one.', true);
    const table = await this.doorman.tableAt(ticket.match);
    if (table === null) return this.dismiss('no-match', 'There is no such match here.', false);
    if (this.gone) return;
    this.greetedInTime();
    // One text for all who sit there.
    this.ticket = { ...ticket, match: table.id };
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

const NOTHING = (): void => {};

/** Listeners are the same for all sockets, and find their connection here: thousands of sockets are told apart by little else. */
const CONNECTION = Symbol('connection');
const connectionOf = (socket: WebSocket): Connection => (socket as unknown as Record<symbol, Connection>)[CONNECTION];

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  connectionOf(this).hear(isBinary ? null : data.toString());
}

function onPong(this: WebSocket): void {
  connectionOf(this).ponged();
}

function onClose(this: WebSocket): void {
  connectionOf(this).cutOff();
}

/** A broken socket closes by itself; without a listener it would take the house down with it. */
function onError(): void {}

/** What can be done again and again without end, and stands in the log for ever. */
const LENGTHENS: ReadonlySet<ToServer['t']> = new Set(['order', 'ask', 'agree', 'decline', 'undo', 'leave', 'return']);

const CLOSE_CODES: Readonly<Record<string, number>> = { flood: 1008, restart: 1012, reload: 1012 };

function cidIn(text: string): string | null {
  try {
    return cidOf(JSON.parse(text.slice(0, 2000)));
  } catch {
    return null;
  }
}
