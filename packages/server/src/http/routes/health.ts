// For those who watch over the house, and for those who want to know what is played here.
import { timingSafeEqual } from 'node:crypto';
import { LEVELS, TEMPERAMENTS } from '@backroom/bots';
import { OFFERS } from '@backroom/games';
import { describeOptions } from '@backroom/kit';
import { PACES } from '@backroom/match';
import { PROTOCOL } from '@backroom/protocol';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../identity/secrets.ts';
import type { Figures } from '../../metrics/figures.ts';
import { isFromHere } from '../address.ts';
import type { Rooms } from '../app.ts';
import { notFound } from '../problem.ts';

interface Watch {
  /** With it figures are told to others than this machine. */
  readonly metricsToken: string | null;
  isClosing(): boolean;
}

export function healthRoutes(app: FastifyInstance, { store, tables }: Rooms, figures: Figures, watch: Watch): void {
  figures.watch('backroom_tables_open', 'Tables in memory', () => tables.size);

  app.get('/healthz', async () => ({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    if (watch.isClosing()) return reply.status(503).send({ ok: false, detail: 'closing' });
    const { ok, detail } = await store.health();
    return reply.status(ok ? 200 : 503).send({ ok, detail });
  });

  app.get('/metrics', async (request, reply) => {
    const { authorization } = request.headers;
    const isTold = watch.metricsToken !== null && isSame(authorization ?? '', `Bearer ${watch.metricsToken}`);
    if (!isTold && !isFromHere(request.raw)) throw notFound();
    return reply.type(figures.registry.contentType).send(await figures.registry.metrics());
  });

  app.get('/api', async () => ({
    protocol: PROTOCOL,
    games: OFFERS.map(({ game }) => ({ id: game.id, rules: game.rules, options: describeOptions(game.options) })),
    levels: LEVELS,
    temperaments: TEMPERAMENTS,
    paces: PACES,
  }));
}

/** By their hashes, so that the time it takes tells nothing. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));
