// How far a player is with a Job, counted as the rules count it.
import { jobCard } from '../../src/cards/index.ts';
import { countOf, holds } from '../../src/operations/reckon.ts';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { stateLike } from '../../src/words/standing.ts';

export interface Need {
  readonly met: boolean;
  /** For conditions that ask for a number. */
  readonly have: number | null;
  readonly need: number | null;
}

const states = new WeakMap<View, State>();
/** Computed once for each view. */
export function stateOf(view: View): State {
  const known = states.get(view) ?? stateLike(view);
  states.set(view, known);
  return known;
}

export function progressOf(view: View, seat: number, job: string): readonly Need[] {
  const s = stateOf(view);
  return jobCard(job).needs.map((when) => ({
    met: holds(s, seat, when),
    have: 'count' in when ? countOf(s, seat, when.count) : null,
    need: 'least' in when ? when.least : 'most' in when ? when.most : null,
  }));
}
