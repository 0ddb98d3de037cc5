// Somebody from an address of his own in this machine: what is limited for each address is not limited for all at once.
import { Agent, request } from 'node:http';
import { type Form, Line, type News } from '@backroom/protocol';
import type { Made } from '../../support/house.ts';

export interface Said {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The nth address of this machine: everything in 127/8 is. */
const addressOf = (n: number): string => `127.1.${(n >> 8) & 255}.${n & 255 || 1}`;

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

export function ask(house: string, { method, path, headers = {}, body, from = '127.0.0.1' }: Asking): Promise<Said> {
  return new Promise((resolve, reject) => {
    const asked = request(`${house}${path}`, { method, agent: agentFor(from), headers }, (response) => {
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
  readonly chance?: () => number;
  /** Comes back so many times as soon as others would. */
  readonly eagerness?: number;
}

export class Visitor {
  readonly house: string;
  readonly token: string;
  readonly person: string;
  private readonly from: string;
  private devices = 0;

  private constructor(house: string, from: string, token: string, person: string) {
    this.house = house;
    this.from = from;
    this.token = token;
    this.person = person;
  }

  static async enter(house: string, n: number): Promise<Visitor> {
    const from = addressOf(n);
    const body = JSON.stringify({ name: `Guest ${n}`, program: true });
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await ask(house, { method: 'POST', path: '/api/me', headers, body, from });
    if (status !== 201) throw new Error(`guest ${n} is not let in: ${status} ${text}`);
    const { token, person } = JSON.parse(text) as { token: string; person: string };
    return new Visitor(house, from, token, person);
  }

  /** The same person before another door. */
  at(house: string): Visitor {
    return new Visitor(house, this.from, this.token, this.person);
  }

  call(method: string, path: string, body?: unknown): Promise<Said> {
    const headers = { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : JSON_BODY) };
    return ask(this.house, { method, path, headers, body: JSON.stringify(body), from: this.from });
  }

  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  open(wishes: object): Promise<Made> {
    return this.must<Made>('POST', '/api/tables', { game: 'scheffeln', ...wishes });
  }

  claim({ match, invitations }: Made, index = 0): Promise<{ seat: number }> {
    return this.must('POST', `/api/tables/${match}/claim`, { secret: invitations[index].secret });
  }

  async ticket(match: string, seat: number | null = null, watch = false): Promise<string> {
    return (await this.must<{ ticket: string }>('POST', `/api/tables/${match}/ticket`, { watch, seat })).ticket;
  }

  line(match: string, { form = 'backroom.json', seat = null, watch = false, ...more }: AtTable = {}): Line {
    const { listener, through = this.house, chance = Math.random, eagerness = 1 } = more;
    const line = new Line(
      {
        ticket: () => this.ticket(match, seat, watch),
        open: (wanted) => {
          const socket = new WebSocket(`${through.replace('http', 'ws')}/ws`, wanted);
          socket.binaryType = 'arraybuffer';
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
