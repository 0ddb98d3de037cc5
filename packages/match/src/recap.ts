// What happened since a seat last looked.
import { type AnyGame, type Parsed, parsed, refused, type Seat } from '@backroom/kit';
import type { Doer, Entry } from './deeds.ts';
import { type Face, faceOf } from './face.ts';
import { isOfGame, takenBack } from './past.ts';
import { fold, walk } from './walk.ts';

/** Consecutive deeds of one author, as this seat saw them. */
export interface Turn<E = unknown> {
  readonly by: Doer;
  readonly from: number;
  readonly to: number;
  readonly events: readonly E[];
}

export interface Recap<E = unknown, V = unknown> {
  /** The seat's view then and now: words can tell what changed, and for whom. */
  readonly before: V;
  readonly after: V;
  readonly turns: readonly Turn<E>[];
  /** What people did at the table: left, returned, asked, agreed … */
  readonly table: readonly Face<E>[];
  /** How many steps that this seat had seen were taken back. */
  readonly takenBack: number;
}

/** `since`: the last seq that the seat has seen. Steps done and taken back in between are left out. */
export function recap(game: AnyGame, entries: readonly Entry[], seat: Seat | null, since: number): Parsed<Recap> {
  const match = fold(game, entries);
  if (!match.ok) return match;
  if (seat !== null && match.value.chairs[seat] === undefined) return refused('there is no such seat');
  const gone = takenBack(entries);
  const lost = takenBack(entries.slice(0, Math.max(0, since)));
  const turns: Turn[] = [];
  const table: Face[] = [];
  const after = game.view(match.value.state, seat);
  let before: unknown = after;
  for (const { entry, events, match: then } of walk(game, entries)) {
    if (entry.seq === Math.max(1, since)) before = game.view(then.state, seat);
    const face = entry.seq <= since || gone.has(entry.seq) ? null : faceOf(game, entry, events, seat);
    if (face === null) continue;
    if (isOfGame(entry.deed)) join(turns, face);
    else table.push(face);
  }
  const seen = [...gone].filter((seq) => seq <= since && !lost.has(seq));
  return parsed({ before, after, turns, table, takenBack: seen.length });
}

function join(turns: Turn[], { by, seq, events }: Face): void {
  const last = turns.at(-1);
  if (last?.by !== by) turns.push({ by, from: seq, to: seq, events });
  else turns[turns.length - 1] = { ...last, to: seq, events: [...last.events, ...events] };
}
