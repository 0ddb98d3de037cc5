// Goods from the supply, stored at once (SC-31).
import { receive } from '../rules/goods.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const goods: OperationHandler<'goods'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.amount) > 0,
  run(s, seat, { good, amount }, _of, _at, out) {
    const n = amountOf(s, seat, amount);
    receive(s, seat, good === 'alcohol' ? n : 0, good === 'gun' ? n : 0, good === 'any' ? n : 0, out);
  },
};
