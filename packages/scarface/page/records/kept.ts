// The list of results in this browser. Every tab reads it again before it writes, so that tabs do not overwrite each other.
import { signal } from '@preact/signals';
import { entered, type Finished, type Ledger, readLedger } from './ledger.ts';

const KEY = 'backroom.enforcer';

export const ledger = signal<Ledger>(taken());
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) ledger.value = taken();
});

function taken(): Ledger {
  try {
    return readLedger(localStorage.getItem(KEY));
  } catch {
    // The game works in a browser that stores nothing.
    return [];
  }
}

export function enter(game: Finished): void {
  const before = taken();
  const after = entered(before.length > 0 ? before : ledger.peek(), game);
  ledger.value = after;
  try {
    localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // As above: it counts until the page is closed.
  }
}

export function forget(): void {
  ledger.value = [];
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
