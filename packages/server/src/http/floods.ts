// Refuses the requests of an address that sends far more than its limits allow. A refusal by a route costs as much as an answer, and
// thousands of pipelined requests come in one packet, so a flood is not answered: its connection is closed before the request is looked at.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Trusts } from '../limits/address.ts';
import type { Rate } from '../limits/rate.ts';
import { AddressBuckets } from '../limits/subnets.ts';
import { beforeHandlers } from './before-handlers.ts';
import type { Connections } from './connections.ts';
import { tooMany } from './problem.ts';

export interface FloodLimit<Kind extends string> {
  /** Of an address, for each kind of request: more than the limits that refuse a request with an answer. */
  readonly rates: Readonly<Record<Kind, Rate>>;
  /** Null: it is not counted here. */
  kindOf(request: IncomingMessage): Kind | null;
  addressOf(request: IncomingMessage): string;
  readonly trusts: Trusts;
  readonly connections: Connections;
  now(): number;
}

/** Call it when everything that handles requests is attached to the server. */
export function cutFloods<Kind extends string>(server: Server, limit: FloodLimit<Kind>): void {
  const { rates, kindOf, addressOf, connections, now } = limit;
  const buckets = new Map(Object.entries<Rate>(rates).map(([kind, rate]) => [kind, new AddressBuckets(rate)]));
  beforeHandlers(server, (request, response, handle) => {
    // The rest of a packet whose connection was closed.
    if (request.socket.destroyed) return connections.chargeDropped(request.socket);
    const kind = kindOf(request);
    if (kind === null || buckets.get(kind)?.take(addressOf(request), now()) !== false) handle();
    else refuseFlood(request, response, limit);
  });
}

/**
 * A trusted proxy gets an answer: it would take a closed connection for a server that has failed, repeat the request, or send
 * nobody here for a while. It does not pipeline, so a short answer is cheap.
 */
export function refuseFlood(
  { socket }: IncomingMessage,
  response: ServerResponse,
  { trusts, connections }: Pick<FloodLimit<string>, 'trusts' | 'connections'>,
): void {
  if (!trusts(socket.remoteAddress ?? '')) connections.close(socket);
  else response.writeHead(REFUSAL.status, HEADERS).end(TEXT);
}

const REFUSAL = tooMany();
const TEXT = JSON.stringify({ error: { code: REFUSAL.code, why: REFUSAL.message } });
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(TEXT),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
