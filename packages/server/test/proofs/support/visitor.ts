// A client with its own loopback address: limits per address do not apply to all clients together.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ClientConnection, type Form, type News } from '@backroom/protocol';
import { WebSocket as OwnSocket } from 'ws';
import type { Made } from '../../support/server.ts';

export interface Said {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The nth address of this machine: everything in 127/8 is. */
export const addressOf = (n: number): string => `127.1.${(n >> 8) & 255}.${n & 255 || 1}`;

export interface Asking {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly from?: string;
}

const agents = new Map<string, Agent>();

function agentFor(from: string): Agent {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 8, localAddress: from });
  agents.set(from, known);
  return known;
}

export function ask(server: string, { method, path, headers = {}, body, from = '127.0.0.1' }: Asking): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server}${path}`, { method, agent: agentFor(from), headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

export interface AtTable {
  readonly form?: Form;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly listener?: (news: News) => void;
  readonly through?: string;
  /** The socket too comes from the visitor's own address, and not from the one that all sockets have in common. */
  readonly fromOwnAddress?: boolean;
  readonly chance?: () => number;
  /** Reconnects this many times faster than others. */
  readonly eagerness?: number;
}

export class Visitor {
  readonly server: string;
  readonly token: string;
  readonly person: string;
  private readonly from: string;
  private devices = 0;

  private constructor(server: string, from: string, token: string, person: string) {
    this.server = server;
    this.from = from;
    this.token = token;
    this.person = person;
  }

  static async enter(server: string, n: number): Promise<Visitor> {
    const from = addressOf(n);
    const body = JSON.stringify({ name: `Guest ${n}`, program: true });
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await ask(server, { method: 'POST', path: '/api/me', headers, body, from });
    if (status !== 201) throw new Error(`guest ${n} is not let in: ${status} ${text}`);
    const { token, person } = JSON.parse(text) as { token: string; person: string };
    return new Visitor(server, from, token, person);
  }

  /** One more person from that address, as soon as the server lets them in. */
  static async enterPatiently(server: string, n: number): Promise<Visitor> {
    for (;;) {
      const entered = await Visitor.enter(server, n).catch((error: Error) => error);
      if (entered instanceof Visitor) return entered;
      if (!entered.message.includes('429')) throw entered;
      await pause(200);
    }
  }

  /** The same person at another node. */
  at(server: string): Visitor {
    return new Visitor(server, this.from, this.token, this.person);
  }

  async endSession(): Promise<void> {
    type Listed = { sessions: { id: string; this: boolean }[] };
    const { sessions } = await this.must<Listed>('GET', '/api/me/sessions');
    await this.must('DELETE', `/api/me/sessions/${sessions.find((one) => one.this)?.id}`);
  }

  call(method: string, path: string, body?: unknown): Promise<Said> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : JSON_BODY) };
    return ask(this.server, { method, path, headers, body: JSON.stringify(body), from: this.from });
  }

  /** As an attacker calls: null if the server cuts the connection. */
  attempt(method: string, path: string, body?: unknown): Promise<Said | null> {
    return this.call(method, path, body).catch(() => null);
  }

  /** Retries while the server answers that it was too often, or cuts the connection. */
  async patiently(method: string, path: string, body?: unknown): Promise<Said> {
    let said = await this.attempt(method, path, body);
    for (let tries = 0; said === null || said.status === 429; tries++) {
      if (tries === 1000) throw new Error(`${method} ${path}: refused a thousand times`);
      await pause(200);
      said = await this.attempt(method, path, body);
    }
    return said;
  }

  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  open(wishes: object): Promise<Made> {
    return this.must<Made>('POST', '/api/tables', { game: 'scheffeln', ...wishes });
  }

  async openPatiently(wishes: object): Promise<Made> {
    const { status, text } = await this.patiently('POST', '/api/tables', { game: 'scheffeln', ...wishes });
    if (status >= 300) throw new Error(`POST /api/tables: ${status} ${text}`);
    return JSON.parse(text) as Made;
  }

  claim({ match, invitations }: Made, index = 0): Promise<{ seat: number }> {
    return this.must('POST', `/api/tables/${match}/claim`, { secret: invitations[index].secret });
  }

  async ticket(match: string, seat: number | null = null, watch = false): Promise<string> {
    return (await this.must<{ ticket: string }>('POST', `/api/tables/${match}/ticket`, { watch, seat })).ticket;
  }

  line(match: string, { form = 'backroom.json', seat = null, watch = false, ...more }: AtTable = {}): ClientConnection {
    const { listener, through = this.server, chance = Math.random, eagerness = 1 } = more;
    const line = new ClientConnection(
      {
        ticket: () => this.ticket(match, seat, watch),
        open: (wanted) => {
          const url = `${through.replace('http', 'ws')}/ws`;
          const own = { localAddress: this.from };
          const socket = more.fromOwnAddress ? new OwnSocket(url, wanted, own) : new WebSocket(url, wanted);
          socket.binaryType = 'arraybuffer';
          // One that is stopped before it is connected reports an error: that is not a fault of the server.
          socket.addEventListener('error', () => {});
          return socket as never;
        },
        later: (ms, what) => void setTimeout(what, ms / eagerness).unref(),
        chance,
      },
      { form, legal: true },
      `${this.person.slice(0, 6)}.${++this.devices}`,
      listener,
    );
    line.start();
    return line;
  }
}

const JSON_BODY = { 'content-type': 'application/json' };
