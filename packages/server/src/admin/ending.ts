// Ends a match that no server has open, with the same entries in the same hash chain as the server would write.

import { Dealer } from '@backroom/croupier';
import { type AnyGame, itemAt, type Parsed, parsed, refused } from '@backroom/kit';
import { Match, type Primitives } from '@backroom/match';
import type { Store } from '../store/contract.ts';
import { entriesOf, Recorder } from '../tables/record.ts';

/** Under other rules the same log would be another game. */
export const OTHER_RULES = refused(
  'This match was begun under other rules than this program plays. Only a program with those rules can end it.',
);

export async function endAtRest(
  store: Store,
  findGame: (id: string, rules: number) => AnyGame | undefined,
  primitives: Primitives,
  id: string,
  now: number,
): Promise<Parsed<number>> {
  const row = await store.match(id);
  if (row === null) return refused('There is no such match here.');
  const game = findGame(row.game, row.rules);
  if (game === undefined) return OTHER_RULES;
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
  return appended.ok ? parsed(itemAt(added, 0).seq) : refused(`The store refused it: ${appended.why}`);
}
