// A walk along a log, entry by entry: the one place where history is at hand, and so where a step can be taken back.
import { type Game, type Parsed, parsed, refused } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import type { Match } from './match.ts';
import { misplaced, openMatch } from './open.ts';
import { Past } from './past.ts';
import { perform } from './perform.ts';
import { objection } from './rules/index.ts';

/** Where a walk has got to. The match is the same one all along: look at it before going on. */
export interface Stage<S, A, E, V, O> {
  readonly entry: Entry;
  readonly events: readonly E[];
  readonly match: Match<S, A, E, V, O>;
}

/** Every entry is checked, whoever wrote it. Returns the match at the end, or why the walk ended before. */
export function* walk<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  entries: readonly Entry[],
): Generator<Stage<S, A, E, V, O>, Parsed<Match<S, A, E, V, O>>> {
  const opened = openMatch(game, entries[0]);
  if (!opened.ok) return refused(`entry 1: ${opened.why}`);
  const match = opened.value;
  yield { entry: entries[0], events: [], match };
  const past = new Past(entries);
  for (let i = 1; i < entries.length; i++) {
    const events: E[] = [];
    const why = step(match, past, entries[i], events);
    if (why !== null) return refused(`entry ${match.seq}: ${why}`);
    yield { entry: entries[i], events, match };
  }
  return parsed(match);
}

/** Takes one entry in. Why it cannot be there, or null. */
function step<S, A, E, V, O>(match: Match<S, A, E, V, O>, past: Past, entry: Entry, events: E[] | null): string | null {
  const own = { action: undefined };
  const why =
    misplaced(match, entry) ??
    objection(match, entry.by, entry.deed, entry.at, own)?.why ??
    past.objection(match, entry);
  if (why !== null) return why;
  if (entry.deed.do === 'undo') past.goBack(match, entry, entry.deed.to);
  else {
    past.keep(match, entry);
    perform(match, entry, own, events);
  }
  return null;
}

/** The whole walk in one go, for those who want to know where it ends. */
export function fold<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  entries: readonly Entry[],
): Parsed<Match<S, A, E, V, O>> {
  const opened = openMatch(game, entries[0]);
  if (!opened.ok) return refused(`entry 1: ${opened.why}`);
  const match = opened.value;
  const past = new Past(entries);
  for (let i = 1; i < entries.length; i++) {
    const why = step(match, past, entries[i], null);
    if (why !== null) return refused(`entry ${match.seq}: ${why}`);
  }
  return opened;
}

/**
 * After an undo: what the log adds up to with `entry`, the stamped undo, at its end.
 * `entry` has passed `admit` or is a chore; store it first, then go on with the match this gives.
 */
export const undone = <S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  entries: readonly Entry[],
  entry: Entry,
): Parsed<Match<S, A, E, V, O>> => fold(game, [...entries, entry]);
