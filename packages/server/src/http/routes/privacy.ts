// Exports and deletes a person's data.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { forget } from '../../accounts/deletion.ts';
import { personalData } from '../../accounts/personal-data.ts';
import type { Subscriptions } from '../../notifications/subscriptions.ts';
import type { Dependencies } from '../app.ts';
import { tooMany } from '../problem.ts';
import { UnreadAnswers } from '../unread-answers.ts';

/** Slow readers of one network do not block the exports of others. */
const EXPORTS_AT_ONCE = { ofOneNetwork: 5, ofAll: 20 };

export function privacyRoutes(app: FastifyInstance, dependencies: Dependencies, subscriptions: Subscriptions): void {
  const { store, people, tables, gate, distance } = dependencies;
  const unread = new UnreadAnswers(EXPORTS_AT_ONCE, (ms, what) => dependencies.services.later(ms, what));
  const exporting = new Set<string>();
  const leaving = new Set<string>();

  app.get('/api/me/export', async (request, reply) => {
    const { person } = await gate.mustKnow(request);
    if (exporting.has(person.id)) throw tooMany();
    unread.admit(request, reply);
    exporting.add(person.id);
    const body = Readable.from(personalData({ store, people, seating: tables.seating, distance }, person));
    body.once('close', () => exporting.delete(person.id));
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.delete('/api/me', async (request, reply) => {
    const { person } = await gate.mustKnow(request);
    if (leaving.has(person.id)) throw tooMany();
    leaving.add(person.id);
    try {
      await forget({ ...dependencies, subscriptions }, person.id);
    } finally {
      leaving.delete(person.id);
    }
    gate.clearCookie(reply);
    return { forgotten: true };
  });
}
