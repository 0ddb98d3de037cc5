// Sales in one's neighbourhoods, without a thug (SC-37).
import { canSell } from '../rules/selling.ts';
import { push } from '../state.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const sell: Deed<'sell'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.sales) > 0 && canSell(s, seat),
  run(s, seat, effect) {
    push(s, { kind: 'sell', seat, left: amountOf(s, seat, effect.sales), sold: [] });
  },
  say: {
    en: ({ sales }, v) => `make ${v.upTo(sales)}${v.n(sales, 'sale', 'sales')} in your neighbourhoods${v.per(sales)}`,
    de: ({ sales }, v) =>
      `verkaufe in ${v.upTo(sales)}${v.n(sales, 'deiner Viertel', 'deiner Viertel')}${v.per(sales)}`,
    fr: ({ sales }, v) => `fais ${v.upTo(sales)}${v.n(sales, 'vente', 'ventes')} dans tes quartiers${v.per(sales)}`,
    it: ({ sales }, v) => `fai ${v.upTo(sales)}${v.n(sales, 'vendita', 'vendite')} nei tuoi quartieri${v.per(sales)}`,
    es: ({ sales }, v) => `haz ${v.upTo(sales)}${v.n(sales, 'venta', 'ventas')} en tus barrios${v.per(sales)}`,
  },
};
