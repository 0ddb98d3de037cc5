// Where to tell somebody that his table waits, without an account: to his browser, or to an address of his.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { objectionTo, type Post } from '../../notices/post.ts';
import { type Subscription, type Subscriptions, type Target, targetId } from '../../notices/subscriptions.ts';
import { bodyOf, type Rooms } from '../app.ts';
import { malformed, notFound, Problem } from '../problem.ts';
import { tableAt } from './laying-out.ts';

type At = { Params: { id: string } };

export interface NoticeRooms {
  readonly subscriptions: Subscriptions;
  readonly post: Post;
  /** The public half of the house's keys, for browsers. */
  readonly key: string;
}

export function noticeRoutes(app: FastifyInstance, rooms: Rooms, { subscriptions, post, key }: NoticeRooms): void {
  const { gate, house, tables } = rooms;

  app.get('/api/push/key', async () => ({ key }));

  const seatsOf = async (request: FastifyRequest<At>) => {
    const { person } = await gate.mustKnow(request);
    const { id } = await tableAt(rooms, request.params.id);
    const held = (await tables.seating.of(person.id)).filter(({ match }) => match === id).map(({ seat }) => seat);
    if (held.length === 0) throw notFound();
    return { match: id, person: person.id, held: held.sort((a, b) => a - b) };
  };

  app.post<At>('/api/tables/:id/notices', async (request, reply) => {
    const { seat: wished, push, webhook, language, quiet } = bodyOf('notices', request);
    const { match, person, held } = await seatsOf(request);
    const seat = wished ?? held[0];
    if (seat === undefined || !held.includes(seat)) throw notFound();
    if ((push === undefined) === (webhook === undefined))
      throw malformed('Say where: push (what the browser gave you) or webhook (an address), one of them.');
    const target: Target =
      push === undefined
        ? { kind: 'webhook', to: webhook ?? '' }
        : { kind: 'push', to: push.endpoint, keys: push.keys };
    const objection = objectionTo(target.to, post);
    if (objection !== null) throw malformed(objection);
    const createdAt = house.now();
    const subscription: Subscription = { match, seat, person, target, language, quiet, rungAt: null, createdAt };
    if (!(await subscriptions.keep(subscription)))
      throw new Problem(409, 'full', 'This seat tells enough places already: remove one of them first.');
    reply.status(201);
    return faceOf(subscription);
  });

  app.get<At>('/api/tables/:id/notices', async (request) => {
    const { match, person, held } = await seatsOf(request);
    const all = await Promise.all(held.map((seat) => subscriptions.of(match, seat)));
    return { notices: all.flat().flatMap((one) => (one.person === person ? [faceOf(one)] : [])) };
  });

  app.delete<At>('/api/tables/:id/notices', async (request) => {
    const { match, held } = await seatsOf(request);
    const removed = await Promise.all(held.map((seat) => subscriptions.removeAll(match, seat)));
    return { removed: removed.reduce((sum, n) => sum + n, 0) };
  });
}

/** The address itself is not told again: whoever has it can write there. */
const faceOf = ({ seat, target, language, quiet }: Subscription) => ({
  id: targetId(target),
  seat,
  kind: target.kind,
  language,
  quiet,
});
