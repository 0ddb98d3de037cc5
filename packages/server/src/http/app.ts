// The HTTP side of the house: one application, its routes in `routes/`.
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Bodies, readBody } from '../border/bodies.ts';
import type { Chat } from '../chat/chat.ts';
import type { Distance } from '../chat/distance.ts';
import type { Passes } from '../identity/passes.ts';
import type { People } from '../identity/people.ts';
import type { Watching } from '../spectators/watching.ts';
import type { Store } from '../store/contract.ts';
import type { Customs } from '../tables/customs.ts';
import type { House } from '../tables/house.ts';
import type { Tables } from '../tables/tables.ts';
import type { Trusts } from './address.ts';
import { type Gate, HEADERS } from './guard.ts';
import { malformed, notFound, Problem } from './problem.ts';

/** All that a route may need. */
export interface Rooms {
  readonly house: House;
  readonly store: Store;
  readonly people: People;
  readonly passes: Passes;
  readonly tables: Tables;
  readonly gate: Gate;
  readonly customs: Customs;
  readonly watching: Watching;
  readonly distance: Distance;
  readonly chat: Chat;
}

const BODY_BYTES = 10 * 1024;

export function newApp(logLevel: string, trusts: Trusts): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    trustProxy: (address: string) => trusts(address),
    // Addresses are not kept with every request, nor paths that could hold a secret: what is worth knowing is logged where it happens.
    logger: logLevel === 'silent' ? false : { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 64 },
    // An address that cannot be read reaches no hook and no route.
    frameworkErrors: (_, __, reply) => void sendProblem(reply.headers(HEADERS), malformed('This is no address.')),
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error);
    if (problem !== error && problem.status >= 500)
      request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_, reply) => sendProblem(reply, notFound()));
  return app;
}

const sendProblem = (reply: FastifyReply, { status, code, message }: Problem): FastifyReply =>
  reply.status(status).send({ error: { code, why: message } });

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
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
