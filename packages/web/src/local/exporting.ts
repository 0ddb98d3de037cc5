// Writing a match of this device down as text, in a piece of its own: it is wanted at the end, if at all.
import type { AnyGame, Names } from '@backroom/kit';
import { chainOf, type Entry, exportMatch, fold, writeEntry } from '@backroom/match';

/** As the house writes its own: with the result and the head of the chain, so that whoever verifies it can check all of it. */
export function writeDown(game: AnyGame, entries: readonly Entry[], names: Names): string {
  const match = fold(game, entries);
  const result = match.ok ? game.result(match.value.state) : null;
  return exportMatch(game, entries, { names, result, head: headOf(game, entries) });
}

/** Only whoever knows the secret can make it: null until it is disclosed. */
function headOf(game: AnyGame, entries: readonly Entry[]): string | null {
  const [first] = entries;
  const told = entries.find(({ deed }) => deed.do === 'disclose')?.deed;
  if (first?.deed.do !== 'open' || told?.do !== 'disclose') return null;
  const lines = entries.map((entry) => writeEntry(game, entry));
  return chainOf(first.deed.terms.match, told.secret, lines).at(-1) ?? null;
}
