// What a table needs of the house around it.
import type { Bureau } from '@backroom/bots';
import type { AnyGame, Seat } from '@backroom/kit';
import type { Primitives } from '@backroom/match';
import type { Packer } from '@backroom/protocol';
import type { Store } from '../store/contract.ts';

/** Structured, and never with anything secret in it. */
interface Diary {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What is counted. A monitor reads it. */
export interface Tally {
  accepted(): void;
  refused(code: string): void;
  /** Milliseconds from a command's arrival to its answer. */
  answered(ms: number): void;
  trouble(kind: string): void;
}

export interface House {
  readonly store: Store;
  readonly bureau: Bureau;
  readonly diary: Diary;
  readonly tally: Tally;
  readonly primitives: Primitives;
  now(): number;
  later(ms: number, what: () => void): () => void;
  findGame(id: string): AnyGame | undefined;
  packerFor(game: AnyGame): Packer;
  /** Do bots take the time that people would? Real-time games always do. */
  readonly humanePace: boolean;
  /** Told whenever a table has changed for good, or somebody has gone from his seat: for notices. */
  onTurn?(table: import('./table.ts').Table): void;
  /** Told whenever somebody comes to a seat and sees how it stands. */
  onLook?(match: string, seat: Seat): void;
}
