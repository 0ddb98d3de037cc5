// The house's time. It begins with the time of day and then goes on by itself: whoever sets the machine's clock, at night or
// for fun, makes nobody late (P29).

export function steady(wall: () => number = Date.now, ticks: () => number = () => performance.now()): () => number {
  const begun = wall();
  const first = ticks();
  return () => begun + Math.floor(ticks() - first);
}

/** What is to happen later, unless the house is closed by then: whatever is left of it would keep the process waiting. */
export function openTimers(): { later(ms: number, what: () => void): () => void; clear(): void } {
  const set = new Set<NodeJS.Timeout>();
  let isOver = false;
  return {
    later(ms, what) {
      if (isOver) return () => {};
      const timer = setTimeout(() => {
        set.delete(timer);
        what();
      }, ms);
      set.add(timer);
      return () => {
        set.delete(timer);
        clearTimeout(timer);
      };
    },
    clear() {
      isOver = true;
      for (const timer of set) clearTimeout(timer);
      set.clear();
    },
  };
}
