// What can wait until somebody can play: none of it may delay the first click. One thing comes after the other, so that whoever
// plays by then does not notice.

/** What is seen on the screen, what is needed next, what is for another day. */
type Kind = 'seen' | 'next' | 'kept';
const ORDER: readonly Kind[] = ['seen', 'next', 'kept'];

const waiting: { readonly kind: Kind; readonly what: () => Promise<unknown> }[] = [];
let isStanding = false;
let isBusy = false;

export function afterwards<T>(kind: Kind, what: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // Whatever fails, also before it has begun, the next one comes.
    waiting.push({ kind, what: () => Promise.resolve().then(what).then(resolve, reject) });
    if (isStanding) void goOn();
  });
}

/** Between two of them: what has come is drawn, and a touch is answered. */
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

/** A table draws itself and is looked at; only then comes the rest. */
const TABLE_MS = 1000;
/** A screen without a table; one that has a table says so itself. */
const SCREEN_MS = 6000;

/** A table that is still being laid is waited for. */
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
