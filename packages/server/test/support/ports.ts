// Ports for servers that are not listening all the time: they close and open again at the same address.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Every system gives port 0 and outgoing connections a port above these: no other program gets one of them by chance. */
const [FIRST, LAST] = [20_000, 32_000];

export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
