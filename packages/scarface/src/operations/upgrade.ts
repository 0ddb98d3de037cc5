// An upgrade by a card, for less money. Skills and Jobs ask for no Muscle and no Influence (SC-15, SC-47).
import { canUpgrade, ENOUGH } from '../rules/upgrading.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';

const meansOf = (seat: number, discount: number) => ({ seat, muscle: ENOUGH, influence: ENOUGH, discount });

export const upgrade: OperationHandler<'upgrade'> = {
  can: (s, seat, effect) => canUpgrade(s, meansOf(seat, effect.discount)),
  run(s, seat, effect) {
    push(s, { kind: 'upgrade', ...meansOf(seat, effect.discount) });
  },
};
