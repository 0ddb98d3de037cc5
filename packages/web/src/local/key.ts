// The lock of a local match: one tab holds it at a time, and that tab keeps the table. When the tab is closed, the next in line
// gets the lock; a tab may also steal it if the holder does not answer.

const nameOf = (match: string): string => `backroom.table.${match}`;

/** A tab never releases the lock itself: it loses it when it is closed, or when another tab steals it. */
const untilClosed = (): Promise<never> => new Promise(() => {});

/** Only a page from https or from this machine has locks. Without them, the tab that writes first keeps the match. */
export const hasKeys = (): boolean => navigator.locks !== undefined;

/** True: this tab holds the lock until `lost` is called. */
export function takeKey(match: string, lost: () => void): Promise<boolean> {
  if (!hasKeys()) return Promise.resolve(true);
  return new Promise((resolve) => {
    navigator.locks
      .request(nameOf(match), { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : untilClosed();
      })
      .catch(lost);
  });
}

/** Waits for the lock. Returns the function that stops waiting. */
export function waitForKey(match: string, won: () => void, lost: () => void): () => void {
  const waiting = new AbortController();
  let isMine = false;
  navigator.locks
    .request(nameOf(match), { signal: waiting.signal }, () => {
      isMine = true;
      won();
      return untilClosed();
    })
    .catch(() => isMine && lost());
  return () => waiting.abort();
}

export function seizeKey(match: string, won: () => void, lost: () => void): void {
  navigator.locks
    .request(nameOf(match), { steal: true }, () => {
      won();
      return untilClosed();
    })
    .catch(lost);
}
