// Parses admin commands, from the command line and from the admin socket.
import { type Parsed, parsed, refused } from '@backroom/kit';
import * as v from 'valibot';

const id = v.pipe(v.string('is missing'), v.regex(/^[\w-]{22}$/, 'an id has 22 letters, digits, - or _'));
const whom = v.pipe(v.string('a person or a range of addresses is missing'), v.maxLength(60));
const LISTS = ['matches', 'people', 'reports', 'bans', 'audit'] as const;

const ORDER = v.strictObject({
  who: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  why: v.pipe(v.string(), v.maxLength(500, 'at most 500 characters')),
  wish: v.variant('do', [
    v.strictObject({
      do: v.literal('list'),
      what: v.picklist(LISTS, `is one of ${LISTS.join(', ')}`),
      page: v.optional(v.pipe(v.number('is a number'), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    }),
    v.strictObject({ do: v.literal('show'), match: id }),
    v.strictObject({ do: v.literal('end'), match: id }),
    v.strictObject({ do: v.literal('keep'), match: id }),
    v.strictObject({ do: v.literal('prune'), dryRun: v.boolean() }),
    v.strictObject({ do: v.literal('ban'), whom }),
    v.strictObject({ do: v.literal('unban'), whom }),
    v.strictObject({ do: v.literal('clear-title'), match: id }),
    v.strictObject({ do: v.literal('clear-name'), person: id }),
    v.strictObject({
      do: v.literal('clear-line'),
      match: id,
      line: v.pipe(v.number('is the number that show gives'), v.integer()),
    }),
    v.strictObject({ do: v.literal('note'), what: v.pipe(v.string(), v.maxLength(5000)) }),
  ]),
});

export type AdminRequest = v.InferOutput<typeof ORDER>;
export type AdminAction = AdminRequest['wish'];

export function readAdminRequest(x: unknown): Parsed<AdminRequest> {
  const result = v.safeParse(ORDER, x, { abortEarly: true });
  if (result.success) return parsed(result.output);
  const [issue] = result.issues;
  return refused(`${(v.getDotPath(issue) ?? 'order').replace(/^wish\./, '')}: ${issue.message}`);
}
