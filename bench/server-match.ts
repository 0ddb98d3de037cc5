// A match under load, whoever serves it: four sockets, one move at a time, and how long each takes to reach all four.
import { WebSocket } from 'ws';

export const SEATS = 4;

/** What a seat of some server can do. */
export interface SeatAtServer {
  /** Sends a random legal move, if it is this seat's turn. */
  move(): void;
  close(): void;
}

/** What all matches of a window of time add up to. */
export class Tally {
  moves = 0;
  bytes = 0;
  /** Milliseconds from the mover's send until the last of the four sockets has the result. */
  readonly latencies: number[] = [];
}

export class LoadedMatch {
  seats: readonly SeatAtServer[] = [];
  turn: number | null = null;
  isOver = false;
  private tally = new Tally();
  private waiting = 0;
  private sentAt = 0;
  private reached: () => void = () => {};

  /** Makes moves until the game or the time is over. `think`: milliseconds before each; null: at once. */
  play(tally: Tally, think: (() => number) | null, isTimeUp: () => boolean): Promise<void> {
    this.tally = tally;
    return new Promise((resolve) => {
      const next = (): void => {
        if (this.isOver || isTimeUp()) return resolve();
        if (think === null) this.move();
        else setTimeout(() => this.move(), think());
      };
      this.reached = next;
      next();
    });
  }

  private move(): void {
    if (this.turn === null) throw new Error('a match goes on, and it is nobody’s turn');
    this.waiting = SEATS;
    this.sentAt = performance.now();
    this.seats[this.turn].move();
  }

  received(bytes: number): void {
    this.tally.bytes += bytes;
  }

  /** One of the four has seen the move. */
  seen(): void {
    if (--this.waiting !== 0) return;
    this.tally.latencies.push(performance.now() - this.sentAt);
    this.tally.moves++;
    // Not from within the socket's own call: whatever else has arrived comes first.
    setImmediate(this.reached);
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

export function openSocket(address: string, form: string | undefined, hear: (data: Buffer, isBinary: boolean) => void) {
  const socket = new WebSocket(address, form === undefined ? [] : [form], { perMessageDeflate: false });
  socket.on('message', (data, isBinary) => hear(data as Buffer, isBinary));
  socket.on('error', (error) => {
    throw error;
  });
  // A match that loses a seat would wait for ever: such a run is worth nothing.
  let isDone = false;
  socket.on('close', (code) => {
    if (!isDone) throw new Error(`the server closed a socket (${code}): is the machine too busy for this load?`);
  });
  const close = (): void => {
    isDone = true;
    socket.close();
  };
  return { socket, close };
}
