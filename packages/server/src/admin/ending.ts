// Ends a match that no server has open: the same deeds, in the same chain, as the house would write.
import { Dealer } from '@backroom/croupier';
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import { Match, type Primitives } from '@backroom/match';
import type { Store } from '../store/contract.ts';
import { entriesOf, Recorder } from '../tables/record.ts';

export async function endAtRest(
  store: Store,
  findGame: (id: string) => AnyGame | undefined,
  primitives: Primitives,
  id: string,
  now: number,
): Promise<Parsed<number>> {
  const row = await store.match(id);
  const game = row === null ? undefined : findGame(row.game);
  if (row === null || game === undefined) return refused('There is no such match here.');
  const lines = await store.lines(id, 1);
  const entries = entriesOf(game, lines);
  const folded = entries.ok ? Match.fold(game, entries.value) : entries;
  if (!folded.ok) return folded;
  const verdict = folded.value.admit('house', { do: 'end', why: 'house' }, now);
  if (!verdict.ok) return refused(verdict.why);
  const dealer = new Dealer(folded.value, row.secret, primitives);
  dealer.enact(verdict.deeds, null, now);
  dealer.doChores(now);
  const recorder = new Recorder(game, id, row.secret, primitives, lines.at(-1)?.hash);
  const added = dealer.takeHappenings().map(({ entry }) => recorder.record(entry));
  const appended = await store.append(id, added, { status: 'over', dueAt: null });
  return appended.ok ? parsed(added[0].seq) : refused(`The record refused: ${appended.why}`);
}
