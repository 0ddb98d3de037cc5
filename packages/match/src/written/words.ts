// The tokens of a line: counts, names, ids.

/** The id that a sender may give to a command. */
const CID = /^[!-~]{1,100}$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** Up to fifteen digits: larger numbers are not exact. */
export const isCount = (x: unknown): x is number =>
  Number.isInteger(x) && (x as number) >= 0 && (x as number) < 1e15 && !Object.is(x, -0);
/** A match's id. */
export const isId = (x: unknown): x is string => typeof x === 'string' && ID.test(x);
/** The name of a game, a level, a temperament. */
export const isName = (x: unknown): x is string => typeof x === 'string' && NAME.test(x);
export const isCid = (x: unknown): x is string => typeof x === 'string' && CID.test(x);

/** The end of the year 9999, after which years need five digits. */
const LAST = 253_402_300_799_999;

export const isMoment = (x: unknown): x is number => Number.isInteger(x) && (x as number) >= 0 && (x as number) <= LAST;
