// Who is present at a table: on this node, and on others as far as they have reported.
import type { Seat } from '@backroom/kit';
import type { Subscribers } from './subscribers.ts';

/** Who is connected at another node. */
export interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly watchers: number;
}

const NOWHERE: ReadonlyMap<string, Elsewhere> = new Map();

export class TablePresence {
  private readonly subscribers: Subscribers;
  private byNode = NOWHERE;

  constructor(subscribers: Subscribers) {
    this.subscribers = subscribers;
  }

  has(seat: Seat): boolean {
    if (this.subscribers.has(seat)) return true;
    for (const { seats } of this.byNode.values()) if (seats.includes(seat)) return true;
    return false;
  }

  get watchers(): number {
    let sum = this.subscribers.watchers;
    for (const { watchers } of this.byNode.values()) sum += watchers;
    return sum;
  }

  /** Somebody sits there. */
  get hasPlayers(): boolean {
    if (this.subscribers.all().some(({ seat }) => seat !== null)) return true;
    for (const { seats } of this.byNode.values()) if (seats.length > 0) return true;
    return false;
  }

  /** What this node reports to the others. */
  own(seats: number): Elsewhere {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { seats: all.filter((seat) => this.subscribers.has(seat)), watchers: this.subscribers.watchers };
  }

  heard(node: string, elsewhere: Elsewhere): void {
    this.byNode = new Map([...this.byNode, [node, elsewhere]]);
  }

  /** Drops nodes that are gone. */
  forget(isAlive: (node: string) => boolean): void {
    if (this.byNode.size > 0) this.byNode = new Map([...this.byNode].filter(([node]) => isAlive(node)));
  }
}
