// The server itself: what is played there, its health, its descriptions.
import * as v from 'valibot';
import { pace, whole } from '../parts.ts';
import type { RoutesOf } from './route.ts';

export const bodies = {} as const;

export const answers = {
  problem: v.strictObject({ error: v.strictObject({ code: v.string(), why: v.string() }) }),
  server: v.strictObject({
    protocol: whole,
    games: v.array(v.strictObject({ id: v.string(), rules: whole, options: v.unknown() })),
    levels: v.array(v.string()),
    temperaments: v.array(v.string()),
    paces: v.record(v.string(), pace),
  }),
  alive: v.strictObject({ ok: v.boolean() }),
  ready: v.strictObject({ ok: v.boolean(), detail: v.string() }),
} as const;

export const routes = {
  'GET /api': {
    id: 'getServer',
    what: 'What this server offers: games with their options, levels of bots, paces, the protocol.',
    known: false,
    answer: 'server',
    says: 'The games with their options, the levels of bots, the paces and the protocol version.',
  },
  'GET /openapi.json': {
    id: 'getOpenApi',
    what: 'This description. Cached for an hour; with an ETag.',
    known: false,
    answer: 'application/json',
    says: 'The description of all requests, in OpenAPI 3.1.',
  },
  'GET /asyncapi.json': {
    id: 'getAsyncApi',
    what: 'The same for the socket.',
    known: false,
    answer: 'application/json',
    says: 'The description of all socket messages, in AsyncAPI 3.0.',
  },
  'GET /healthz': {
    id: 'getHealth',
    what: 'Is the process alive?',
    known: false,
    answer: 'alive',
    says: 'The process answers.',
  },
  'GET /readyz': {
    id: 'getReadiness',
    what: 'Can the server store a move now?',
    known: false,
    status: [200, 503],
    answer: 'ready',
    says: 'Moves are stored.',
    byStatus: { 503: 'Moves cannot be stored now; detail says why.' },
  },
  'GET /metrics': {
    id: 'getMetrics',
    what: 'Metrics for Prometheus: for this machine, or with the metrics token.',
    known: false,
    answer: 'text/plain',
    says: 'Metrics in the text format of Prometheus.',
  },
} as const satisfies RoutesOf<typeof bodies, typeof answers>;
