// Every step of a match, seen from one seat, from the spectators' bench, or after the end with everything open.
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import { type Face, faceOf, type Onlooker } from './face.ts';
import { takenBack } from './past.ts';
import { fold, walk } from './walk.ts';

export interface Frame<E = unknown, V = unknown> extends Face<E> {
  /** This step was taken back later. */
  readonly undone: boolean;
  /** After the step. For 'open': the game's saved state, everything in it. */
  readonly view: V;
}

/** Steps that were taken back are shown and marked, or left out. 'open' is refused before the end. */
export function replayFor(
  game: AnyGame,
  entries: readonly Entry[],
  onlooker: Onlooker,
  undoneToo = true,
): Parsed<Iterable<Frame>> {
  const match = fold(game, entries);
  if (!match.ok) return match;
  if (onlooker === 'open' && match.value.phase !== 'over') return refused('everything is open only after the end');
  if (typeof onlooker === 'number' && match.value.chairs[onlooker] === undefined)
    return refused('there is no such seat');
  return parsed({ [Symbol.iterator]: () => frames(game, entries, onlooker, undoneToo) });
}

function* frames(
  game: AnyGame,
  entries: readonly Entry[],
  onlooker: Onlooker,
  undoneToo: boolean,
): Generator<Frame, undefined> {
  const gone = takenBack(entries);
  for (const { entry, events, match } of walk(game, entries)) {
    const undone = gone.has(entry.seq);
    const face = undone && !undoneToo ? null : faceOf(game, entry, events, onlooker);
    if (face === null) continue;
    const view = onlooker === 'open' ? game.save(match.state) : game.view(match.state, onlooker);
    yield { ...face, undone, view };
  }
}
