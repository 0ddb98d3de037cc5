// Reads and changes long lists page by page, and a few pages at a time: others wait for at most these few, regardless of the
// number of requests.
import { Semaphore } from './semaphore.ts';

/** Rows on one page: a few hundred microseconds on the database thread. */
export const PAGE = 200;
/** Pages that all requests of this process read at the same time. The others wait. */
const READS_AT_ONCE = 4;
/** Pages that all requests change at the same time: every other write waits for the commit of these. */
const CHANGES_AT_ONCE = 2;

const reads = new Semaphore(READS_AT_ONCE);
const changes = new Semaphore(CHANGES_AT_ONCE);

/** Yields every non-empty page. `read` gets the last row of the previous page. */
export async function* pages<T>(read: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const before = last;
    const page = await reads.run(() => read(before));
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page[page.length - 1];
  }
}

/** Changes every row of a page together: they share one commit. */
export const changePage = <T, R>(page: readonly T[], change: (one: T) => Promise<R>): Promise<R[]> =>
  changes.run(() => Promise.all(page.map(change)));
