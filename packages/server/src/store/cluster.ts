// What a store offers to several nodes. Not in the contract: a store on one machine has no other nodes.
import type { Timer } from './contract.ts';

/** If no node sends a heartbeat for this long, it is an outage; milliseconds. */
export const NO_SIGN_FOR = 5000;

/** A time in which no node wrote a heartbeat, by the database's clock; milliseconds. */
export interface Outage {
  /** They are numbered in the order in which they were found. */
  readonly no: number;
  readonly began: number;
  readonly ended: number;
}

interface NodeBeat {
  readonly node: string;
  /** The node's first: if no other is alive, everything since the last heartbeat was an outage, however short. */
  readonly isOpening: boolean;
  /** The number of the last outage that the node knows. */
  readonly lastOutage: number;
}

export interface ClusterStore {
  /** The database's clock; milliseconds. */
  now(): Promise<number>;
  /** Reports that this node is alive; returns all live nodes, including itself, and the outages that it does not know. */
  beat(beat: NodeBeat): Promise<{ readonly alive: readonly string[]; readonly outages: readonly Outage[] }>;
  leave(node: string): Promise<void>;
  /** The last seq of each of these matches. */
  heads(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Timers due by `now` that no other node has claimed. Each is due again at `until` in case this node dies before. */
  claimTimers(now: number, until: number, limit: number): Promise<readonly Timer[]>;
  /** Broadcasts to all nodes, this one too. At most once: a message may be lost. */
  notify(text: string): Promise<void>;
  /** Replaces an earlier listener. `again`: the connection is up again; earlier messages may be lost. */
  listen(hear: (text: string) => void, again: () => void): Promise<void>;
  /** One at a time over all nodes. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
}
