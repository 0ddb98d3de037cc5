// An upgrade with the Muscle and Influence of the Plan, for less money (SC-47).
import { influenceFor, muscleFor, turnOf } from '../rules/strength.ts';
import { canUpgrade } from '../rules/upgrading.ts';
import { push, type State } from '../state.ts';
import type { Deed } from './deed.ts';

/** In somebody else's turn there is no Plan to meet the requirements with. */
function meansOf(s: State, seat: number, discount: number) {
  const turn = turnOf(s);
  if (turn === null || turn.seat !== seat) return { seat, muscle: 0, influence: 0, discount };
  return { seat, muscle: muscleFor(s, turn, 'upgrade'), influence: influenceFor(s, turn, 'upgrade'), discount };
}

export const upgrade: Deed<'upgrade'> = {
  can: (s, seat, effect) => canUpgrade(s, meansOf(s, seat, effect.discount)),
  run(s, seat, effect) {
    push(s, { kind: 'upgrade', ...meansOf(s, seat, effect.discount) });
  },
  say: {
    en: ({ discount }, v) => `upgrade your gang${discount === 0 ? '' : ` for ${v.dollars(discount)} less`}`,
    de: ({ discount }, v) => `baue deine Gang${discount === 0 ? '' : ` für ${v.dollars(discount)} weniger`} aus`,
    fr: ({ discount }, v) => `améliore ton gang${discount === 0 ? '' : ` pour ${v.dollars(discount)} de moins`}`,
    it: ({ discount }, v) => `potenzia la tua gang${discount === 0 ? '' : ` per ${v.dollars(discount)} in meno`}`,
    es: ({ discount }, v) => `mejora tu banda${discount === 0 ? '' : ` por ${v.dollars(discount)} menos`}`,
  },
};
