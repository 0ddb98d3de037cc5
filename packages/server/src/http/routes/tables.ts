// Tables: laying one out, inviting, taking a seat, a ticket for its socket.
import type { Seat } from '@backroom/kit';
import { away } from '@backroom/match';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { bar, isWelcome } from '../../lobby/welcome.ts';
import type { MatchRow } from '../../store/contract.ts';
import { houseDoes, remove, sit } from '../../tables/sitting.ts';
import type { Table } from '../../tables/table.ts';
import { bodyOf, type Rooms } from '../app.ts';
import type { Caller } from '../guard.ts';
import { malformed, notFound, notYours, Problem } from '../problem.ts';
import { chairsOf, inviteTo, seatAll, tableAt, termsOf } from './laying-out.ts';

type At = { Params: { id: string } };

export function tableRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { store, passes, tables, gate, customs, watching } = rooms;

  const asHost = async (request: FastifyRequest<At>): Promise<{ caller: Caller; table: Table; row: MatchRow }> => {
    const caller = await gate.mustKnow(request);
    const table = await tableAt(rooms, request.params.id);
    const row = await store.match(table.id);
    if (row?.host !== caller.person.id) throw notYours();
    return { caller, table, row };
  };

  app.post('/api/tables', async (request, reply) => {
    const body = bodyOf('table', request);
    const { person } = await gate.mustKnow(request);
    const terms = termsOf(rooms, body);
    const chairs = chairsOf(body.chairs, terms.seats);
    const made = await tables.create({
      terms,
      bots: chairs.map((chair) => (typeof chair === 'string' ? null : chair)),
      title: body.title ?? person.name,
      visibility: body.visibility,
      host: person.id,
    });
    if (!made.ok) throw malformed(made.why);
    if (body.chat !== undefined || body.watch !== undefined)
      await customs.change({ id: made.value, visibility: body.visibility }, body);
    reply.status(201);
    return seatAll(rooms, made.value, chairs, person.id, body.pledge);
  });

  app.get<At>('/api/tables/:id', async (request) => {
    const table = await tableAt(rooms, request.params.id);
    const row = await store.match(table.id);
    const caller = await gate.callerOf(request);
    const seat = caller === null ? null : await tables.seating.seatOf(table.id, caller.person.id);
    const custom = row === null ? {} : await customs.of(row);
    return { ...faceOfTable(table, row), ...custom, seat, host: row?.host === caller?.person.id && caller !== null };
  });

  app.post<At>('/api/tables/:id/claim', async (request) => {
    const { secret, seat: wished, pledge } = bodyOf('claim', request);
    const { person } = await gate.mustKnow(request);
    const table = await tableAt(rooms, request.params.id);
    const mine = await tables.seating.seatOf(table.id, person.id);
    if (mine !== null) return { seat: mine };
    const seat = await seatFor(table, person.id, secret, wished, request);
    const seated = await sit(tables, table, seat, person, pledge);
    if (!seated.ok) throw new Problem(409, 'taken', seated.why);
    if (secret !== null) await passes.use('invitation', secret);
    return { seat };
  });

  /** By invitation the seat that is meant; at a public table any that is free. */
  const seatFor = async (
    table: Table,
    person: string,
    secret: string | null,
    wished: Seat | null,
    request: FastifyRequest,
  ): Promise<Seat> => {
    const row = await store.match(table.id);
    const pass = secret === null ? null : await passes.look('invitation', secret);
    const isInvited = pass !== null && pass.match === table.id;
    if (row !== null && !(await isWelcome(rooms, row, person, isInvited))) throw notFound();
    const again = await seatBefore(table, person);
    if (again !== null) return again;
    if (!isInvited && (secret !== null || row?.visibility !== 'public')) {
      gate.failed(request);
      throw notFound();
    }
    const free = await freeSeats(table);
    const seat = (isInvited ? pass.seat : null) ?? wished ?? free[0];
    if (seat === undefined || !free.includes(seat))
      throw new Problem(409, 'taken', 'This seat is taken. Ask whoever invited you for another, or watch.');
    return seat;
  };

  /** In a rematch everybody's own seat is kept for him. */
  const seatBefore = async ({ match }: Table, person: string): Promise<Seat | null> => {
    const { after, position } = match.terms;
    if (after === null || position !== null) return null;
    const seat = await tables.seating.seatOf(after.match, person);
    return seat !== null && match.chairs[seat]?.owner === null ? seat : null;
  };

  /** Nobody's, or given up by somebody who was removed. */
  const freeSeats = async (table: Table): Promise<Seat[]> => {
    const sitters = await tables.seating.all(table.id, table.match.chairs.length);
    return table.match.chairs.flatMap((chair, seat) =>
      chair.owner === null || (away(chair) && sitters[seat] === null) ? [seat] : [],
    );
  };

  app.post<At>('/api/tables/:id/invitations', async (request, reply) => {
    const { seat } = bodyOf('invitation', request);
    const { table } = await asHost(request);
    reply.status(201);
    return inviteTo(rooms, table.id, seat);
  });

  /** Links that were sent to the wrong people lead nowhere any more. */
  app.delete<At>('/api/tables/:id/invitations', async (request) => {
    const { table } = await asHost(request);
    return { revoked: await passes.revokeAll('invitation', table.id) };
  });

  app.post<At>('/api/tables/:id/remove', async (request) => {
    const { seat } = bodyOf('seat', request);
    const { caller, table } = await asHost(request);
    const sitter = await tables.seating.at(table.id, seat);
    const removed = await remove(tables, table, seat);
    if (!removed.ok) throw new Problem(409, 'not-possible', removed.why);
    // At a public table he would sit down again at once.
    if (sitter !== null && sitter.person !== caller.person.id) await bar(rooms, table.id, sitter.person);
    return { removed: seat };
  });

  app.post<At>('/api/tables/:id/end', async (request) => {
    bodyOf('nothing', request);
    const { table } = await asHost(request);
    const answer = await houseDoes(table, { do: 'end', why: 'house' });
    if (answer.t === 'no') throw new Problem(409, answer.code, answer.why);
    return { seq: answer.seq };
  });

  app.post<At>('/api/tables/:id/ticket', async (request) => {
    const { watch, open, seat: wished } = bodyOf('ticket', request);
    const { person, session } = await gate.mustKnow(request);
    gate.mayReturn(session);
    const table = await tableAt(rooms, request.params.id);
    const { held, mayWatch, mayLookBack } = await watching.standing(table, person.id);
    const seat = watch ? null : wished === null ? (held.length === 0 ? null : Math.min(...held)) : wished;
    if (seat === null ? !watch || !mayWatch : !held.includes(seat)) throw notFound();
    if (open && (seat !== null || !mayLookBack))
      throw new Problem(403, 'not-open', 'All hands are shown to spectators where every seat agreed to it.');
    const bound = { session: session.id, person: person.id, match: table.id, seat, open };
    return { ticket: await passes.issue('ticket', session.id, bound), seat };
  });

  /** A picture of a link, for the camera of a second device. The secret is in the body, never in an address. */
  app.post('/api/qr', async (request, reply) => {
    const { text } = bodyOf('qr', request);
    await gate.mustKnow(request);
    return reply.type('image/svg+xml').send(renderSVG(text, { border: 2 }));
  });
}

/** What somebody who is not there yet may know of a table. */
export function faceOfTable(table: Table, row: MatchRow | null) {
  const { match, names } = table;
  return {
    match: match.id,
    game: match.terms.game,
    options: match.terms.options,
    title: row?.title ?? '',
    visibility: row?.visibility ?? 'unlisted',
    phase: match.phase,
    pace: match.terms.pace,
    createdAt: row?.createdAt ?? 0,
    commitment: match.commitment,
    watchers: table.audience.watchers,
    openHands: match.openHands !== null,
    chairs: match.chairs.map((chair, seat) => ({
      taken: chair.owner !== null,
      bot: chair.owner?.kind === 'bot' ? chair.owner.level : null,
      name: names[seat] ?? '',
      away: away(chair),
    })),
  };
}
