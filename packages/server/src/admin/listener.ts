// The admin socket: beside the database file, and only the file's owner may open it. JSON over HTTP, one command per
// request.
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { readJson } from '../input/json.ts';
import type { AdminCommands } from './commands.ts';
import { readAdminRequest } from './requests.ts';

const LONGEST = 10_000;

/** Windows keeps its pipes in a namespace of their own. */
export const adminSocketOf = (data: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\backroom-${data.replace(/[\\/:]/g, '-')}` : `${data}.admin`;

/** The systems' limit for the path of a socket, without its last byte. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

export interface AdminListener {
  close(): Promise<void>;
}

export async function openAdminListener(data: string, adminCommands: AdminCommands): Promise<AdminListener> {
  const path = adminSocketOf(data);
  if (process.platform !== 'win32' && Buffer.byteLength(path) > LONGEST_PATH)
    throw new Error(
      `the path of the database is too long for the socket beside it (${LONGEST_PATH} bytes with .admin). Start the server in the database's folder and name the file without it.`,
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
      const order = json.ok ? readAdminRequest(json.value) : json;
      if (!order.ok) return answer(400, order);
      adminCommands.carryOut(order.value).then(
        (done) => answer(200, done),
        (error: unknown) => answer(500, { ok: false, why: error instanceof Error ? error.message : String(error) }),
      );
    });
  });
  // We hold the store's lock, so no other server runs: an existing socket was left by a crash.
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
  // Without this, another user could connect between the creation of the socket and the change of its permissions.
  const mask = process.umask(0o177);
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve();
    });
  }).finally(() => process.umask(mask));
}
