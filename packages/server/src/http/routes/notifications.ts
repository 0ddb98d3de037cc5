// Subscriptions to notifications, without an account: a browser, or a webhook.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DeliveryPolicy, objectionTo } from '../../notifications/request.ts';
import { type Subscription, type Subscriptions, type Target, targetId } from '../../notifications/subscriptions.ts';
import { bodyOf, type Dependencies } from '../app.ts';
import { malformed, notFound, Problem } from '../problem.ts';
import { tableAt } from './new-table.ts';

type At = { Params: { id: string } };

export interface NotificationDependencies {
  readonly subscriptions: Subscriptions;
  readonly policy: DeliveryPolicy;
  /** The public half of the server's keys, for browsers. */
  readonly key: string;
}

export function notificationRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  { subscriptions, policy, key }: NotificationDependencies,
): void {
  const { gate, services, tables } = dependencies;

  app.get('/api/push/key', async () => ({ key }));

  const seatsOf = async (request: FastifyRequest<At>) => {
    const { person } = await gate.mustKnow(request);
    const { id } = await tableAt(dependencies, request.params.id, request);
    const held = await tables.seating.heldAt(id, person.id);
    if (held.length === 0) throw notFound();
    return { match: id, person: person.id, held };
  };

  app.post<At>('/api/tables/:id/notices', async (request, reply) => {
    const { seat: wished, push, webhook, language, quiet } = bodyOf('turnSubscription', request);
    const { match, person, held } = await seatsOf(request);
    const seat = wished ?? held[0];
    if (seat === undefined || !held.includes(seat)) throw notFound();
    if ((push === undefined) === (webhook === undefined))
      throw malformed('Give either push (the subscription of the browser) or webhook (an address).');
    const target: Target =
      push === undefined
        ? { kind: 'webhook', to: webhook ?? '' }
        : { kind: 'push', to: push.endpoint, keys: push.keys };
    const objection = objectionTo(target.to, policy);
    if (objection !== null) throw malformed(objection);
    const createdAt = services.now();
    const subscription: Subscription = { match, seat, person, target, language, quiet, rungAt: null, createdAt };
    if (!(await subscriptions.keep(subscription)))
      throw new Problem(409, 'full', 'This seat has reached the limit of subscriptions. Remove one first.');
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

/** The address is not sent back: anyone who has it can send messages to it. */
const faceOf = ({ seat, target, language, quiet }: Subscription) => ({
  id: targetId(target),
  seat,
  kind: target.kind,
  language,
  quiet,
});
