// Scales between a browser and the house: everything goes through unchanged, and what it weighed on the way is written down.
// A browser's own count leaves out what its workers fetch.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Weighed {
  readonly path: string;
  /** As it went over the line, compressed if it was. */
  readonly bytes: number;
}

export interface Scales {
  readonly address: string;
  /** What has been sent so far, to whomever. */
  readonly weighed: Weighed[];
  close(): void;
}

export async function openScales(house: string): Promise<Scales> {
  const { hostname, port } = new URL(house);
  const weighed: Weighed[] = [];
  const server = createServer((asked, answer) => {
    const { method, url = '/' } = asked;
    // The house talks to its own page only: this is it, by another address.
    const headers = { ...asked.headers, host: new URL(house).host };
    if (headers.origin !== undefined) headers.origin = new URL(house).origin;
    const passed = request({ hostname, port, method, path: url, headers }, (given) => {
      let bytes = 0;
      given.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      given.on('end', () => weighed.push({ path: new URL(url, house).pathname, bytes }));
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    weighed,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const programs = (weighed: readonly Weighed[]): readonly Weighed[] =>
  weighed.filter(({ path }) => path.endsWith('.js'));

export const sum = (weighed: readonly Weighed[]): number => weighed.reduce((total, { bytes }) => total + bytes, 0);
