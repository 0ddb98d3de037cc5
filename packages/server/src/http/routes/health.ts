// Health and metrics for monitors, and public facts about the server.
import { timingSafeEqual } from 'node:crypto';
import { LEVELS, TEMPERAMENTS } from '@backroom/bots';
import { OFFERS } from '@backroom/games';
import { describeOptions } from '@backroom/kit';
import { PACES } from '@backroom/match';
import { PROTOCOL } from '@backroom/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../identity/secrets.ts';
import { isFromHere } from '../../limits/address.ts';
import type { Figures } from '../../metrics/figures.ts';
import { Growth } from '../../metrics/growth.ts';
import type { Dependencies } from '../app.ts';
import { notFound } from '../problem.ts';

interface Watch {
  /** With this token other machines may read the metrics. */
  readonly metricsToken: string | null;
  isClosing(): boolean;
}

export function healthRoutes(
  app: FastifyInstance,
  { services, store, tables, gate }: Dependencies,
  figures: Figures,
  watch: Watch,
): void {
  figures.watch('backroom_tables_open', 'Tables in memory', () => tables.size);

  figures.watch(
    'backroom_store_queue_waiting',
    'Requests that wait for the database',
    () => store.queueLength().waiting,
  );
  figures.watch(
    'backroom_store_queue_under_way',
    'Requests that the database is working on',
    () => store.queueLength().underWay,
  );
  const growth = new Growth();
  let perDay = 0;
  figures.watchParts('backroom_database_bytes', 'Size of the database on the disk', async () => {
    const { database, free, log } = await store.size();
    perDay = growth.perDay(database - free, services.now());
    return { database, free, log };
  });
  figures.watch('backroom_database_growth_bytes_per_day', 'Growth of the rows over the last day', () => perDay);
  let otherRules = 0;
  figures.watch('backroom_matches_other_rules', 'Unfinished matches of rules that are not here', () => otherRules);
  app.addHook('onReady', async () => {
    otherRules = await tables.countOtherRules();
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    figures.answeredHttp(METHODS.has(method) ? method : 'other', routeOptions.url ?? 'none', reply.statusCode);
  });

  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    if (watch.isClosing()) return reply.status(503).send({ ok: false, detail: 'closing' });
    const { ok, detail } = await store.health();
    return reply.status(ok ? 200 : 503).send({ ok, detail });
  });

  app.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers;
    const isTold = watch.metricsToken !== null && isSame(authorization ?? '', `Bearer ${watch.metricsToken}`);
    // DNS rebinding: a page under a foreign name can send a browser on this machine here. Then the name is not ours.
    if (!isTold && !(isFromHere(request.raw) && gate.isOwnHost(request.headers.host))) throw notFound();
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });

  app.get('/api', { config: { compressed: true } }, async () => ({
    protocol: PROTOCOL,
    games: OFFERS.map(({ game }) => ({ id: game.id, rules: game.rules, options: describeOptions(game.options) })),
    levels: LEVELS,
    temperaments: TEMPERAMENTS,
    paces: PACES,
  }));
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Compares hashes, so that the time reveals nothing. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
