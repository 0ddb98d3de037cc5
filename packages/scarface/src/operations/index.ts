// Would effects change anything? Asked before a skill, an option or a cost is offered (SC-16).
import type { Effect } from '../language.ts';
import type { State } from '../state.ts';
import { deedOf } from './deeds.ts';

export function anyCan(s: State, seat: number, effects: readonly Effect[]): boolean {
  for (const effect of effects) if (deedOf(effect).can(s, seat, effect)) return true;
  return false;
}
