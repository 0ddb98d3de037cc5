// A load balancer for one group of clients: a connection goes to their node, or to the next one that accepts it. It
// learns that a node is gone only when it connects.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Door {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  /** `ports`: of the nodes, the preferred one first. */
  static async open(ports: () => readonly number[]): Promise<Door> {
    const server = createServer();
    const door = new Door(server);
    server.on('connection', (near) => door.lead(near, ports()));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return door;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private lead(near: Socket, [port, ...others]: readonly number[]): void {
    near.pause();
    if (port === undefined) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    const next = (): void => this.lead(near, others);
    far.once('error', next);
    far.once('connect', () => {
      far.off('error', next);
      this.join(near, far);
    });
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      // Its last data still arrives.
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroySoon();
      });
    }
    near.pipe(far);
    far.pipe(near);
    near.resume();
  }
}
