// Fairness by Node's own cryptography: what ours is compared with, and the faster one that a host brings.
import { createHash, createHmac } from 'node:crypto';
import type { Primitives } from '../src/index.ts';

export const native: Primitives = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('hex'),
};
