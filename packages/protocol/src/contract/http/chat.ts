// Chat: the latest lines, mutes and blocks, reports.
import * as v from 'valibot';
import { DISTANCES, REPORT_REASONS, TALK } from '../choices.ts';
import { anySeat, said, whole } from '../parts.ts';
import { spoken } from '../speech.ts';
import { CREATED, type RoutesOf } from './route.ts';

/** Somebody at a table: where they sit, or what they said. */
const whom = {
  seat: anySeat,
  line: v.optional(v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(1e13))), null),
};
const avoided = { id: v.string(), name: v.string(), wish: v.picklist(DISTANCES) };

export const bodies = {
  avoid: v.strictObject({ ...whom, wish: v.picklist(DISTANCES) }),
  report: v.strictObject({
    ...whom,
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300), v.transform(spoken))), null),
  }),
} as const;

export const answers = {
  chat: v.strictObject({
    chat: v.picklist(TALK),
    lines: v.array(v.strictObject({ t: v.literal('said'), ...said })),
  }),
  avoided: v.strictObject(avoided),
  avoidedList: v.strictObject({ avoided: v.array(v.strictObject(avoided)) }),
  forgotten: v.strictObject({ forgotten: v.string() }),
  reported: v.strictObject({ reported: v.string() }),
} as const;

export const routes = {
  'GET /api/me/avoided': {
    id: 'listAvoided',
    what: 'List the people you mute or block.',
    answer: 'avoidedList',
    says: 'The people you mute or block.',
  },
  'DELETE /api/me/avoided/:id': {
    id: 'stopAvoiding',
    what: 'Unmute or unblock somebody.',
    answer: 'forgotten',
    says: 'The id of the entry that was removed.',
  },
  'GET /api/tables/:id/chat': {
    id: 'getChat',
    what: 'The latest chat lines.',
    query: { after: 'The id of the last line you have.' },
    answer: 'chat',
    says: 'The latest lines, oldest first.',
  },
  'POST /api/tables/:id/avoid': {
    id: 'avoidPlayer',
    what: 'Mute or block somebody at this table.',
    body: 'avoid',
    status: CREATED,
    answer: 'avoided',
    says: 'The new entry of your list.',
    refusals: ['full'],
  },
  'POST /api/tables/:id/report': {
    id: 'reportPlayer',
    what: 'Report somebody at this table.',
    body: 'report',
    status: CREATED,
    answer: 'reported',
    says: 'The id of the report.',
  },
} as const satisfies RoutesOf<typeof bodies, typeof answers>;
