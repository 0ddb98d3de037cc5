// The lobby: which tables there are, and the quickest way to a chair.
import { readOptions } from '@backroom/kit';
import type { FastifyInstance } from 'fastify';
import { type Bodies, readBody } from '../../border/bodies.ts';
import type { Person } from '../../identity/people.ts';
import { Lobby } from '../../lobby/lobby.ts';
import { type Placed, Quick } from '../../lobby/quick.ts';
import { bodyOf, type Rooms } from '../app.ts';
import { malformed, Problem } from '../problem.ts';
import { chairsOf, seatAll, termsOf } from './laying-out.ts';

export function lobbyRoutes(app: FastifyInstance, rooms: Rooms): void {
  const { gate, tables, house } = rooms;
  const lobbyRooms = { ...rooms, now: () => house.now() };
  const lobby = new Lobby(lobbyRooms);
  const quick = new Quick(lobbyRooms, lobby);

  app.get('/api/lobby', async () => ({ tables: await lobby.list() }));

  app.post('/api/quick', async (request, reply) => {
    const wish = bodyOf('quick', request);
    const { person } = await gate.mustKnow(request);
    // Wrong wishes are refused whether or not somebody waits.
    const body = tableFor(wish);
    const terms = termsOf(rooms, body);
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
    const bots = chairs.map(() => null);
    const made = await tables.create({ terms, bots, title, visibility, host: person.id });
    if (!made.ok) throw malformed(made.why);
    const { match, seats } = await seatAll(rooms, made.value, chairs, person.id, pledge);
    const [seat] = seats;
    if (seat === undefined) throw new Problem(500, 'trouble', 'No chair could be found. Try again.');
    return { match, seat };
  };

  /** The table that is opened if none is found: public, with a clock, since strangers may vanish. */
  const tableFor = ({ game: id, options = {}, seats, pledge }: Bodies['quick']): Bodies['table'] => {
    const game = house.findGame(id);
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
