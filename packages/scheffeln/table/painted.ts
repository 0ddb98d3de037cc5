// Runs work after the browser has drawn the current frame.

/** A hidden page draws nothing: wait no longer than this. */
const LONGEST_MS = 100;

/** Returns the function that cancels it. */
export function oncePainted(what: () => void): () => void {
  let soon = setTimeout(() => {
    cancelAnimationFrame(frame);
    what();
  }, LONGEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(soon);
    soon = setTimeout(what, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(soon);
  };
}
