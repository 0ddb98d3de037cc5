// The hash functions of a match by the platform's own hand: the same results as everywhere, sooner. Texts are put into one
// buffer that is there already, and results are taken as texts: to make an object for either costs more than to hash it.
import { hash } from 'node:crypto';
import type { Primitives } from '@backroom/match';

/** SHA-256 works on blocks of so many bytes, and gives half a block. */
const BLOCK = 64;
const HASH = BLOCK / 2;
const INNER = 0x36;
const OUTER = 0x5c;

const outer = Buffer.alloc(BLOCK + HASH);
let room = Buffer.alloc(1024);

/** Makes sure that this text, which may take three bytes for each of its characters, has room behind a key. */
function makeRoom(text: string): void {
  const most = BLOCK + text.length * 3;
  if (most > room.length) room = Buffer.alloc(most * 2);
}

function sha256(text: string): string {
  makeRoom(text);
  return hash('sha256', room.subarray(0, room.write(text)), 'hex');
}

/** RFC 2104, for keys that fit a block. The platform's own HMAC makes an object of every key. */
function hmac(key: string, text: string): string {
  makeRoom(text);
  const end = BLOCK + room.write(text, BLOCK);
  const length = room.write(key, 'hex');
  for (let i = 0; i < BLOCK; i++) {
    const byte = i < length ? room[i] : 0;
    room[i] = byte ^ INNER;
    outer[i] = byte ^ OUTER;
  }
  outer.write(hash('sha256', room.subarray(0, end), 'binary'), BLOCK, 'binary');
  return hash('sha256', outer, 'hex');
}

export const native: Primitives = { sha256, hmac };
