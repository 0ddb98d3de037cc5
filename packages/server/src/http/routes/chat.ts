// Chat: the latest lines, mutes and blocks, reports, and the host's settings.
import type { Bodies } from '@backroom/protocol/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepReport } from '../../chat/reports.ts';
import { KeyedQueue } from '../../keyed-queue.ts';
import { Buckets } from '../../limits/rate.ts';
import type { Table } from '../../tables/table.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { malformed, notFound, notYours, Problem, tooMany } from '../problem.ts';
import { tableAt } from './new-table.ts';

type At = { Params: { id: string } };
type Whom = Pick<Bodies['avoid'], 'seat' | 'line'>;

/** Reports of one person: five, then one a minute. */
const COMPLAINTS = { burst: 5, perSecond: 1 / 60 };
const LINES_REPORTED = 20;

export function chatRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { services, store, people, tables, gate, tableSettings, viewingRights, spectatorLinks, distance, chat } =
    dependencies;
  const complaints = new Buckets(COMPLAINTS);
  const changes = new KeyedQueue();

  /** Only players and permitted spectators may know of the chat. */
  const atTable = async (request: FastifyRequest<At>) => {
    const { person } = await gate.mustKnow(request);
    const table = await tableAt(dependencies, request.params.id, request);
    const { row, held, mayWatch } = await viewingRights.standing(table, person.id);
    if (row === null || !mayWatch) throw notFound();
    return { person, table, row, isPlayer: held.length > 0 };
  };

  app.get<At & { Querystring: { after?: string } }>('/api/tables/:id/chat', async (request) => {
    const { after = '0' } = request.query;
    if (!/^\d{1,15}$/.test(after)) throw malformed('after: the id of the last line you have');
    const { person, table, row, isPlayer } = await atTable(request);
    const lines = await chat.heardBy(table, person.id, isPlayer, Number(after));
    return { chat: (await tableSettings.of(row)).chat, lines };
  });

  /** A person at the table: by their seat, or by a line that they wrote. */
  const whoIs = async (table: Table, { seat, line }: Whom): Promise<{ person: string; name: string }> => {
    if ((seat === null) === (line === null)) throw malformed('Name a seat, or the id of a chat line.');
    const found =
      seat === null
        ? (await chat.lines.latest(table.id)).find(({ id }) => id === line)
        : await tables.seating.at(table.id, seat);
    if (found === undefined || found === null) throw notFound();
    return { person: found.person, name: (await people.person(found.person))?.name ?? found.name };
  };

  app.post<At>('/api/tables/:id/avoid', async (request, reply) => {
    const { wish, ...whom } = bodyOf('avoid', request);
    const { person, table } = await atTable(request);
    const other = await whoIs(table, whom);
    if (other.person === person.id) throw malformed('That is you.');
    const kept = await distance.keep(person.id, other.person, other.name, wish);
    if (kept === null)
      throw new Problem(409, 'full', 'You have reached the limit of mutes and blocks. Remove some first.');
    reply.status(201);
    return kept;
  });

  app.get('/api/me/avoided', async (request) => {
    const { person } = await gate.mustKnow(request);
    return { avoided: await distance.list(person.id) };
  });

  app.delete<At>('/api/me/avoided/:id', async (request) => {
    const { person } = await gate.mustKnow(request);
    if (!(await distance.forget(person.id, request.params.id))) throw notFound();
    return { forgotten: request.params.id };
  });

  app.post<At>('/api/tables/:id/report', async (request, reply) => {
    const { reason, text, ...whom } = bodyOf('report', request);
    const { person, table, isPlayer } = await atTable(request);
    const { person: about, name } = await whoIs(table, whom);
    if (!complaints.take(person.id, services.now())) throw tooMany();
    const heard = await chat.heardBy(table, person.id, isPlayer, 0, true);
    const lines = heard
      .slice(-LINES_REPORTED)
      .map(({ at, seat, name, phrase, text }) => ({ at, seat, name, phrase, text }));
    const report = { at: services.now(), match: table.id, by: person.id, about, name, reason, text, lines };
    await keepReport(store, report);
    reply.status(201);
    return { reported: name };
  });

  app.post<At>('/api/tables/:id/customs', async (request) => {
    const wish = bodyOf('tableSettings', request);
    const { person } = await gate.mustKnow(request);
    const table = await tableAt(dependencies, request.params.id, request);
    const row = await store.match(table.id);
    if (row?.host !== person.id) throw notYours();
    // One change at a time: concurrent changes would overwrite each other.
    return changes.run(row.id, async () => {
      // Old links do not work after the table is opened to spectators again.
      if (wish.watch === false) await spectatorLinks.withdraw(row.id);
      return tableSettings.change(row, wish);
    });
  });
}
