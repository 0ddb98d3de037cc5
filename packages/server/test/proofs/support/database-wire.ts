// A TCP proxy between the nodes and the database. It can cut, refuse or silence connections. It changes no byte.
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { lastingPort } from '../../support/ports.ts';

export class DatabaseWire {
  readonly port: number;
  private readonly target: number;
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private isSilent = false;

  private constructor(port: number, target: number) {
    this.port = port;
    this.target = target;
  }

  static async open(target: number): Promise<DatabaseWire> {
    const wire = new DatabaseWire(await lastingPort(), target);
    await wire.listen();
    return wire;
  }

  /** All connections end at once; new ones are made. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** All connections end, and new ones are refused. */
  async refuse(): Promise<void> {
    const { server } = this;
    this.server = null;
    this.cut();
    if (server !== null) await new Promise((resolve) => server.close(resolve));
  }

  /** Connections stay open, but nothing comes through, as with a broken switch. */
  silence(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Back to normal. Data that was held back arrives late. */
  async heal(): Promise<void> {
    this.isSilent = false;
    for (const socket of this.sockets) socket.resume();
    if (this.server === null) await this.listen();
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  private async listen(): Promise<void> {
    const server = createServer((near) => this.join(near, connect(this.target, '127.0.0.1')));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
  }

  private join(near: Socket, far: Socket): void {
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      this.sockets.add(from);
      from.on('data', (piece) => void to.write(piece));
      from.on('error', end).on('close', () => {
        this.sockets.delete(from);
        end();
      });
      if (this.isSilent) from.pause();
    }
  }
}
