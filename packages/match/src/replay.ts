// Every step of a match as a seat or a spectator saw it, or with everything open after the end.
import { type AnyGame, type Parsed, parsed, refused } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import { type Face, faceOf, type Viewer } from './face.ts';
import { takenBack } from './past.ts';
import { fold, walk } from './walk.ts';

export interface ReplayFrame<E = unknown, V = unknown> extends Face<E> {
  /** This step was taken back later. */
  readonly undone: boolean;
  /** After the step. For 'open': the game's complete saved state. */
  readonly view: V;
}

/** Steps that were taken back are shown and marked, or left out. 'open' is refused before the end. */
export function replayFor(
  game: AnyGame,
  entries: readonly Entry[],
  viewer: Viewer,
  undoneToo = true,
): Parsed<Iterable<ReplayFrame>> {
  const match = fold(game, entries);
  if (!match.ok) return match;
  if (viewer === 'open' && match.value.phase !== 'over')
    return refused('the open view is available only after the end');
  if (typeof viewer === 'number' && match.value.chairs[viewer] === undefined) return refused('there is no such seat');
  return parsed({ [Symbol.iterator]: () => frames(game, entries, viewer, undoneToo) });
}

function* frames(
  game: AnyGame,
  entries: readonly Entry[],
  viewer: Viewer,
  undoneToo: boolean,
): Generator<ReplayFrame, undefined> {
  const gone = takenBack(entries);
  for (const { entry, events, match } of walk(game, entries)) {
    const undone = gone.has(entry.seq);
    const face = undone && !undoneToo ? null : faceOf(game, entry, events, viewer);
    if (face === null) continue;
    const view = viewer === 'open' ? game.save(match.state) : game.view(match.state, viewer);
    yield { ...face, undone, view };
  }
}
