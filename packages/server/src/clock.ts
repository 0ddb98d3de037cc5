// The server's time: the time of day at the start, then a monotonic clock. Changes of the system clock do not affect
// matches (P29).

export function steady(wall: () => number = Date.now, ticks: () => number = () => performance.now()): () => number {
  const begun = wall();
  const first = ticks();
  return () => begun + Math.floor(ticks() - first);
}

/** Timers that the server cancels when it closes: otherwise they would keep the process alive. */
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
