// The key to a match of this device: one tab has it at a time, and that one keeps the table. It goes to the next in line when
// its tab is closed, or to whoever takes it because the tab that has it no longer answers.

const nameOf = (match: string): string => `backroom.table.${match}`;

/** Nobody hands it back: a key is lost with its tab, or to somebody who takes it by force. */
const untilClosed = (): Promise<never> => new Promise(() => {});

/** Only a page that came over https, or from this machine, has locks. Without them a match is kept by whoever writes first. */
export const hasKeys = (): boolean => navigator.locks !== undefined;

/** True: this tab keeps the match from now on, until `lost`. */
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

/** Stands in line for it. Gives what ends the waiting. */
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
