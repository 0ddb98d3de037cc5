import type { LoadedMatch } from './server-match.ts';
import type { ServerProcess } from './server-process.ts';

/** How a game is played at our server and at a peer's. For bench:server. */
export interface ServerBench {
  readonly ours: GameUnderLoad;
  readonly peer: PeerServer;
}

export interface GameUnderLoad {
  readonly id: string;
  /** The seat to act in this view; null if there is none. */
  turnOf(view: unknown): number | null;
  randomAction(view: unknown, seat: number): unknown;
}

export interface PeerServer {
  /** Installs what the peer needs. */
  install(): Promise<void>;
  version(): string;
  readonly program: URL;
  layOut(server: ServerProcess): Promise<LoadedMatch>;
}
