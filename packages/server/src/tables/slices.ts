// Runs long work on the main thread in slices, with moves in between.

/** Steps per slice before the time is checked: at most a few milliseconds in the slowest game. */
export const STEPS_IN_A_SLICE = 25;
/** How long a task with quick steps may run in one turn; milliseconds. */
const LONGEST_TURN = 3;

/** Resolves when it is this task's turn. The result says after each slice whether another fits into the same turn. */
export type NextSlice = () => Promise<() => boolean>;

/** One task per turn of the event loop, regardless of how many wait. */
export function openSlices(now: () => number = () => performance.now()): NextSlice {
  const waiting: ((mayGoOn: () => boolean) => void)[] = [];
  const serve = (): void => {
    const end = now() + LONGEST_TURN;
    waiting.shift()?.(() => now() < end);
    if (waiting.length > 0) setImmediate(serve);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(serve);
    });
}

/** Runs to the end; each `yield` ends a step. */
export async function inSlices<T>(steps: Generator<unknown, T>, nextSlice: NextSlice): Promise<T> {
  for (;;) {
    const mayGoOn = await nextSlice();
    do {
      for (let done = 0; done < STEPS_IN_A_SLICE; done++) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    } while (mayGoOn());
  }
}
