// Where a player is notified: by web push or by a webhook.
import { LANGUAGES } from '@backroom/kit';
import * as v from 'valibot';
import { anySeat, seat, whole } from '../parts.ts';
import { CREATED, type RoutesOf } from './route.ts';

const url = v.pipe(v.string(), v.maxLength(1000), v.url());
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write it as 22:30'));
/** The given number of bytes, in the form that browsers send. */
const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/),
    v.check((text) => Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes),
  );
const subscription = {
  id: v.string(),
  seat,
  kind: v.picklist(['push', 'webhook']),
  language: v.string(),
  quiet: v.nullable(v.strictObject({ from: v.string(), to: v.string(), offset: whole })),
};

export const bodies = {
  turnSubscription: v.strictObject({
    seat: anySeat,
    push: v.optional(
      v.strictObject({ endpoint: url, keys: v.strictObject({ p256dh: base64url(65), auth: base64url(16) }) }),
    ),
    webhook: v.optional(url),
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    quiet: v.optional(
      v.nullable(
        v.strictObject({
          from: clockTime,
          to: clockTime,
          offset: v.optional(v.pipe(whole, v.minValue(-840), v.maxValue(840)), 0),
        }),
      ),
      null,
    ),
  }),
} as const;

export const answers = {
  pushKey: v.strictObject({ key: v.string() }),
  turnSubscription: v.strictObject(subscription),
  turnSubscriptions: v.strictObject({ notices: v.array(v.strictObject(subscription)) }),
  turnSubscriptionsRemoved: v.strictObject({ removed: whole }),
} as const;

export const routes = {
  'POST /api/tables/:id/notices': {
    id: 'subscribeToTurns',
    what: 'Get notified when it is your turn: by web push or by a webhook.',
    body: 'turnSubscription',
    status: CREATED,
    answer: 'turnSubscription',
    says: 'The new subscription.',
    refusals: ['full'],
  },
  'GET /api/tables/:id/notices': {
    id: 'listTurnSubscriptions',
    what: 'Your subscriptions at this table.',
    answer: 'turnSubscriptions',
    says: 'Your subscriptions for this table.',
  },
  'DELETE /api/tables/:id/notices': {
    id: 'unsubscribeFromTurns',
    what: 'Remove your subscriptions at this table.',
    answer: 'turnSubscriptionsRemoved',
    says: 'How many subscriptions were removed.',
  },
  'GET /api/push/key': {
    id: 'getPushKey',
    what: "The server's public key, for browsers.",
    known: false,
    answer: 'pushKey',
    says: 'The public VAPID key for browser push.',
  },
} as const satisfies RoutesOf<typeof bodies, typeof answers>;
