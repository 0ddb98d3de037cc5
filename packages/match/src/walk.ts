// Goes through a log entry by entry. Only a walk knows the history, so only a walk can take a step back.
import { type Game, type GameTypes, itemAt, type Parsed, parsed, refused } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import type { Match } from './match.ts';
import { misplaced, openMatch } from './open.ts';
import { Past } from './past.ts';
import { perform } from './perform.ts';
import { objection } from './rules/index.ts';

/** The current point of a walk. All stages share one match, changed in place: read it before the next stage. */
export interface Stage<T extends GameTypes> {
  readonly entry: Entry;
  readonly events: readonly T['event'][];
  readonly match: Match<T>;
}

/** Checks every entry. Returns the match at the end, or the reason why the walk stopped. */
export function* walk<T extends GameTypes>(
  game: Game<T>,
  entries: readonly Entry[],
): Generator<Stage<T>, Parsed<Match<T>>> {
  const [opening, ...rest] = entries;
  const opened = openMatch(game, opening);
  if (!opened.ok) return refused(`entry 1: ${opened.why}`);
  const match = opened.value;
  yield { entry: opening as Entry, events: [], match };
  const past = new Past(entries);
  for (const entry of rest) {
    const events: T['event'][] = [];
    const why = step(match, past, entry, events);
    if (why !== null) return refused(`entry ${match.seq}: ${why}`);
    yield { entry, events, match };
  }
  return parsed(match);
}

/** Applies one entry. Returns the reason why it is not allowed, or null. */
function step<T extends GameTypes>(
  match: Match<T>,
  past: Past,
  entry: Entry,
  events: T['event'][] | null,
): string | null {
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

/** The whole walk without stages: returns the match at the end. */
export function fold<T extends GameTypes>(game: Game<T>, entries: readonly Entry[]): Parsed<Match<T>> {
  const opened = openMatch(game, entries[0]);
  if (!opened.ok) return refused(`entry 1: ${opened.why}`);
  const match = opened.value;
  const past = new Past(entries);
  for (let i = 1; i < entries.length; i++) {
    const why = step(match, past, itemAt(entries, i), null);
    if (why !== null) return refused(`entry ${match.seq}: ${why}`);
  }
  return opened;
}

/**
 * After an undo: the match computed from the log with `entry`, the stamped undo, at its end.
 * `entry` has passed `admit` or is a chore. Store it first, then continue with the returned match.
 */
export const undone = <T extends GameTypes>(game: Game<T>, entries: readonly Entry[], entry: Entry): Parsed<Match<T>> =>
  fold(game, [...entries, entry]);
