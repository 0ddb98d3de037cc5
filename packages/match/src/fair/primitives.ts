// The two hash functions that fairness depends on, over text. A host may supply faster ones of its platform.
import { hmac, sha256 } from './sha256.ts';

/** Text goes in as UTF-8; keys and results are 64 lowercase hexadecimal digits. */
export interface Primitives {
  sha256(text: string): string;
  hmac(key: string, text: string): string;
}

const encoder = new TextEncoder();
/** The hexadecimal digits of every byte. */
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

const hexOf = (bytes: Uint8Array): string => {
  let hex = '';
  for (const byte of bytes) hex += PAIRS[byte];
  return hex;
};

const bytesOf = (hex: string): Uint8Array => {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
};

/** Runs everywhere. */
export const portable: Primitives = {
  sha256: (text) => hexOf(sha256(encoder.encode(text))),
  hmac: (key, text) => hexOf(hmac(bytesOf(key), encoder.encode(text))),
};

/** 32 bytes, as every secret, share, pledge, commitment and hash is written. */
export const isHex32 = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** The hashed text is a few lines, so that anybody can compute it by hand. No field may contain a newline. */
export function fields(...parts: readonly (string | number)[]): string {
  return parts.join('\n');
}
