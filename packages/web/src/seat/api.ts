// The server's requests, as functions. Their types come from the contract and add no code to the page. Errors become codes, and
// codes become sentences in the reader's language.
import type { Seat } from '@backroom/kit';
import type { AnswerOf, BodyOf, RouteName } from '@backroom/protocol/contract';
import type { ProblemCode } from '../words/catalogue.ts';
import { problems } from '../words/problems.ts';

export class RequestError extends Error {
  readonly code: ProblemCode;
  /** The server's code: some screens have their own sentence for it. */
  readonly said: string;

  constructor(code: string) {
    const sentences = problems();
    const known = code in sentences ? (code as ProblemCode) : 'trouble';
    super(sentences[known]);
    this.code = known;
    this.said = code;
  }
}

/** What a request of the contract needs. `id`: replaces :id. `token`: for another person than the one of this browser's cookie. */
interface Given<R extends RouteName> {
  readonly id?: string;
  readonly body?: BodyOf<R>;
  readonly token?: string;
}

/** Sends one of the requests of the contract. Throws errors. */
export async function ask<R extends RouteName>(route: R, { id = '', body, token }: Given<R> = {}): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const headers: Record<string, string> = {};
  const request: RequestInit = { method, headers, credentials: token === undefined ? 'same-origin' : 'omit' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path.replace(':id', id), request);
  } catch {
    throw new RequestError('unreachable');
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  throw new RequestError(said?.error?.code ?? (response.status >= 500 ? 'unreachable' : 'trouble'));
}

/** Sends a request and returns the JSON of its answer. */
export const requestJson = async <R extends RouteName>(route: R, given?: Given<R>): Promise<AnswerOf<R>> =>
  (await (await ask(route, given)).json()) as AnswerOf<R>;

export type Me = AnswerOf<'GET /api/me'>;
/** The public facts of a table. */
export type TableFacts = AnswerOf<'GET /api/tables/:id'>;
export type TableInLobby = AnswerOf<'GET /api/lobby'>['tables'][number];
export type Invitation = AnswerOf<'POST /api/tables/:id/invitations'>;
export type CreatedTable = AnswerOf<'POST /api/tables'>;
export type TableWish = BodyOf<'POST /api/tables'>;
/** Who may create links for spectators. */
export type Linkers = NonNullable<TableFacts['links']>;

export const me = (): Promise<Me> => requestJson('GET /api/me');

let signingIn: Promise<unknown> = Promise.resolve();

/** Sets the name, and creates a session if there is none. One call after the other: two at once would create two sessions. */
export function signInAs(name: string): Promise<void> {
  const known = signingIn.then(() => setName(name));
  signingIn = known.catch(() => undefined);
  return known;
}

async function setName(name: string): Promise<void> {
  try {
    const { name: before } = await me();
    if (before !== name) await ask('PATCH /api/me', { body: { name } });
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'no-session') throw error;
    await ask('POST /api/me', { body: { name } });
  }
}

export const createTable = (body: TableWish): Promise<CreatedTable> => requestJson('POST /api/tables', { body });
export const tableFacts = (id: string): Promise<TableFacts> => requestJson('GET /api/tables/:id', { id });
export const lobby = async (): Promise<readonly TableInLobby[]> => (await requestJson('GET /api/lobby')).tables;
export const claim = (id: string, secret: string | null, pledge: string | null): Promise<{ readonly seat: Seat }> =>
  requestJson('POST /api/tables/:id/claim', { id, body: { secret, pledge } });
export const quick = (game: string, pledge: string | null): Promise<AnswerOf<'POST /api/quick'>> =>
  requestJson('POST /api/quick', { body: { game, pledge } });
export const invite = (id: string, seat: Seat): Promise<Invitation> =>
  requestJson('POST /api/tables/:id/invitations', { id, body: { seat } });
/** `secret`: from a link for spectators. */
export const ticketTo = async (
  id: string,
  watch: boolean,
  token?: string,
  secret: string | null = null,
): Promise<string> =>
  (
    await requestJson('POST /api/tables/:id/ticket', {
      id,
      body: { watch, secret },
      ...(token !== undefined && { token }),
    })
  ).ticket;
export const spectatorLink = async (id: string): Promise<string> =>
  (await requestJson('POST /api/tables/:id/spectators', { id })).link;
export const withdrawSpectators = async (id: string): Promise<void> =>
  void (await ask('DELETE /api/tables/:id/spectators', { id }));
export const changeSettings = async (id: string, body: BodyOf<'POST /api/tables/:id/customs'>): Promise<void> =>
  void (await ask('POST /api/tables/:id/customs', { id, body }));
export const rematch = (id: string, pledge: string | null): Promise<CreatedTable> =>
  requestJson('POST /api/tables/:id/rematch', { id, body: { pledge } });
export const linkForOtherDevice = async (): Promise<string> => (await requestJson('POST /api/me/link')).link;
export const signInByLink = (secret: string): Promise<{ readonly name: string }> =>
  requestJson('POST /api/return', { body: { secret } });
export const recordOfMatch = async (id: string): Promise<string> =>
  (await ask('GET /api/tables/:id/log', { id })).text();

/** A QR code of a link. The link goes in the body, because it holds a secret and addresses end up in logs. */
export const qrOf = async (text: string): Promise<Blob> => (await ask('POST /api/qr', { body: { text } })).blob();
