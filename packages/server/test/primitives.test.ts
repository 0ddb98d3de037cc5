// The platform's hash functions give the standard results: otherwise a match could not be verified elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { portable } from '@backroom/match';
import fc from 'fast-check';
import { native } from '../src/primitives.ts';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const text = fc.string({ unit: 'binary', maxLength: 2000 });

test('the hash of any text is the same in all implementations', () => {
  fc.assert(fc.property(text, (some) => assert.equal(native.sha256(some), portable.sha256(some))));
});

test('the keyed hash of any text is the same in all implementations, after any earlier hash', () => {
  fc.assert(
    fc.property(key, text, (secret, some) => assert.equal(native.hmac(secret, some), portable.hmac(secret, some))),
  );
});
