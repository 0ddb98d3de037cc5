// The client's address behind a proxy. A forwarded address is trusted only from our own proxies: anybody can write any
// address into a header.
import type { IncomingMessage } from 'node:http';
import { blockList, isIn } from './ranges.ts';

export type Trusts = (address: string) => boolean;

export function trustIn(proxies: readonly string[]): Trusts {
  const list = blockList(proxies);
  return (address) => isIn(list, address);
}

/** From the last hop backwards, as far as hops are trusted. */
export function addressOf({ socket, headers }: IncomingMessage, trusts: Trusts): string {
  const said = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  let address = socket.remoteAddress ?? '';
  while (trusts(address) && said.length > 0) address = said.pop() as string;
  return address;
}

/** From this machine itself, and not through a proxy that runs on it. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isForwarded =
    headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}
