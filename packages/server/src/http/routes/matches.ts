// Logs and replays of matches, and new matches based on old ones.
import { rulesKey } from '@backroom/games/manifests';
import type { Seat } from '@backroom/kit';
import { rematch, type Terms, type Viewer } from '@backroom/match';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Asked } from '../../history/history.ts';
import type { Person } from '../../identity/people.ts';
import { newId, newToken } from '../../identity/secrets.ts';
import { networkOf } from '../../limits/subnets.ts';
import { isWelcome } from '../../lobby/welcome.ts';
import type { MatchRow } from '../../store/contract.ts';
import { sit } from '../../tables/seat-changes.ts';
import type { Table } from '../../tables/table.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { readsBrotli, sendBrotli } from '../compression.ts';
import { malformed, notFound, Problem, tooMany } from '../problem.ts';
import { UnreadAnswers } from '../unread-answers.ts';
import { type Chairs, chairsOf, MOST_SEATS, setUpTable, tableAt } from './new-table.ts';

type At = { Params: { id: string }; Querystring: { seat?: string } };

/** A long match's replay has 20 MB. */
const COPIES_AT_ONCE = { ofOneNetwork: 6, ofAll: 24 };

const keyOf = ({ game, rules }: MatchRow): string => rulesKey({ id: game, rules });

export function matchRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { store, services, tables, gate, tableSettings, viewingRights, history, networks } = dependencies;

  /** The row of a readable match that is over: its table need not be loaded. */
  const finished = async (id: string): Promise<MatchRow | null> => {
    const row = /^[\w-]{22}$/.test(id) ? await store.match(id) : null;
    return row?.status === 'over' && services.findGame(row.game, row.rules) !== undefined ? row : null;
  };

  const answerOf = async (
    request: FastifyRequest,
    asked: Omit<Asked, 'fairnessKey'>,
  ): Promise<Uint8Array<ArrayBuffer>> => {
    const caller = await gate.callerOf(request);
    const fairnessKey = caller === null ? [networkOf(request.ip), ''] : networks.fairnessKeyOf(caller.person.id);
    const answered = await history.ask({ ...asked, fairnessKey, unpack: !readsBrotli(request) });
    if (answered.ok) return answered.bytes;
    if (answered.code === 'busy') throw tooMany();
    throw answered.code === 'impossible' ? malformed(answered.why) : new Problem(503, 'trouble', answered.why);
  };

  const unread = new UnreadAnswers(COPIES_AT_ONCE, (ms, what) => services.later(ms, what));
  /** Brotli answers are in memory once for all readers; a client without Brotli gets its own copy. */
  const admitCopy = (request: FastifyRequest, reply: FastifyReply): void => {
    if (!readsBrotli(request)) unread.admit(request, reply);
  };

  /** After the end everybody may read everything; before it nobody may. */
  app.get<At>('/api/tables/:id/log', async (request, reply) => {
    const row = await finished(request.params.id);
    if (row === null) {
      await tableAt(dependencies, request.params.id, request);
      throw notOver();
    }
    const sitters = await tables.seating.all(row.id, MOST_SEATS);
    const names = sitters.map((sitter) => sitter?.name ?? '');
    const { head } = await store.log(row.id);
    const job = { kind: 'log', names, head } as const;
    admitCopy(request, reply);
    const bytes = await answerOf(request, { game: keyOf(row), match: row.id, seq: null, job });
    return sendBrotli(request, reply.type('text/plain; charset=utf-8'), bytes);
  });

  app.get<At>('/api/tables/:id/replay', async (request, reply) => {
    const row = await finished(request.params.id);
    if (row === null) return replayOfLive(request, reply);
    const viewer = viewerAfter(request.query.seat);
    // The log of a match that is over never changes and holds no names, so it can be cached.
    const tag = `"${row.id}-${row.rules}-${viewer}"`;
    reply.header('etag', tag).header('cache-control', 'private, max-age=86400, immutable');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    const job = { kind: 'replay', viewer } as const;
    admitCopy(request, reply);
    const bytes = await answerOf(request, { game: keyOf(row), match: row.id, seq: null, job });
    return sendBrotli(request, reply.type('application/json; charset=utf-8'), bytes);
  });

  const replayOfLive = async (request: FastifyRequest<At>, reply: FastifyReply): Promise<unknown> => {
    const table = await tableAt(dependencies, request.params.id, request);
    const viewer = await onlookerOf(request, table);
    unread.admit(request, reply);
    const { seq } = await table.head();
    const job = { kind: 'replay', viewer } as const;
    const bytes = await answerOf(request, { game: rulesKey(table.game), match: table.id, seq, job });
    // All who asked share the same bytes: a copy for each would be megabytes.
    return reply.type('application/json; charset=utf-8').send(Buffer.from(bytes.buffer));
  };

  /** Your own seat at any time; all hands after the end; otherwise the spectators' view. */
  const onlookerOf = async (request: FastifyRequest<At>, table: Table): Promise<Viewer> => {
    const { seat } = request.query;
    const isOver = table.match.phase === 'over';
    if (seat === 'open') {
      if (!isOver) throw notOver();
      return 'open';
    }
    const caller = await gate.callerOf(request);
    const mine = caller === null ? null : await tables.seating.seatOf(table.id, caller.person.id);
    if (seat === undefined || seat === '') {
      const { mayWatch } = await viewingRights.standing(table, caller?.person.id ?? null);
      if (!mayWatch && !isOver) throw notFound();
      return null;
    }
    const wished = /^[0-7]$/.test(seat) ? Number(seat) : null;
    if (wished === null || wished >= table.match.chairs.length || (!isOver && wished !== mine)) throw notFound();
    return wished;
  };

  /** Continues from any step as your seat knew it then: hidden cards are redealt. After the end, from any seat. */
  app.post<At>('/api/tables/:id/continue', async (request, reply) => {
    const { seq, seat, chairs, pledge } = bodyOf('continue', request);
    const { person } = await gate.mustKnow(request);
    const old = await tableAt(dependencies, request.params.id, request);
    if (old.match.phase !== 'over') throw notOver();
    if (seat >= old.match.chairs.length) throw malformed('There was no such seat.');
    const job = { kind: 'continue', seq, seat, seed: newToken(), match: newId() } as const;
    const bytes = await answerOf(request, { game: rulesKey(old.game), match: old.id, seq: old.match.seq - 1, job });
    const terms = JSON.parse(Buffer.from(bytes).toString()) as Terms;
    reply.status(201);
    return setUpTable(dependencies, person, {
      terms,
      chairs: chairsOf(chairs, terms.seats),
      title: person.name,
      visibility: 'unlisted',
      pledge,
    });
  });

  /** A rematch with the same people: they may take their seats without an invitation. */
  app.post<At>('/api/tables/:id/rematch', async (request, reply) => {
    const { pledge } = bodyOf('rematch', request);
    const { person } = await gate.mustKnow(request);
    const old = await tableAt(dependencies, request.params.id, request);
    const mine = await tables.seating.seatOf(old.id, person.id);
    if (mine === null) throw notFound();
    if (old.match.phase !== 'over') throw notOver();
    // Two simultaneous requests get the same rematch.
    const match = newId();
    const row = { kind: 'rematch', key: old.id, owner: null, value: match, expiresAt: null };
    if (!(await store.claim(row)))
      return comeAlong(`${(await store.get('rematch', old.id))?.value}`, mine, person, pledge);
    const chairs: Chairs = old.match.chairs.map(({ owner }, seat) =>
      owner?.kind === 'bot' ? owner : seat === mine ? 'me' : 'open',
    );
    const terms = rematch(old.match.terms, old.match.seq - 1, { match });
    reply.status(201);
    const before = await store.match(old.id);
    // Settings that everybody agreed to when they sat down stay as they were.
    const hints = before !== null && (await tableSettings.of(before)).hints;
    const layout = { terms, chairs, title: before?.title ?? '', visibility: 'unlisted', pledge } as const;
    return setUpTable(dependencies, person, { ...layout, tableSettings: hints ? { hints } : {} });
  });

  /** A player of the old table keeps their seat at the new one, even if they ask late. */
  const comeAlong = async (match: string, seat: Seat, person: Person, pledge: string | null) => {
    const table = await tableAt(dependencies, match, null);
    const row = await store.match(match);
    if (row !== null && !(await isWelcome(dependencies, row, person.id, null))) throw notFound();
    const seated = await sit(tables, table, seat, person, pledge);
    if (!seated.ok) throw malformed(seated.why);
    return { match, seats: [seat], invitations: [] };
  };
}

/** When a match is over everybody may see it from any seat. */
function viewerAfter(seat: string | undefined): Viewer {
  if (seat === undefined || seat === '') return null;
  if (seat === 'open') return 'open';
  if (!/^[0-7]$/.test(seat)) throw notFound();
  return Number(seat);
}

const notOver = (): Problem => new Problem(409, 'not-over', 'The match is still going on. Try again when it is over.');
