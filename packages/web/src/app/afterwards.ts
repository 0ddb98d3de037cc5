// What can wait until somebody can play: copies for later, bots before their turn. None of it may delay the first click.
const waiting: (() => void)[] = [];
let isStanding = false;

export function afterwards(what: () => void): void {
  if (isStanding) what();
  else waiting.push(what);
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
    for (const what of waiting.splice(0)) what();
  }, ms);
}

export const tableStands = (): void => standAfter(TABLE_MS);
export const screenStands = (): void => standAfter(SCREEN_MS);
