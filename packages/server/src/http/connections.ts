// Limits the connections of one network, before any request: each open one uses a file descriptor, and the machine has a
// limited number for everybody; each new one takes time on the main thread.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Trusts } from '../limits/address.ts';
import { Buckets } from '../limits/rate.ts';
import { networkOf } from '../limits/subnets.ts';

/** A network may open as many as it may have at once, and then all of them once in this many seconds. */
const SECONDS_FOR_ALL = 8;

/** Parsing this many requests costs as much as opening a connection. */
const REQUESTS_PER_CONNECTION = 8;

export interface Connections {
  /** Closes a connection that floods the server. */
  close(socket: Socket): void;
  /**
   * A request that came in one packet with others and was parsed although its connection is closed. Many of them use up what
   * their network may open, and then all its connections are closed but those of sockets at tables: requests that wait there
   * are never parsed.
   */
  chargeDropped(socket: Socket): void;
}

interface Network {
  readonly name: string;
  open: number;
  /** Those that are not upgraded to sockets at tables. */
  readonly plain: Set<Duplex>;
}

/** A connection over the limit is closed at once. A trusted proxy serves many networks: its own limits apply there. */
export function limitConnections(server: Server, trusts: Trusts, most: number, now: () => number): Connections {
  const networks = new Map<string, Network>();
  const networkFor = new WeakMap<Duplex, Network>();
  const opened = new Buckets({ burst: most, perSecond: most / SECONDS_FOR_ALL });
  // Those of Node itself prepare the connection for requests: a refused one is closed before.
  const handlers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    const handle = (): void => {
      for (const one of handlers) one.call(server, socket);
    };
    const address = socket.remoteAddress ?? '';
    if (trusts(address)) return handle();
    const name = networkOf(address);
    const network = networks.get(name) ?? { name, open: 0, plain: new Set() };
    if (network.open >= most || !opened.take(name, now())) {
      socket.destroy();
      return;
    }
    networks.set(name, network);
    networkFor.set(socket, network);
    network.open += 1;
    network.plain.add(socket);
    socket.once('close', () => {
      network.open -= 1;
      network.plain.delete(socket);
      if (network.open === 0) networks.delete(name);
    });
    handle();
  });
  server.on('upgrade', (_, socket) => networkFor.get(socket)?.plain.delete(socket));
  return {
    close: closeQuickly,
    chargeDropped(socket) {
      const network = networkFor.get(socket);
      if (network === undefined || opened.pay(network.name, now(), 1 / REQUESTS_PER_CONNECTION)) return;
      for (const one of network.plain) closeQuickly(one);
    },
  };
}

/**
 * When a connection closes, Node makes an error for each of its requests. A packet may hold a thousand of them, and their stack
 * traces, which nobody reads, would take twice as long as parsing them.
 */
function closeQuickly(socket: Duplex): void {
  if (socket.destroyed) return;
  let usual = Error.stackTraceLimit;
  socket.prependOnceListener('close', () => {
    usual = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
  });
  socket.once('close', () => {
    Error.stackTraceLimit = usual;
  });
  socket.destroy();
}
