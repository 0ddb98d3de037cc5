// An Associate of the market joins the gang (SC-36).
import { canHire } from '../rules/hiring.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';

export const hire: OperationHandler<'hire'> = {
  can: (s, _seat, effect) => canHire(s, effect.level),
  run(s, seat, effect) {
    push(s, { kind: 'hire', seat, level: effect.level, free: effect.toHand ? 1 : 0, hired: '' });
  },
};
