// A proxy between a browser and the server that passes everything unchanged and records the bytes. The browser's own
// count leaves out what its workers fetch.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Weighed {
  readonly path: string;
  /** Bytes on the wire, after compression. */
  readonly bytes: number;
  /** When its last byte had come, as Date.now() tells it. */
  readonly at: number;
}

export interface Scales {
  readonly address: string;
  /** What has been sent so far, to all clients. */
  readonly weighed: Weighed[];
  close(): void;
}

export async function openScales(serverAddress: string): Promise<Scales> {
  const { hostname, port } = new URL(serverAddress);
  const weighed: Weighed[] = [];
  const server = createServer((asked, answer) => {
    const { method, url = '/' } = asked;
    // The server talks to its own page only: this is it, by another address.
    const headers = { ...asked.headers, host: new URL(serverAddress).host };
    if (headers.origin !== undefined) headers.origin = new URL(serverAddress).origin;
    const passed = request({ hostname, port, method, path: url, headers }, (given) => {
      let bytes = 0;
      given.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      given.on('end', () => weighed.push({ path: new URL(url, serverAddress).pathname, bytes, at: Date.now() }));
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
