// Validates terms from outside: every field is checked, and no other is allowed.
import { isRecord, type Json, type Parsed, parsed, refused } from '@backroom/kit';
import type { Pace, Terms } from '../terms.ts';
import { isWritable } from './json.ts';
import { orNull, shaped, type Test } from './shapes.ts';
import { isCount, isId, isName } from './words.ts';

const isPace = shaped({ free: isCount, bank: isCount, increment: isCount } satisfies Record<keyof Pace, Test>);

const FIELDS: Readonly<Record<keyof Terms, Test>> = {
  match: isId,
  game: isName,
  rules: (x) => isCount(x) && x > 0,
  options: isWritable,
  seats: (x) => isCount(x) && x > 0 && x <= 64,
  pace: orNull(isPace),
  undo: (x) => x === 'allowed' || x === 'none',
  window: (x) => isCount(x) && x <= 250,
  standIn: shaped({ level: isName, temperament: orNull(isName) }),
  position: isWritable,
  after: orNull(shaped({ match: isId, seq: isCount })),
};

export function readTerms(x: Json): Parsed<Terms> {
  if (!isRecord(x)) return refused('the terms must be an object');
  for (const [name, test] of Object.entries(FIELDS)) {
    if (!Object.hasOwn(x, name)) return refused(`the terms lack ${name}`);
    if (!test(x[name])) return refused(`the terms' ${name} is not one that a match can have`);
  }
  const extra = Object.keys(x).find((name) => !Object.hasOwn(FIELDS, name));
  return extra === undefined
    ? parsed(x as unknown as Terms)
    : refused(`the terms cannot have ${JSON.stringify(extra.slice(0, 40))}`);
}
