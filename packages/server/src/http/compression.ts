// Compressed answers. Opt-in per route, and only for answers without secrets: the length of a compressed text reveals
// how much of it repeats, so a secret beside text that an attacker chose could be guessed letter by letter (BREACH).
// Tokens, tickets, invitations and hands of a running match are never compressed.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everybody, and may be compressed. */
    compressed?: boolean;
  }
}

/** Smaller answers gain nothing. */
const LEAST = 1024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | null;

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
}

export const readsBrotli = (request: FastifyRequest): boolean => encodingFor(request) === 'br';

const mark = (reply: FastifyReply, encoding: Encoding): void => {
  reply.header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
};

/** All of it off the main thread. */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.compressed !== true || typeof payload !== 'string' || payload.length < LEAST)
      return payload;
    const encoding = encodingFor(request);
    mark(reply, encoding);
    if (encoding === null) return payload;
    reply.removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, QUALITY) : zip(payload);
  });
}

/** Sends a stored Brotli answer in a form that the client accepts. */
export async function sendBrotli(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): Promise<unknown> {
  const encoding = encodingFor(request);
  mark(reply, encoding);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (encoding === 'br') return reply.send(body);
  const plain = await unbrotli(body);
  return reply.send(encoding === 'gzip' ? await zip(plain) : plain);
}
