// Whether this device shows only the hand, because the table is on a big screen in the room. Stored for each table.
const keyOf = (match: string): string => `backroom.hand.${match}`;

/** Follows the secret, after a dot, in a link from a big screen. */
export const FROM_BIG_SCREEN = 'tv';

export function isHandOnly(match: string): boolean {
  try {
    return localStorage.getItem(keyOf(match)) !== null;
  } catch {
    return false;
  }
}

export function keepHandOnly(match: string, wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(keyOf(match), '1');
    else localStorage.removeItem(keyOf(match));
  } catch {
    // A browser that stores nothing shows the whole table after a reload.
  }
}
