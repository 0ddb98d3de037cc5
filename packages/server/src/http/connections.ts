// Limits the connections of one network, before any request: each open one uses a file descriptor, and the machine has a
// limited number for everybody; each new one takes time on the main thread.
import type { Server } from 'node:http';
import type { Trusts } from '../limits/address.ts';
import { Buckets } from '../limits/rate.ts';
import { networkOf } from '../limits/subnets.ts';

/** A network may open as many as it may have at once, and then all of them once in this many seconds. */
const SECONDS_FOR_ALL = 8;

/** A connection over the limit is closed at once. A trusted proxy serves many networks: its own limits apply there. */
export function limitConnections(server: Server, trusts: Trusts, most: number, now: () => number): void {
  const byNetwork = new Map<string, number>();
  const opened = new Buckets({ burst: most, perSecond: most / SECONDS_FOR_ALL });
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (trusts(address)) return;
    const network = networkOf(address);
    const open = byNetwork.get(network) ?? 0;
    if (open >= most || !opened.take(network, now())) {
      socket.destroy();
      return;
    }
    byNetwork.set(network, open + 1);
    socket.once('close', () => {
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left === 0) byNetwork.delete(network);
      else byNetwork.set(network, left);
    });
  });
}
