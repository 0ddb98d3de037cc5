// Finds the refusal that explains a touch.
import type { Refusal } from '@backroom/kit';
import type { Action } from '../../src/actions.ts';
import { begins, type Hold, type Pick, pathOf } from '../choices.ts';

/** The refusal on the current path; otherwise one of a path that begins with this touch; otherwise one that contains it. */
export function whyNot(refusals: readonly Refusal<Action>[], { picks }: Hold, pick: Pick): Refusal<Action> | null {
  const paths = refusals.map((refusal) => ({ refusal, path: pathOf(refusal.action) }));
  const found =
    paths.find(({ path }) => begins(path, [...picks, pick])) ??
    paths.find(({ path }) => path[0] === pick) ??
    (picks.length === 0 ? undefined : paths.find(({ path }) => path.includes(pick)));
  return found?.refusal ?? null;
}
