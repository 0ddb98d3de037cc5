// What somebody has left behind beside the logs: lines of chat, tables he opened. Found by looking everywhere, since nothing
// else in the house needs to know where a person has been.
import type { Spoken } from '../chat/lines.ts';
import type { MatchRow, SideRow, Store } from '../store/contract.ts';

const ALL = 1_000_000;

export interface SpokenRow {
  readonly row: SideRow;
  readonly match: string;
  readonly line: Spoken;
}

export const everyMatch = (store: Store): Promise<readonly MatchRow[]> => store.matches({ limit: ALL });

export const hostedBy = async (store: Store, person: string): Promise<readonly MatchRow[]> =>
  (await everyMatch(store)).filter(({ host }) => host === person);

/** Matches one after the other: whoever plays meanwhile waits for one look at most. */
export async function spokenBy(store: Store, person: string): Promise<readonly SpokenRow[]> {
  const found: SpokenRow[] = [];
  for (const { id: match } of await everyMatch(store))
    for (const row of await store.list('chat', match, ALL))
      if ((row.value as Spoken).person === person) found.push({ row, match, line: row.value as Spoken });
  return found;
}
