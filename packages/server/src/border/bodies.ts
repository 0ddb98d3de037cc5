// What may stand in the body of a request, as schemas. The document of the API is made from these.
import { LANGUAGES, type Parsed, parsed, refused } from '@backroom/kit';
import * as v from 'valibot';
import { WISHES } from '../chat/distance.ts';
import { REASONS } from '../chat/reports.ts';
import { TALK } from '../tables/customs.ts';
import { spoken } from './speech.ts';

/** Letters of any script, no invisible ones, nothing that turns text around. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u;

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.regex(VISIBLE, 'has characters that cannot be shown'),
  );

const name = line(24);
const pledge = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), null);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const secret = v.pipe(v.string(), v.maxLength(64));

/** Who is to sit somewhere: oneself, anybody who comes, or a bot of a level and, if wished, a temperament. */
const chair = v.pipe(v.string(), v.regex(/^(me|open|[a-z]{1,20}(:[a-z]{1,20})?)$/));

/** Somebody at a table: where he sits, or what he said. */
const whom = {
  seat: v.optional(v.nullable(seat), null),
  line: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e13))), null),
};

const url = v.pipe(v.string(), v.maxLength(1000), v.url());
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write it as 22:30'));
/** So many bytes, as a browser writes them. */
const base64url = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/),
    v.check((text) => Buffer.from(text, 'base64url').length === bytes),
  );

export const BODIES = {
  me: v.strictObject({ name, program: v.optional(v.boolean(), false) }),
  name: v.strictObject({ name }),
  return: v.strictObject({ secret }),
  table: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.optional(v.record(v.string(), v.unknown()), {}),
    chairs: v.pipe(v.array(chair), v.minLength(1), v.maxLength(8)),
    pace: v.optional(v.picklist(['none', 'relaxed', 'live', 'days']), 'none'),
    undo: v.optional(v.picklist(['allowed', 'none']), 'allowed'),
    window: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(250)), 0),
    standIn: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}(:[a-z]{1,20})?$/)), 'sharp'),
    visibility: v.optional(v.picklist(['public', 'unlisted']), 'unlisted'),
    title: v.optional(line(60)),
    chat: v.optional(v.picklist(TALK)),
    watch: v.optional(v.boolean()),
    pledge,
  }),
  quick: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(40)),
    options: v.optional(v.record(v.string(), v.unknown())),
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8))),
    pledge,
  }),
  customs: v.strictObject({ chat: v.optional(v.picklist(TALK)), watch: v.optional(v.boolean()) }),
  avoid: v.strictObject({ ...whom, wish: v.picklist(WISHES) }),
  report: v.strictObject({
    ...whom,
    reason: v.picklist(REASONS),
    text: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300), v.transform(spoken))), null),
  }),
  notices: v.strictObject({
    seat: v.optional(v.nullable(seat), null),
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
          offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-840), v.maxValue(840)), 0),
        }),
      ),
      null,
    ),
  }),
  continue: v.strictObject({
    seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
    seat,
    chairs: v.pipe(v.array(chair), v.minLength(1), v.maxLength(8)),
    pledge,
  }),
  rematch: v.strictObject({ pledge }),
  claim: v.strictObject({
    secret: v.optional(v.nullable(secret), null),
    seat: v.optional(v.nullable(seat), null),
    pledge,
  }),
  seat: v.strictObject({ seat }),
  invitation: v.strictObject({ seat: v.optional(v.nullable(seat), null) }),
  ticket: v.strictObject({
    watch: v.optional(v.boolean(), false),
    open: v.optional(v.boolean(), false),
    seat: v.optional(v.nullable(seat), null),
  }),
  passkey: v.strictObject({
    response: v.looseObject({
      id: v.pipe(v.string(), v.maxLength(1400), v.regex(/^[\w-]+$/)),
      type: v.literal('public-key'),
      response: v.record(v.string(), v.unknown()),
    }),
    program: v.optional(v.boolean(), false),
  }),
  passkeyId: v.strictObject({ id: v.pipe(v.string(), v.maxLength(1400)) }),
  qr: v.strictObject({ text: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  nothing: v.strictObject({}),
} as const;

export type Bodies = { readonly [K in keyof typeof BODIES]: v.InferOutput<(typeof BODIES)[K]> };

export function readBody<K extends keyof Bodies>(kind: K, body: unknown): Parsed<Bodies[K]> {
  const result = v.safeParse(BODIES[kind], body ?? {}, { abortEarly: true });
  if (result.success) return parsed(result.output as Bodies[K]);
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return refused(path === null ? issue.message : `${path}: ${issue.message}`);
}
