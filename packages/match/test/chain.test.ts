// The chain reveals every change, and nothing else until the secret is disclosed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chainOf, genesis, link, saltOf } from '../src/index.ts';
import { hex } from './arbitrary.ts';
import { native } from './native.ts';

const SECRET = native.sha256('a secret for tests');
const someLines = fc.array(fc.stringMatching(/^[ -~]{1,80}$/), { minLength: 1, maxLength: 20 });

test('hashes are of the lines that the document names', () => {
  assert.equal(genesis('m7'), native.sha256('Backroom match, format 1\nm7'));
  assert.equal(saltOf(SECRET, 17), native.hmac(SECRET, 'salt\n17'));
  assert.equal(link('prev', 'salt', 'line'), native.sha256('prev\nsalt\nline'));
  fc.assert(
    fc.property(hex, someLines, (secret, lines) => {
      let head = native.sha256('Backroom match, format 1\nm7');
      const heads = lines.map((line, i) => {
        head = native.sha256(`${head}\n${native.hmac(secret, `salt\n${i + 1}`)}\n${line}`);
        return head;
      });
      assert.deepEqual(chainOf('m7', secret, lines), heads);
      assert.deepEqual(chainOf('m7', secret, lines, native), heads);
    }),
  );
});

test('a line changed, dropped, added or moved changes the head, and so does another match or secret', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), fc.string({ minLength: 1, unit: 'grapheme-ascii' }), (lines, at, text) => {
      const i = at % lines.length;
      const head = (some: readonly string[], match = 'm7', secret = SECRET) =>
        chainOf(match, secret, some, native).at(-1) ?? genesis(match, native);
      const heads = [
        head(lines),
        head(lines.with(i, lines[i] + text)),
        head(lines.toSpliced(i, 1)),
        head(lines.toSpliced(i, 0, `${lines[i]}${text}${text}`)),
        head(lines, 'm8'),
        head(lines, 'm7', native.sha256(SECRET)),
      ];
      assert.equal(new Set(heads).size, heads.length);
      const moved = lines.toReversed();
      if (moved.join('\n') !== lines.join('\n')) assert.notEqual(head(moved), head(lines));
    }),
  );
});

test('without the secret, no hash tells which of a few lines it is of: the same line has another hash everywhere', () => {
  const lines = Array.from({ length: 200 }, () => 'seat 0: move red');
  const prev = genesis('m7');
  const hashes = lines.map((line, i) => link(prev, saltOf(SECRET, i + 1), line));
  assert.equal(new Set(hashes).size, hashes.length);
});
