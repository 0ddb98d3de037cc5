// One HTTP request to an address from a player: encrypted, public addresses only, no redirects, with a timeout. The
// addresses of a name are checked at the time of the connection, so the name cannot change in between.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

export interface OutgoingRequest {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** `status`: 0 if there was no answer. `after`: seconds that the receiver asks us to wait. */
export type Delivered =
  | { readonly kind: 'answered'; readonly status: number; readonly after: number }
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'forbidden'; readonly why: string };

const LONGEST_BODY = 2048;
/** The overhead of a push message of that length. */
const PUSH_OVERHEAD = 512;
const WITHIN = 5000;

/** `anywhere`: allows this machine, its local network and plain http. For tests, and for networks at home. */
export interface DeliveryPolicy {
  readonly anywhere: boolean;
}

/** Why no message may go there, or null. */
export function objectionTo(to: string, { anywhere }: DeliveryPolicy): string | null {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null) return 'This address is malformed.';
  if (url.username !== '' || url.password !== '') return 'An address must not have a name or a password in it.';
  if (anywhere) return /^https?:$/.test(url.protocol) ? null : 'The address must begin with https://';
  if (url.protocol !== 'https:') return 'The address must begin with https://';
  if (url.port !== '') return 'The address must not name a port.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'This address is not on the open internet.' : null;
}

export function deliver({ to, headers, body }: OutgoingRequest, policy: DeliveryPolicy): Promise<Delivered> {
  const objection = objectionTo(to, policy);
  if (objection !== null) return Promise.resolve({ kind: 'forbidden', why: objection });
  if (body.length > LONGEST_BODY + PUSH_OVERHEAD)
    return Promise.resolve({ kind: 'forbidden', why: 'The message is too long.' });
  const send = to.startsWith('https:') ? request : plainRequest;
  return new Promise((resolve) => {
    const outgoing = send(to, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      // A new connection: a reused one was checked for another name.
      agent: false,
      signal: AbortSignal.timeout(WITHIN),
      ...(policy.anywhere ? {} : { lookup: lookUp }),
    });
    outgoing.on('response', (answer) => {
      const after = Number(answer.headers['retry-after']);
      resolve({ kind: 'answered', status: answer.statusCode ?? 0, after: after > 0 ? after : 0 });
      // The body of the answer is ignored.
      answer.destroy();
    });
    // A private address looks like an unknown one: the person who gave the name must not learn which it is.
    outgoing.on('error', (error) => resolve({ kind: 'unreachable', why: error.message }));
    outgoing.end(body);
  });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Every address of the name must be public: one that is not makes the whole name suspicious. */
export function lookUp(host: string, options: LookupOptions, found: Found, resolve: typeof lookup = lookup): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address)))
      return found(new Error('This name leads to an address that is not on the open internet.'), []);
    if (options.all === true) return found(null, addresses);
    found(null, first.address, first.family);
  });
}
