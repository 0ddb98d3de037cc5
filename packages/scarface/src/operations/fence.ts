// Goods for the Authorities at the card's own price, which News and Jobs change like the usual one (SC-43).
import { allGoods } from '../rules/goods.ts';
import { modified } from '../rules/powers.ts';
import { push } from '../state.ts';
import type { OperationHandler } from './operation.ts';
import { amountOf } from './reckon.ts';

export const fence: OperationHandler<'fence'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.goods) > 0 && allGoods(s, seat) > 0,
  run(s, seat, effect) {
    push(s, {
      kind: 'fence',
      seat,
      left: amountOf(s, seat, effect.goods),
      price: modified(s, seat, 'fence-price', effect.price),
    });
  },
};
