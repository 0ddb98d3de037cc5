// The house's requests, as functions. What goes wrong becomes a code, and the code a sentence in the reader's language.
import type { LevelName } from '@backroom/bots';
import type { Json, Seat } from '@backroom/kit';
import type { Pace } from '@backroom/match';
import type { PhaseName } from '@backroom/protocol';
import { type PageWords, words } from '../words/index.ts';

export class Trouble extends Error {
  readonly code: keyof PageWords['problems'];
  /** As the house called it: some screens have words of their own for it. */
  readonly said: string;

  constructor(code: string) {
    const { problems } = words();
    const known = code in problems ? (code as keyof PageWords['problems']) : 'trouble';
    super(problems[known]);
    this.code = known;
    this.said = code;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The answer, whatever it holds; other than well, it is thrown. `token`: somebody else than whom this browser's cookie names. */
export async function ask(method: Method, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  const request: RequestInit = { method, headers, credentials: token === undefined ? 'same-origin' : 'omit' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Trouble('unreachable');
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  throw new Trouble(said?.error?.code ?? (response.status >= 500 ? 'unreachable' : 'trouble'));
}

/** The answer of a request that is answered with JSON. */
export const told = async <T>(...request: Parameters<typeof ask>): Promise<T> =>
  (await (await ask(...request)).json()) as T;

export interface Me {
  readonly person: string;
  readonly name: string;
  /** With a passkey; otherwise a guest. */
  readonly account: boolean;
  /** This device's. */
  readonly session: string;
  readonly seats: readonly { readonly match: string; readonly seat: Seat }[];
}

interface ChairOutside {
  readonly taken: boolean;
  readonly bot: LevelName | null;
  readonly name: string;
  readonly away: boolean;
}

/** What may be known of a table from outside. */
export interface TableOutside {
  readonly match: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly title: string;
  readonly phase: PhaseName;
  readonly pace: Pace | null;
  readonly chairs: readonly ChairOutside[];
}

export type TableFromHere = TableOutside & {
  readonly seat: Seat | null;
  readonly host: boolean;
  readonly chat: 'phrases' | 'free' | 'off';
};

export interface Invitation {
  readonly seat: Seat | null;
  readonly link: string;
}

export interface LaidOut {
  readonly match: string;
  readonly seats: readonly Seat[];
  readonly invitations: readonly Invitation[];
}

export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly chairs: readonly string[];
  readonly pace: string;
  readonly undo: 'allowed' | 'none';
  readonly window: number;
  readonly visibility: 'public' | 'unlisted';
  readonly pledge: string | null;
}

export const me = (): Promise<Me> => told('GET', '/api/me');

/** Known by that name from now on, whether or not the house knew one before. */
export async function beKnownAs(name: string): Promise<void> {
  try {
    const { name: before } = await me();
    if (before !== name) await ask('PATCH', '/api/me', { name });
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== 'no-session') throw error;
    await ask('POST', '/api/me', { name });
  }
}

export const layOut = (wish: TableWish): Promise<LaidOut> => told('POST', '/api/tables', wish);
export const lookAt = (match: string): Promise<TableFromHere> => told('GET', `/api/tables/${match}`);
export const lobby = async (): Promise<readonly (TableOutside & { host: string })[]> =>
  (await told<{ tables: (TableOutside & { host: string })[] }>('GET', '/api/lobby')).tables;
export const claim = (match: string, secret: string | null, pledge: string | null): Promise<{ seat: Seat }> =>
  told('POST', `/api/tables/${match}/claim`, { secret, pledge });
export const quick = (game: string, pledge: string | null): Promise<{ match: string; seat: Seat }> =>
  told('POST', '/api/quick', { game, pledge });
export const invite = (match: string, seat: Seat): Promise<Invitation> =>
  told('POST', `/api/tables/${match}/invitations`, { seat });
export const ticketTo = async (match: string, watch: boolean, token?: string): Promise<string> =>
  (await told<{ ticket: string }>('POST', `/api/tables/${match}/ticket`, { watch }, token)).ticket;
export const rematch = (match: string, pledge: string | null): Promise<LaidOut> =>
  told('POST', `/api/tables/${match}/rematch`, { pledge });
export const linkForOtherDevice = async (): Promise<string> =>
  (await told<{ link: string }>('POST', '/api/me/link')).link;
export const comeAgain = (secret: string): Promise<{ name: string }> => told('POST', '/api/return', { secret });
export const recordOfMatch = async (match: string): Promise<string> =>
  (await ask('GET', `/api/tables/${match}/log`)).text();

/** A picture of a link. The link goes in the body: it holds a secret, and addresses are written down everywhere. */
export const qrOf = async (text: string): Promise<Blob> => (await ask('POST', '/api/qr', { text })).blob();
