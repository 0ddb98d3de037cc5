// Goods for the Authorities at the card's own price (SC-43).
import { allGoods } from '../rules/goods.ts';
import { push } from '../state.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const fence: Deed<'fence'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.goods) > 0 && allGoods(s, seat) > 0,
  run(s, seat, effect) {
    push(s, { kind: 'fence', seat, left: amountOf(s, seat, effect.goods), price: effect.price });
  },
  say: {
    en: ({ goods, price }, v) =>
      `sell ${v.upTo(goods)}${v.n(goods, 'good', 'goods')} to the Authorities for ${v.dollars(price)} each${v.per(goods)}`,
    de: ({ goods, price }, v) =>
      `verkaufe ${v.upTo(goods)}${v.n(goods, 'Ware', 'Waren')} für je ${v.dollars(price)} an die Behörden${v.per(goods)}`,
    fr: ({ goods, price }, v) =>
      `vends aux Autorités ${v.upTo(goods)}${v.n(goods, 'marchandise', 'marchandises')} à ${v.dollars(price)} pièce${v.per(goods)}`,
    it: ({ goods, price }, v) =>
      `vendi alle Autorità ${v.upTo(goods)}${v.n(goods, 'merce', 'merci')} a ${v.dollars(price)} l’una${v.per(goods)}`,
    es: ({ goods, price }, v) =>
      `vende a las Autoridades ${v.upTo(goods)}${v.n(goods, 'mercancía', 'mercancías')} por ${v.dollars(price)} cada una${v.per(goods)}`,
  },
};
