// The packed form says exactly what JSON says, in far fewer bytes, and refuses everything it did not write itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Common, type Lexicon, lexiconOf, Packer, unpack } from '../src/index.ts';

const WORDS = ['red', 'blue', 'seat', 'type', 'move', 'é', ''];

/** Plain data as messages are made of, with words and shapes that recur. */
const data = fc.letrec<{ value: unknown; record: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.integer({ min: -2, max: 130 }),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(...WORDS),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 20 }),
    tie('record'),
  ),
  record: fc.dictionary(
    fc.oneof(
      fc.constantFrom(...WORDS),
      fc.string().filter((key) => key !== '__proto__'),
    ),
    tie('value'),
    { maxKeys: 5, noNullPrototype: true },
  ),
})).value;

const lexicon: Lexicon = lexiconOf('test', [
  { type: 'red', seat: 1 },
  { type: 'blue', seat: 1, move: 'red' },
  Array.from({ length: 300 }, (_, i) => `word ${i}`),
]);

test('a packed message unpacks to the same data', () => {
  const packer = new Packer(lexicon);
  fc.assert(
    fc.property(data, (message) => {
      const plain: unknown = JSON.parse(JSON.stringify(message, (_, x) => (Object.is(x, -0) ? 0 : x)));
      assert.deepEqual(unpack(packer.pack(plain), lexicon), plain);
    }),
    { numRuns: 2000 },
  );
});

test('whole numbers and words survive packing, at the limits of each form too', () => {
  const packer = new Packer(lexicon);
  const edges = [0, 95, 96, 127, 128, 16383, 16384, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER];
  for (const n of [...edges, ...edges.map((x) => -x), 0.5, 1e300, -0])
    assert.ok(Object.is(unpack(packer.pack(n), lexicon), n), `${n}`);
  for (const word of lexicon.words) assert.equal(unpack(packer.pack(word), lexicon), word);
  assert.ok(lexicon.words.length > 112, 'both forms of a word are in use');
});

test('a known word takes one byte, a known shape two', () => {
  const packer = new Packer(lexicon);
  assert.equal(packer.pack('red').length, 1);
  assert.equal(packer.pack({ type: 'red', seat: 1 }).length, 2 + 2);
});

test('random bytes are refused, and never crash or hang the reader', () => {
  const packer = new Packer(lexicon);
  const readOrRefuse = (bytes: Uint8Array): void => {
    try {
      unpack(bytes, lexicon);
    } catch (error) {
      assert.ok(error instanceof RangeError, `${error}`);
      assert.match(error.message, /^not a packed message/);
    }
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), readOrRefuse), { numRuns: 5000 });
  fc.assert(
    fc.property(data, fc.nat(), fc.integer({ min: 0, max: 255 }), (message, place, byte) => {
      const bytes = packer.pack(message);
      assert.throws(() => unpack(bytes.subarray(0, bytes.length - 1), lexicon), RangeError);
      bytes[place % bytes.length] = byte;
      readOrRefuse(bytes);
    }),
    { numRuns: 1000 },
  );
  // A list that claims to hold more than there are bytes; a tower of lists.
  assert.throws(() => unpack(Uint8Array.of(232, 255, 255, 255, 127), lexicon), RangeError);
  assert.throws(() => unpack(new Uint8Array(100_000).fill(209), lexicon), RangeError);
});

test('an unpacked record cannot change Object.prototype', () => {
  const bytes = Uint8Array.of(234, 1, 230, 9, ...new TextEncoder().encode('__proto__'), 234, 0);
  assert.throws(() => unpack(bytes, lexicon), RangeError);
  assert.equal(Object.keys(Object.prototype).length, 0);
});

test('messages that share parts are packed to the same bytes as each message alone', () => {
  const packer = new Packer(lexicon);
  const parts = fc.array(data, { minLength: 1, maxLength: 4 });
  const choice = fc.array(fc.nat(3), { maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.array(choice, { minLength: 2, maxLength: 4 }), (shared, messages) => {
      const common = new Common();
      for (const chosen of messages) {
        const inner = Object.fromEntries(chosen.map((n, i) => [WORDS[i], shared[n % shared.length]]));
        const message = { type: 'red', seat: inner, move: shared[chosen.length % shared.length] };
        const alone = packer.pack(message);
        const packed = packer.peek(message, common).slice();
        common.bytes ??= packed;
        assert.deepEqual(packed, alone);
      }
    }),
  );
});
