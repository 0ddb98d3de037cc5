// Sales in one's neighbourhoods, without a thug (SC-37).
import { canSell } from '../rules/selling.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const sell: OperationHandler<'sell'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.sales) > 0 && canSell(s, seat),
  run(s, seat, effect) {
    push(s, { kind: 'sell', seat, left: amountOf(s, seat, effect.sales), sold: [] });
  },
};
