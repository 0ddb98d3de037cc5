// Where sockets come in: their origin is checked before the handshake, their size and pace afterwards.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FORMS } from '@backroom/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Bans } from '../admin/bans.ts';
import { MESSAGE_BYTES, MESSAGE_PIECES } from '../border/messages.ts';
import { Buckets } from '../border/rate.ts';
import type { Chat } from '../chat/chat.ts';
import { addressOf, type Trusts } from '../http/address.ts';
import type { Gate } from '../http/guard.ts';
import type { Passes } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import type { Figures } from '../metrics/figures.ts';
import type { Gallery } from '../spectators/gallery.ts';
import type { House } from '../tables/house.ts';
import type { Tables } from '../tables/tables.ts';
import { Connection, type Doorman } from './connection.ts';
import type { Lexicons } from './lexicons.ts';

const PATH = '/ws';
const PING_EVERY = 5000;
/** Messages may come in a burst of so many seconds' worth. Pings do not count. */
const BURST_SECONDS = 3;
/** Of all that a seat may say, one in so many may lengthen the log without moving the game: 30 a minute, if nobody sets it. */
const ONE_IN = 40;
/** Sessions are asked for again this often, should one have ended elsewhere. */
const RECHECK_EVERY = 60_000;

export interface SocketRooms {
  readonly house: House;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly gate: Gate;
  readonly lexicons: Lexicons;
  readonly figures: Figures;
  readonly chat: Chat;
  readonly gallery: Gallery;
  readonly bans: Bans;
  readonly trusts: Trusts;
  readonly messagesPerSecond: number;
}

export class Sockets {
  private readonly rooms: SocketRooms;
  private readonly connections = new Map<Connection, string>();
  private readonly sockets: WebSocketServer;
  private readonly timers: NodeJS.Timeout[];
  /** One for each seat, not for each socket: whoever comes back has not been given more. */
  private readonly lengthening: Buckets;
  private readonly doorman: Doorman;
  private accepting = true;

  constructor(server: Server, rooms: SocketRooms) {
    this.rooms = rooms;
    this.doorman = this.newDoorman();
    const perSecond = rooms.messagesPerSecond / ONE_IN;
    this.lengthening = new Buckets({ burst: perSecond * 60, perSecond });
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MESSAGE_BYTES,
      maxFragments: MESSAGE_PIECES,
      perMessageDeflate: false,
      clientTracking: false,
      handleProtocols: (offered) => FORMS.find((form) => offered.has(form)) ?? false,
    });
    server.on('upgrade', (request, socket, head) => this.answer(request, socket, head));
    rooms.figures.watch('backroom_sockets_open', 'Sockets at tables', () => this.connections.size);
    rooms.people.onEnd((session) => this.endSession(session));
    this.timers = [
      setInterval(() => this.ping(), PING_EVERY).unref(),
      setInterval(() => void this.recheck().catch(() => {}), RECHECK_EVERY).unref(),
    ];
  }

  stopAccepting(): void {
    this.accepting = false;
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of this.connections.keys())
      connection.dismiss('restart', 'The house closes for a moment.', true);
    // Those who do not say goodbye are not waited for.
    await new Promise((resolve) => setTimeout(resolve, this.connections.size === 0 ? 0 : 200));
    for (const connection of this.connections.keys()) connection.cut();
    this.sockets.close();
  }

  /** Nothing above this would catch what is thrown here: whoever found such a handshake could end the house with it (P13). */
  private answer(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A reset in the middle of a handshake is nobody's fault, and must not end the house either.
    socket.on('error', hangUp);
    try {
      this.upgrade(request, socket, head);
    } catch (error) {
      socket.destroy();
      const { diary, tally } = this.rooms.house;
      tally.trouble('handshake');
      diary.error({ error: error instanceof Error ? error.message : String(error) }, 'a handshake failed');
    }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const status = this.statusFor(request);
    if (status !== 101) {
      // Whoever does not hang up is not waited for, or a house could never close.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const address = addressOf(request, this.rooms.trusts);
    this.sockets.handleUpgrade(request, socket, head, (ws) => this.seat(ws, socket, address));
  }

  /** Apart from the handshake, so that a socket does not hold on to the request it came with. */
  private seat(ws: WebSocket, socket: Duplex, address: string): void {
    // From here on its WebSocket listens for trouble.
    socket.off('error', hangUp);
    const connection = new Connection(ws, socket, this.doorman);
    this.connections.set(connection, address);
  }

  /** A page says where it comes from; a program shows its token instead and has no cookie. */
  private statusFor(request: IncomingMessage): 101 | 400 | 403 | 404 | 503 {
    const { url, method, headers } = request;
    if (!this.accepting) return 503;
    if (this.rooms.bans.hasAddress(addressOf(request, this.rooms.trusts))) return 403;
    if (url?.split('?')[0] !== PATH) return 404;
    if (method !== 'GET') return 400;
    if (headers.origin !== undefined) return this.rooms.gate.isOwnOrigin(headers.origin) ? 101 : 403;
    return headers.cookie === undefined ? 101 : 403;
  }

  /** What a connection needs of all this. */
  private newDoorman(): Doorman {
    return {
      rate: { burst: this.rooms.messagesPerSecond * BURST_SECONDS, perSecond: this.rooms.messagesPerSecond },
      now: () => this.rooms.house.now(),
      later: (ms, what) => this.rooms.house.later(ms, what),
      redeem: async (secret) => {
        const ticket = await this.rooms.passes.use('ticket', secret);
        if (ticket !== null && this.rooms.bans.hasPerson(ticket.person)) return null;
        return ticket === null || (await this.rooms.people.sessionById(ticket.session)) === null ? null : ticket;
      },
      mayLengthen: (table, seat) => this.lengthening.take(`${table.id} ${seat}`, this.rooms.house.now()),
      tableAt: async (match) => {
        const table = await this.rooms.tables.at(match);
        // Fails, so that whoever asks comes back: to be told that there is no such match would end it for him.
        if (table === null && this.rooms.tables.isClosing) throw new Error('the house closes');
        return table;
      },
      packerFor: (table) => this.rooms.lexicons.of(table.game),
      say: (table, ticket, message, reply) => this.rooms.chat.say(table, ticket, message, reply),
      lookBack: (table, onlooker) => this.rooms.gallery.join(table, onlooker),
      sent: (bytes) => this.rooms.figures.sent(bytes),
      left: (connection) => void this.connections.delete(connection),
    };
  }

  private ping(): void {
    for (const connection of this.connections.keys()) connection.ping();
  }

  private endSession(session: string): void {
    for (const connection of this.connections.keys()) {
      if (connection.ticket?.session === session) connection.dismiss('session-ended', 'You are signed out.', false);
    }
  }

  /** Those who may not be here any more are shown the door. */
  turnOutBanned(): void {
    const { bans } = this.rooms;
    for (const [connection, address] of this.connections)
      if (bans.hasPerson(connection.person) || bans.hasAddress(address))
        connection.dismiss('banned', 'You are not welcome in this house any more.', false);
  }

  private async recheck(): Promise<void> {
    const sessions = new Set(
      [...this.connections.keys()].flatMap(({ ticket }) => (ticket === null ? [] : [ticket.session])),
    );
    for (const session of sessions)
      if ((await this.rooms.people.sessionById(session)) === null) this.endSession(session);
  }
}

function hangUp(this: Duplex): void {
  this.destroy();
}

const REASONS = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;
