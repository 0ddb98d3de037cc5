// A real server on a real port with a real file, and clients that use its public API.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientConnection, type Form, type News } from '@backroom/protocol';
import { type Config, type Open, serve } from '../../src/index.ts';

export interface Opened {
  readonly open: Open;
  readonly config: Config;
  readonly folder: string;
}

export async function openServer(wishes: Partial<Config> = {}): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'backroom-'));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'backroom.db'),
    origins: [],
    plainHttp: false,
    botWorkers: 1,
    humanePace: false,
    changesPerSecond: 1000,
    messagesPerSecond: 20,
    tablesPerPerson: 1000,
    socketsPerPerson: 1000,
    logLevel: 'silent',
    openHandsDelay: 180_000,
    noticeDelay: 20_000,
    noticesAnywhere: false,
    ...wishes,
  };
  return { open: await serve(config), config, folder };
}

export async function closeServer({ open, folder }: Opened): Promise<void> {
  await open.close();
  await rm(folder, { recursive: true, force: true });
}

export interface Made {
  readonly match: string;
  readonly seats: readonly number[];
  readonly invitations: readonly { readonly seat: number; readonly secret: string; readonly link: string }[];
}

/** A person with a token, as programs have. */
export class Guest {
  readonly address: string;
  readonly token: string;
  readonly person: string;
  private devices = 0;

  private constructor(address: string, token: string, person: string) {
    this.address = address;
    this.token = token;
    this.person = person;
  }

  static async enter(address: string, name: string): Promise<Guest> {
    const response = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, program: true }),
    });
    const { token, person } = (await response.json()) as { token: string; person: string };
    return new Guest(address, token, person);
  }

  async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as T;
  }

  open(wishes: object): Promise<Made> {
    return this.must<Made>('POST', '/api/tables', { game: 'scheffeln', ...wishes });
  }

  async ticket(match: string, seat: number | null = null, watch = false, open = false): Promise<string> {
    return (await this.must<{ ticket: string }>('POST', `/api/tables/${match}/ticket`, { watch, seat, open })).ticket;
  }

  /** At a table, with a connection that reconnects. */
  line(match: string, wishes: LineWishes = {}): ClientConnection {
    const {
      form = 'backroom.json',
      legal = true,
      seat = null,
      watch = false,
      open = false,
      listener,
      through,
    } = wishes;
    const line = new ClientConnection(
      {
        ticket: () => this.ticket(match, seat, watch, open),
        open: (wanted) => {
          const socket = new WebSocket(`${(through ?? this.address).replace('http', 'ws')}/ws`, wanted);
          socket.binaryType = 'arraybuffer';
          return socket as never;
        },
        later: (ms, what) => void setTimeout(what, ms).unref(),
        chance: Math.random,
      },
      { form, legal },
      `${this.person.slice(0, 6)}.${++this.devices}`,
      listener,
    );
    line.start();
    return line;
  }
}

export interface LineWishes {
  readonly form?: Form;
  readonly legal?: boolean;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly open?: boolean;
  readonly listener?: (news: News) => void;
  /** Another way to the server: a proxy that drops, delays, cuts. */
  readonly through?: string;
}

/** Waits until a condition holds; fails after a timeout. */
export async function until(what: () => boolean, saying: string, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!what()) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain: ${saying}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
