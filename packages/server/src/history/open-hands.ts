// What the open hands feed may show at a moment: what each seat saw some minutes ago, and only of rounds that are over.
// A delay alone protects nobody: in a slow game a hand of three minutes ago is still the current hand, and a player can
// watch under a second name.
import { type AnyGame, type Parsed, parsed, type Result } from '@backroom/kit';
import { type Entry, fold, walk } from '@backroom/match';

export interface OpenHands {
  /** The last step that may be shown; 0: none. */
  readonly seq: number;
  /** By seat. Empty until there is something to show. */
  readonly views: readonly unknown[];
  readonly result: Result | null;
  /** When the next step happened that can be shown before the next deal; null: there is none. */
  readonly next: number | null;
}

/** `moment`: nothing newer than that. */
export function openHandsOf(game: AnyGame, entries: readonly Entry[], moment: number): Parsed<OpenHands> {
  const next = entries.findIndex(({ at }) => at > moment);
  const past = next < 0 ? entries.length : next;
  const worthless = worthlessIn(game, entries);
  const count = worthless.findLastIndex((is, index) => is && index < past) + 1;
  const due = worthless.findIndex((is, index) => is && index >= past);
  const nothing: OpenHands = { seq: 0, views: [], result: null, next: entries[due]?.at ?? null };
  if (count === 0) return parsed(nothing);
  const folded = fold(game, entries.slice(0, count));
  if (!folded.ok) return folded;
  const { state, openHands, phase, chairs } = folded.value;
  // The feed starts with the agreement of the seats: the delay applies to that entry too.
  if (openHands === null) return parsed(nothing);
  const views = chairs.map((_, seat) => game.view(state, seat));
  return parsed({ ...nothing, seq: count, views, result: phase === 'over' ? folded.value.result() : null });
}

/** For each entry: do the hands after it reveal nothing about the current ones? */
function worthlessIn(game: AnyGame, entries: readonly Entry[]): readonly boolean[] {
  const deals: number[] = [];
  for (const { match } of entries.length === 0 ? [] : walk(game, entries)) {
    if (match.phase === 'over') return entries.map(() => true);
    deals.push(game.deals?.(match.state) ?? 0);
  }
  const now = deals.at(-1) ?? 0;
  return deals.map((deal) => deal < now);
}
