// Who is served next: parties take turns, each in its own order. A table full of bots makes no other table wait for all.

export interface FairQueue<T> {
  readonly size: number;
  add(party: string, one: T): void;
  next(): T | undefined;
  /** Whoever gives up waiting. */
  remove(party: string, one: T): void;
}

function fairQueue<T>(): FairQueue<T> {
  const parties = new Map<string, T[]>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(party, one) {
      const line = parties.get(party);
      if (line === undefined) parties.set(party, [one]);
      else line.push(one);
      size++;
    },
    next() {
      for (const [party, line] of parties) {
        const one = line.shift() as T;
        // To the end of the round, if it has more.
        parties.delete(party);
        if (line.length > 0) parties.set(party, line);
        size--;
        return one;
      }
      return undefined;
    },
    remove(party, one) {
      const line = parties.get(party);
      const at = line?.indexOf(one) ?? -1;
      if (line === undefined || at < 0) return;
      line.splice(at, 1);
      if (line.length === 0) parties.delete(party);
      size--;
    },
  };
}

/** Two queues as one: whoever can wait is served when nobody else waits. */
export function twoLanes<T>(canWait: (one: T) => boolean): FairQueue<T> {
  const first = fairQueue<T>();
  const spare = fairQueue<T>();
  const lane = (one: T): FairQueue<T> => (canWait(one) ? spare : first);
  return {
    get size() {
      return first.size + spare.size;
    },
    add: (party, one) => lane(one).add(party, one),
    next: () => first.next() ?? spare.next(),
    remove: (party, one) => lane(one).remove(party, one),
  };
}
