// What the house knows about somebody: to take along, or to have forgotten.
import type { FastifyInstance } from 'fastify';
import { forget } from '../../accounts/farewell.ts';
import type { Passkey } from '../../accounts/passkeys.ts';
import { hostedBy, spokenBy } from '../../accounts/traces.ts';
import { type Subscriptions, targetId } from '../../notices/subscriptions.ts';
import type { Rooms } from '../app.ts';

export function privacyRoutes(app: FastifyInstance, rooms: Rooms, subscriptions: Subscriptions): void {
  const { store, people, tables, gate, distance } = rooms;

  app.get('/api/me/export', async (request) => {
    const { person } = await gate.mustKnow(request);
    const seats = await tables.seating.of(person.id);
    const notices = await Promise.all(seats.map(({ match, seat }) => subscriptions.of(match, seat)));
    const passkeys = (await store.list('passkey', person.id, 100)).map(({ value }) => value as Passkey);
    return {
      person,
      sessions: (await people.sessions(person.id)).map(({ kind, createdAt, seenAt }) => ({ kind, createdAt, seenAt })),
      passkeys: passkeys.map(({ id, party, createdAt, usedAt }) => ({ id, party, createdAt, usedAt })),
      seats: seats.map(({ match, seat, name }) => ({ match, seat, name })),
      tables: (await hostedBy(store, person.id)).map(({ id, title, createdAt }) => ({ match: id, title, createdAt })),
      said: (await spokenBy(store, person.id)).map(({ match, line: { at, seat, phrase, text } }) => ({
        match,
        at,
        seat,
        phrase,
        text,
      })),
      avoided: await distance.list(person.id),
      notices: notices
        .flat()
        .filter((one) => one.person === person.id)
        .map(({ match, seat, target, language, quiet, createdAt }) => {
          return { match, seat, kind: target.kind, id: targetId(target), to: target.to, language, quiet, createdAt };
        }),
    };
  });

  app.delete('/api/me', async (request, reply) => {
    const { person } = await gate.mustKnow(request);
    await forget({ ...rooms, subscriptions }, person.id);
    gate.clearCookie(reply);
    return { forgotten: true };
  });
}
