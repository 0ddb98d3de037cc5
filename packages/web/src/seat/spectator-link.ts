// The secret of a link for spectators: stored for this tab, and removed from the address, where others could read it.
const keyOf = (match: string): string => `backroom.watching.${match}`;

/** The secret of the link that opened this tab, or null. */
export function secretFor(match: string): string | null {
  const fresh = location.hash.slice(1);
  try {
    if (fresh === '') return sessionStorage.getItem(keyOf(match));
    sessionStorage.setItem(keyOf(match), fresh);
    history.replaceState(history.state, '', location.pathname);
  } catch {
    // A browser that stores nothing leaves it in the address.
  }
  return fresh;
}
