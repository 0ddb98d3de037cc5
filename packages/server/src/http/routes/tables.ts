// Tables: create one, invite, take a seat, get a ticket for its socket.
import type { Seat } from '@backroom/kit';
import { away } from '@backroom/match';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { hashOf } from '../../identity/secrets.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import { bar, isWelcome } from '../../lobby/welcome.ts';
import type { MatchRow } from '../../store/contract.ts';
import { remove, sit, submitAsServer } from '../../tables/seat-changes.ts';
import { changesAnything } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import type { Caller } from '../guard.ts';
import { notFound, notYours, Problem } from '../problem.ts';
import { chairsOf, inviteTo, setUpTable, tableAt, termsOf } from './new-table.ts';

type At = { Params: { id: string } };

export function tableRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { store, passes, tables, gate, tableSettings, viewingRights, spectatorLinks } = dependencies;
  const claims = new KeyedQueue();

  const asHost = async (request: FastifyRequest<At>): Promise<{ caller: Caller; table: Table; row: MatchRow }> => {
    const caller = await gate.mustKnow(request);
    const table = await tableAt(dependencies, request.params.id, request);
    const row = await store.match(table.id);
    if (row?.host !== caller.person.id) throw notYours();
    return { caller, table, row };
  };

  app.post('/api/tables', async (request, reply) => {
    const body = bodyOf('table', request);
    const { person } = await gate.mustKnow(request);
    const terms = termsOf(dependencies, body);
    const chairs = chairsOf(body.chairs, terms.seats);
    const { title = person.name, visibility, pledge } = body;
    // Before anybody can sit down or watch.
    if (changesAnything(body)) await tableSettings.change({ id: terms.match, visibility }, body);
    reply.status(201);
    return setUpTable(dependencies, person, { terms, chairs, title, visibility, pledge, tableSettings: body });
  });

  app.get<At>('/api/tables/:id', async (request) => {
    const table = await tableAt(dependencies, request.params.id, request);
    const row = await store.match(table.id);
    const caller = await gate.callerOf(request);
    const seat = caller === null ? null : await tables.seating.seatOf(table.id, caller.person.id);
    const custom = row === null ? {} : await tableSettings.of(row);
    return { ...faceOfTable(table, row), ...custom, seat, host: row?.host === caller?.person.id && caller !== null };
  });

  app.post<At>('/api/tables/:id/claim', async (request) => {
    const { secret, seat: wished, pledge } = bodyOf('claim', request);
    const { person } = await gate.mustKnow(request);
    const table = await tableAt(dependencies, request.params.id, request);
    // One claim at a time per table and node. Across nodes an invitation can still be spent only once.
    return claims.run(table.id, async () => {
      const mine = await tables.seating.seatOf(table.id, person.id);
      if (mine !== null) return { seat: mine };
      const { seat, isInvited } = await seatFor(table, person.id, secret, wished, request);
      const sitDown = async (): Promise<{ seat: Seat }> => {
        const seated = await sit(tables, table, seat, person, pledge);
        if (!seated.ok) throw new Problem(409, 'taken', seated.why);
        return { seat };
      };
      if (!isInvited) return sitDown();
      const seated = await passes.spend('invitation', secret, sitDown);
      if (seated === null) throw new Problem(409, 'taken', 'Somebody else has used this invitation just now.');
      return seated;
    });
  });

  /** With an invitation its seat; at a public table any free seat. */
  const seatFor = async (
    table: Table,
    person: string,
    secret: string | null,
    wished: Seat | null,
    request: FastifyRequest,
  ): Promise<{ readonly seat: Seat; readonly isInvited: boolean }> => {
    const row = await store.match(table.id);
    const pass = secret === null ? null : await passes.look('invitation', secret);
    const isInvited = pass !== null && pass.match === table.id;
    const invitedAt = isInvited ? (pass.issuedAt ?? 0) : null;
    if (row !== null && !(await isWelcome(dependencies, row, person, invitedAt))) throw notFound();
    const again = await seatBefore(table, person);
    if (again !== null) return { seat: again, isInvited };
    if (!isInvited && (secret !== null || row?.visibility !== 'public')) {
      gate.failed(request);
      throw notFound();
    }
    const free = await freeSeats(table);
    const seat = (isInvited ? pass.seat : null) ?? wished ?? free[0];
    if (seat === undefined || !free.includes(seat))
      throw new Problem(409, 'taken', 'This seat is taken. Ask the person who invited you for another, or watch.');
    return { seat, isInvited };
  };

  /** In a rematch everybody keeps their own seat. */
  const seatBefore = async ({ match }: Table, person: string): Promise<Seat | null> => {
    const { after, position } = match.terms;
    if (after === null || position !== null) return null;
    const seat = await tables.seating.seatOf(after.match, person);
    return seat !== null && match.chairs[seat]?.owner === null ? seat : null;
  };

  /** Free, or its player was removed. */
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
    return inviteTo(dependencies, table.id, seat);
  });

  /** Revokes links that were sent to the wrong people. */
  app.delete<At>('/api/tables/:id/invitations', async (request) => {
    const { table } = await asHost(request);
    // Wait for current claims: a failed claim restores its invitation.
    return claims.run(table.id, async () => ({ revoked: await passes.revokeAll('invitation', table.id) }));
  });

  /** A link to watch an unlisted table: for the host, and for players if the host allows it. */
  app.post<At>('/api/tables/:id/spectators', async (request, reply) => {
    bodyOf('nothing', request);
    const { person } = await gate.mustKnow(request);
    const table = await tableAt(dependencies, request.params.id, request);
    const { row, held } = await viewingRights.standing(table, person.id);
    const isHost = row?.host === person.id;
    if (row === null || (!isHost && held.length === 0)) throw notFound();
    const { watch, links } = await tableSettings.of(row);
    if (!isHost && links !== 'players') throw notYours();
    if (!watch) throw new Problem(409, 'not-possible', 'This table is closed to spectators.');
    // One at a time: two concurrent counts would both find room.
    const secret = await claims.run(table.id, () => spectatorLinks.issue(row, person.id));
    if (secret === null)
      throw new Problem(409, 'full', 'No more links to this table can be created. The host can withdraw them all.');
    reply.status(201);
    return { secret, link: `/t/${table.id}#${secret}` };
  });

  /** Closes the sockets of everybody who came through one of these links. */
  app.delete<At>('/api/tables/:id/spectators', async (request) => {
    const { table } = await asHost(request);
    return { revoked: await spectatorLinks.withdraw(table.id) };
  });

  app.post<At>('/api/tables/:id/remove', async (request) => {
    const { seat } = bodyOf('seat', request);
    const { caller, table } = await asHost(request);
    const sitter = await tables.seating.at(table.id, seat);
    const removed = await remove(tables, table, seat);
    if (!removed.ok) throw new Problem(409, 'not-possible', removed.why);
    // At a public table, or with another link to this one, they would sit down again at once.
    if (sitter !== null && sitter.person !== caller.person.id)
      await bar(dependencies, table.id, { person: sitter.person, at: dependencies.services.now() });
    return { removed: seat };
  });

  app.post<At>('/api/tables/:id/end', async (request) => {
    bodyOf('nothing', request);
    const { table } = await asHost(request);
    const answer = await submitAsServer(table, { do: 'end', why: 'house' });
    if (answer.t === 'no') throw new Problem(409, answer.code, answer.why);
    return { seq: answer.seq };
  });

  app.post<At>('/api/tables/:id/ticket', async (request) => {
    const { watch, open, seat: wished, secret } = bodyOf('ticket', request);
    const { person, session } = await gate.mustKnow(request);
    gate.mayReturn(session);
    const table = await tableAt(dependencies, request.params.id, request);
    const link = secret === null ? null : hashOf(secret);
    const { held, mayWatch, mayLookBack } = await viewingRights.standing(table, person.id, link);
    if (secret !== null && !mayWatch) gate.failed(request);
    const seat = watch ? null : wished === null ? (held.length === 0 ? null : Math.min(...held)) : wished;
    if (seat === null ? !watch || !mayWatch : !held.includes(seat)) throw notFound();
    if (open && (seat !== null || !mayLookBack))
      throw new Problem(403, 'not-open', 'Spectators see all hands only if every seat has agreed to it.');
    const bound = { session: session.id, person: person.id, match: table.id, seat, open, link };
    return { ticket: await passes.issue('ticket', session.id, bound), seat };
  });

  /** A QR code of a link, for the camera of a second device. The secret is in the body, never in a URL. */
  app.post('/api/qr', async (request, reply) => {
    const { text } = bodyOf('qr', request);
    await gate.mustKnow(request);
    return reply.type('image/svg+xml').send(renderSVG(text, { border: 2 }));
  });
}

/** What a person may know of a table before they sit there. */
export function faceOfTable(table: Table, row: MatchRow | null) {
  const { match, names } = table;
  return {
    match: match.id,
    game: match.terms.game,
    rules: match.terms.rules,
    options: match.terms.options,
    title: row?.title ?? '',
    visibility: row?.visibility ?? 'unlisted',
    phase: match.phase,
    pace: match.terms.pace,
    createdAt: row?.createdAt ?? 0,
    commitment: match.commitment,
    watchers: table.subscribers.watchers,
    openHands: match.openHands !== null,
    chairs: match.chairs.map((chair, seat) => ({
      taken: chair.owner !== null,
      bot: chair.owner?.kind === 'bot' ? chair.owner.level : null,
      name: names[seat] ?? '',
      away: away(chair),
    })),
  };
}
