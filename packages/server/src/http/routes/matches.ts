// What remains of a match: its log, its replay from any seat, and new matches out of old ones.
import type { Seat } from '@backroom/kit';
import { continueFrom, exportMatch, type Onlooker, rematch, replayFor, type Terms } from '@backroom/match';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../../identity/people.ts';
import { newId, newSeed } from '../../identity/secrets.ts';
import { sit } from '../../tables/sitting.ts';
import type { Table } from '../../tables/table.ts';
import { bodyOf, type Rooms } from '../app.ts';
import { malformed, notFound, Problem } from '../problem.ts';
import { type Chairs, chairsOf, seatAll, tableAt } from './laying-out.ts';

type At = { Params: { id: string }; Querystring: { seat?: string } };

export function matchRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, tables, gate, watching } = rooms;

  /** After the end everybody may read everything; before it nobody may. */
  app.get<At>('/api/tables/:id/log', async (request, reply) => {
    const table = await tableAt(rooms, request.params.id);
    if (table.match.phase !== 'over') throw notOver();
    const text = exportMatch(table.game, await table.entries(), {
      names: table.names,
      head: (await table.head()).hash,
      result: table.match.result(),
    });
    return reply.type('text/plain; charset=utf-8').send(text);
  });

  app.get<At>('/api/tables/:id/replay', async (request) => {
    const table = await tableAt(rooms, request.params.id);
    const onlooker = await onlookerOf(request, table);
    const replay = replayFor(table.game, await table.entries(), onlooker);
    if (!replay.ok) throw malformed(replay.why);
    return { match: table.id, seat: onlooker, steps: [...replay.value] };
  });

  /** One's own seat at any time; the open hands of everybody after the end; otherwise what a spectator sees. */
  const onlookerOf = async (request: FastifyRequest<At>, table: Table): Promise<Onlooker> => {
    const { seat } = request.query;
    const isOver = table.match.phase === 'over';
    if (seat === 'open') {
      if (!isOver) throw notOver();
      return 'open';
    }
    const caller = await gate.callerOf(request);
    const mine = caller === null ? null : await tables.seating.seatOf(table.id, caller.person.id);
    if (seat === undefined || seat === '') {
      const { mayWatch } = await watching.standing(table, caller?.person.id ?? null);
      if (!mayWatch && !isOver) throw notFound();
      return null;
    }
    const wished = /^[0-7]$/.test(seat) ? Number(seat) : null;
    if (wished === null || wished >= table.match.chairs.length || (!isOver && wished !== mine)) throw notFound();
    return wished;
  };

  /** From any step on, as one's seat knew it then: what was hidden from it is dealt anew. After the end, from any seat. */
  app.post<At>('/api/tables/:id/continue', async (request, reply) => {
    const { seq, seat, chairs, pledge } = bodyOf('continue', request);
    const { person } = await gate.mustKnow(request);
    const old = await tableAt(rooms, request.params.id);
    if (old.match.phase !== 'over') throw notOver();
    if (seat >= old.match.chairs.length) throw malformed('There was no such seat.');
    const terms = continueFrom(old.game, await old.entries(), seq, seat, newSeed(), { match: newId() });
    if (!terms.ok) throw malformed(terms.why);
    reply.status(201);
    return layOut(terms.value, chairsOf(chairs, terms.value.seats), person.id, `${person.name}`, pledge);
  });

  /** Once more, with the same people: whoever sat there may take his seat again without an invitation. */
  app.post<At>('/api/tables/:id/rematch', async (request, reply) => {
    const { pledge } = bodyOf('rematch', request);
    const { person } = await gate.mustKnow(request);
    const old = await tableAt(rooms, request.params.id);
    const mine = await tables.seating.seatOf(old.id, person.id);
    if (mine === null) throw notFound();
    if (old.match.phase !== 'over') throw notOver();
    // Two who ask at the same time mean the same rematch.
    const match = newId();
    const row = { kind: 'rematch', key: old.id, owner: null, value: match, expiresAt: null };
    if (!(await store.claim(row)))
      return comeAlong(`${(await store.get('rematch', old.id))?.value}`, mine, person, pledge);
    const chairs: Chairs = old.match.chairs.map(({ owner }, seat) =>
      owner?.kind === 'bot' ? owner : seat === mine ? 'me' : 'open',
    );
    const terms = rematch(old.match.terms, old.match.seq - 1, { match });
    reply.status(201);
    return layOut(terms, chairs, person.id, (await store.match(old.id))?.title ?? '', pledge);
  });

  /** Whoever sat at the old table has his seat at the new one, however late he asks for it. */
  const comeAlong = async (match: string, seat: Seat, person: Person, pledge: string | null) => {
    const seated = await sit(tables, await tableAt(rooms, match), seat, person, pledge);
    if (!seated.ok) throw malformed(seated.why);
    return { match, seats: [seat], invitations: [] };
  };

  const layOut = async (terms: Terms, chairs: Chairs, host: string, title: string, pledge: string | null) => {
    const made = await tables.create({
      terms,
      bots: chairs.map((chair) => (typeof chair === 'string' ? null : chair)),
      title,
      visibility: 'unlisted',
      host,
    });
    if (!made.ok) throw malformed(made.why);
    return seatAll(rooms, made.value, chairs, host, pledge);
  };
}

const notOver = (): Problem =>
  new Problem(409, 'not-over', 'The match is still going on: this is for everybody when it is over.');
