// Random deeds of every kind, also such as no real match contains.
import type { Json } from '@backroom/kit';
import { type Action, scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import type { Claim, Deed, Doer, Entry, Holder } from '../src/deeds.ts';
import type { Terms } from '../src/terms.ts';

const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record<T>(fields, { noNullPrototype: true }) as fc.Arbitrary<T>;
const seat = fc.nat(63);
const count = fc.oneof(fc.nat(100), fc.nat(999_999_999_999_999));
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/);
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
export const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

/** Hostile text, and text in all scripts. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'a\nb',
    '\r',
    '\u0000\u007f\u0085',
    '  #cid',
    '"] times 3 unless ["',
    '\u202egnp\u2028',
    '\ud800',
    '} shuffle backroom-1 commitment ',
    '  ordered',
    '\\',
  ),
);

const key = fc.oneof(
  fc.stringMatching(/^[ !$-[\]-~]{0,20}$/),
  fc.constantFrom('__proto__', 'constructor', 'prototype', '10', '9', '  '),
);

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, -1, 1e21, 1.5e-7),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
    text,
    fc.array(tie('json'), { maxLength: 4 }),
    // As JSON.parse makes them: with __proto__ as a key like any other.
    fc
      .uniqueArray(fc.tuple(key, tie('json')), { maxLength: 4, selector: ([name]) => name })
      .map((pairs): Json => Object.fromEntries(pairs)),
  ),
}));

export const plainData: fc.Arbitrary<Json> = json;

const terms: fc.Arbitrary<Terms> = record({
  match: id,
  game: name,
  rules: fc.integer({ min: 1, max: 999 }),
  options: json,
  seats: fc.integer({ min: 1, max: 64 }),
  pace: orNull(record({ free: count, bank: count, increment: count })),
  undo: fc.constantFrom('allowed', 'none'),
  window: fc.nat(250),
  standIn: record({ level: name, temperament: orNull(name) }),
  position: json,
  after: orNull(record({ match: id, seq: count })),
});

const holder: fc.Arbitrary<Holder> = fc.oneof(
  fc.constant({ kind: 'person' } as const),
  record({ kind: fc.constant('bot' as const), level: name, temperament: orNull(name) }),
);

const claim: fc.Arbitrary<Claim> = record({ seat, arrived: count, credit: count });

const NOTATIONS = ['move red', 'exchange joker > blue', 'evasion', 'evasion red > C', 'nasty joker', 'grab boss'];
/** Random actions of Scheffeln's seats. */
const seatActions: readonly Action[] = NOTATIONS.flatMap((notation) => {
  const read = scheffeln.read(notation);
  return read.ok ? [read.value] : [];
});
const seatAction = fc.constantFrom(...seatActions);
const draw: fc.Arbitrary<Action> = fc
  .array(fc.nat(4), { minLength: 1, maxLength: 40 })
  .map((cards): Action => ({ type: 'deal', cards }));
const wait = fc.integer({ min: 1, max: 1e9 }).map((ms): Action => ({ type: 'wait', ms }));

const tableDeed: fc.Arbitrary<Deed> = fc.oneof(
  record({ do: fc.constant('open' as const), terms, commitment: hex }),
  record({ do: fc.constant('open' as const), terms, shuffle: fc.constant('backroom-2' as const), commitment: hex }),
  record({ do: fc.constant('sit' as const), seat, holder, pledge: orNull(hex) }),
  record({ do: fc.constantFrom('rise', 'return'), seat }),
  record({ do: fc.constant('share' as const), share: hex }),
  fc.constantFrom<Deed>(
    { do: 'begin' },
    { do: 'agree' },
    { do: 'decline' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'open-hands' },
    { do: 'end', why: 'agreed' },
    { do: 'end', why: 'house' },
    { do: 'order', order: null },
  ),
  record({
    do: fc.constant('leave' as const),
    seat,
    why: fc.constantFrom('left', 'late', 'removed'),
    standIn: holder,
  }),
  record({
    do: fc.constant('order' as const),
    order: record({ actions: fc.array(text), unless: fc.array(text), times: count }),
  }),
  record({
    do: fc.constant('ask' as const),
    what: fc.constantFrom('undo', 'pause', 'resume', 'end', 'open-hands'),
    to: orNull(count),
  }),
  record({ do: fc.constant('undo' as const), to: count }),
  record({ do: fc.constant('grace' as const), ms: count }),
  record({ do: fc.constant('disclose' as const), secret: hex }),
);

const gameDeed: fc.Arbitrary<readonly [Doer, Deed]> = fc.oneof(
  fc.tuple(
    seat,
    record({
      do: fc.constant('act' as const),
      action: seatAction,
      race: orNull(fc.array(claim, { minLength: 1, maxLength: 8 })),
      ordered: fc.boolean(),
    }),
  ),
  fc.tuple(fc.constant('chance' as const), record({ do: fc.constant('draw' as const), action: draw })),
  fc.tuple(fc.constant('clock' as const), record({ do: fc.constant('wait' as const), action: wait })),
);

const doer: fc.Arbitrary<Doer> = fc.oneof(seat, fc.constantFrom('chance' as const, 'clock' as const, 'house' as const));

export const moment = fc.integer({ min: 0, max: 253_402_300_799_999 });

export const entry: fc.Arbitrary<Entry> = fc
  .tuple(
    record({ seq: count, at: moment, cid: orNull(fc.stringMatching(/^[!-~]{1,100}$/)) }),
    fc.oneof(fc.tuple(doer, tableDeed), gameDeed),
  )
  .map(([head, [by, deed]]) => ({ seq: head.seq, at: head.at, by, cid: head.cid, deed }));
