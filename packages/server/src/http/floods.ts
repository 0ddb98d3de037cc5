// Cuts off an address that sends far more requests than its limits allow. A refusal costs as much as an answer, and thousands of
// pipelined requests come in one packet, so a flood is not answered: its connection is closed before the request is looked at.
import type { IncomingMessage, Server } from 'node:http';
import type { Rate } from '../limits/rate.ts';
import { AddressBuckets } from '../limits/subnets.ts';

export interface FloodLimit<Kind extends string> {
  /** Of an address, for each kind of request: more than the limits that refuse a request with an answer. */
  readonly rates: Readonly<Record<Kind, Rate>>;
  kindOf(request: IncomingMessage): Kind;
  addressOf(request: IncomingMessage): string;
  now(): number;
}

/** Call it when everything that handles requests is attached to the server. */
export function cutFloods<Kind extends string>(server: Server, limit: FloodLimit<Kind>): void {
  const { rates, kindOf, addressOf, now } = limit;
  const buckets = new Map(Object.entries<Rate>(rates).map(([kind, rate]) => [kind, new AddressBuckets(rate)]));
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // The rest of a packet whose connection was closed.
    if (request.socket.destroyed) return;
    if (buckets.get(kindOf(request))?.take(addressOf(request), now()) === false) request.socket.destroy();
    else for (const handle of handlers) handle.call(server, request, response);
  });
}
