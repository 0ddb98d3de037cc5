// Muscle and Influence for the rest of one's own turn (SC-13). In somebody else's turn they would be wasted.
import { turnOf } from '../rules/strength.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const boost: OperationHandler<'boost'> = {
  can: (s, seat, effect) =>
    turnOf(s)?.seat === seat && amountOf(s, seat, effect.muscle ?? 0) + amountOf(s, seat, effect.influence ?? 0) > 0,
  run(s, seat, effect, _of, _at, out) {
    const turn = turnOf(s);
    if (turn === null || turn.seat !== seat) return;
    const muscle = amountOf(s, seat, effect.muscle ?? 0);
    const influence = amountOf(s, seat, effect.influence ?? 0);
    turn.muscle += muscle;
    turn.influence += influence;
    out?.push({ type: 'boost', seat, muscle, influence });
  },
};
