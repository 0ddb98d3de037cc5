// The person's own data: name, sessions, the link to another device, export.
import * as v from 'valibot';
import { held, id, moment, name, shownSecret, token } from '../parts.ts';
import { CREATED, type RoutesOf } from './route.ts';

export const bodies = {
  me: v.strictObject({ name, program: v.optional(v.boolean(), false) }),
  name: v.strictObject({ name }),
  return: v.strictObject({ secret: shownSecret }),
} as const;

export const answers = {
  newcomer: v.strictObject({ person: id, name: v.string(), token: v.optional(token) }),
  me: v.strictObject({ person: id, name: v.string(), account: v.boolean(), session: v.string(), seats: held }),
  renamed: v.strictObject({ person: id, name: v.string() }),
  sessions: v.strictObject({
    sessions: v.array(
      v.strictObject({
        id: v.string(),
        kind: v.picklist(['browser', 'program']),
        createdAt: moment,
        seenAt: moment,
        this: v.boolean(),
      }),
    ),
  }),
  ended: v.strictObject({ ended: v.string() }),
  link: v.strictObject({ secret: id, link: v.string() }),
  export: v.looseObject({ person: v.record(v.string(), v.unknown()) }),
  gone: v.strictObject({ forgotten: v.literal(true) }),
} as const;

export const routes = {
  'POST /api/me': {
    id: 'createGuest',
    what: 'Sign in as a guest with a name. A program gets a token, a page gets a cookie.',
    known: false,
    body: 'me',
    status: CREATED,
    answer: 'newcomer',
    says: 'The new person; a program also gets its token, once.',
    refusals: ['known'],
  },
  'GET /api/me': {
    id: 'getMe',
    what: 'Who am I, and where do I sit?',
    answer: 'me',
    says: 'The person, the session and the seats held.',
  },
  'PATCH /api/me': {
    id: 'renameMe',
    what: 'Change your name.',
    body: 'name',
    answer: 'renamed',
    says: 'The person with the new name.',
  },
  'DELETE /api/me': {
    id: 'deleteMe',
    what: 'Delete your data. Matches stay, without your name.',
    answer: 'gone',
    says: 'The person is deleted.',
  },
  'GET /api/me/export': {
    id: 'exportMe',
    what: 'All that the server knows about you.',
    answer: 'export',
    says: 'All data stored about the person.',
  },
  'GET /api/me/sessions': {
    id: 'listSessions',
    what: 'Where am I signed in?',
    answer: 'sessions',
    says: 'The sessions of the person, with the current one marked.',
  },
  'DELETE /api/me/sessions/:id': {
    id: 'endSession',
    what: 'End a session.',
    answer: 'ended',
    says: 'The id of the session that has ended.',
  },
  'POST /api/me/link': {
    id: 'createDeviceLink',
    what: 'Create a link that signs in another device. It replaces the previous link.',
    answer: 'link',
    says: 'A link, with its secret, that signs in another device once.',
  },
  'POST /api/return': {
    id: 'useDeviceLink',
    what: 'Sign in on this device with such a link. A link works once.',
    known: false,
    body: 'return',
    answer: 'newcomer',
    says: 'The person of the link; a program also gets a token.',
  },
} as const satisfies RoutesOf<typeof bodies, typeof answers>;
