// The lobby: public tables, and quick match.
import { readOptions } from '@backroom/kit';
import type { Bodies } from '@backroom/protocol/contract';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../identity/people.ts';
import { readBody } from '../../input/bodies.ts';
import { Lobby } from '../../lobby/lobby.ts';
import { type Placed, Quick } from '../../lobby/quick.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { malformed, Problem } from '../problem.ts';
import { SharedAnswer } from '../shared-answer.ts';
import { chairsOf, setUpTable, termsOf } from './new-table.ts';

/** Everybody who asks within this time gets the same list; milliseconds. */
export const LIST_LASTS = 1000;

export function lobbyRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { gate, services } = dependencies;
  const lobbyRooms = { ...dependencies, now: () => services.now() };
  const lobby = new Lobby(lobbyRooms);
  const quick = new Quick(lobbyRooms, lobby);

  // A list reads up to a thousand rows and opens up to a hundred tables.
  const list = new SharedAnswer(LIST_LASTS, lobbyRooms.now, async () => ({ tables: await lobby.list() }));
  app.get('/api/lobby', { config: { compressed: true } }, () => list.get());

  app.post('/api/quick', async (request, reply) => {
    const wish = bodyOf('quick', request);
    const { person } = await gate.mustKnow(request);
    // Validate first: an invalid request is refused even if a waiting table would fit.
    const body = tableFor(wish);
    const terms = termsOf(dependencies, body);
    let isNew = false;
    const placed = await quick.place(person, wish, () => {
      isNew = true;
      return open(person, body, terms);
    });
    reply.status(isNew ? 201 : 200);
    return placed;
  });

  const open = async (person: Person, body: Bodies['table'], terms: ReturnType<typeof termsOf>): Promise<Placed> => {
    const chairs = chairsOf(body.chairs, terms.seats);
    const { title = person.name, visibility, pledge } = body;
    const { match, seats } = await setUpTable(dependencies, person, { terms, chairs, title, visibility, pledge });
    const [seat] = seats;
    if (seat === undefined) throw new Problem(500, 'trouble', 'No seat was found. Try again.');
    return { match, seat };
  };

  /** The table that is opened if none is found: public, with a clock, since strangers may disappear. */
  const tableFor = ({ game: id, options = {}, seats, pledge }: Bodies['quick']): Bodies['table'] => {
    const game = services.findGame(id);
    if (game === undefined) throw malformed('There is no such game here.');
    const read = readOptions<unknown>(game.options, options);
    if (!read.ok) throw malformed(read.why);
    const count = seats ?? game.seats(read.value).min;
    const chairs = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'open'));
    const body = readBody('table', { game: id, options, chairs, pace: 'live', visibility: 'public', pledge });
    if (!body.ok) throw malformed(body.why);
    return body.value;
  };
}
