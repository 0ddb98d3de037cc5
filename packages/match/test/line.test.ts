// A line and its entry are equivalent: writing loses nothing, and only that line reads as that entry.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyOptions, pick, Seeded } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import type { Deed, Entry } from '../src/deeds.ts';
import { readEntry, writeEntry } from '../src/line.ts';
import { isWritable, writeJson } from '../src/written/json.ts';
import { readPlain, writePlain } from '../src/written/plain.ts';
import { readJson } from '../src/written/read-json.ts';
import { readMoment, writeMoment } from '../src/written/time.ts';
import { entry, moment, plainData } from './arbitrary.ts';

const AT = 1_794_787_921_123;
const entryOf = (by: Entry['by'], deed: Deed, cid: string | null = null): Entry => ({ seq: 17, at: AT, by, cid, deed });
const act = (notation: string): Deed => {
  const action = scheffeln.read(notation);
  assert.ok(action.ok);
  return { do: 'act', action: action.value, race: null, ordered: false };
};

test('every deed is read back as it was written, from one line of printable ASCII', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(entry, (one) => {
      const line = writeEntry(scheffeln, one);
      assert.match(line, /^[ -~]+$/);
      assert.deepEqual(readEntry(scheffeln, line), { ok: true, value: one });
      seen.add(one.deed.do);
    }),
    { numRuns: 3000 },
  );
  assert.equal(seen.size, 21, `every kind of deed came up: ${[...seen].join(' ')}`);
});

test('each line that can be read is written back byte for byte: an entry has one form', () => {
  const alphabet = fc.constantFrom(...' 0123456789:#"\\{}[],.-TZseathouseclockchanceopens\u00fc\n\t'.split(''));
  fc.assert(
    fc.property(entry, fc.nat(), fc.nat(3), fc.string({ unit: alphabet, maxLength: 3 }), (one, at, cut, patch) => {
      const line = writeEntry(scheffeln, one);
      const where = at % (line.length + 1);
      const changed = line.slice(0, where) + patch + line.slice(where + cut);
      const read = readEntry(scheffeln, changed);
      if (!read.ok) return assert.ok(read.why.length > 0);
      assert.equal(writeEntry(scheffeln, read.value), changed);
    }),
    { numRuns: 3000 },
  );
});

test('any text is read or refused, without an exception', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => void readEntry(scheffeln, line)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const read = readEntry(scheffeln, `1 2026-11-16T00:12:01.123Z house ${words}`);
      assert.ok(!read.ok || words === 'begins');
    }),
  );
  const nested = `${'['.repeat(60_000)}${']'.repeat(5000)}`;
  assert.ok(!readEntry(scheffeln, `1 2026-11-16T00:12:01.123Z house orders ${nested} times 1`).ok);
  assert.ok(!readEntry(scheffeln, `1 2026-11-16T00:12:01.123Z house opens {"a":${nested}} shuffle backroom-1`).ok);
  assert.ok(!readEntry(scheffeln, 'x'.repeat(10_000_000)).ok);
});

test('lines read like this', () => {
  const lines = [
    [entryOf(2, act('move red'), 'c9f'), '17 2026-11-16T00:12:01.123Z seat 2: move red  #c9f'],
    [entryOf('house', { do: 'begin' }), '17 2026-11-16T00:12:01.123Z house begins'],
    [
      entryOf(1, { ...act('evasion'), do: 'act', race: [{ seat: 1, arrived: AT, credit: 40 }], ordered: true } as Deed),
      `17 2026-11-16T00:12:01.123Z seat 1: evasion  ordered  race 1@${AT}-40`,
    ],
    [
      entryOf(0, { do: 'order', order: { actions: ['move red', 'a#"'], unless: [], times: 2 } }),
      '17 2026-11-16T00:12:01.123Z seat 0 orders ["move red","a\\u0023\\""] times 2',
    ],
    [
      entryOf('clock', {
        do: 'leave',
        seat: 3,
        why: 'late',
        standIn: { kind: 'bot', level: 'sharp', temperament: 'greedy' },
      }),
      '17 2026-11-16T00:12:01.123Z clock hands seat 3 to bot sharp/greedy, late',
    ],
  ] as const;
  for (const [one, line] of lines) assert.equal(writeEntry(scheffeln, one), line);
});

test('an entry that no line can express is not written', () => {
  const bot = (level: string): Deed => ({
    do: 'sit',
    seat: 0,
    holder: { kind: 'bot', level, temperament: null },
    pledge: null,
  });
  const wrong: Entry[] = [
    entryOf('house', bot('sharp\n18 2026-11-16T00:12:01.123Z house begins')),
    entryOf('house', bot('sharp pledge')),
    entryOf(2, act('move red'), 'two words'),
    entryOf(2, act('move red'), ''),
    entryOf(2, act('move red'), 'ü'),
    entryOf('house', act('move red')),
    entryOf('chance', act('move red')),
    entryOf(-1, { do: 'agree' }),
    entryOf(0.5, { do: 'agree' }),
    entryOf(0, { do: 'share', share: 'AB' }),
    entryOf(0, { ...act('move red'), race: [] } as Deed),
    entryOf('house', { do: 'grace', ms: 1.5 }),
    { ...entryOf('house', { do: 'begin' }), at: -1 },
    { ...entryOf('house', { do: 'begin' }), at: Number.NaN },
    { ...entryOf('house', { do: 'begin' }), seq: 2 ** 53 },
  ];
  for (const one of wrong) assert.throws(() => writeEntry(scheffeln, one), TypeError, JSON.stringify(one));
});

test('every action of real games can be written in a line', () => {
  for (const [index, options] of everyOptions(scheffeln.options).entries()) {
    const random = new Seeded(`line ${index}`);
    const state = scheffeln.start(options, scheffeln.seats(options).max);
    for (let seq = 1; scheffeln.toAct(state) !== 'over'; seq++) {
      const turn = scheffeln.toAct(state);
      const by = turn === 'chance' || turn === 'over' ? 'chance' : pick(turn, random);
      const action = by === 'chance' ? scheffeln.chance(state, random) : scheffeln.sample(state, by, random);
      const deed: Deed = by === 'chance' ? { do: 'draw', action } : { do: 'act', action, race: null, ordered: false };
      const one: Entry = { seq, at: AT, by, cid: null, deed };
      assert.deepEqual(readEntry(scheffeln, writeEntry(scheffeln, one)), { ok: true, value: one });
      scheffeln.apply(state, by, action, null);
    }
  }
});

test('times are those of the calendar, from 1970 to 9999', () => {
  fc.assert(
    fc.property(moment, (at) => {
      assert.equal(writeMoment(at), new Date(at).toISOString());
      assert.equal(readMoment(writeMoment(at)), at);
    }),
    { numRuns: 5000, examples: [[0], [951_782_400_000], [4_107_542_400_000], [253_402_300_799_999]] },
  );
  for (const text of [
    '2026-02-29T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
  ]) {
    assert.equal(readMoment(text), null, text);
  }
});

test('data has one form for any order of its keys, and no text sets a prototype', () => {
  fc.assert(
    fc.property(plainData, (data) => {
      const text = writeJson(data);
      assert.match(text, /^[ -"$-~]*$/);
      const read = readJson(text);
      assert.ok(read.ok);
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(data)));
      assert.equal(writeJson(read.value), text);
      // More or other white space is another text, and so refused.
      assert.ok(!readJson(` ${text}`).ok);
    }),
  );
  assert.equal(writeJson({ b: 1, a: [{ d: 'ü', c: null }] }), '{"a":[{"c":null,"d":"\\u00fc"}],"b":1}');
  for (const text of ['{"b":1,"a":2}', '{"a":1,"a":1}', '[1.0]', '[-0]', '1e3', '"ü"', '"\\u0041"', '"\\u00FC"']) {
    assert.ok(!readJson(text).ok, text);
  }
  for (const key of ['ü', '\ud800', 'a\nb', '"', '\\', '#'])
    assert.throws(() => writeJson({ [key]: 1 }), TypeError, key);
  assert.ok(readJson('{"__proto__":{"polluted":true}}').ok);
  assert.equal(({} as { polluted?: boolean }).polluted, undefined);
});

test('terms that do not fit into a line are refused', () => {
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);
  for (const position of [deep, { ü: 1 }, 'x'.repeat(40_000), undefined, () => 1, Number.NaN, 1n]) {
    assert.ok(!isWritable(position));
  }
  fc.assert(fc.property(plainData, (data) => assert.ok(isWritable(data))));
});

test('common lines take the fast path in both directions, with the same result', () => {
  const [options] = everyOptions(scheffeln.options);
  assert.ok(options !== undefined);
  const draw = { do: 'draw', action: scheffeln.chance(scheffeln.start(options, 2), new Seeded('draw')) } as const;
  const plain = [
    entryOf(0, act('move red'), null),
    entryOf(99, act('move red'), 'c9f'),
    entryOf('chance', draw),
    { ...entryOf(7, act('move red'), null), seq: 999_999_999_999_999, at: 0 },
    { ...entryOf(7, act('move red'), null), seq: 1 },
  ];
  for (const one of plain) {
    const line = writeEntry(scheffeln, one);
    const read = readPlain(scheffeln, line);
    assert.deepEqual(read, one, line);
    // Written fast once it has been read: its action is in the cache by then.
    if (one.by !== 'chance') assert.equal(writePlain(scheffeln, read as Entry), line);
  }
  const known = (readPlain(scheffeln, writeEntry(scheffeln, plain[0] as Entry)) as Entry).deed;
  const other: readonly Entry[] = [
    entryOf(100, known),
    entryOf('house', { do: 'begin' }),
    entryOf(0, { ...known, ordered: true } as Deed),
    entryOf(0, known, 'not a cid'),
    { ...entryOf(0, known), seq: -1 },
    { ...entryOf(0, known), at: 0.5 },
    // Not in the cache: take the general path.
    entryOf(0, { ...known, action: { type: 'move', card: 'red' } } as Deed),
  ];
  for (const one of other) assert.equal(writePlain(scheffeln, one), null, JSON.stringify(one));
  for (const line of ['', ' ', '17', '17 2026', '17 2026-11-16T00:12:01.123Z house begins', 'x seat 0: move red'])
    assert.equal(readPlain(scheffeln, line), null, line);
});
