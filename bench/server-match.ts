// A match under load on any server: four sockets, one move at a time, and how long each takes to reach all four.
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

  /** Moves until the game or the time is over. `think`: milliseconds before each move; null: none. */
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
    if (this.turn === null) throw new Error('the match is unfinished, but it is nobody’s turn');
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
    // Not inside the socket's callback: handle the messages that have arrived first.
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
  // A match that loses a seat would wait for ever, so the run fails.
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
