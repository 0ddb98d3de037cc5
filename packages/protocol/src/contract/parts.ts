// Small schemas that requests, answers and messages share. Views, actions and events belong to the game and may be anything here.
import type { Json } from '@backroom/kit';
import * as v from 'valibot';
import { isShowable } from './speech.ts';

/** A schema for a type that the match or a game defines: the schema describes how a value is sent. */
export const typed = <T>(schema: v.GenericSchema): v.GenericSchema<unknown, T> => schema as v.GenericSchema<unknown, T>;

/** A table's options, as its game reads them. */
export const options = typed<Readonly<Record<string, Json>>>(v.unknown());

export const whole = v.pipe(v.number(), v.integer());
export const seat = v.pipe(whole, v.minValue(0), v.maxValue(7));
export const seatOrNull = v.nullable(seat);
export const moment = v.pipe(whole, v.description('Milliseconds since 1970.'));
export const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export const token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
export const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const phase = v.picklist(['gathering', 'sharing', 'playing', 'paused', 'over']);
export const doer = v.union([seat, v.picklist(['chance', 'clock', 'house'])]);
export const pace = v.nullable(v.strictObject({ free: whole, bank: whole, increment: whole }));

/** A line of chat. */
export const said = {
  id: whole,
  seat: seatOrNull,
  name: v.string(),
  phrase: v.nullable(v.string()),
  text: v.nullable(v.string()),
  at: moment,
};

// Of requests -------------------------------------------------------------------------------------------------------

export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.normalize('NFC'),
    v.minLength(1),
    v.maxLength(longest),
    v.check(isShowable, 'has characters that cannot be shown'),
  );

export const name = line(24);
/** A secret in a request: any short text. */
export const shownSecret = v.pipe(v.string(), v.maxLength(64));
export const pledge = v.optional(v.nullable(hex), null);
export const anySeat = v.optional(v.nullable(seat), null);
/** Who gets a seat: the host, anybody who comes, or a bot with a level and optionally a temperament. */
const chair = v.pipe(v.string(), v.regex(/^(me|open|[a-z]{1,20}(:[a-z]{1,20})?)$/));
export const chairs = v.pipe(v.array(chair), v.minLength(1), v.maxLength(8));
export const nothing = v.strictObject({});

// Of answers --------------------------------------------------------------------------------------------------------

export const held = v.array(v.strictObject({ match: id, seat }));
