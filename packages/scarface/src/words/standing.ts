// Sums that words need, reckoned from a view as the rules would: a view is close enough to a state for them.
import { redeal } from '../redeal.ts';
import { type FinalCount, finalCount } from '../rules/final.ts';
import { influenceFor, muscleFor, turnOf } from '../rules/strength.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Speaker } from './speaker.ts';

/** Any redeal of the view will do: only public information is read from it. */
const FIRST = { below: (): number => 0 };
export const stateLike = (view: View): State => redeal(view, FIRST);

export const finalOf = (view: View): FinalCount => finalCount(stateLike(view));

/** Muscle and Influence of the Plan under way. */
export function strengthOf(view: View): { readonly muscle: number; readonly influence: number } {
  const s = stateLike(view);
  const turn = turnOf(s);
  return turn === null ? { muscle: 0, influence: 0 } : { muscle: muscleFor(s, turn), influence: influenceFor(s, turn) };
}

export function standingOf({ texts, numbers }: Speaker, view: View, seat: number): string {
  const p = view.players[seat];
  if (p === undefined) return texts.prompts.settingUp;
  const tiles = view.tiles.filter((one) => one.owner === seat);
  const businesses = tiles.reduce((sum, one) => sum + one.tokens.reduce((a, b) => a + b, 0), 0);
  return texts.table.standing({
    gang: texts.gangs[p.gang].name,
    tiles: numbers.number(tiles.length),
    businesses: numbers.number(businesses),
    crime: numbers.number(p.crime),
  });
}
