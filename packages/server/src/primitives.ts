// The hash functions of a match by the platform's own hand: the same results as everywhere, sooner.
import { hash } from 'node:crypto';
import type { Primitives } from '@backroom/match';

/** SHA-256 works on blocks of so many bytes, and gives half a block. */
const BLOCK = 64;
const INNER = 0x36;
const OUTER = 0x5c;

const outer = Buffer.alloc(BLOCK + BLOCK / 2);
let inner = Buffer.alloc(BLOCK * 8);

/** RFC 2104, for keys that fit a block. The platform's own HMAC makes an object of every key, at five times the cost. */
function hmac(key: string, text: string): string {
  const bytes = Buffer.from(key, 'hex');
  const end = BLOCK + Buffer.byteLength(text);
  if (end > inner.length) inner = Buffer.alloc(end * 2);
  for (let i = 0; i < BLOCK; i++) {
    const byte = bytes[i] ?? 0;
    inner[i] = byte ^ INNER;
    outer[i] = byte ^ OUTER;
  }
  inner.write(text, BLOCK);
  hash('sha256', inner.subarray(0, end), 'buffer').copy(outer, BLOCK);
  return hash('sha256', outer, 'hex');
}

export const native: Primitives = { sha256: (text) => hash('sha256', text, 'hex'), hmac };
