// One socket: its identity, the messages in and out. It trusts no input, and never waits for a slow reader.

import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Seat } from '@backroom/kit';
import { FORMS, type Form, type FromServer, type Lexicon, type Packer, type ToServer } from '@backroom/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Ticket } from '../identity/passes.ts';
import { cidOf, readMessage } from '../input/messages.ts';
import { Bucket, type Rate } from '../limits/rate.ts';
import { Publication } from '../tables/publication.ts';
import type { Goodbye, Subscriber } from '../tables/subscribers.ts';
import type { Table } from '../tables/table.ts';
import { corkForTurn } from './cork.ts';
import { encode } from './encode.ts';
import { answerQuestion, carryOut, type PastReader } from './requests.ts';

/** A socket without a hello in this time is closed. If the store delays the greeting, the client is asked to retry. */
const HELLO_WITHIN = 5000;
/** How long a client has to close after a `bye`. */
const GOODBYE_WITHIN = 2000;
/** A flooding client is not read any more, so its close frame cannot arrive: it has this long to read ours. */
const FLOOD_GOODBYE_WITHIN = 500;
/** The most unread bytes of a slow reader. */
const UNREAD = 256 * 1024;
/** A client that has not answered a ping for this long when the next is due is gone. */
const PONG_WITHIN = 4000;
/** Send options for each kind of frame. */
const TEXT = { binary: false };
const BINARY = { binary: true };
/** The length of a ping's payload: nobody can answer it without having read it. */
const PING_BYTES = 4;

export interface ConnectionHost {
  /** The rate limit of messages. */
  readonly rate: Rate;
  now(): number;
  later(ms: number, what: () => void): () => void;
  redeem(ticket: string): Promise<Ticket | null>;
  /** Does the ticket's session still exist, and is its person not banned? */
  isKnown(ticket: Ticket): Promise<boolean>;
  /** Why the right of the ticket has ended, or null while it lasts. */
  endedRight(table: Table, ticket: Ticket): Promise<Goodbye | null>;
  readonly past: PastReader;
  /** May this person have one more socket? */
  hasRoomFor(person: string): boolean;
  /** May this seat append one more entry that does not advance the game? */
  mayLengthen(table: Table, seat: Seat): boolean;
  tableAt(match: string): Promise<Table | null>;
  packerFor(table: Table): { readonly packer: Packer; readonly lexicon: Lexicon };
  say(
    table: Table,
    ticket: Ticket,
    message: Extract<ToServer, { t: 'say' }>,
    reply: (answer: FromServer) => void,
  ): void;
  /** For spectators with open hands. */
  lookBack(table: Table, subscriber: Subscriber): Promise<void>;
  /** Counts the bytes sent. */
  sent(bytes: number): void;
  /** The connection is lost. */
  left(connection: Connection): void;
}

export class Connection implements Subscriber {
  seat: Subscriber['seat'] = null;
  views: Subscriber['views'] = 'whole';
  legal = true;
  readonly form: Form;
  /** The person, after their hello. */
  ticket: Ticket | null = null;

  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly wire: Duplex;
  private readonly host: ConnectionHost;
  private readonly bucket: Bucket;
  private stopWaiting: () => void;
  private table: Table | null = null;
  private packer: Packer | null = null;
  /** The ping that has no answer yet. */
  private pinged: { readonly at: number; readonly payload: Buffer } | null = null;
  private lastMove = 0;
  private gone = false;
  private greeted = false;

  constructor(socket: WebSocket, wire: Duplex, host: ConnectionHost) {
    this.socket = socket;
    this.wire = wire;
    this.host = host;
    this.form = FORMS.find((form) => form === socket.protocol) ?? 'backroom.json';
    this.bucket = new Bucket(host.rate, host.now());
    this.stopWaiting = host.later(HELLO_WITHIN, () => this.giveUpWaiting());
    Object.assign(socket, { [CONNECTION]: this });
    socket.on('message', onMessage).on('ping', onPing).on('pong', onPong).on('close', onClose).on('error', onError);
  }

  /** It was admitted and is still open. */
  get isWelcome(): boolean {
    return this.table !== null && !this.gone;
  }

  get person(): string {
    return this.ticket?.person ?? '';
  }

  /** Called regularly. Drops a client that has not answered the last ping. */
  ping(): void {
    const now = this.host.now();
    if (this.pinged !== null) {
      // The ping of a greeting may be very recent: its answer is still on the way.
      if (now - this.pinged.at >= PONG_WITHIN) this.socket.terminate();
      return;
    }
    const payload = randomBytes(PING_BYTES);
    this.pinged = { at: now, payload };
    this.socket.ping(payload);
  }

  /** Answers a ping of the client. */
  pong(payload: Buffer): void {
    if (!this.isWithinRate()) return;
    if (this.socket.bufferedAmount > UNREAD) return this.socket.terminate();
    this.socket.pong(payload);
  }

  /** Only the answer to our own ping proves that the client lives; any other pong counts as a message. */
  ponged(payload: Buffer): void {
    if (this.pinged?.payload.equals(payload)) this.pinged = null;
    else this.isWithinRate();
  }

  send(publication: Publication): void {
    if (this.gone) return;
    if (this.socket.bufferedAmount > UNREAD) return this.socket.terminate();
    // Messages can be packed only after the welcome, which contains the lexicon.
    const form = this.packer === null ? 'backroom.json' : this.form;
    const bytes = encode(publication, form, this.packer as Packer);
    this.host.sent(bytes.length);
    corkForTurn(this.wire);
    this.socket.send(bytes, form === 'backroom.packed' ? BINARY : TEXT);
  }

  dismiss(code: string, why: string, retry: boolean): void {
    if (this.gone) return;
    this.send(new Publication({ t: 'bye', code, why, retry }));
    this.socket.close(CLOSE_CODES[code] ?? (retry ? 1012 : 1008), code);
    // Messages after `bye` are ignored. A flood is not even read: reading it costs as much as answering it.
    this.close();
    if (code === 'flood') this.socket.pause();
    // A client that closes first is forgotten at once: thousands of them would take memory until their time is over.
    const wait = code === 'flood' ? FLOOD_GOODBYE_WITHIN : GOODBYE_WITHIN;
    this.stopWaiting = this.host.later(wait, () => this.socket.terminate());
  }

  /** Without a message. */
  cut(): void {
    this.socket.terminate();
  }

  cutOff(): void {
    this.close();
    this.host.left(this);
  }

  private close(): void {
    this.gone = true;
    this.greetedInTime();
    this.table?.leave(this);
  }

  /** In both cases the client may retry: the store was slow, or its network was. */
  private giveUpWaiting(): void {
    if (this.greeted) this.dismiss('trouble', 'The server takes too long. Try again.', true);
    else this.dismiss('no-hello', 'No hello came in time.', true);
  }

  /** Cancels all timers and drops pending work. */
  private greetedInTime(): void {
    this.stopWaiting();
    this.stopWaiting = NOTHING;
  }

  /** Counts incoming messages, pings and unsolicited pongs. Beyond the rate limit the socket is closed. */
  private isWithinRate(): boolean {
    if (this.gone) return false;
    if (this.bucket.take(this.host.now())) return true;
    this.dismiss('flood', 'Too many messages.', false);
    return false;
  }

  hear(text: string | null): void {
    if (!this.isWithinRate()) return;
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
    if (message.t === 'say') return this.host.say(table, ticket, message, (answer) => this.reply(answer));
    if (LENGTHENS.has(message.t) && this.seat !== null && !this.host.mayLengthen(table, this.seat))
      return this.reply({ t: 'no', cid: cidOf(message), code: 'too-many', why: 'That was too often. Wait a minute.' });
    // It reads the whole log on the main thread.
    if (message.t === 'undo' && !this.mayReadLog(table))
      return this.reply({ t: 'no', cid: message.cid, code: 'too-many', why: 'That was too often. Wait a minute.' });
    if ('cid' in message)
      return carryOut(table, this, message, (answer) => {
        if (message.t === 'act') this.answerMove(answer);
        else this.reply(answer);
      });
    void answerQuestion(table, this, message, this.host.past).then(
      (answer) => this.reply(answer),
      () => this.reply({ t: 'no', cid: null, code: 'trouble', why: 'That could not be answered now. Ask again.' }),
    );
  }

  private mayReadLog({ match }: Table): boolean {
    const { history, networks } = this.host.past;
    return history.mayRead(networks.fairnessKeyOf(this.person), match.seq);
  }

  /** An accepted move is never a flood: the game limits how many there can be. A repeated one counts. */
  private answerMove(answer: FromServer): void {
    if (answer.t === 'ok' && answer.seq > this.lastMove) {
      this.lastMove = answer.seq;
      this.bucket.giveBack();
    }
    this.reply(answer);
  }

  private async greet(hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    const ticket = await this.host.redeem(hello.ticket);
    // Set before the rights are checked: a right that ends during the check finds this socket and closes it.
    this.ticket = ticket;
    if (ticket === null || !(await this.host.isKnown(ticket)))
      return this.dismiss('bad-ticket', 'This ticket is not valid any more. Get a new one.', true);
    const table = await this.host.tableAt(ticket.match);
    if (table === null) return this.dismiss('no-match', 'There is no such match here.', false);
    const ended = await this.host.endedRight(table, ticket);
    if (ended !== null) return this.dismiss(ended.code, ended.why, ended.retry);
    if (this.gone) return;
    if (!this.host.hasRoomFor(ticket.person))
      return this.dismiss('too-many', 'You are at too many tables at once. Close one of them.', true);
    this.greetedInTime();
    // One text for all seats.
    this.ticket = { ...ticket, match: table.id };
    this.seat = ticket.seat;
    this.views = hello.views;
    this.legal = hello.legal;
    this.table = table;
    if (ticket.open) await this.host.lookBack(table, this);
    else await this.sitDown(table, hello);
    if (this.gone) table.leave(this);
    this.ping();
  }

  private async sitDown(table: Table, hello: Extract<ToServer, { t: 'hello' }>): Promise<void> {
    const { packer, lexicon } = this.host.packerFor(table);
    const isPacked = this.form === 'backroom.packed';
    await table.join(this, hello.since, isPacked && hello.lexicon !== lexicon.id ? lexicon : null);
    // Messages after the welcome, which contains the lexicon, may use it.
    if (isPacked) this.packer = packer;
  }

  private reply(answer: FromServer): void {
    this.send(new Publication(answer));
  }
}

const NOTHING = (): void => {};

/**
 * All sockets share the same listeners, which find their connection here: this saves memory with thousands of sockets.
 */
const CONNECTION = Symbol('connection');
const connectionOf = (socket: WebSocket): Connection =>
  (socket as unknown as Record<typeof CONNECTION, Connection>)[CONNECTION];

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  connectionOf(this).hear(isBinary ? null : data.toString());
}

function onPing(this: WebSocket, payload: Buffer): void {
  connectionOf(this).pong(payload);
}

function onPong(this: WebSocket, payload: Buffer): void {
  connectionOf(this).ponged(payload);
}

function onClose(this: WebSocket): void {
  connectionOf(this).cutOff();
}

/** A broken socket closes by itself; without a listener its error would crash the server. */
function onError(): void {}

/** Commands that can be repeated without end and stay in the log. */
const LENGTHENS: ReadonlySet<ToServer['t']> = new Set(['order', 'ask', 'agree', 'decline', 'undo', 'leave', 'return']);

const CLOSE_CODES: Readonly<Record<string, number>> = { flood: 1008, restart: 1012, reload: 1012 };

function cidIn(text: string): string | null {
  try {
    return cidOf(JSON.parse(text.slice(0, 2000)));
  } catch {
    return null;
  }
}
