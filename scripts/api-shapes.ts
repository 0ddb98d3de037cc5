// What the house answers and says, as schemas: the documents of the API are made from these, and a test holds them against
// what a house really says. Views, actions and events are the game's own and stand here as anything.
import type { FromServer } from '@backroom/protocol';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer());
const seat = v.pipe(whole, v.minValue(0), v.maxValue(7));
const seatOrNull = v.nullable(seat);
const moment = v.pipe(whole, v.description('Milliseconds since 1970.'));
const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const secret = id;
const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const json = v.record(v.string(), v.unknown());
const phase = v.picklist(['gathering', 'sharing', 'playing', 'paused', 'over']);
const doer = v.union([seat, v.picklist(['chance', 'clock', 'house'])]);

const pace = v.nullable(v.strictObject({ free: whole, bank: whole, increment: whole }));
const holder = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('bot'), level: v.string(), temperament: v.nullable(v.string()) }),
]);
const terms = v.strictObject({
  match: id,
  game: v.string(),
  rules: whole,
  options: v.unknown(),
  seats: whole,
  pace,
  undo: v.picklist(['allowed', 'none']),
  window: whole,
  standIn: v.strictObject({ level: v.string(), temperament: v.nullable(v.string()) }),
  position: v.null(),
  after: v.nullable(v.strictObject({ match: v.string(), seq: whole })),
});
const result = v.looseObject({});
const claim = v.strictObject({ seat, arrived: moment, credit: whole });
const race = v.nullable(v.array(claim));
const order = v.nullable(v.strictObject({ actions: v.array(v.string()), unless: v.array(v.string()), times: whole }));
const request = v.picklist(['undo', 'pause', 'resume', 'end', 'open-hands']);

const table = v.strictObject({
  phase,
  chairs: v.array(
    v.strictObject({ holder: v.nullable(holder), name: v.string(), away: v.boolean(), connected: v.boolean() }),
  ),
  clocks: v.array(v.strictObject({ seat, running: v.boolean(), free: v.number(), bank: v.number() })),
  request: v.nullable(
    v.strictObject({
      by: seat,
      what: request,
      to: v.nullable(whole),
      agreed: v.array(seat),
      waiting: v.array(seat),
    }),
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
const lexicon = v.strictObject({
  id: v.string(),
  words: v.array(v.string()),
  shapes: v.array(v.array(v.string())),
});
const said = {
  id: whole,
  seat: seatOrNull,
  name: v.string(),
  phrase: v.nullable(v.string()),
  text: v.nullable(v.string()),
  at: moment,
};

/** Every message of the server, by its name. The compiler sees to it that none is missing. */
export const HEARD: { readonly [T in FromServer['t']]: v.GenericSchema } = {
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
    view: v.optional(v.unknown()),
    patch: v.optional(v.unknown()),
    legal: v.optional(v.array(v.unknown())),
    deadline: v.optional(v.number()),
    table: v.optional(table),
    result: v.optional(result),
  }),
  ok: v.strictObject({ t: v.literal('ok'), cid: v.string(), seq: whole }),
  no: v.strictObject({
    t: v.literal('no'),
    cid: v.nullable(v.string()),
    code: v.string(),
    why: v.string(),
    rule: v.optional(v.string()),
    values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
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
  refusals: v.strictObject({ t: v.literal('refusals'), refusals: v.array(v.looseObject({ action: v.unknown() })) }),
  recap: v.strictObject({
    t: v.literal('recap'),
    recap: v.nullable(
      v.strictObject({
        before: v.unknown(),
        after: v.unknown(),
        turns: v.array(v.strictObject({ by: doer, from: whole, to: whole, events: v.array(v.unknown()) })),
        table: v.array(face),
        takenBack: whole,
      }),
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

const chairs = v.array(
  v.strictObject({ taken: v.boolean(), bot: v.nullable(v.string()), name: v.string(), away: v.boolean() }),
);
const custom = { chat: v.picklist(['phrases', 'free', 'off']), watch: v.boolean() };
const held = v.array(v.strictObject({ match: id, seat }));
const invitation = { seat: seatOrNull, secret, link: v.string() };
const passkey = v.strictObject({ id: v.string(), party: v.string(), createdAt: moment, usedAt: v.nullable(moment) });
const notice = {
  id: v.string(),
  seat,
  kind: v.picklist(['push', 'webhook']),
  language: v.string(),
  quiet: v.nullable(v.strictObject({ from: v.string(), to: v.string(), offset: whole })),
};
const avoided = { id: v.string(), name: v.string(), wish: v.picklist(['mute', 'block']) };

/** What requests are answered with, by a name that api-routes.ts uses. */
export const ANSWERS = {
  problem: v.strictObject({ error: v.strictObject({ code: v.string(), why: v.string() }) }),
  house: v.strictObject({
    protocol: whole,
    games: v.array(v.strictObject({ id: v.string(), rules: whole, options: v.unknown() })),
    levels: v.array(v.string()),
    temperaments: v.array(v.string()),
    paces: v.record(v.string(), pace),
  }),
  alive: v.strictObject({ ok: v.boolean() }),
  ready: v.strictObject({ ok: v.boolean(), detail: v.string() }),
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
  link: v.strictObject({ secret, link: v.string() }),
  made: v.strictObject({
    match: id,
    seats: v.array(seat),
    invitations: v.optional(v.array(v.strictObject(invitation))),
  }),
  table: v.strictObject({
    match: id,
    game: v.string(),
    options: v.unknown(),
    title: v.string(),
    visibility: v.picklist(['public', 'unlisted']),
    phase,
    pace,
    createdAt: moment,
    commitment: hex,
    watchers: whole,
    openHands: v.boolean(),
    chairs,
    chat: v.optional(custom.chat),
    watch: v.optional(custom.watch),
    seat: seatOrNull,
    host: v.boolean(),
  }),
  lobby: v.strictObject({
    tables: v.array(
      v.strictObject({
        match: id,
        title: v.string(),
        game: v.string(),
        options: v.unknown(),
        phase,
        pace,
        host: v.string(),
        age: whole,
        watchers: whole,
        chairs,
      }),
    ),
  }),
  placed: v.strictObject({ match: id, seat }),
  claimed: v.strictObject({ seat }),
  invitation: v.strictObject(invitation),
  revoked: v.strictObject({ revoked: whole }),
  removed: v.strictObject({ removed: seat }),
  done: v.strictObject({ seq: whole }),
  ticket: v.strictObject({ ticket: secret, seat: seatOrNull }),
  replay: v.strictObject({
    match: id,
    seat: v.union([seat, v.null(), v.literal('open')]),
    steps: v.array(
      v.strictObject({
        seq: whole,
        at: moment,
        by: doer,
        cid: v.nullable(v.string()),
        deed: v.looseObject({ do: v.string() }),
        events: v.array(v.unknown()),
        undone: v.boolean(),
        view: v.unknown(),
      }),
    ),
  }),
  chat: v.strictObject({
    chat: custom.chat,
    lines: v.array(v.strictObject({ t: v.literal('said'), ...said })),
  }),
  avoided: v.strictObject(avoided),
  avoidedList: v.strictObject({ avoided: v.array(v.strictObject(avoided)) }),
  forgotten: v.strictObject({ forgotten: v.string() }),
  reported: v.strictObject({ reported: v.string() }),
  customs: v.strictObject(custom),
  pushKey: v.strictObject({ key: v.string() }),
  notice: v.strictObject(notice),
  notices: v.strictObject({ notices: v.array(v.strictObject(notice)) }),
  noticesRemoved: v.strictObject({ removed: whole }),
  export: v.looseObject({ person: json }),
  gone: v.strictObject({ forgotten: v.literal(true) }),
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
