// What a person left outside the logs: chat lines, tables they opened, notifications, reports. Every list comes from an
// index by person, page by page: the cost depends only on this person's rows.
import type { ChatLine } from '../chat/lines.ts';
import type { MatchRow, PersonIndex, Store, StoredRecord } from '../store/contract.ts';
import { changePage, PAGE, pages } from '../store/pages.ts';

export interface SpokenRow {
  readonly row: StoredRecord;
  readonly match: string;
  readonly line: ChatLine;
}

export const hostedBy = (store: Store, host: string): AsyncGenerator<readonly MatchRow[]> =>
  pages((after?: MatchRow) => store.matches({ host, limit: PAGE, ...(after === undefined ? {} : { after }) }));

/** Rows of any kind that name this person. */
export const rowsOf = (store: Store, index: PersonIndex, person: string): AsyncGenerator<readonly StoredRecord[]> =>
  pages((last?: StoredRecord) => store.listByPerson(index, person, PAGE, last?.key));

export async function* spokenBy(store: Store, person: string): AsyncGenerator<readonly SpokenRow[]> {
  for await (const page of rowsOf(store, 'chat.person', person))
    yield page.map((row) => ({ row, match: row.owner ?? '', line: row.value as ChatLine }));
}

export async function forEachRow<T>(
  list: AsyncGenerator<readonly T[]>,
  change: (one: T) => Promise<unknown>,
): Promise<void> {
  for await (const page of list) await changePage(page, change);
}
