// Accepts sockets: checks the origin before the handshake, message size and rate afterwards.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FORMS } from '@backroom/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Chat } from '../chat/chat.ts';
import type { History } from '../history/history.ts';
import type { Bans } from '../identity/bans.ts';
import type { Networks } from '../identity/networks.ts';
import type { Passes, Ticket } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import { MESSAGE_BYTES, MESSAGE_PIECES } from '../input/messages.ts';
import { addressOf, type Trusts } from '../limits/address.ts';
import { Buckets } from '../limits/rate.ts';
import { AddressBuckets, networkOf } from '../limits/subnets.ts';
import type { Figures } from '../metrics/figures.ts';
import type { OpenHandsFeed } from '../spectators/open-hands-feed.ts';
import type { ViewingRights } from '../spectators/viewing-rights.ts';
import { PEOPLE_PER_NETWORK } from '../tables/quotas.ts';
import type { Services } from '../tables/services.ts';
import type { Goodbye } from '../tables/subscribers.ts';
import type { Tables } from '../tables/tables.ts';
import { Connection, type ConnectionHost } from './connection.ts';
import type { Lexicons } from './lexicons.ts';

const PATH = '/ws';
const PING_EVERY = 5000;
/**
 * An address may open twice the sockets that it may have, at once: everybody behind it arrives and comes back. After that it
 * may open all of them once in this many seconds.
 */
const COMEBACKS = 2;
const SECONDS_FOR_ALL = 10;
/** A burst of messages, pings and pongs may use up this many seconds of the rate limit at once. */
const BURST_SECONDS = 3;
/** One in this many of a seat's messages may add an entry without advancing the game: 30 a minute by default. */
const ONE_IN = 40;
/**
 * Every socket's session and right are checked again this often, because messages from other nodes may be lost. The
 * checks of one round are spread over it, so that they never come all at once; milliseconds.
 */
const RECHECK_EVERY = 60_000;
const RECHECK_SLICES = 60;

export interface SocketDependencies {
  readonly services: Services;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly lexicons: Lexicons;
  readonly figures: Figures;
  readonly chat: Chat;
  readonly openHandsFeed: OpenHandsFeed;
  readonly viewingRights: ViewingRights;
  readonly bans: Bans;
  readonly trusts: Trusts;
  readonly history: History;
  readonly networks: Networks;
  readonly messagesPerSecond: number;
  /** An address may have `PEOPLE_PER_NETWORK` times as many. */
  readonly socketsPerPerson: number;
  /** Does the request come from a page of this server? */
  isOwnOrigin(origin: string): boolean;
  /** Milliseconds; a minute if it is left out. */
  readonly recheckEvery?: number;
}

/** Where a socket comes from. */
interface From {
  readonly address: string;
  readonly network: string;
}

export class Sockets {
  private readonly dependencies: SocketDependencies;
  private readonly connections = new Map<Connection, From>();
  private readonly sockets: WebSocketServer;
  private readonly timers: NodeJS.Timeout[];
  /** One per seat, not per socket: reconnecting does not raise the limit. */
  private readonly lengthening: Buckets;
  /** Counted before a ticket is read: a wrong one costs as much as a right one. */
  private readonly handshakes: AddressBuckets;
  private readonly host: ConnectionHost;
  private accepting = true;
  /** The tables whose sockets are still to be checked in this round. */
  private unchecked: string[] = [];
  private slice = 0;
  private isChecking = false;
  private nextRound = 0;

  constructor(server: Server, dependencies: SocketDependencies) {
    this.dependencies = dependencies;
    this.host = this.newDoorman();
    const perSecond = dependencies.messagesPerSecond / ONE_IN;
    this.lengthening = new Buckets({ burst: perSecond * 60, perSecond });
    const atOnce = COMEBACKS * this.mostOfNetwork;
    this.handshakes = new AddressBuckets({ burst: atOnce, perSecond: this.mostOfNetwork / SECONDS_FOR_ALL });
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_BYTES,
      maxFragments: MESSAGE_PIECES,
      perMessageDeflate: false,
      // `Connection` answers pings: here they would count against no limit, and their answers would pile up.
      autoPong: false,
      clientTracking: false,
      handleProtocols: (offered) => FORMS.find((form) => offered.has(form)) ?? false,
    });
    server.on('upgrade', (request, socket, head) => this.answer(request, socket, head));
    dependencies.figures.watch('backroom_sockets_open', 'Sockets at tables', () => this.connections.size);
    dependencies.people.onEnd((session) => this.endSession(session));
    dependencies.viewingRights.onChange((match) => this.recheckTable(match));
    const recheckEvery = dependencies.recheckEvery ?? RECHECK_EVERY;
    this.timers = [
      setInterval(() => this.ping(), PING_EVERY).unref(),
      setInterval(() => void this.recheck(recheckEvery).catch(() => {}), recheckEvery / RECHECK_SLICES).unref(),
    ];
  }

  stopAccepting(): void {
    this.accepting = false;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of this.connections.keys()) connection.dismiss('restart', 'The server restarts.', true);
    // Do not wait for clients that do not close.
    await new Promise((resolve) => setTimeout(resolve, this.connections.size === 0 ? 0 : 200));
    for (const connection of this.connections.keys()) connection.cut();
    this.sockets.close();
  }

  /** Nothing above this would catch an exception: one bad handshake could end the server (P13). */
  private answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A reset in the middle of a handshake must not end the server.
    socket.on('error', hangUp);
    try {
      this.upgrade(request, socket, head);
    } catch (error) {
      socket.destroy();
      const { logger, metrics } = this.dependencies.services;
      metrics.trouble('handshake');
      logger.error({ error: error instanceof Error ? error.message : String(error) }, 'a handshake failed');
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const status = this.statusFor(request);
    if (status !== 101) {
      // Do not wait for clients that do not hang up, or the server could never close.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const address = addressOf(request, this.dependencies.trusts);
    const from: From = { address, network: networkOf(address) };
    this.sockets.handleUpgrade(request, socket, head, (ws) => this.seat(ws, socket, from));
  }

  /** Separate from the handshake, so that a socket does not keep its request in memory. */
  private seat(ws: WebSocket, socket: Duplex, from: From): void {
    // From here on its WebSocket handles errors.
    socket.off('error', hangUp);
    const connection = new Connection(ws, socket, this.host);
    this.connections.set(connection, from);
  }

  private get mostOfNetwork(): number {
    return this.dependencies.socketsPerPerson * PEOPLE_PER_NETWORK;
  }

  private countAt(network: string): number {
    let count = 0;
    for (const from of this.connections.values()) if (from.network === network) count++;
    return count;
  }

  private countOf(person: string): number {
    let count = 0;
    for (const connection of this.connections.keys()) if (connection.person === person && connection.isWelcome) count++;
    return count;
  }

  /** A page sends its origin; a program sends its token instead and has no cookie. */
  private statusFor(request: IncomingMessage): 101 | 400 | 403 | 404 | 429 | 503 {
    const { url, method, headers } = request;
    if (!this.accepting) return 503;
    const address = addressOf(request, this.dependencies.trusts);
    if (this.dependencies.bans.hasAddress(address)) return 403;
    if (!this.handshakes.take(address, this.dependencies.services.now())) return 429;
    if (this.countAt(networkOf(address)) >= this.mostOfNetwork) return 429;
    if (url?.split('?')[0] !== PATH) return 404;
    if (method !== 'GET') return 400;
    if (headers.origin !== undefined) return this.dependencies.isOwnOrigin(headers.origin) ? 101 : 403;
    return headers.cookie === undefined ? 101 : 403;
  }

  /** The dependencies of a connection. */
  private newDoorman(): ConnectionHost {
    return {
      rate: {
        burst: this.dependencies.messagesPerSecond * BURST_SECONDS,
        perSecond: this.dependencies.messagesPerSecond,
      },
      now: () => this.dependencies.services.now(),
      later: (ms, what) => this.dependencies.services.later(ms, what),
      redeem: (secret) => this.dependencies.passes.use('ticket', secret),
      isKnown: async ({ person, session }) =>
        (await this.dependencies.people.sessionById(session)) !== null && !this.dependencies.bans.hasPerson(person),
      endedRight: (table, ticket) => this.dependencies.viewingRights.endedRight(table, ticket),
      past: this.dependencies,
      hasRoomFor: (person) => this.countOf(person) < this.dependencies.socketsPerPerson,
      mayLengthen: (table, seat) => this.lengthening.take(`${table.id} ${seat}`, this.dependencies.services.now()),
      tableAt: async (match) => {
        const table = await this.dependencies.tables.at(match);
        // Fails, so that the client retries: "no such match" would end it for them.
        if (table === null && this.dependencies.tables.isClosing) throw new Error('the server closes');
        return table;
      },
      packerFor: (table) => this.dependencies.lexicons.of(table.game),
      say: (table, ticket, message, reply) => this.dependencies.chat.say(table, ticket, message, reply),
      lookBack: (table, subscriber) => this.dependencies.openHandsFeed.join(table, subscriber),
      sent: (bytes) => this.dependencies.figures.sent(bytes),
      left: (connection) => void this.connections.delete(connection),
    };
  }

  private ping(): void {
    for (const connection of this.connections.keys()) connection.ping();
  }

  endSession(session: string): void {
    for (const connection of this.connections.keys()) {
      if (connection.ticket?.session === session) connection.dismiss('session-ended', 'You are signed out.', false);
    }
  }

  /**
   * Closes sockets whose right at this table has ended: a seat was taken or lost, or the host changed who may watch.
   */
  async recheckTable(match: string, isChanged = true): Promise<void> {
    const sockets = (): Connection[] => [...this.connections.keys()].filter(({ ticket }) => ticket?.match === match);
    if (sockets().length === 0) return;
    let endedFor: (ticket: Ticket) => Goodbye | null;
    try {
      const table = await this.dependencies.tables.at(match);
      endedFor = table === null ? () => UNKNOWN_RIGHTS : await this.dependencies.viewingRights.endedRights(table);
    } catch {
      // If the database does not answer, keep the sockets and check again in the next round.
      if (!isChanged) return;
      endedFor = () => UNKNOWN_RIGHTS;
    }
    for (const connection of sockets()) {
      const ended = connection.ticket === null ? null : endedFor(connection.ticket);
      if (ended !== null) connection.dismiss(ended.code, ended.why, ended.retry);
    }
  }

  /** Closes sockets of banned people. */
  closeBanned(): void {
    const { bans } = this.dependencies;
    for (const [connection, { address }] of this.connections)
      if (bans.hasPerson(connection.person) || bans.hasAddress(address))
        connection.dismiss('banned', 'You are banned from this server.', false);
  }

  /** Checks the next few tables of this round, one at a time: checks never pile up. */
  private async recheck(every: number): Promise<void> {
    const now = performance.now();
    if (this.isChecking || (this.unchecked.length === 0 && now < this.nextRound)) return;
    this.isChecking = true;
    try {
      if (this.unchecked.length === 0) {
        this.unchecked = [...new Set(this.tickets().map(({ match }) => match))];
        this.slice = Math.ceil(this.unchecked.length / RECHECK_SLICES);
        this.nextRound = now + every;
      }
      for (const match of this.unchecked.splice(0, this.slice)) {
        await this.recheckSessions(match);
        await this.recheckTable(match, false);
      }
    } finally {
      this.isChecking = false;
    }
  }

  private async recheckSessions(match: string): Promise<void> {
    const here = this.tickets().filter((ticket) => ticket.match === match);
    for (const session of new Set(here.map((ticket) => ticket.session)))
      if ((await this.dependencies.people.sessionById(session)) === null) this.endSession(session);
  }

  private tickets(): Ticket[] {
    return [...this.connections.keys()].flatMap(({ ticket }) => (ticket === null ? [] : [ticket]));
  }
}

function hangUp(this: Duplex): void {
  this.destroy();
}

/** Rights that cannot be read are not assumed: the client must get a new ticket. */
const UNKNOWN_RIGHTS: Goodbye = { code: 'reload', why: 'The table is being loaded again.', retry: true };

const REASONS = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;
