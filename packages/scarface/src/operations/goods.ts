// Goods from the supply, stored at once (SC-31).
import { receive } from '../rules/goods.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const goods: Deed<'goods'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.amount) > 0,
  run(s, seat, { good, amount }, _of, _at, out) {
    const n = amountOf(s, seat, amount);
    receive(s, seat, good === 'alcohol' ? n : 0, good === 'gun' ? n : 0, good === 'any' ? n : 0, out);
  },
  say: {
    en: (e, v) => `take ${v.goods(e.good, e.amount)}`,
    de: (e, v) => `nimm ${v.goods(e.good, e.amount)}`,
    fr: (e, v) => `prends ${v.goods(e.good, e.amount)}`,
    it: (e, v) => `prendi ${v.goods(e.good, e.amount)}`,
    es: (e, v) => `toma ${v.goods(e.good, e.amount)}`,
  },
};
