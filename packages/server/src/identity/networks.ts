// The network from which each person was last seen, so that several names do not give a larger share of common
// resources. In memory only, and only for recent visitors.
import type { FairnessKey } from '@backroom/bots';

const MOST = 50_000;

export class Networks {
  private readonly byPerson = new Map<string, string>();

  seen(person: string, network: string): void {
    // The person seen last is the last.
    this.byPerson.delete(person);
    const [oldest] = this.byPerson.keys();
    if (this.byPerson.size >= MOST && oldest !== undefined) this.byPerson.delete(oldest);
    this.byPerson.set(person, network);
  }

  /** A person who has not been seen since the start counts as their own network. */
  of(person: string): string {
    return this.byPerson.get(person) ?? `person ${person}`;
  }

  fairnessKeyOf(person: string): FairnessKey {
    return [this.of(person), person];
  }
}
