// A match is exported as text and imported unchanged, and only that text is accepted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import type { Entry } from '../src/deeds.ts';
import { exportMatch, type FindGame, importMatch, type WrittenExtras } from '../src/text.ts';
import { entry, hex } from './arbitrary.ts';
import { table } from './commotion.ts';

const findGame: FindGame = (id, rules) => (id === 'scheffeln' && rules === 1 ? scheffeln : undefined);

/** Any deeds in a row, numbered and in order of time, after an opening. */
const log: fc.Arbitrary<Entry[]> = fc
  .tuple(
    entry.filter(({ deed }) => deed.do === 'open'),
    fc.array(
      entry.filter(({ deed }) => deed.do !== 'open'),
      { maxLength: 8 },
    ),
  )
  .map(([first, rest]) => {
    const times = [first, ...rest].map(({ at }) => at).sort((a, b) => a - b);
    return [first, ...rest].map((one, i): Entry => {
      const { deed } = one;
      const own = deed.do === 'open' ? { ...deed, terms: { ...deed.terms, game: 'scheffeln', rules: 1 } } : deed;
      return { ...one, seq: i + 1, at: times[i], deed: own };
    });
  });

const result: fc.Arbitrary<Result> = fc.record(
  {
    scores: fc.array(fc.integer(), { minLength: 1, maxLength: 8 }),
    winners: fc.uniqueArray(fc.nat(7), { maxLength: 3 }),
  },
  { noNullPrototype: true },
);

const extras: fc.Arbitrary<WrittenExtras> = fc.record(
  {
    names: fc.array(fc.option(fc.string({ unit: 'binary' }), { nil: null }), { maxLength: 8 }),
    head: fc.option(hex, { nil: null }),
    result: fc.option(result, { nil: null }),
  },
  { requiredKeys: [] },
);

test('an exported match is imported, and exported again byte for byte', () => {
  fc.assert(
    fc.property(log, extras, (entries, more) => {
      const text = exportMatch(scheffeln, entries, more);
      const read = importMatch(findGame, text);
      assert.ok(read.ok, read.ok ? '' : `${read.why}\n${text}`);
      assert.deepEqual(read.value.entries, entries);
      assert.equal(read.value.head, more.head ?? null);
      assert.deepEqual(read.value.result, more.result ?? null);
      assert.equal(exportMatch(scheffeln, read.value.entries, read.value), text);
    }),
    { numRuns: 500 },
  );
});

test('the match of every table can be written and read, also of another game', () => {
  for (let i = 0; i < 30; i++) {
    const { game, entries } = table(`text ${i}`, 150);
    const text = exportMatch(game, entries);
    const read = importMatch(() => game, text);
    assert.ok(read.ok, read.ok ? '' : read.why);
    assert.deepEqual(read.value.entries, entries);
  }
});

test('a changed file is refused with the line, or is another match, never the same one in another form', () => {
  const patch = fc.string({
    unit: fc.constantFrom('\n', '\r', ' ', '0', 'a', ':', '#', 'Name 0: A\n', '\u2028'),
    maxLength: 2,
  });
  fc.assert(
    fc.property(log, extras, fc.nat(), fc.nat(3), patch, (entries, more, at, cut, inserted) => {
      const text = exportMatch(scheffeln, entries, more);
      const where = at % (text.length + 1);
      const changed = text.slice(0, where) + inserted + text.slice(where + cut);
      const read = importMatch(findGame, changed);
      if (read.ok) assert.equal(exportMatch(scheffeln, read.value.entries, read.value), changed);
      else assert.match(read.why, /^line \d+: ./);
    }),
    { numRuns: 1000 },
  );
});

const FIRST = (fc.sample(log, { numRuns: 1, seed: 4 })[0] as Entry[]).slice(0, 1);
const TEXT = exportMatch(scheffeln, FIRST, { names: ['Ada'], head: 'ab'.repeat(32) });
const lines = TEXT.split('\n');
const whyNot = (text: string): string => {
  const read = importMatch(findGame, text);
  assert.ok(!read.ok);
  return read.why;
};

test('errors say where and what', () => {
  const withLine = (number: number, line: string) => lines.with(number - 1, line).join('\n');
  assert.match(whyNot(''), /^line 1: must be/);
  assert.match(whyNot('Backroom'), /^line 1: .*cut off/);
  assert.match(whyNot('<html>\n'), /^line 1: must be "Backroom match, format 1"/);
  assert.match(whyNot(withLine(2, 'Game: poker, rules 1')), /^line 2: version 1 of the game poker/);
  assert.match(whyNot(withLine(2, 'Game: scheffeln, rules 2')), /^line 2: version 2/);
  assert.match(whyNot(withLine(3, 'Match: other')), /^line 6: the opening and the heading name different/);
  assert.match(whyNot(withLine(4, 'Name 1: \u202eAda')), /^line 4: must be a name/);
  assert.match(whyNot(withLine(4, 'Name 1: Ada\nName 0: Bo')), /^line 5: must be a name/);
  assert.match(whyNot(withLine(4, 'Name 0: Ada\nName 0: Bo')), /^line 5: must be a name/);
  assert.match(
    whyNot(withLine(6, '1 2026-11-16T00:12:01.123Z house begins')),
    /^line 6: a match begins with its opening/,
  );
  assert.match(whyNot(withLine(6, lines[5].replace('1 ', '2 '))), /^line 6: entry 1 is due here, not 2/);
  assert.match(whyNot(withLine(7, lines[5].replace('1 ', '2 '))), /^line 7: a match is opened once/);
  assert.match(whyNot(withLine(7, '2 1970-01-01T00:00:00.000Z house begins')), /^line 7: it is earlier/);
  assert.match(whyNot(withLine(8, 'Head: AB')), /^line 8: after the log/);
  assert.match(whyNot(`${exportMatch(scheffeln, FIRST)}\n`), /^line 6: unexpected empty line/);
  assert.match(whyNot(TEXT.replaceAll('\n', '\r\n')), /^line 1: lines must end in LF,/);
  assert.match(whyNot(TEXT.slice(0, -1)), /^line 8: the last line has no line end/);
  assert.match(whyNot(`\ufeff${TEXT}`), /^line 1:/);
  assert.match(whyNot('a\n'.repeat(5_000_000)), /^a match has at most/);
});

test('any text is refused without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => assert.ok(!importMatch(findGame, text).ok)),
  );
  const many = Array.from({ length: 30_000 }, (_, i) => `${i + 2} 2999-11-16T00:12:01.123Z house begins`).join('\n');
  assert.match(whyNot(`${lines.slice(0, 6).join('\n')}\n${many}\n`), /a match has at most 20000 entries/);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

test('names are cleaned or left out: they are not part of the log and cannot break it', () => {
  const heading = (name: string) => exportMatch(scheffeln, FIRST, { names: [name] }).split('\n\n')[0];
  assert.match(heading('  Zoë 🎲 '), /\nName 0: Zoë 🎲$/u);
  assert.match(
    heading('Ada\n1 2026-11-16T00:12:01.123Z house begins'),
    /\nName 0: Ada 1 2026-11-16T00:12:01.123Z house begins$/,
  );
  assert.doesNotMatch(heading('\u0007\u202e\n'), /Name/);
});
