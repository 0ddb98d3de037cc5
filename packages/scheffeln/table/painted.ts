// Between two pictures: what can wait until the browser has shown what there is now.

/** A page that nobody sees shows nothing: there it is waited no longer than this. */
const LONGEST_MS = 100;

/** Does it then, unless it is called off. */
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
