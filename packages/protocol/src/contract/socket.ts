// The schemas of all messages of a table's socket. The server checks client messages with them, docs/asyncapi.json is made from
// them, and a test compares them with the messages of a running server. The types in ../messages.ts need no library, so that any
// client can use them; the compiler checks that the schemas fit those types.
import type { Refusal, Result } from '@backroom/kit';
import type { Recap, Terms } from '@backroom/match';
import * as v from 'valibot';
import { type FromServer, PROTOCOL, type ToServer } from '../messages.ts';
import type { Patch } from '../patch.ts';
import { doer, hex, id, moment, pace as paceOrNull, phase, said, seat, seatOrNull, typed, whole } from './parts.ts';
import { spoken } from './speech.ts';

type Schemas<M extends { readonly t: string }> = {
  readonly [T in M['t']]: v.GenericSchema<unknown, Extract<M, { t: T }>>;
};

const request = v.picklist(['undo', 'pause', 'resume', 'end', 'open-hands']);

// From a client ------------------------------------------------------------------------------------------------------

/** Ids of bots are reserved, so that clients cannot use them up. */
export const CID = /^(?!bot:)[\w:.-]{1,64}$/;
export const cid = v.pipe(v.string(), v.regex(CID));
const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const newOrder = v.strictObject({
  actions: v.pipe(v.array(notation), v.minLength(1), v.maxLength(16)),
  unless: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), v.maxLength(16)),
  times: v.pipe(whole, v.minValue(1), v.maxValue(100)),
});

/** Refuses unknown keys. */
export const CLIENT_MESSAGES: Schemas<ToServer> = {
  hello: v.strictObject({
    t: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    ticket: v.pipe(v.string(), v.maxLength(100)),
    since: v.optional(v.nullable(v.pipe(whole, v.minValue(-1))), null),
    views: v.optional(v.picklist(['whole', 'patches']), 'whole'),
    legal: v.optional(v.boolean(), true),
    lexicon: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  }),
  act: v.strictObject({ t: v.literal('act'), cid, action: v.unknown() }),
  share: v.strictObject({ t: v.literal('share'), cid, share: hex }),
  leave: v.strictObject({ t: v.literal('leave'), cid }),
  return: v.strictObject({ t: v.literal('return'), cid }),
  order: v.strictObject({ t: v.literal('order'), cid, order: v.nullable(newOrder) }),
  undo: v.strictObject({ t: v.literal('undo'), cid }),
  ask: v.strictObject({ t: v.literal('ask'), cid, what: request }),
  agree: v.strictObject({ t: v.literal('agree'), cid }),
  decline: v.strictObject({ t: v.literal('decline'), cid }),
  say: v.strictObject({
    t: v.literal('say'),
    cid,
    phrase: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))), null),
    text: v.optional(
      v.nullable(v.pipe(v.string(), v.maxLength(300), v.transform(spoken), v.minLength(1, 'nothing is left to say'))),
      null,
    ),
  }),
  'undo-offer': v.strictObject({ t: v.literal('undo-offer') }),
  refusals: v.strictObject({ t: v.literal('refusals') }),
  recap: v.strictObject({ t: v.literal('recap'), since: v.pipe(whole, v.minValue(-1)) }),
  head: v.strictObject({ t: v.literal('head') }),
};

// From the server ----------------------------------------------------------------------------------------------------

const holder = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: v.string(), temperament: v.nullable(v.string()) }),
]);
const terms = typed<Terms>(
  v.strictObject({
    match: id,
    game: v.string(),
    rules: whole,
    options: v.unknown(),
    seats: whole,
    pace: paceOrNull,
    undo: v.picklist(['allowed', 'none']),
    window: whole,
    standIn: v.strictObject({ level: v.string(), temperament: v.nullable(v.string()) }),
    position: v.null(),
    after: v.nullable(v.strictObject({ match: v.string(), seq: whole })),
  }),
);
const result = typed<Result>(v.looseObject({}));
const race = v.nullable(v.array(v.strictObject({ seat, arrived: moment, credit: whole })));
const order = v.nullable(v.strictObject({ actions: v.array(v.string()), unless: v.array(v.string()), times: whole }));
const table = v.strictObject({
  phase,
  chairs: v.array(
    v.strictObject({ holder: v.nullable(holder), name: v.string(), away: v.boolean(), connected: v.boolean() }),
  ),
  clocks: v.array(v.strictObject({ seat, running: v.boolean(), free: v.number(), bank: v.number() })),
  request: v.nullable(
    v.strictObject({ by: seat, what: request, to: v.nullable(whole), agreed: v.array(seat), waiting: v.array(seat) }),
  ),
  watchers: whole,
  order,
});
const step = v.strictObject({
  seq: whole,
  at: moment,
  by: doer,
  deed: v.string(),
  events: v.array(v.unknown()),
  race,
});
const face = v.looseObject({ seq: whole, at: moment, by: doer, cid: v.nullable(v.string()), deed: v.looseObject({}) });
const lexicon = v.strictObject({ id: v.string(), words: v.array(v.string()), shapes: v.array(v.array(v.string())) });

export const SERVER_MESSAGES: Schemas<FromServer> = {
  welcome: v.strictObject({
    t: v.literal('welcome'),
    protocol: whole,
    match: id,
    seat: seatOrNull,
    terms,
    commitment: hex,
    seq: whole,
    now: moment,
    table,
    view: v.unknown(),
    legal: v.nullable(v.array(v.unknown())),
    deadline: v.nullable(v.number()),
    result: v.nullable(result),
    missed: v.array(step),
    lexicon: v.nullable(lexicon),
  }),
  steps: v.strictObject({
    t: v.literal('steps'),
    steps: v.array(step),
    view: v.exactOptional(v.unknown()),
    patch: v.exactOptional(typed<Patch>(v.unknown())),
    legal: v.exactOptional(v.array(v.unknown())),
    deadline: v.exactOptional(v.number()),
    table: v.exactOptional(table),
    result: v.exactOptional(result),
  }),
  ok: v.strictObject({ t: v.literal('ok'), cid: v.string(), seq: whole }),
  no: v.strictObject({
    t: v.literal('no'),
    cid: v.nullable(v.string()),
    code: v.string(),
    why: v.string(),
    rule: v.exactOptional(v.string()),
    values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  table: v.strictObject({ t: v.literal('table'), table }),
  said: v.strictObject({ t: v.literal('said'), ...said }),
  unsaid: v.strictObject({ t: v.literal('unsaid'), id: whole }),
  'undo-offer': v.strictObject({
    t: v.literal('undo-offer'),
    kind: v.picklist(['free', 'consent', 'blocked']),
    to: v.nullable(whole),
    of: v.array(seat),
    why: v.picklist(['untouched', 'seen', 'drawn', 'answered', 'terms', 'not-playing', 'real-time', 'nothing']),
  }),
  refusals: v.strictObject({
    t: v.literal('refusals'),
    refusals: v.array(typed<Refusal<unknown>>(v.looseObject({ action: v.unknown() }))),
  }),
  recap: v.strictObject({
    t: v.literal('recap'),
    recap: v.nullable(
      typed<Recap>(
        v.strictObject({
          before: v.unknown(),
          after: v.unknown(),
          turns: v.array(v.strictObject({ by: doer, from: whole, to: whole, events: v.array(v.unknown()) })),
          table: v.array(face),
          takenBack: whole,
        }),
      ),
    ),
  }),
  head: v.strictObject({ t: v.literal('head'), seq: whole, hash: hex }),
  hands: v.strictObject({
    t: v.literal('hands'),
    match: id,
    terms,
    seq: whole,
    delay: whole,
    names: v.array(v.string()),
    views: v.array(v.unknown()),
    result: v.nullable(result),
  }),
  bye: v.strictObject({ t: v.literal('bye'), code: v.string(), why: v.string(), retry: v.boolean() }),
};
