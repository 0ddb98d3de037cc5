// Checks that data is a deed. Logs and commands may come from anywhere; data that passes has the type it claims.
import { isRecord } from '@backroom/kit';
import type { Deed, Doer } from './deeds.ts';
import { isHex32 } from './fair/primitives.ts';
import { anything, orNull, shaped, type Test } from './written/shapes.ts';
import { isCount, isName } from './written/words.ts';

/** The limit for alternatives, events and repetitions in one order: a chain of automatic moves must end. */
const ORDER_LIMIT = { actions: 16, unless: 16, text: 100, times: 100 } as const;
/** How long claims are gathered, and the largest credit for a later claim. */
const LONGEST_CREDIT = 250;
const MOST_CLAIMS = 64;

const oneOf =
  (...values: readonly unknown[]): Test =>
  (x) =>
    values.includes(x);
const listOf =
  (test: Test, most: number): Test =>
  (x) =>
    Array.isArray(x) && x.length <= most && x.every(test);
const isShortText: Test = (x) => typeof x === 'string' && x.length > 0 && x.length <= ORDER_LIMIT.text;

const isPerson = shaped({ kind: oneOf('person') });
const isBot = shaped({ kind: oneOf('bot'), level: isName, temperament: orNull(isName) });
const isClaim = shaped({ seat: isCount, arrived: isCount, credit: (x) => isCount(x) && x <= LONGEST_CREDIT });
const isOrder = shaped({
  actions: (x) => listOf(isShortText, ORDER_LIMIT.actions)(x) && (x as readonly unknown[]).length > 0,
  unless: listOf(isShortText, ORDER_LIMIT.unless),
  times: (x) => isCount(x) && x > 0 && x <= ORDER_LIMIT.times,
});

const SHAPES: Readonly<Record<Deed['do'], Readonly<Record<string, Test>>>> = {
  open: { terms: isRecord, shuffle: oneOf('backroom-2'), commitment: isHex32 },
  sit: { seat: isCount, holder: (x) => isPerson(x) || isBot(x), pledge: orNull(isHex32) },
  rise: { seat: isCount },
  share: { share: isHex32 },
  begin: {},
  act: { action: anything, race: orNull(listOf(isClaim, MOST_CLAIMS)), ordered: oneOf(true, false) },
  draw: { action: anything },
  wait: { action: isRecord },
  leave: { seat: isCount, why: oneOf('left', 'late', 'removed'), standIn: isBot },
  return: { seat: isCount },
  order: { order: orNull(isOrder) },
  ask: { what: oneOf('undo', 'pause', 'resume', 'end', 'open-hands'), to: orNull(isCount) },
  agree: {},
  decline: {},
  undo: { to: isCount },
  pause: {},
  resume: {},
  'open-hands': {},
  grace: { ms: isCount },
  end: { why: oneOf('agreed', 'house') },
  disclose: { secret: isHex32 },
};

const TESTS = new Map(Object.entries(SHAPES).map(([name, fields]) => [name, shaped({ do: anything, ...fields })]));

/** An opening of backroom-1, which did not name its shuffle. */
const isOldOpening = shaped({ do: oneOf('open'), terms: isRecord, commitment: isHex32 });

export function isDeed(x: unknown): x is Deed {
  return isRecord(x) && typeof x.do === 'string' && (isPlainAct(x) || TESTS.get(x.do)?.(x) === true || isOldOpening(x));
}

/** Fast path for decisions without a race, by far the most common deeds. */
const isPlainAct = (x: Record<string, unknown>): boolean =>
  x.do === 'act' &&
  x.race === null &&
  typeof x.ordered === 'boolean' &&
  ACT.every((key) => Object.hasOwn(x, key)) &&
  Object.keys(x).length === ACT.length;

const ACT = ['do', 'action', 'race', 'ordered'];

export const isDoer = (x: unknown, seats: number): x is Doer =>
  x === 'chance' || x === 'clock' || x === 'house' || (isCount(x) && x < seats);
