// The relying party of a passkey: the host name of the page. Browsers refuse bare addresses and pages without https.
import { isIP } from 'node:net';
import { type Parsed, parsed, refused } from '@backroom/kit';

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** `origin`: as the browser sends it, already checked to be one of ours. */
export function relyingParty(origin: string | undefined): Parsed<RelyingParty> {
  if (origin === undefined) return refused('Passkeys are made by a browser on a page of this server.');
  const { hostname, protocol } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return refused(
      `Passkeys need a domain name, and this server was reached by the bare address ${hostname}. Open it by its name (on this machine: localhost), or play on without an account.`,
    );
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal)
    return refused('Passkeys need https. Ask the person who runs this server for it, or play on without an account.');
  return parsed({ id: hostname, origin });
}
