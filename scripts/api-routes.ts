// Every address of the house: what is sent there, what comes back, and what it is for. A test holds this list against the
// routes that are really there.
import type { Bodies } from '../packages/server/src/border/bodies.ts';
import type { ANSWERS } from './api-shapes.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As Fastify writes it. */
  readonly path: string;
  readonly what: string;
  /** Must the caller be known? */
  readonly known: boolean;
  readonly body?: keyof Bodies;
  readonly query?: Readonly<Record<string, string>>;
  readonly status: readonly number[];
  /** A schema by its name, or the type of a text. */
  readonly answer: keyof typeof ANSWERS | 'text/plain' | 'image/svg+xml';
  /** Codes of refusals beyond those that every route may give. */
  readonly refusals?: readonly string[];
}

type Rest = Omit<Route, 'method' | 'path' | 'what' | 'answer' | 'status' | 'known'>;
type Options = Rest & { readonly status?: readonly number[]; readonly known?: boolean };

const route = (
  method: Route['method'],
  path: string,
  what: string,
  answer: Route['answer'],
  { status = [200], known = true, ...rest }: Options = {},
): Route => ({ method, path, what, answer, status, known, ...rest });

const CREATED = [201];
const at = '/api/tables/:id';

export const ROUTES: readonly Route[] = [
  route('GET', '/api', 'What is played here: games with their options, levels of bots, paces, the protocol.', 'house', {
    known: false,
  }),
  route('GET', '/healthz', 'Is the process alive?', 'alive', { known: false }),
  route('GET', '/readyz', 'Would a move be kept now?', 'ready', { known: false, status: [200, 503] }),
  route('GET', '/metrics', "Figures in Prometheus's form, for this machine or with the metrics token.", 'text/plain', {
    known: false,
  }),

  route('POST', '/api/me', 'Tell your name. A program gets a token, a page gets a cookie.', 'newcomer', {
    known: false,
    body: 'me',
    status: CREATED,
    refusals: ['known'],
  }),
  route('GET', '/api/me', 'Who am I, and where do I sit?', 'me'),
  route('PATCH', '/api/me', 'Another name.', 'renamed', { body: 'name' }),
  route('DELETE', '/api/me', 'Be forgotten. Matches stay, without the name.', 'gone'),
  route('GET', '/api/me/export', 'All that the house knows about you.', 'export'),
  route('GET', '/api/me/sessions', 'Where am I signed in?', 'sessions'),
  route('DELETE', '/api/me/sessions/:id', 'End a session.', 'ended'),
  route('POST', '/api/me/link', 'A link that carries you to another device; the one before is void.', 'link'),
  route('POST', '/api/return', 'Be the person of such a link on this device. The link is spent.', 'newcomer', {
    known: false,
    body: 'return',
  }),
  route('GET', '/api/me/avoided', 'Whom you mute or block.', 'avoidedList'),
  route('DELETE', '/api/me/avoided/:id', 'Avoid somebody no longer.', 'forgotten'),

  route('POST', '/api/tables', 'Lay out a table. Free chairs get an invitation each.', 'made', {
    body: 'table',
    status: CREATED,
  }),
  route('GET', '/api/lobby', 'Public tables: those that gather first, then those that may be watched.', 'lobby', {
    known: false,
  }),
  route('POST', '/api/quick', 'The quickest way to a chair: at a table that waits, or at a new one.', 'placed', {
    body: 'quick',
    status: [200, 201],
  }),
  route('GET', at, 'What may be known of a table from outside.', 'table', { known: false }),
  route('POST', `${at}/claim`, 'Take a seat: with an invitation, or at a public table without.', 'claimed', {
    body: 'claim',
    refusals: ['taken'],
  }),
  route(
    'POST',
    `${at}/invitations`,
    'Another invitation, for one seat or for any that is free. For the host.',
    'invitation',
    { body: 'invitation', status: CREATED, refusals: ['not-yours'] },
  ),
  route('DELETE', `${at}/invitations`, 'Invitations that were sent lead nowhere any more. For the host.', 'revoked', {
    refusals: ['not-yours'],
  }),
  route('POST', `${at}/remove`, 'Send somebody away from a seat. For the host.', 'removed', {
    body: 'seat',
    refusals: ['not-yours', 'not-possible'],
  }),
  route('POST', `${at}/end`, 'End the match for everybody. For the host.', 'done', {
    body: 'nothing',
    refusals: ['not-yours', 'over'],
  }),
  route('POST', `${at}/customs`, 'How people talk here, and whether strangers may watch. For the host.', 'customs', {
    body: 'customs',
    refusals: ['not-yours'],
  }),
  route('POST', `${at}/ticket`, 'A ticket for the socket: good once, for thirty seconds.', 'ticket', {
    body: 'ticket',
    refusals: ['not-open'],
  }),
  route('GET', `${at}/log`, 'The whole match as text, when it is over: everybody may verify it.', 'text/plain', {
    known: false,
    refusals: ['not-over'],
  }),
  route('GET', `${at}/replay`, 'Every step as a seat saw it, or with everything open when it is over.', 'replay', {
    known: false,
    query: { seat: 'A seat from 0, "open" for everything (after the end), or nothing: as a spectator sees it.' },
    refusals: ['not-over'],
  }),
  route('POST', `${at}/continue`, 'A new match from a step of one that is over.', 'made', {
    body: 'continue',
    status: CREATED,
    refusals: ['not-over'],
  }),
  route('POST', `${at}/rematch`, 'Once more with the same people.', 'made', {
    body: 'rematch',
    status: [200, 201],
    refusals: ['not-over'],
  }),
  route('GET', `${at}/chat`, 'The latest lines that were said.', 'chat', {
    query: { after: 'The id of the last line you have.' },
  }),
  route('POST', `${at}/avoid`, 'Mute or block somebody at this table.', 'avoided', {
    body: 'avoid',
    status: CREATED,
    refusals: ['full'],
  }),
  route('POST', `${at}/report`, 'Complain about somebody at this table.', 'reported', {
    body: 'report',
    status: CREATED,
  }),
  route('POST', `${at}/notices`, 'Be told when this table waits for you: by the browser, or at an address.', 'notice', {
    body: 'notices',
    status: CREATED,
    refusals: ['full'],
  }),
  route('GET', `${at}/notices`, 'Where you are told.', 'notices'),
  route('DELETE', `${at}/notices`, 'Be told no longer.', 'noticesRemoved'),
  route('GET', '/api/push/key', "The house's public key, for browsers.", 'pushKey', { known: false }),
  route('POST', '/api/qr', 'A picture of a link, for the camera of a second device.', 'image/svg+xml', { body: 'qr' }),

  route('POST', '/api/account/register/options', 'A passkey, first step. From a page.', 'passkeyOptions', {
    body: 'nothing',
    refusals: ['no-passkeys-here'],
  }),
  route('POST', '/api/account/register', 'A passkey, second step: the guest has an account now.', 'registered', {
    body: 'passkey',
    status: CREATED,
    refusals: ['not-accepted', 'no-passkeys-here'],
  }),
  route('POST', '/api/account/login/options', 'Sign in, first step. From a page.', 'passkeyOptions', {
    known: false,
    body: 'nothing',
    refusals: ['no-passkeys-here'],
  }),
  route('POST', '/api/account/login', "Sign in, second step. A guest's seats come along.", 'loggedIn', {
    known: false,
    body: 'passkey',
    refusals: ['not-accepted', 'no-passkeys-here'],
  }),
  route('GET', '/api/account/passkeys', 'Your passkeys.', 'passkeys'),
  route('POST', '/api/account/passkeys/remove', 'Remove one of them.', 'passkeyRemoved', {
    body: 'passkeyId',
    refusals: ['last-passkey'],
  }),
];
