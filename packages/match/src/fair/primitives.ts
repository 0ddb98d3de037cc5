// The two functions that all fairness here rests on, over text: a host may bring faster ones of its platform.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Text goes in as UTF-8; keys and answers are 64 lowercase hexadecimal digits. */
export interface Primitives {
  sha256(text: string): string;
  hmac(key: string, text: string): string;
}

/** Runs everywhere. */
export const portable: Primitives = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmac: (key, text) => bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))),
};

/** 32 bytes, as every secret, share, pledge, commitment and hash is written. */
export const isHex32 = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** What is hashed is a few lines of text, so that anybody can do it again by hand. No field may hold a newline. */
export function fields(...parts: readonly (string | number)[]): string {
  return parts.join('\n');
}
