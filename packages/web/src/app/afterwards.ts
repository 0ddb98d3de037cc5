// Work that waits until the page can be played, so that it does not delay the first click. It runs one task at a time, so that a
// player does not notice.

/** Priorities: visible now, needed next, needed later. */
type Kind = 'seen' | 'next' | 'kept';
const ORDER: readonly Kind[] = ['seen', 'next', 'kept'];

const waiting: { readonly kind: Kind; readonly what: () => Promise<unknown> }[] = [];
let isStanding = false;
let isBusy = false;

export function afterwards<T>(kind: Kind, what: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // A failed task does not stop the next one.
    waiting.push({ kind, what: () => Promise.resolve().then(what).then(resolve, reject) });
    if (isStanding) void goOn();
  });
}

/** A pause between two tasks: the browser draws and handles input. */
const BREATH_MS = 150;

async function goOn(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (waiting.length > 0) {
    waiting.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    await waiting.shift()?.what();
    await new Promise((rested) => setTimeout(rested, BREATH_MS));
  }
  isBusy = false;
}

/** The rest starts only after the table was drawn and the player had time to look. */
const TABLE_MS = 1000;
/** For a screen without a table. A screen with one reports it itself. */
const SCREEN_MS = 6000;

/** Waits for a table that is still loading. */
const BUSY = '.dealing, [aria-busy="true"]';

function standAfter(ms: number): void {
  setTimeout(() => {
    if (document.querySelector(BUSY) !== null) return standAfter(ms);
    isStanding = true;
    void goOn();
  }, ms);
}

export const tableStands = (): void => standAfter(TABLE_MS);
export const screenStands = (): void => standAfter(SCREEN_MS);
