// Limits the open connections of one network, before any request: each uses a file descriptor, and the machine has a
// limited number for everybody.
import type { Server } from 'node:http';
import type { Trusts } from '../limits/address.ts';
import { networkOf } from '../limits/subnets.ts';

/** A connection over the limit is closed at once. A trusted proxy serves many networks: its own limits apply there. */
export function limitConnections(server: Server, trusts: Trusts, most: number): void {
  const byNetwork = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (trusts(address)) return;
    const network = networkOf(address);
    const open = byNetwork.get(network) ?? 0;
    if (open >= most) {
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
