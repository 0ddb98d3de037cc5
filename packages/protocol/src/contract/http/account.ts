// An account, for those who want one: passkeys.
import * as v from 'valibot';
import { held, id, moment, nothing, token } from '../parts.ts';
import { CREATED, type RoutesOf } from './route.ts';

const passkey = v.strictObject({ id: v.string(), party: v.string(), createdAt: moment, usedAt: v.nullable(moment) });

export const bodies = {
  nothing,
  passkey: v.strictObject({
    response: v.looseObject({
      id: v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/)),
      type: v.literal('public-key'),
      response: v.record(v.string(), v.unknown()),
    }),
    program: v.optional(v.boolean(), false),
  }),
  passkeyId: v.strictObject({ id: v.pipe(v.string(), v.maxLength(1400)) }),
} as const;

export const answers = {
  passkeyOptions: v.looseObject({ challenge: v.string() }),
  registered: v.strictObject({ passkey: v.string(), token: v.optional(token) }),
  loggedIn: v.strictObject({
    person: id,
    name: v.string(),
    moved: held,
    left: held,
    link: v.optional(v.string()),
    token: v.optional(token),
  }),
  passkeys: v.strictObject({ passkeys: v.array(passkey) }),
  passkeyRemoved: v.strictObject({ removed: v.string() }),
} as const;

export const routes = {
  'POST /api/account/register/options': {
    id: 'startPasskeyRegistration',
    what: 'Create a passkey, first step. From a page.',
    body: 'nothing',
    answer: 'passkeyOptions',
    says: 'Options for navigator.credentials.create().',
    refusals: ['no-passkeys-here'],
  },
  'POST /api/account/register': {
    id: 'finishPasskeyRegistration',
    what: 'Create a passkey, second step. It turns a guest into an account.',
    body: 'passkey',
    status: CREATED,
    answer: 'registered',
    says: 'The id of the new passkey; a program also gets a new token.',
    refusals: ['not-accepted', 'no-passkeys-here'],
  },
  'POST /api/account/login/options': {
    id: 'startPasskeyLogin',
    what: 'Sign in, first step. From a page.',
    known: false,
    body: 'nothing',
    answer: 'passkeyOptions',
    says: 'Options for navigator.credentials.get().',
    refusals: ['no-passkeys-here'],
  },
  'POST /api/account/login': {
    id: 'finishPasskeyLogin',
    what: "Sign in, second step. A guest's seats move to the account.",
    known: false,
    body: 'passkey',
    answer: 'loggedIn',
    says: 'The person signed in now, the seats that moved, and the seats that did not.',
    refusals: ['not-accepted', 'no-passkeys-here'],
  },
  'GET /api/account/passkeys': {
    id: 'listPasskeys',
    what: 'Your passkeys.',
    answer: 'passkeys',
    says: 'The passkeys of the account.',
  },
  'POST /api/account/passkeys/remove': {
    id: 'removePasskey',
    what: 'Remove a passkey.',
    body: 'passkeyId',
    answer: 'passkeyRemoved',
    says: 'The id of the passkey that was removed.',
    refusals: ['last-passkey'],
  },
} as const satisfies RoutesOf<typeof bodies, typeof answers>;
