// A proxy between client and server that cuts and delays at random, byte by byte. It changes nothing.

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Random } from '@backroom/kit';

export interface Trouble {
  /** The longest delay of a piece, in milliseconds. */
  readonly delay: number;
  /** One in this many pieces cuts the connection instead of arriving. */
  readonly cutOneIn: number;
  readonly random: Random;
}

export class Wire {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  static async open(port: number, trouble: Trouble): Promise<Wire> {
    const server = createServer();
    const proxy = new Wire(server);
    server.on('connection', (socket) => proxy.join(socket, connect(port, '127.0.0.1'), trouble));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cutAll();
    this.server.close();
  }

  private join(near: Socket, far: Socket, trouble: Trouble): void {
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on('error', end).on('close', () => {
        this.sockets.delete(socket);
        end();
      });
    }
    carry(near, far, trouble, end);
    carry(far, near, trouble, end);
  }
}

/** In order: a later piece never overtakes an earlier one, as on any line. */
function carry(from: Socket, to: Socket, { delay, cutOneIn, random }: Trouble, end: () => void): void {
  let last = Promise.resolve();
  from.on('data', (piece) => {
    if (random.below(cutOneIn) === 0) return end();
    const wait = random.below(delay + 1);
    last = last.then(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            if (!to.destroyed) to.write(piece);
            resolve();
          }, wait);
        }),
    );
  });
}
