// Writes a match of this device as text. A chunk of its own, because it is needed at the end, if at all.
import type { AnyGame, Names } from '@backroom/kit';
import { chainOf, type Entry, exportMatch, fold, writeEntry } from '@backroom/match';
import { gameCalled, keyOfRules } from '../games.ts';
import type { MatchRecord } from './messages.ts';

/** The same form as the server's: with the result and the head of the chain, so that it can be verified. */
export function writeDown(game: AnyGame, entries: readonly Entry[], names: Names): string {
  const match = fold(game, entries);
  const result = match.ok ? game.result(match.value.state) : null;
  return exportMatch(game, entries, { names, result, head: headOf(game, entries) });
}

/** Computed from the secret; null until that is disclosed. */
function headOf(game: AnyGame, entries: readonly Entry[]): string | null {
  const [first] = entries;
  const told = entries.find(({ deed }) => deed.do === 'disclose')?.deed;
  if (first?.deed.do !== 'open' || told?.do !== 'disclose') return null;
  const lines = entries.map((entry) => writeEntry(game, entry));
  return chainOf(first.deed.terms.match, told.secret, lines).at(-1) ?? null;
}

/** The full rules of a stored match, because it may have begun from any position. */
export async function rulesOfRecord({ game: id, entries: [opening] }: MatchRecord): Promise<AnyGame> {
  const key = opening?.deed.do === 'open' ? keyOfRules({ id, rules: opening.deed.terms.rules }) : id;
  const game = await gameCalled(key)?.rules();
  if (game === undefined) throw new Error(`unknown game: ${id}`);
  return game.game;
}

export const textOf = async (record: MatchRecord): Promise<string> =>
  writeDown(await rulesOfRecord(record), record.entries, record.names);
