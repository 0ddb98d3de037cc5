// A car or truck comes from beside the gang board onto the streets (SC-49).
import { bribeOf, isPresent } from '../rules/presence.ts';
import { push } from '../state.ts';
import { DISTRICTS } from '../vocabulary.ts';
import type { OperationHandler } from './operation.ts';

export const vehicle: OperationHandler<'vehicle'> = {
  can(s, seat) {
    const p = s.players[seat];
    if (p.carsLeft + p.trucksLeft === 0) return false;
    for (let d = 0; d < DISTRICTS.length; d++) if (isPresent(s, seat, d) && bribeOf(s, seat, d) <= p.money) return true;
    return false;
  },
  run(s, seat) {
    push(s, { kind: 'vehicle', seat });
  },
};
