// Hash functions from node:crypto: same results, faster. They write text into one existing buffer and read results as
// text: creating an object for either costs more than the hash.
//
// The HMAC is two hashes instead of `createHmac`, which creates an object for every key: 1.1 us against 14 us each, on
// Node 24 with one to three of them per move (`node scripts/launch.mjs bench/frames.ts`). With cached key objects it
// would be 1.9 us, but then the secrets of all matches would be in memory twice. test/primitives.test.ts compares it
// with the portable one.
import { hash } from 'node:crypto';
import type { Primitives } from '@backroom/match';

/** SHA-256 works on blocks of this many bytes, and returns half a block. */
const BLOCK = 64;
const HASH = BLOCK / 2;
const INNER = 0x36;
const OUTER = 0x5c;

const outer = Buffer.alloc(BLOCK + HASH);
let room = Buffer.alloc(1024);

/** Makes room for this text after a key. A character may take three bytes. */
function makeRoom(text: string): void {
  const most = BLOCK + text.length * 3;
  if (most > room.length) room = Buffer.alloc(most * 2);
}

function sha256(text: string): string {
  makeRoom(text);
  return hash('sha256', room.subarray(0, room.write(text)), 'hex');
}

/** RFC 2104, for keys that fit into a block. `createHmac` would create an object for every key. */
function hmac(key: string, text: string): string {
  makeRoom(text);
  const end = BLOCK + room.write(text, BLOCK);
  const length = room.write(key, 'hex');
  for (let i = 0; i < BLOCK; i++) {
    const byte = i < length ? (room[i] as number) : 0;
    room[i] = byte ^ INNER;
    outer[i] = byte ^ OUTER;
  }
  outer.write(hash('sha256', room.subarray(0, end), 'binary'), BLOCK, 'binary');
  return hash('sha256', outer, 'hex');
}

export const native: Primitives = { sha256, hmac };
