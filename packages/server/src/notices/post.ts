// One letter to an address that somebody gave us: encrypted, to the open internet only, no detours, not for long. The
// addresses behind a name are looked at when the connection is made, so that a name cannot change its meaning in between.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isEverybodys } from './addresses.ts';

export interface Letter {
  readonly to: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** `status`: 0 if there was no answer. `after`: seconds that the other side asks us to wait. */
export type Delivered =
  | { readonly kind: 'answered'; readonly status: number; readonly after: number }
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'forbidden'; readonly why: string };

const LONGEST_LETTER = 2048;
/** What a push service adds to a letter of that length. */
const ENVELOPE = 512;
const WITHIN = 5000;

/** `anywhere`: also to this machine and its neighbours, and without encryption. For tests, and for networks at home. */
export interface Post {
  readonly anywhere: boolean;
}

class Forbidden extends Error {}

/** Why no letter may go there, or null. */
export function objectionTo(to: string, { anywhere }: Post): string | null {
  const url = URL.canParse(to) ? new URL(to) : null;
  if (url === null) return 'This is no address.';
  if (url.username !== '' || url.password !== '') return 'An address must not have a name or a password in it.';
  if (anywhere) return /^https?:$/.test(url.protocol) ? null : 'The address must begin with https://';
  if (url.protocol !== 'https:') return 'The address must begin with https://';
  if (url.port !== '') return 'The address must not name a port.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isEverybodys(host) ? 'This address is not on the open internet.' : null;
}

export function deliver({ to, headers, body }: Letter, post: Post): Promise<Delivered> {
  const objection = objectionTo(to, post);
  if (objection !== null) return Promise.resolve({ kind: 'forbidden', why: objection });
  if (body.length > LONGEST_LETTER + ENVELOPE)
    return Promise.resolve({ kind: 'forbidden', why: 'The letter is too long.' });
  const send = to.startsWith('https:') ? request : plainRequest;
  return new Promise((resolve) => {
    const going = send(to, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      // A connection of its own: one that is kept was checked for somebody else.
      agent: false,
      signal: AbortSignal.timeout(WITHIN),
      ...(post.anywhere ? {} : { lookup: lookUp }),
    });
    going.on('response', (answer) => {
      const after = Number(answer.headers['retry-after']);
      resolve({ kind: 'answered', status: answer.statusCode ?? 0, after: after > 0 ? after : 0 });
      // Nobody reads what else is said.
      answer.destroy();
    });
    going.on('error', (error) =>
      resolve({ kind: error instanceof Forbidden ? 'forbidden' : 'unreachable', why: error.message }),
    );
    going.end(body);
  });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Every address of that name must be everybody's: one that is not shows what the name is for. */
export function lookUp(host: string, options: LookupOptions, found: Found, resolve: typeof lookup = lookup): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isEverybodys(address)))
      return found(new Forbidden('This name leads to an address that is not on the open internet.'), []);
    if (options.all === true) return found(null, addresses);
    found(null, first.address, first.family);
  });
}
