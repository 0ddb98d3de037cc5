// A door for whoever owns the database file: a socket beside it that nobody else may open. JSON over HTTP, one order a request.
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { readJson } from '../border/json.ts';
import type { Desk } from './desk.ts';
import { readOrder } from './orders.ts';

const LONGEST = 10_000;

/** Windows names its pipes in a place of their own. */
export const doorOf = (data: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\backroom-${data.replace(/[\\/:]/g, '-')}` : `${data}.admin`;

/** What the systems allow for the path of a socket, without its last byte. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

export interface Door {
  close(): Promise<void>;
}

export async function openDoor(data: string, desk: Desk): Promise<Door> {
  const path = doorOf(data);
  if (process.platform !== 'win32' && Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(
      `the path of the database is too long for the socket beside it (${LONGEST_PATH} bytes with .admin). Start the house in the database's folder and name the file without it.`,
    );
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
      if (text.length > LONGEST) request.destroy();
    });
    request.on('end', () => {
      const json = readJson(text, { longest: LONGEST, deepest: 6 });
      const order = json.ok ? readOrder(json.value) : json;
      if (!order.ok) return answer(400, order);
      desk.carryOut(order.value).then(
        (done) => answer(200, done),
        (error: unknown) => answer(500, { ok: false, why: error instanceof Error ? error.message : String(error) }),
      );
    });
  });
  // The store's lock says that we are the only one: a socket that is there was left by a crash.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  await listen(server, path);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, path: string): Promise<void> {
  // Without this, somebody could come in between the making of the socket and the closing of its door to others.
  const mask = process.umask(0o177);
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
  }).finally(() => process.umask(mask));
}
