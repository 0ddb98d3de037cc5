// Reads a long list page by page, so that others wait for at most one page.

/** Rows on one page: a few hundred microseconds on the database thread. */
export const PAGE = 200;

/** Yields every non-empty page. `read` gets the last row of the previous page. */
export async function* pages<T>(read: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  let last: T | undefined;
  for (;;) {
    const page = await read(last);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page[page.length - 1];
  }
}
