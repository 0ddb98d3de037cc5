// A fair queue: keys take turns, and jobs of one key run in order. A key is a path, the outermost part first: networks take turns,
// within a network its people, within a person their tables. More tables or more names do not give anybody a larger share.

export type FairnessKey = readonly string[];

export interface FairQueue<T> {
  readonly size: number;
  add(key: FairnessKey, one: T): void;
  next(): T | undefined;
  /** Removes an item that no longer waits. */
  remove(key: FairnessKey, one: T): void;
}

class Group<T> implements FairQueue<T> {
  size = 0;
  private readonly own: T[] = [];
  private readonly groups = new Map<string, Group<T>>();

  add([first, ...rest]: FairnessKey, one: T): void {
    this.size++;
    if (first === undefined) {
      this.own.push(one);
      return;
    }
    const known = this.groups.get(first);
    const group = known ?? new Group<T>();
    if (known === undefined) this.groups.set(first, group);
    group.add(rest, one);
  }

  next(): T | undefined {
    const [turn] = this.groups;
    if (turn === undefined) {
      if (this.own.length > 0) this.size--;
      return this.own.shift();
    }
    const [name, group] = turn;
    // Its group goes to the end of the round if it has more.
    this.groups.delete(name);
    const one = group.next();
    if (group.size > 0) this.groups.set(name, group);
    this.size--;
    return one;
  }

  remove(key: FairnessKey, one: T): void {
    this.take(key, one);
  }

  /** False if it is not there. */
  private take([first, ...rest]: FairnessKey, one: T): boolean {
    if (first === undefined) {
      const at = this.own.indexOf(one);
      if (at < 0) return false;
      this.own.splice(at, 1);
    } else {
      const group = this.groups.get(first);
      if (group === undefined || !group.take(rest, one)) return false;
      if (group.size === 0) this.groups.delete(first);
    }
    this.size--;
    return true;
  }
}

/** All keys have the same length. */
export const fairQueue = <T>(): FairQueue<T> => new Group<T>();

/** Two queues as one: items that can wait are served when no others wait. */
export function twoLanes<T>(canWait: (one: T) => boolean): FairQueue<T> {
  const first = fairQueue<T>();
  const spare = fairQueue<T>();
  const lane = (one: T): FairQueue<T> => (canWait(one) ? spare : first);
  return {
    get size() {
      return first.size + spare.size;
    },
    add: (key, one) => lane(one).add(key, one),
    next: () => first.next() ?? spare.next(),
    remove: (key, one) => lane(one).remove(key, one),
  };
}
