// How texts of people are cleaned.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '@backroom/protocol/contract';
import fc from 'fast-check';

test('a chat line has no invisible characters, no change of direction and no line break', () => {
  const nasty = fc.constantFrom(
    ...'\u202e\u2066\u200f\u061c\u200b\ufeff\u0000\u001b\n\t\u2028\u0085\u00ad\ue000\ud800\u3164'.split(''),
    '\u{e0041}',
    '\u0301',
    '\u200d',
    '\ufe0f',
  );
  const text = fc.array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 40 });
  fc.assert(
    fc.property(text, (parts) => {
      const left = spoken(parts.join(''));
      assert.doesNotMatch(left, /[\p{Cc}\p{Co}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\ufeff\u00ad\u3164]/u);
      assert.doesNotMatch(left, /\p{M}{5}/u);
      assert.ok(left.isWellFormed());
      assert.equal(spoken(left), left, 'cleaning is done once');
    }),
    { numRuns: 2000 },
  );
});

test('what languages and pictures need stays: accents, joiners, emoji of several parts', () => {
  for (const text of ['Grüße, ça va? ¿Qué tal? È così.', 'می‌خواهم', '👩‍👩‍👧 ❤️', 'क्‍ष', 'a < b & c > d "quoted"'])
    assert.equal(spoken(text), text.normalize('NFC'));
  assert.equal(spoken('two\nlines\tand  gaps '), 'two lines and gaps');
  assert.equal(spoken('\u202e\u200b\u200d '), '');
});
