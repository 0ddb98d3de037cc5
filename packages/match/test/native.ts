// Node's own cryptography: the reference for our implementation, and the faster one that a server uses.
import { createHash, createHmac } from 'node:crypto';
import type { Primitives } from '../src/index.ts';

export const native: Primitives = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex'),
};
