// What a table needs of the server.
import type { FairnessKey, WorkerPool } from '@backroom/bots';
import type { AnyGame, Seat } from '@backroom/kit';
import type { Primitives } from '@backroom/match';
import type { Packer } from '@backroom/protocol';
import type { Store } from '../store/contract.ts';
import type { Elsewhere } from './presence.ts';
import type { NextSlice } from './slices.ts';

/** Structured, and without secrets. */
interface Logger {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Metrics, for a monitor. */
export interface Metrics {
  accepted(): void;
  refused(code: string): void;
  /** Milliseconds from a command's arrival to its answer. */
  answered(ms: number): void;
  trouble(kind: string): void;
}

/** What a table needs of the other nodes; left out: there are none. */
export interface ClusterServices {
  /** This node runs the bots of the match and its timer; others do so only if it fails. */
  isPreferred(match: string): boolean;
  /** Tells the other nodes that the match's log has grown. */
  appended(match: string): void;
  /** Tells the other nodes who is connected to the match here. */
  present(match: string, who: Elsewhere): void;
  /** Asks the other nodes who is connected there. */
  askPresence(match: string): void;
  /** One at a time over all nodes. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Times in which no node could work. Left out: the server is one process, which grants them when it opens (tables.ts). */
export interface OutageRecord {
  /** How much of this span was an outage; milliseconds. */
  within(from: number, to: number): number;
  /** Is the record complete? If a clock was due at `due`, the database must have answered after that time. */
  isKnown(due: number | null): boolean;
  /** Completes the record. Rejects if the database does not answer. */
  ask(): Promise<void>;
}

export interface Services {
  readonly cluster?: ClusterServices;
  readonly outages?: OutageRecord;
  readonly store: Store;
  readonly pool: WorkerPool;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly primitives: Primitives;
  /** For a new match: 256 random bits in hexadecimal, from which all its shuffles follow. */
  newShuffleSecret(): string;
  now(): number;
  later(ms: number, what: () => void): () => void;
  /** For long work: see slices.ts. */
  readonly nextSlice: NextSlice;
  /** The current rules, or those of that version. */
  findGame(id: string, rules?: number): AnyGame | undefined;
  packerFor(game: AnyGame): Packer;
  /** Do bots take as much time as people? In real-time games they always do. */
  readonly humanePace: boolean;
  /** The fairness key of a person: network, then person. */
  fairnessKeyOf(person: string): FairnessKey;
  /** Called after a change of a table is stored, or a player has left their seat: for notifications. */
  onTableChanged?(table: import('./table.ts').Table): void;
  /** Called when a player comes to their seat and sees the position. */
  onSeatViewed?(match: string, seat: Seat): void;
}
