// Delays requests for files of the page that come faster than a steady rate. Every new browser fetches all files once, hundreds of
// them (web/build/sw.js), so a club behind one address fetches thousands. They wait: a refused file would break a page.
import type { IncomingMessage, Server } from 'node:http';
import type { Trusts } from '../limits/address.ts';
import { Buckets } from '../limits/rate.ts';
import { networkOf } from '../limits/subnets.ts';
import { beforeHandlers } from './before-handlers.ts';
import type { Connections } from './connections.ts';
import { refuseFlood } from './floods.ts';

/** For each changing request that an address may send: so many files a second, and so many at once. */
const FILES_PER_CHANGE = 150;
const FILES_AT_ONCE = 50;
/** A file that would have to wait longer than this is refused as a flood; milliseconds. */
const LONGEST_WAIT = 5000;

/** The start page, what it names, and what the service worker stores. Other addresses of the page count as requests. */
const FILES = /^\/(?:assets\/[\w.-]+|icon[\w-]*\.\w+|manifest\.webmanifest|sw\.js)?$/;

interface RequestLine {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

export const isForPage = ({ method, url = '' }: RequestLine): boolean => method === 'GET' && FILES.test(url);

export interface PagePace {
  readonly changesPerSecond: number;
  addressOf(request: IncomingMessage): string;
  readonly trusts: Trusts;
  readonly connections: Connections;
  now(): number;
  later(ms: number, what: () => void): () => void;
}

/** Call it when everything that handles requests is attached to the server. */
export function pacePage(server: Server, pace: PagePace): void {
  const { changesPerSecond, addressOf, now, later } = pace;
  const files = new Buckets({
    burst: FILES_AT_ONCE * changesPerSecond,
    perSecond: FILES_PER_CHANGE * changesPerSecond,
  });
  beforeHandlers(server, (request, response, handle) => {
    if (!isForPage(request)) return handle();
    const wait = files.reserve(networkOf(addressOf(request)), now(), LONGEST_WAIT);
    if (wait === null) refuseFlood(request, response, pace);
    else if (wait === 0) handle();
    else
      later(wait, () => {
        if (!request.socket.destroyed) handle();
      });
  });
}
