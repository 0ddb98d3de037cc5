// A clock for promises such as "refused within 5 s" that counts only time in which this process runs. A busy machine may leave
// all of its processes standing for seconds, and a promise about the server says nothing about that.

/** Milliseconds. */
const TICK = 10;
/** The most that one tick counts. */
const MOST = 100;

let counted = 0;
let last = performance.now();

function tick(): void {
  const now = performance.now();
  counted += Math.min(now - last, MOST);
  last = now;
}

setInterval(tick, TICK).unref();

/** Milliseconds since this process began, without those in which it stood still. */
export function wakingTime(): number {
  tick();
  return counted;
}
