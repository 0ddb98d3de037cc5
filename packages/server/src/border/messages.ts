// What a client may say over the socket, as schemas. Objects are built anew: unknown keys do not pass.
import { type Parsed, parsed, refused } from '@backroom/kit';
import { PROTOCOL, type ToServer } from '@backroom/protocol';
import * as v from 'valibot';
import { readJson } from './json.ts';
import { spoken } from './speech.ts';

/** A message, and how deep it may be. An action of any game fits in a fraction of this. */
export const MESSAGE_BYTES = 16 * 1024;
/** A message in thousands of pieces costs far more than its size (P14). */
export const MESSAGE_PIECES = 64;
const BOUNDS = { longest: MESSAGE_BYTES, deepest: 16 };

/** Those of bots are theirs alone: nobody may use them up. */
const CID = /^(?!bot:)[\w:.-]{1,64}$/;
const cid = v.pipe(v.string(), v.regex(CID));
const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const notation = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const order = v.strictObject({
  actions: v.pipe(v.array(notation), v.minLength(1), v.maxLength(16)),
  unless: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), v.maxLength(16)),
  times: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});

const SCHEMAS = {
  hello: v.strictObject({
    t: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    ticket: v.pipe(v.string(), v.maxLength(100)),
    since: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(-1))), null),
    views: v.optional(v.picklist(['whole', 'patches']), 'whole'),
    legal: v.optional(v.boolean(), true),
    lexicon: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100))), null),
  }),
  act: v.strictObject({ t: v.literal('act'), cid, action: v.unknown() }),
  share: v.strictObject({ t: v.literal('share'), cid, share: hex }),
  leave: v.strictObject({ t: v.literal('leave'), cid }),
  return: v.strictObject({ t: v.literal('return'), cid }),
  order: v.strictObject({ t: v.literal('order'), cid, order: v.nullable(order) }),
  undo: v.strictObject({ t: v.literal('undo'), cid }),
  ask: v.strictObject({
    t: v.literal('ask'),
    cid,
    what: v.picklist(['undo', 'pause', 'resume', 'end', 'open-hands']),
  }),
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
  recap: v.strictObject({ t: v.literal('recap'), since: v.pipe(v.number(), v.integer(), v.minValue(-1)) }),
  head: v.strictObject({ t: v.literal('head') }),
} as const;

/** For the documents that describe the protocol: they are made from what is checked. */
export const messageSchemas: Readonly<Record<string, v.GenericSchema>> = SCHEMAS;

export function readMessage(text: string): Parsed<ToServer> {
  const json = readJson(text, BOUNDS);
  if (!json.ok) return json;
  return asAct(json.value) ?? checkMessage(json.value);
}

/** Most messages are moves: one that is just as the schema wants it need not be held against it. */
function asAct(data: unknown): Parsed<ToServer> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { t, cid, action } = data as { t?: unknown; cid?: unknown; action?: unknown };
  if (t !== 'act' || action === undefined || typeof cid !== 'string' || !CID.test(cid)) return null;
  return Object.keys(data).length === 3 ? parsed({ t, cid, action }) : null;
}

/** The same for data that came packed. */
function checkMessage(data: unknown): Parsed<ToServer> {
  const t = typeof data === 'object' && data !== null ? (data as { t?: unknown }).t : undefined;
  if (typeof t !== 'string' || !Object.hasOwn(SCHEMAS, t)) return refused('no message of that name (t)');
  const result = v.safeParse(SCHEMAS[t as keyof typeof SCHEMAS], data, { abortEarly: true });
  if (result.success) return parsed(result.output as ToServer);
  const [issue] = result.issues;
  return refused(`${v.getDotPath(issue) ?? t}: ${issue.message}`);
}

/** The command's id in a message that was refused, so that its sender learns which one. */
export function cidOf(data: unknown): string | null {
  const found = typeof data === 'object' && data !== null ? (data as { cid?: unknown }).cid : null;
  return v.is(cid, found) ? found : null;
}
