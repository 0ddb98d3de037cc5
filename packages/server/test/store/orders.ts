// Random requests to a store, over so few keys that they often collide.
import fc from 'fast-check';
import type { Alongside, Line, MatchRow, PersonIndex, Store, StoredRecord } from '../../src/store/contract.ts';
import { StoreError } from '../../src/store/trouble.ts';

/** A verb with its arguments, to be asked of any store. */
type Verb = Exclude<keyof Store, 'backUp' | 'health' | 'failed' | 'size' | 'queueLength' | 'close'>;
export type Asked = { [V in Verb]: readonly [V, Parameters<Store[V]>] }[Verb];

// The last two are in another order as UTF-16 than as UTF-8.
const KEYS = ['a', 'b', 'ab', 'É', '\uffee', '😀'] as const;
const key = fc.constantFrom(...KEYS);
const kind = fc.constantFrom('session', 'chat', 'report');
const owner = fc.constantFrom('ann', 'bob');
const time = fc.integer({ min: -3, max: 12 });
const limit = fc.integer({ min: 0, max: 4 });
const status = fc.constantFrom<MatchRow['status']>('gathering', 'playing', 'over');
const visibility = fc.constantFrom<MatchRow['visibility']>('public', 'unlisted');
const cid = fc.option(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5'), { freq: 2 });
const anything = fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.parse(JSON.stringify(json)) as unknown);
const named = fc.record(
  { person: owner, by: owner, about: owner, anything },
  { requiredKeys: [], noNullPrototype: true },
);
const value: fc.Arbitrary<unknown> = fc.oneof(anything, named);

const text = fc.string({ unit: 'binary', maxLength: 6 }).map((any) => any.replaceAll('\0', '0'));

const plain = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record<T>(fields, { noNullPrototype: true });

const match: fc.Arbitrary<MatchRow> = plain({
  id: key,
  game: fc.constant('scheffeln'),
  rules: fc.nat(3),
  secret: text,
  createdAt: time,
  status,
  visibility,
  title: text,
  host: owner,
});

const side: fc.Arbitrary<StoredRecord> = plain({
  kind,
  key,
  owner: fc.option(owner),
  value,
  expiresAt: fc.option(time),
});

/** Lines one after the other; a cid that would be there twice is left out. */
const lines = (first: fc.Arbitrary<number>, least: number): fc.Arbitrary<Line[]> =>
  fc
    .tuple(first, fc.array(plain({ at: time, cid, text, hash: text }), { minLength: least, maxLength: 3 }))
    .map(([from, made]) => {
      const seen = new Set<string | null>();
      return made.map((line, index) => {
        const again = seen.has(line.cid);
        seen.add(line.cid);
        return { ...line, seq: from + index, cid: again ? null : line.cid };
      });
    });

const alongside: fc.Arbitrary<Alongside | undefined> = fc.option(
  fc.record(
    { dueAt: fc.option(time), status, after: fc.constantFrom('', 'another hash') },
    { requiredKeys: [], noNullPrototype: true },
  ),
  { nil: undefined },
);

const filter = fc.record(
  { status, visibility, host: owner, after: plain({ createdAt: time, id: key }), limit },
  { requiredKeys: ['limit'], noNullPrototype: true },
);
const index = fc.constantFrom<PersonIndex>('chat.person', 'report.by', 'report.about');
const after = fc.option(key, { nil: undefined });

export const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('createMatch' as const), fc.tuple(match, lines(fc.constant(1), 0))) },
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constant('append' as const),
      fc.tuple(key, lines(fc.integer({ min: 1, max: 6 }), 1), alongside),
    ),
  },
  ...[
    fc.tuple(fc.constant('match' as const), fc.tuple(key)),
    fc.tuple(fc.constant('matches' as const), fc.tuple(filter)),
    fc.tuple(fc.constant('rulesInUse' as const), fc.constant([] as const)),
    fc.tuple(fc.constant('setStatus' as const), fc.tuple(key, status)),
    fc.tuple(fc.constant('lines' as const), fc.tuple(key, fc.nat(5))),
    fc.tuple(fc.constant('answerTo' as const), fc.tuple(key, fc.constantFrom('c1', 'c2', 'c3'))),
    fc.tuple(fc.constant('setTimer' as const), fc.tuple(key, fc.option(time))),
    fc.tuple(fc.constant('dueTimers' as const), fc.tuple(time, limit)),
    fc.tuple(fc.constant('put' as const), fc.tuple(side)),
    fc.tuple(fc.constant('claim' as const), fc.tuple(side)),
    fc.tuple(fc.constant('replace' as const), fc.tuple(side)),
    fc.tuple(fc.constant('get' as const), fc.tuple(kind, key)),
    fc.tuple(fc.constant('take' as const), fc.tuple(kind, key)),
    fc.tuple(fc.constant('list' as const), fc.tuple(kind, owner, limit, after)),
    fc.tuple(fc.constant('listByPerson' as const), fc.tuple(index, owner, limit, after)),
    fc.tuple(fc.constant('remove' as const), fc.tuple(kind, key)),
    fc.tuple(fc.constant('removeOwned' as const), fc.tuple(kind, owner)),
    fc.tuple(fc.constant('forgetExpired' as const), fc.tuple(time)),
  ].map((arbitrary) => ({ weight: 2, arbitrary: arbitrary as fc.Arbitrary<Asked> })),
);

/** Its result: an answer, or the code of the error. */
export async function outcome(store: Store, [verb, args]: Asked): Promise<unknown> {
  try {
    return await (store[verb] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  } catch (error) {
    if (error instanceof StoreError) return { trouble: error.code };
    throw error;
  }
}

/** The whole content of a store, by its queries. */
export async function everything(store: Store): Promise<unknown> {
  const matches = await store.matches({ limit: 100 });
  const logs = await Promise.all(matches.map(async ({ id }) => [await store.lines(id, 1), await store.log(id)]));
  const sides = await Promise.all(
    ['session', 'chat', 'report'].flatMap((of) => KEYS.map((name) => store.get(of, name))),
  );
  return { matches, logs, sides, timers: await store.dueTimers(1e6, 100) };
}
