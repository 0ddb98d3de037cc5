// What is said to a socket in one turn of the loop, an answer and what came of it, leaves in one piece: of all that a message
// costs, the system call is the dearest part.
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** All that have something to send in this turn. */
let full: Outbox[] = [];

export class Outbox {
  private readonly wire: Duplex;
  private readonly socket: WebSocket;
  private unsent: Buffer | null = null;

  constructor(wire: Duplex, socket: WebSocket) {
    this.wire = wire;
    this.socket = socket;
  }

  /** Bytes that nobody has read yet. */
  get waiting(): number {
    return this.wire.writableLength + (this.unsent?.length ?? 0);
  }

  put(bytes: Buffer): void {
    if (this.unsent !== null) {
      this.unsent = Buffer.concat([this.unsent, bytes]);
      return;
    }
    this.unsent = bytes;
    if (full.push(this) === 1) process.nextTick(emptyAll);
  }

  /** At once: before something else is written to the same wire. */
  empty(): void {
    const bytes = this.unsent;
    this.unsent = null;
    if (bytes !== null && this.socket.readyState === this.socket.OPEN) this.wire.write(bytes);
  }
}

function emptyAll(): void {
  const turn = full;
  full = [];
  for (const outbox of turn) outbox.empty();
}
