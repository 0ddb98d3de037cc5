// The HTTP application of the server; its routes are in `routes/`.
import type { Bodies } from '@backroom/protocol/contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Chat } from '../chat/chat.ts';
import type { Distance } from '../chat/distance.ts';
import type { History } from '../history/history.ts';
import type { Networks } from '../identity/networks.ts';
import type { Passes } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import { readBody } from '../input/bodies.ts';
import type { Trusts } from '../limits/address.ts';
import type { SpectatorLinks } from '../spectators/links.ts';
import type { ViewingRights } from '../spectators/viewing-rights.ts';
import type { Store } from '../store/contract.ts';
import { StoreError, type TroubleCode } from '../store/trouble.ts';
import type { Quotas } from '../tables/quotas.ts';
import type { Services } from '../tables/services.ts';
import type { TableSettingsStore } from '../tables/settings.ts';
import type { Tables } from '../tables/tables.ts';
import { type Gate, HEADERS } from './guard.ts';
import { malformed, notFound, notStored, Problem } from './problem.ts';

/** The dependencies of all routes. */
export interface Dependencies {
  readonly services: Services;
  readonly store: Store;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly gate: Gate;
  readonly tableSettings: TableSettingsStore;
  readonly viewingRights: ViewingRights;
  readonly spectatorLinks: SpectatorLinks;
  readonly distance: Distance;
  readonly chat: Chat;
  readonly quotas: Quotas;
  readonly history: History;
  readonly networks: Networks;
}

const BODY_BYTES = 10 * 1024;

/** A request must arrive completely within this time, even if its bytes come slowly; milliseconds. */
const REQUEST_WITHIN = 15_000;
/** How often Node checks for late requests within that time. */
const LOOKS = 15;

export function newApp(logLevel: string, trusts: Trusts, requestWithin = REQUEST_WITHIN): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    trustProxy: (address: string) => trusts(address),
    // Requests are not logged: addresses are personal, and paths may contain a secret. Important events are logged
    // where they happen.
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: requestWithin,
    // By default Node checks every 30 seconds, and a slow request would last three times as long as allowed.
    http: { headersTimeout: requestWithin, connectionsCheckingInterval: Math.ceil(requestWithin / LOOKS) },
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 64 },
    // A malformed URL reaches no hook and no route.
    frameworkErrors: (_, __, reply) =>
      void sendProblem(reply.headers(HEADERS), malformed('This address is malformed.')),
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 503) reply.header('retry-after', '2');
    if (problem !== error && problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound()));
  return app;
}

const sendProblem = (reply: FastifyReply, { status, code, message }: Problem): FastifyReply =>
  reply.status(status).send({ error: { code, why: message } });

/** Problems of the disk or another process: the request itself was valid. */
const NOT_STORED: ReadonlySet<TroubleCode> = new Set(['busy', 'lost', 'full', 'read-only', 'io', 'corrupt', 'closed']);

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError && NOT_STORED.has(error.code)) return notStored();
  const status = (error as { statusCode?: unknown }).statusCode;
  if (status === 413) return new Problem(413, 'too-large', `A body may have ${BODY_BYTES} bytes.`);
  if (typeof status === 'number' && status >= 400 && status < 500) return malformed('The body must be JSON.');
  return new Problem(500, 'trouble', 'Something went wrong here. Nothing was changed; try again.');
}

export function bodyOf<K extends keyof Bodies>(kind: K, request: FastifyRequest): Bodies[K] {
  const body = readBody(kind, request.body);
  if (!body.ok) throw malformed(body.why);
  return body.value;
}
